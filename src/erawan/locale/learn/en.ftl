### What the terminal says while it teaches; texts that teach are in ../../learn/texts.

learn-section = Rulebook, section { $section }.
learn-example = Example
learn-refused = Refused.
learn-step = Step { $number } of { $steps }: { $title }
learn-choose = Number, or the code of a whole move; b goes back, m shows the board, q ends.
learn-not-understood = That is none of the choices.
learn-right = Right.
learn-again = Legal, but not it.
learn-done = That was the last step. Now play: erawan play { $game } --guided
learn-kept = Go on with: erawan learn { $game }
learn-advice-play = Play on from one of these { $count }: erawan learn { $game } --strategy --step 1

## A guided game

guide-only-pass = You can only pass now.
guide-king-pass-you = If you pass now, the game ends, and you win.
guide-king-pass-other = If you pass now, the game ends, and { $who } wins.
guide-king-pass-both = If you pass now, the game ends, and you win together with { $who }.
guide-king-pass-british = If you pass now, { $province } goes to the British: { $count } of the four provinces they need.
guide-king-pass-gives = If you pass now, { $province } goes to { faction-name }, { $most } to { $next }.
guide-king-tied = { $province } is tied, { $most } each: as it stands, the British come.
guide-king-empty = Nobody is in { $province }: as it stands, the British come.
guide-king-leads = { faction-name } leads in { $province }, { $most } to { $next }.
guide-king-cards = Cards left: you { $mine }, { $who } { $theirs }. Provinces still open: { $count }.
guide-king-ahead-you = If all passed from now on, { faction-name } would rule and you would win.
guide-king-ahead-other = If all passed from now on, { faction-name } would rule and { $who } would win.
guide-king-ahead-both = If all passed from now on, { faction-name } would rule and you would win together with { $who }.
guide-king-colony-you = If all passed from now on, Siam would be a colony and you would win.
guide-king-colony-other = If all passed from now on, Siam would be a colony and { $who } would win.
guide-king-colony-both = If all passed from now on, Siam would be a colony and you would win together with { $who }.
guide-king-gained = { $province } belongs to { faction-name } now: { $count } of eight provinces.
guide-king-british = The British have { $province }: { $count } of the four provinces they need.
guide-king-passed = If { $who } passes too, { $province } goes to { faction-name }.
guide-king-passed-british = If { $who } passes too, { $province } goes to the British.
guide-king-contested = { $second } is contested now in place of { $first }.
guide-king-now-tied = { $province } is tied now, { $most } each: as it stands, the British come.
guide-king-now-leads = { faction-name } leads in { $province } now, { $most } to { $next }.
guide-king-now-win = If all passed from now on, you would win; before your card you would not have.
guide-king-now-lose = If all passed from now on, { $who } would win; before your card you would have.
guide-king-court = Followers of { faction-name }: you have { $mine } now, { $who } { $theirs }.

guide-siam-win = { $count ->
    [one] There is { $count } move that wins at once: a rock falls, and an animal of yours is nearest behind it.
   *[other] There are { $count } moves that win at once: a rock falls, and an animal of yours is nearest behind it.
}
guide-siam-threat = Look at { $cell }: if it were the turn of the { $side ->
    [E] elephants
   *[R] rhinos
}, a push from there would win.
guide-siam-threat-enter = Look at { $cell }: if it were the turn of the { $side ->
    [E] elephants
   *[R] rhinos
}, pushing in there would win.
guide-siam-gift = Careful: { $count ->
    [one] { $count } move of yours would push a rock off
   *[other] { $count } moves of yours would push a rock off
} for the { $side ->
    [E] elephants
   *[R] rhinos
}.
guide-siam-reserve = Beside the board: your animals { $mine }, { $side ->
    [E] elephants
   *[R] rhinos
} { $theirs }.
guide-siam-edge = The rock on { $cell } is nearest to the edge: pushes to the { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
} until it falls: { $count }.
guide-siam-no-push = You can't push any rock this turn.
guide-siam-force = Your strongest push at a rock starts from { $cell }: force { $force }, rocks in the line { $rocks }.
guide-siam-nearest-you = If the rock on { $cell } fell to the { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}, your animal on { $target } would be nearest behind it.
guide-siam-nearest-other = If the rock on { $cell } fell to the { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}, the { $side ->
    [E] elephant
   *[R] rhino
} on { $target } would be nearest behind it.
guide-siam-can-win = Careful: the { $side ->
    [E] elephants
   *[R] rhinos
} can win at once now.
guide-siam-threaten = { $count ->
    [one] You threaten to win: { $count } move would do it next turn.
   *[other] You threaten to win: { $count } moves would do it next turn.
}
guide-siam-rock = The rock came to { $cell }. Pushes to the { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
} until it falls: { $count }.
guide-siam-sent-back = Beside the board, { $side ->
    [E] elephants
   *[R] rhinos
} now: { $count }.
guide-siam-left = Your animals beside the board now: { $count }.
guide-siam-next-pushes = As it stands, pushes at a rock that you will have next turn: { $count }.
