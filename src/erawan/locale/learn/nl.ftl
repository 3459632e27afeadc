### Wat de terminal zegt terwijl hij uitlegt; de teksten zelf staan in ../../learn/texts.

learn-section = Spelregels, deel { $section }.
learn-example = Voorbeeld
learn-refused = Geweigerd.
learn-step = Stap { $number } van { $steps }: { $title }
learn-choose = Een nummer, of de code van een hele zet; b gaat terug, m toont het bord, q stopt.
learn-not-understood = Dat is geen van de keuzes.
learn-right = Goed.
learn-again = Het mag, maar dit is het niet.
learn-done = Dat was de laatste stap. Speel nu: erawan play { $game } --guided
learn-kept = Ga verder met: erawan learn { $game }
learn-advice-play = Speel verder vanaf een van deze { $count }: erawan learn { $game } --strategy --step 1

## A guided game

guide-only-pass = Je kunt nu alleen passen.
guide-king-pass-you = Als je nu past, is het spel uit en win jij.
guide-king-pass-other = Als je nu past, is het spel uit en wint { $who }.
guide-king-pass-both = Als je nu past, is het spel uit en win je samen met { $who }.
guide-king-pass-british = Als je nu past, gaat { $province } naar de Britten: { $count } van de vier provincies die ze nodig hebben.
guide-king-pass-gives = Als je nu past, gaat { $province } naar de { faction-name }, { $most } tegen { $next }.
guide-king-tied = { $province } staat gelijk, elk { $most }: zo komen de Britten.
guide-king-empty = In { $province } is niemand: zo komen de Britten.
guide-king-leads = In { $province } staan de { faction-name } voor, { $most } tegen { $next }.
guide-king-cards = Kaarten over: jij { $mine }, { $who } { $theirs }. Provincies nog open: { $count }.
guide-king-ahead-you = Als allen vanaf nu pasten, zouden de { faction-name } heersen en zou jij winnen.
guide-king-ahead-other = Als allen vanaf nu pasten, zouden de { faction-name } heersen en zou { $who } winnen.
guide-king-ahead-both = Als allen vanaf nu pasten, zouden de { faction-name } heersen en zou je samen met { $who } winnen.
guide-king-colony-you = Als allen vanaf nu pasten, zou Siam een kolonie zijn en zou jij winnen.
guide-king-colony-other = Als allen vanaf nu pasten, zou Siam een kolonie zijn en zou { $who } winnen.
guide-king-colony-both = Als allen vanaf nu pasten, zou Siam een kolonie zijn en zou je samen met { $who } winnen.
guide-king-gained = { $province } is nu van de { faction-name }: { $count } van acht provincies.
guide-king-british = De Britten hebben { $province }: { $count } van de vier provincies die ze nodig hebben.
guide-king-passed = Als ook { $who } past, gaat { $province } naar de { faction-name }.
guide-king-passed-british = Als ook { $who } past, gaat { $province } naar de Britten.
guide-king-contested = Nu gaat het om { $second } in plaats van { $first }.
guide-king-now-tied = { $province } staat nu gelijk, elk { $most }: zo komen de Britten.
guide-king-now-leads = In { $province } staan nu de { faction-name } voor, { $most } tegen { $next }.
guide-king-now-win = Als allen vanaf nu pasten, zou jij winnen; vóór je kaart niet.
guide-king-now-lose = Als allen vanaf nu pasten, zou { $who } winnen; vóór je kaart jij.
guide-king-court = Aanhangers van de { faction-name }: jij hebt er nu { $mine }, { $who } { $theirs }.

guide-siam-win = { $count ->
    [one] Er is { $count } zet die meteen wint: een rots valt, en het dichtst erachter staat een dier van jou.
   *[other] Er zijn { $count } zetten die meteen winnen: een rots valt, en het dichtst erachter staat een dier van jou.
}
guide-siam-threat = Kijk naar { $cell }: waren de { $side ->
    [E] olifanten
   *[R] neushoorns
} aan de beurt, dan won een duw van daar.
guide-siam-threat-enter = Kijk naar { $cell }: waren de { $side ->
    [E] olifanten
   *[R] neushoorns
} aan de beurt, dan won daar duwend binnenkomen.
guide-siam-gift = Pas op: { $count ->
    [one] { $count } zet van jou zou een rots van het bord duwen
   *[other] { $count } zetten van jou zouden een rots van het bord duwen
} voor de { $side ->
    [E] olifanten
   *[R] neushoorns
}.
guide-siam-reserve = Naast het bord: dieren van jou { $mine }, { $side ->
    [E] olifanten
   *[R] neushoorns
} { $theirs }.
guide-siam-edge = De rots op { $cell } is het dichtst bij de rand: aantal duwen naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
} tot hij valt: { $count }.
guide-siam-no-push = Je kunt deze beurt geen rots duwen.
guide-siam-force = Je sterkste duw tegen een rots begint op { $cell }: kracht { $force }, rotsen in de rij { $rocks }.
guide-siam-nearest-you = Viel de rots op { $cell } naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}, dan stond jouw dier op { $target } er het dichtst achter.
guide-siam-nearest-other = Viel de rots op { $cell } naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}, dan stond de { $side ->
    [E] olifant
   *[R] neushoorn
} op { $target } er het dichtst achter.
guide-siam-can-win = Pas op: de { $side ->
    [E] olifanten
   *[R] neushoorns
} kunnen nu meteen winnen.
guide-siam-threaten = { $count ->
    [one] Je dreigt te winnen: { $count } zet zou het volgende beurt doen.
   *[other] Je dreigt te winnen: { $count } zetten zouden het volgende beurt doen.
}
guide-siam-rock = De rots kwam op { $cell }. Aantal duwen naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
} tot hij valt: { $count }.
guide-siam-sent-back = Naast het bord, { $side ->
    [E] olifanten
   *[R] neushoorns
} nu: { $count }.
guide-siam-left = Jouw dieren naast het bord nu: { $count }.
guide-siam-next-pushes = Zoals het nu staat, zoveel keer kun je volgende beurt tegen een rots duwen: { $count }.
