### Een site voor wie op afstand speelt: namen, uitnodigingen, wachten. In het Nederlands.

site-lead = Koning van Siam en Siam, met je vrienden
site-name-title = Hoe mogen we je noemen?
site-name-about = De anderen aan de tafel zien deze naam. Een account of wachtwoord is niet nodig: deze browser onthoudt je.
site-name-label = Je naam
site-name-take = Deze naam gebruiken
site-name-change = Naam: { $name }
site-name-change-about = Aan tafels waar je al zit houd je de naam waarmee je kwam.
site-lost = De site is niet bereikbaar. Deze pagina komt vanzelf terug.
site-away = De site is niet bereikbaar. Probeer het zo nog eens.
site-me = Jij ({ $name })
site-open = Open plaats: nodig iemand uit
site-make = Zet de tafel klaar
site-waiting-title = Wachten op spelers
site-waiting-about = Het spel begint vanzelf zodra alle plaatsen bezet zijn.
site-waiting-who = Wie waar zit
site-seat-open = open plaats
site-seat-you = { $name } (jij)
site-invite-title = Uitnodigen met een link
site-invite-about = Stuur deze link naar wie mee moet spelen. Hij werkt tot alle plaatsen bezet zijn.
site-invite-link = Adres
site-invite-copy = Kopieer de link
site-invite-copied = Gekopieerd
site-invite-select = Selecteer de link en kopieer hem: zonder https doet deze browser dat niet.
site-invite-share = Delen
site-invite-qr = QR-code van de link
site-invite-scan = Of scan hem met de camera van een telefoon.
site-join-title = Je bent uitgenodigd
site-join-about = Uitnodiging van { $names } voor een partij { $game }.
site-join-piles = Aan deze tafel liggen gespeelde kaarten open.
site-join-clock = Iedereen heeft { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
} op de klok.
site-join-flag = { $way ->
    [bot] Als iemands tijd op is, speelt een bot verder.
   *[pass] Wie geen tijd meer heeft, past vanaf dan.
}
site-join-take = Neem deze plaats
site-join-seat = Neem { $seat }
site-join-full = Alle plaatsen aan deze tafel zijn bezet.
site-join-watch = Kijk toe
site-join-back = Ga naar je tafel
site-watching = je kijkt toe
site-kept-label = Voor wie { $seat } vrij blijft
site-kept-hint = voor iedereen
site-listed = Wie mag gaan zitten
site-listed-for = { $value ->
    [0] Wie ik uitnodig
   *[other] Iedereen hier
}
site-listed-about = { $value ->
    [0] Privé: alleen wie de link heeft, of voor wie een plaats op naam vrij blijft, komt aan deze tafel.
   *[other] Iedereen op deze site ziet deze tafel en mag een open plaats nemen.
}
site-seat-kept = vrijgehouden voor { $name }
site-seat-change = { $way ->
    [leave] Verlaat
    [free] Stuur weg
    [bot] Haal de bot weg
   *[open] Voor iedereen
}
site-join-kept = De plaatsen die nog open zijn, blijven vrij voor anderen.
site-lobby-title = Open tafels
site-lobby-none = Niemand wacht nu op spelers. Dek een tafel waar iedereen hier mag aanschuiven.
site-lobby-no-fit = Geen open tafel past. Haal een filter weg.
site-lobby-free = { $open ->
    [one] { $open } open plaats van { $players }
   *[other] { $open } open plaatsen van { $players }
}
site-lobby-kept = een plaats blijft vrij voor jou
site-lobby-sit = Ga zitten
site-lobby-sit-at = { $seat ->
    [none] Ga zitten: { $game } met { $names }
   *[other] Neem { $seat }: { $game } met { $names }
}
site-clock = { $clock ->
    [none] Zonder klok
    [quick] Tot 10 minuten
   *[slow] Meer dan 10 minuten
}
site-ask = { $kind ->
    [take_back] Vraag om mijn zet terug te nemen
    [draw] Bied remise aan
    [pause] Vraag om een pauze
   *[resume] Vraag om verder te spelen
}
site-offer-title = Een vraag aan iedereen aan tafel
site-offer-yes = Akkoord
site-offer-no = Weigeren
site-offer-withdraw = Laat maar
site-offer-waiting = Je hebt het de anderen gevraagd. De volgende zet beëindigt de vraag.
site-offer-declined = Niet iedereen stemde in.
site-paused-about = Het spel is gepauzeerd: geen klok loopt en niemand zet tot iedereen verder wil.
site-rematch = Ga naar de revanche
site-rematch-about = Iemand heeft de tafel al gedekt
site-vanished = Als iemand wegblijft
site-vanished-way = { $way ->
    [timer] Een bot neemt het vanzelf over
   *[vote] De anderen mogen een bot inzetten
}
site-vanished-about = Na zo lang zonder dat de pagina openstaat. Wie terugkomt, krijgt de plaats op verzoek terug.
site-patience = { $count ->
    [one] na { $count } minuut
   *[other] na { $count } minuten
}
site-delay = Wie meekijkt, ziet de partij
site-delay-minutes = { $count ->
    [0] meteen
    [one] { $count } minuut later
   *[other] { $count } minuten later
}
site-join-delay = Wie meekijkt, ziet deze partij { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
} later.
site-open-table = Open tafel (K8.3): iedereen mag praten en kaarten noemen
site-join-open = Open tafel: iedereen mag praten en kaarten noemen, die open liggen (K8.3).
site-join-silence = Partners mogen niet praten en geen kaarten laten zien (K8.3).
site-gone = Weg: { $name }.
site-gone-timer = Over { $time } neemt een bot het over.
site-gone-vote = Over { $time } mag je een bot inzetten.
site-gone-put = Laat een bot spelen voor { $name }
site-stood-in = Een bot speelt voor jou.
site-return = Neem je plaats terug
site-fill = Zet hier een bot
site-fill-bot = Welke bot voor { $seat }
