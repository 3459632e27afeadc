### What the page itself says, in Dutch.

page-title = Erawan
page-game = { $game ->
    [siam] Siam
   *[king-of-siam] Koning van Siam
}
page-lead = Koning van Siam en Siam, op je eigen tafel
page-narration = Verslag
page-connection = Verbinding
page-lost = De app draait niet. Deze pagina komt vanzelf terug zodra je erawan weer start.
page-no-key = Dit tabblad is zijn sleutel kwijt. Start erawan nog eens, dan komt er een nieuwe.
page-away = De app draait niet. Start erawan opnieuw en probeer het nog eens.
page-waiting = { $count ->
    [one] { $count } keuze is nog niet bewaard; die blijft hier staan.
   *[other] { $count } keuzes zijn nog niet bewaard; ze blijven hier staan.
}
page-setting-table = De tafel wordt klaargezet …
page-back-to-start = Terug naar het begin
page-close = Sluiten

## The first screen

start-king-about = Drie machtsgroepen, acht provincies, de Britten aan de deur. Maak een koning, of verlies het rijk met stijl.
start-siam-about = Olifanten en neushoorns duwen tegen de rotsen. Wie er een van het bord drijft, wint.
start-players = { $most ->
    [2] Voor twee
   *[other] Voor { $least } tot { $most } spelers
}
start-play-short = Speel
start-play = Speel { $game }
start-continue = Verder spelen
start-recent = Recente spellen
start-paste = Verslag plakken
start-paste-about = Een spel dat is opgeschreven, hier of elders, om door te bladeren.
start-paste-text = Verslag
start-paste-open = Doorbladeren
start-settings = Instellingen

## A new table

new-who = Wie zit waar
new-seat = Plaats { $number }
new-seat-side = { $side ->
    [E] Olifanten
   *[R] Neushoorns
}
new-team = { $team ->
    [0] team A
   *[1] team B
}
new-person = Een mens
new-computer = De computer
new-level = Niveau { $level } – { $name }
new-simple = Zomaar voor de lol
new-style = Stijl van de computerspelers
new-name = Naam: { $seat }
new-players = Spelers
new-options = Opties
new-board = Bord
new-board-name = { $board ->
    [siam] Siam
    [britain] Brittannië
    [classic] Klassiek
    [temple] Tempel
   *[own] { $board }
}
new-board-unverified = Grenzen gereconstrueerd, niet vergeleken met een gedrukt bord.
new-clock = Klok
new-clock-none = Geen
new-clock-minutes = elk { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
new-flag = Als de tijd op is
new-flag-way = { $way ->
    [bot] Een bot speelt verder
   *[pass] Die plaats past vanaf dan
}
new-open-piles = Gespeelde kaarten liggen open
new-confirm = Vragen voordat een beurt gespeeld wordt
new-auto-pass = Passen voor wie alleen kan passen
new-seed = Nummer van de verdeling
new-seed-hint = toevallig
new-crosses = Kruisvelden eerst gesloten
new-crosses-entry = voor wie binnenkomt
new-crosses-arrival = voor wie aankomt
new-crosses-off = nooit
new-force = Een duw wordt gemeten
new-force-stepwise = dier voor dier
new-force-total = als geheel
new-removals = Het bord verlaten
new-removals-none = zo vaak je wilt
new-removals-count = { $count ->
    [one] één keer
   *[other] { $count } keer
}
new-repetition = Remise bij de derde herhaling
new-limit = Remise na 200 zetten
new-crosses-about = { $value ->
    [entry] In de eerste twee beurten van elke kant mag geen dier op een kruisveld binnenkomen (S3.2).
    [arrival] In de eerste twee beurten van elke kant mag het gespeelde dier niet op een kruisveld eindigen, hoe het er ook komt (S3.2).
   *[off] De kruisvelden zijn vanaf het begin als alle andere.
}
new-force-about = { $value ->
    [stepwise] De kracht moet bij elk stuk langs de lijn genoeg zijn; wie voorbij een hindernis staat, helpt niet (S7.F).
   *[total] Alleen de sommen over de hele lijn tellen (S7.F).
}
new-removals-about = { $value ->
    [1] Elke kant mag één keer per spel een dier van het bord nemen (variant B).
   *[-1] In elke beurt mag een eigen dier van een buitenveld worden genomen.
}
new-repetition-about = Een huisregel van ons: dezelfde stelling voor de derde keer is remise (SH.1).
new-limit-about = Een huisregel van ons: remise na 200 zetten, zodat geen spel eeuwig duurt (SH.1).
new-play = Spelen
new-back = Terug

## Settings

settings-theme = Licht
settings-theme-auto = Zoals het systeem
settings-theme-light = Dag
settings-theme-dark = Nacht
settings-contrast = Hoog contrast
settings-language = Taal
settings-language-auto = Zoals de browser
settings-sound = Geluiden
settings-motion = Beweging
settings-ask-pass = Vraag het vóór een pas die iets weggeeft
settings-pace = Tijd voor bots
settings-pace-value = { $ms ->
    [0] geen
    [500] een halve seconde
    [900] een seconde
   *[2000] twee seconden
}

## At a table

table-menu = Menu
table-zoom-back = Het hele bord
table-take-back = Terugnemen
table-actions = Acties
table-moving = De zet wordt getoond
table-resign = Opgeven
table-resign-sure = Wil je dit spel opgeven?
table-resign-yes = Ja, ik geef op
table-resign-no = Nee, verder spelen
table-skip = Niet wachten
table-log = Verloop
table-show-again = Nog eens tonen
table-show-again-of = Nog eens tonen: { $ply }, { $move }
table-undone = teruggenomen
table-clock = { $name }: nog { $time }
table-confirm = Bevestigen
table-back = Terug
table-clear = Opnieuw
table-pass = Passen
pass-sure = Toch passen?
pass-no = Niet passen
pass-yes = Toch passen
coach-button = De coach
coach-about = Coach: vraagt het vóór een zet die meteen iets weggeeft
coach-sure = Weet je het zeker?
coach-no = Kies een andere zet
coach-yes = Toch spelen
table-hint = Tip
table-hint-title = Wat de computer zou spelen
table-hint-thinking = Goede zetten zoeken …
table-hint-show = Toon op het bord
table-hint-show-of = Toon op het bord: voorstel { $number }
table-hint-play = Speel dit
table-hint-play-of = Speel dit: voorstel { $number }
table-log-empty = Hier staat wat er gebeurt, zet voor zet.
table-log-passes = { $count } keer gepast
