### What only the terminal says: menus, the dialogue. It speaks English; its drawings are in
### ../drawings, and all that tables say is in ../en.ftl, whose messages this file may name.

## Clauses and records

borders-note = Borders reconstructed, not checked against a printed board.
replay-title = Game { $number }: { $game } – { $seats }
replay-unfinished = The record ends here with the result { $result }.

## Questions and choices of a turn

ask = { $prompt }:
ask-first = { $who } · { $prompt }:
choice-card = { $code }  { $name } { $does }
card-does = { $card ->
    [mr] swap two tiles, crown one of them
    [kt] one follower of each faction, anywhere open
    [11] swap one follower for one, anywhere
    [21] swap two followers for one, between neighbours
    [ra] two Rama followers near home or realm
    [la] two Lao followers near home or realm
   *[ma] two Malay followers near home or realm
}
choice-tile = { $code }  { $province } box { $box }
choice-province = { $code }  { $province } { $followers }
choice-reserve = @   one from beside the board ({ $count } there)
choice-animal = { $cell }  { $side ->
    [E] elephant
   *[R] rhino
} facing { facing-name }
choice-leave = -   leave the board
choice-turn = { $cell }  stay and turn
choice-step = { $cell }  step
choice-enter = { $cell }
choice-push = { $cell }  push
choice-rock-falls = { $choice } – a rock falls; winner: { $who }
choice-facing = { $facing }  { facing-name }
facing-name = { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}

## Before the first move

welcome = Welcome to { $game }. Choose by number; type help for all the rest.
house-repetition = House rule: a draw when the same position comes { $count } times (SH.1).
house-ply-limit = House rule: a draw after { $count } plies (SH.1).
ask-game = Which game shall it be?
ask-players = How many players?
ask-opponents = Who plays?
ask-level = Which level?
opponents-easy = You against the computer, easy (level { $level })
opponents-medium = You against the computer, medium (level { $level })
opponents-hard = You against the computer, hard (level { $level })
opponents-strongest = You against the computer at its strongest (level { $level })
opponents-level = You against another level, from 1 to 10
opponents-greedy = You against the greedy computer
opponents-random = You against the random computer
opponents-none = All seats at this keyboard
two-players = players
three-players = players
four-players = players, in two teams
computer-name = { $seat } ({ $player })

## The dialogue

move-and-words = { $code }  { $words }
thinking = { $who } is thinking …
guide-on = What matters is said from now on.
guide-off = Nothing more is said; `guide` brings it back.
guide-not-here = Only a game of one person and one computer player is guided.
hint-thinking = Looking for good moves …
coach-sure = Are you sure? y plays it, anything else lets you choose again:
coach-on = The coach now asks before a move that gives something away at once.
coach-off = The coach asks no more.
hint-line = { $worth }: { $code }  { $words }
must-pass = { $who } has nothing to play but a pass.
not-understood = I don't understand: { $reason }. Choose a number, or type help.
not-allowed = The rules don't allow that: { $reason }.
turn-restarted = The turn starts again.
taken-back = Taken back: { $count }.
nothing-to-take-back = There is nothing to take back.
nothing-chosen = Nothing is chosen yet; undo takes back the turn before.
no-such-clause = No clause is called { $clause }; type rules for all of them.
which-file = Into which file?
save-where = Save the record? A file's name, or Enter for no:
saved = Saved in { $path }.
not-saved = Not saved: { $reason }.
input-ended = The input has ended, so the game stops here.
goodbye = Goodbye, and thank you for playing.
help =
    Answer with a number, or with what stands beside it (kt, sk, b1).
    A complete move can be typed at any time: { $example }.
      back          one step back in this turn
      hint          what the computer would play, and what it thinks of it
      coach         ask before a move that gives something away at once; again: don't
      guide         what matters, said in every turn; again: no more of it
      undo          this turn from its start; then the turn before
      board         the board as it would be now
      rules K5.9    a clause of the rules; rules alone: all of them
      save FILE     write the record
      quit          stop; the record can be saved
