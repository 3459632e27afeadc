### The room: one screen as the table, phones as hands. In Dutch.

room-title = De kamer is open
room-qr = QR-code van de kamer
room-step-network = Verbind de telefoons met hetzelfde netwerk (wifi) als deze computer.
room-step-scan = Scan de code met de camera van elke telefoon, of open
room-step-table = Zet hier een tafel klaar. Iedereen neemt plaats op de eigen telefoon; dit scherm is de tafel.
room-others = Deze computer is ook in andere netwerken, als { $addresses }. Zijn de telefoons daar, start dan met erawan --address en dat adres.
room-https = Wat hier niet werkt: meldingen, passkeys, installeren
room-https-about = Browsers staan dit alleen toe waar een site https heeft, en een kamer heeft dat niet: wie in hetzelfde netwerk zit, zou kunnen meelezen. Al het andere werkt. Gebruik hier geen wachtwoord dat je elders gebruikt.
room-lead = Koning van Siam en Siam, met iedereen in deze kamer
room-name-about = De anderen aan de tafel zien deze naam. Deze telefoon onthoudt je plaats, ook als de pagina opnieuw wordt geladen.
room-none = Er staat nog geen tafel klaar. Zodra er een op het grote scherm klaarstaat, zie je die hier.
room-hands = Waar er gespeeld wordt
room-hands-on = { $hands ->
    [here] Allen op dit scherm
   *[phones] Ieder op een telefoon
}
room-hands-about = { $hands ->
    [here] Het scherm wordt doorgegeven; niemand heeft een telefoon nodig.
   *[phones] Dit scherm toont de tafel. Kaarten en keuzes staan op de telefoon van wie daar zit.
}
room-own = Aan dit scherm
room-join-about = Aan deze tafel wordt { $game } gespeeld.
room-waiting-about = Scan de code met een telefoon om plaats te nemen. Het spel begint vanzelf zodra alle plaatsen bezet zijn.
