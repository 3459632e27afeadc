### What the page says around a Siam board, in Italian.

siam-board = Tabellone
siam-cell-empty = { $cell }, vuota
siam-cell-cross = { $cell }, una croce, vuota
siam-cell-barred = { $cell }, una croce, per ora chiusa
siam-cell-rock = { $cell }, roccia
siam-reserve = { $side ->
    [E] { $count ->
        [one] { $count } elefante aspetta
       *[other] { $count } elefanti aspettano
    }
   *[R] { $count ->
        [one] { $count } rinoceronte aspetta
       *[other] { $count } rinoceronti aspettano
    }
} nella riserva
siam-told-animal = { $cell } rivolto verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}
siam-told-side = { $side ->
    [E] Elefanti
   *[R] Rinoceronti
}: { $count ->
    [0] nessuno sul tabellone
   *[other] { $animals }
}; { $reserve } nella riserva.
siam-told-rocks = { $count ->
    [one] Roccia: { $cells }.
   *[other] Rocce: { $cells }.
}
siam-told-barred = Croci per ora chiuse: { $cells }.
siam-turn = Gira
siam-leave = Esci
siam-turn-label = Gira questo animale
siam-leave-label = Esci dal tabellone
siam-flip = Gira il tabellone
siam-left-once = già usciti una volta
siam-keys = Tasti
siam-keys-about = Frecce e Invio scelgono. W A S D guardano su, a sinistra, giù, a destra. R gira, X esce, Backspace torna indietro, Esc ricomincia. H chiede un suggerimento.
siam-hint-drag = Tocca un animale, o trascinalo dove deve andare.
siam-banner = Previsione
