### What the page says around a Siam board, in English.

siam-board = Board
siam-cell-empty = { $cell }, empty
siam-cell-cross = { $cell }, a cross, empty
siam-cell-barred = { $cell }, a cross, closed for now
siam-cell-rock = { $cell }, rock
siam-reserve = { $side ->
    [E] { $count ->
        [one] One elephant waits
       *[other] { $count } elephants wait
    }
   *[R] { $count ->
        [one] One rhino waits
       *[other] { $count } rhinos wait
    }
} in the reserve
siam-told-animal = { $cell } facing { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
siam-told-side = { $side ->
    [E] Elephants
   *[R] Rhinos
}: { $count ->
    [0] none on the board
   *[other] { $animals }
}; { $reserve } in the reserve.
siam-told-rocks = { $count ->
    [one] Rock: { $cells }.
   *[other] Rocks: { $cells }.
}
siam-told-barred = Crosses closed for now: { $cells }.
siam-turn = Turn
siam-leave = Leave
siam-turn-label = Turn this animal
siam-leave-label = Leave the board
siam-flip = Turn the board round
siam-left-once = has left once
siam-keys = Keys
siam-keys-about = Arrows and Enter choose. W A S D face up, left, down, right. R turns, X leaves, Backspace goes back, Escape starts over. H asks for a hint.
siam-hint-drag = Tap an animal, or drag it where it should go.
siam-banner = Outlook
