### What the page says around a Siam board, in Dutch.

siam-board = Bord
siam-cell-empty = { $cell }, leeg
siam-cell-cross = { $cell }, een kruis, leeg
siam-cell-barred = { $cell }, een kruis, nu nog gesloten
siam-cell-rock = { $cell }, rots
siam-reserve = { $side ->
    [E] { $count ->
        [one] { $count } olifant wacht
       *[other] { $count } olifanten wachten
    }
   *[R] { $count ->
        [one] { $count } neushoorn wacht
       *[other] { $count } neushoorns wachten
    }
} in de reserve
siam-told-animal = { $cell } naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}
siam-told-side = { $side ->
    [E] Olifanten
   *[R] Neushoorns
}: { $count ->
    [0] geen op het bord
   *[other] { $animals }
}; { $reserve } in de reserve.
siam-told-rocks = { $count ->
    [one] Rots: { $cells }.
   *[other] Rotsen: { $cells }.
}
siam-told-barred = Kruisen nu nog gesloten: { $cells }.
siam-turn = Draai
siam-leave = Weg
siam-turn-label = Draai dit dier
siam-leave-label = Weg van het bord
siam-flip = Draai het bord om
siam-left-once = is al eens weggegaan
siam-keys = Toetsen
siam-keys-about = Pijlen en Enter kiezen. W A S D kijken omhoog, links, omlaag, rechts. R draait, X gaat weg, Backspace gaat terug, Escape begint opnieuw. H vraagt om een tip.
siam-hint-drag = Tik op een dier, of sleep het naar zijn plaats.
siam-banner = Vooruitzicht
