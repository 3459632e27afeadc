### What the page says about all games that were played, in Dutch.

games-title = Alle spellen
games-search = Titel of speler
games-filter = Filters
games-game = Spel
games-any = Alle
games-opponent = Tegen
games-opponent-people = Mensen
games-opponent-bots = Een computerspeler
games-standing = Uitslag
games-standing-name = { $standing ->
    [unfinished] Nog niet afgelopen
    [won] Gewonnen
    [lost] Verloren
    [draw] Remise
    [over] Onder mensen
   *[review] Verslagen om te bekijken
}
games-since = Vanaf
games-until = Tot en met
games-removed = Verwijderde spellen
games-none = Er past geen spel bij. Haal een filter weg, of speel er een.
games-none-yet = Hier is nog niet gespeeld.
games-none-removed = Er is geen spel verwijderd.
games-more = Toon meer
games-searching = Zoeken …
games-rename = Titel geven: { $game }
games-rename-title = Titel van dit spel
games-rename-about = Met een lege titel gaat hij weg.
games-rename-save = Bewaren
games-remove = Verwijderen: { $game }
games-removed-one = Verwijderd: { $game }
games-undo = Ongedaan maken
games-undo-of = Ongedaan maken: { $game }
games-restore = Terughalen: { $game }
games-restored = Teruggehaald: { $game }
games-download = Alle verslagen downloaden
games-all = Alle spellen en statistieken
games-deal = Verdeling { $deal }
games-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}

## Statistics

stats-title = Hoe je het doet
stats-about = Afgelopen spellen van één mens tegen computerspelers van één niveau.
stats-none = Er is nog geen zo'n spel afgelopen: speel er een uit tegen de computer.
stats-level = Niveau
stats-share = Deel gewonnen
stats-won = Gewonnen
stats-drawn = Remise
stats-lost = Verloren
stats-recent = De laatste spellen, per niveau
stats-recent-about = Elk teken is een spel: vol is gewonnen, half is remise, leeg is verloren.
stats-recent-one = { $game }, spel { $number }: niveau { $level }, { $result ->
    [won] gewonnen
    [draw] remise
   *[lost] verloren
}
stats-play = Speel niveau { $level }
stats-play-of = Speel niveau { $level }: { $game }

## A record that is damaged

paste-damage = Waar de schade zit
paste-damaged-about = Er wordt niets bewaard, tenzij je dat zegt.
paste-damaged-keep = Bewaar wat te lezen is

## Playing on, and the same deal

branch-open = Vanaf hier verder spelen
branch-about = Met deze stelling begint een nieuw spel. Het oude blijft zoals het is.
branch-play = Spelen
deal-number = Verdeling { $deal }
deal-again = Deze verdeling nog eens spelen
seat-level = niveau { $level }

## Somewhere else

missing-title = Hier is niets
missing-about = Dit adres leidt nergens heen: { $path }

## Installing

install-title = Als app installeren
install-button = De pagina kan op dit apparaat blijven: dan opent ze meteen en kun je er verslagen mee delen.
install-menu = Met het menu van de browser kun je deze pagina installeren of op het beginscherm zetten, als hij dat kan.
install-insecure = Browsers installeren pagina's alleen via https, of op de computer waarop erawan zelf draait. Dit adres is geen van beide.
install-done = Deze pagina is geïnstalleerd.
install-do = Installeren
