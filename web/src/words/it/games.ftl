### What the page says about all games that were played, in Italian.

games-title = Tutte le partite
games-search = Titolo o giocatore
games-filter = Filtri
games-game = Gioco
games-any = Tutti
games-opponent = Contro
games-opponent-people = Persone
games-opponent-bots = Un qualsiasi giocatore del computer
games-standing = Risultato
games-standing-name = { $standing ->
    [unfinished] Non ancora finite
    [won] Vinte
    [lost] Perse
    [draw] Patte
    [over] Tra più persone
   *[review] Registrazioni da guardare
}
games-since = Dal
games-until = Al
games-removed = Partite tolte
games-none = Nessuna partita corrisponde. Togli un filtro, o giocane una.
games-none-yet = Qui non si è ancora giocato.
games-none-removed = Nessuna partita è stata tolta.
games-more = Mostrane altre
games-searching = Cerco …
games-rename = Dai un titolo: { $game }
games-rename-title = Titolo di questa partita
games-rename-about = Un titolo vuoto lo toglie.
games-rename-save = Salva
games-remove = Togli: { $game }
games-removed-one = Tolta: { $game }
games-undo = Annulla
games-undo-of = Annulla: { $game }
games-restore = Rimetti: { $game }
games-restored = Rimessa: { $game }
games-download = Scarica tutte le registrazioni
games-all = Tutte le partite e le statistiche
games-deal = Distribuzione { $deal }
games-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}

## Statistics

stats-title = Come te la cavi
stats-about = Partite finite di una persona contro giocatori del computer di un solo livello.
stats-none = Nessuna partita così è ancora finita: finiscine una contro il computer.
stats-level = Livello
stats-share = Quota di vinte
stats-won = Vinte
stats-drawn = Patte
stats-lost = Perse
stats-recent = Le ultime partite, per livello
stats-recent-about = Ogni segno è una partita: pieno è vinta, mezzo è patta, vuoto è persa.
stats-recent-one = { $game }, partita { $number }: livello { $level }, { $result ->
    [won] vinta
    [draw] patta
   *[lost] persa
}
stats-play = Gioca al livello { $level }
stats-play-of = Gioca al livello { $level }: { $game }

## A record that is damaged

paste-damage = Dov'è il danno
paste-damaged-about = Non si conserva nulla, se non lo dici tu.
paste-damaged-keep = Conserva ciò che si legge

## Playing on, and the same deal

branch-open = Continua da qui
branch-about = Da questa posizione comincia una nuova partita. La vecchia resta com'è.
branch-play = Gioca
deal-number = Distribuzione { $deal }
deal-again = Rigioca questa distribuzione
seat-level = livello { $level }

## Somewhere else

missing-title = Qui non c'è nulla
missing-about = Questo indirizzo non porta da nessuna parte: { $path }

## Installing

install-title = Installa come app
install-button = La pagina può restare su questo dispositivo: si apre subito, e con essa si possono condividere registrazioni.
install-menu = Il menu del browser può installare questa pagina o aggiungerla alla schermata iniziale, se ne è capace.
install-insecure = I browser installano pagine solo tramite https, o sul computer su cui gira erawan. Questo indirizzo non è né l'uno né l'altro.
install-done = Questa pagina è installata.
install-do = Installa
