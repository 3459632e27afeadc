### What the page itself says, in English.

page-title = Erawan
page-game = { $game ->
    [siam] Siam
   *[king-of-siam] King of Siam
}
page-lead = King of Siam and Siam, on your own table
page-narration = Narration
page-connection = Connection
page-lost = The app is not running. This page comes back by itself once you start erawan again.
page-no-key = This tab has lost its key. Start erawan once more, and it opens with a new one.
page-away = The app is not running. Start erawan again, then try once more.
page-waiting = { $count ->
    [one] One choice is not saved yet; it is kept here.
   *[other] { $count } choices are not saved yet; they are kept here.
}
page-setting-table = Setting the table …
page-back-to-start = Back to the start
page-close = Close

## The first screen

start-king-about = Three factions, eight provinces, the British at the door. Make a king, or lose the realm with grace.
start-siam-about = Elephants and rhinos push at the rocks. Whoever drives one off the board wins.
start-players = { $most ->
    [2] For 2 players
   *[other] For { $least } to { $most } players
}
start-play-short = Play
start-play = Play { $game }
start-continue = Continue
start-recent = Recent games
start-paste = Paste a record
start-paste-about = A game that was written down, here or elsewhere, to look through.
start-paste-text = Record
start-paste-open = Look through it
start-settings = Settings

## A new table

new-who = Who sits where
new-seat = Seat { $number }
new-seat-side = { $side ->
    [E] Elephants
   *[R] Rhinos
}
new-team = { $team ->
    [0] team A
   *[1] team B
}
new-person = A person
new-computer = Computer
new-level = Level { $level } – { $name }
new-simple = Just for fun
new-style = Manner of the computer players
new-name = Name of { $seat }
new-players = Players
new-options = Options
new-board = Board
new-board-name = { $board ->
    [siam] Siam
    [britain] Britain
    [classic] Classic
    [temple] Temple
   *[own] { $board }
}
new-board-unverified = Borders reconstructed, not checked against a printed board.
new-clock = Clock
new-clock-none = None
new-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} each
new-flag = When time runs out
new-flag-way = { $way ->
    [bot] A bot plays on
   *[pass] The seat passes from then on
}
new-open-piles = Played cards lie open
new-confirm = Ask before a turn is played
new-auto-pass = Pass for whoever can only pass
new-seed = Number of the deal
new-seed-hint = by chance
new-crosses = Cross cells closed at first
new-crosses-entry = to entering
new-crosses-arrival = to arriving
new-crosses-off = never
new-force = A push is measured
new-force-stepwise = animal by animal
new-force-total = as a whole
new-removals = Leaving the board
new-removals-none = as often as one likes
new-removals-count = { $count ->
    [one] once
   *[other] { $count } times
}
new-repetition = Draw at the third repetition
new-limit = Draw after 200 moves
new-crosses-about = { $value ->
    [entry] In the first two turns of each side no animal may enter on a cross cell (S3.2).
    [arrival] In the first two turns of each side the animal played may not end on a cross cell, however it comes (S3.2).
   *[off] The cross cells are like all others from the start.
}
new-force-about = { $value ->
    [stepwise] The force must do at every piece along the line; helpers beyond an obstacle don't help (S7.F).
   *[total] Only the sums over the whole line count (S7.F).
}
new-removals-about = { $value ->
    [1] Each side may take an animal off the board once in the game (variation B).
   *[-1] Every turn may be used to take an animal of one's own off an outside cell.
}
new-repetition-about = A house rule of ours: the same position for the third time is a draw (SH.1).
new-limit-about = A house rule of ours: a draw after 200 moves, so that no game goes on for ever (SH.1).
new-play = Play
new-back = Back

## Settings

settings-theme = Light
settings-theme-auto = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-contrast = High contrast
settings-language = Language
settings-language-auto = As the browser
settings-sound = Sounds
settings-motion = Movement
settings-ask-pass = Ask before a pass that gives something away
settings-pace = Bots take
settings-pace-value = { $ms ->
    [0] no time
    [500] half a second
    [900] a second
   *[2000] two seconds
}

## At a table

table-menu = Menu
table-zoom-back = The whole board
table-take-back = Take back
table-actions = Actions
table-moving = The move is being shown
table-resign = Resign
table-resign-sure = Give this game up?
table-resign-yes = Yes, resign
table-resign-no = No, play on
table-skip = Don't wait
table-log = Log
table-show-again = Show again
table-show-again-of = Show again: { $ply }, { $move }
table-undone = taken back
table-clock = { $name }: { $time } left
table-confirm = Confirm
table-back = Back
table-clear = Start over
table-pass = Pass
pass-sure = Pass all the same?
pass-no = Don't pass
pass-yes = Pass all the same
coach-button = Coach
coach-about = Coach: asks before a move that gives something away at once
coach-sure = Are you sure?
coach-no = Choose another move
coach-yes = Play it all the same
table-hint = Hint
table-hint-title = What the computer would play
table-hint-thinking = Looking for good moves …
table-hint-show = Show on the board
table-hint-show-of = Show on the board: suggestion { $number }
table-hint-play = Play it
table-hint-play-of = Play it: suggestion { $number }
table-log-empty = What happens is written here, move by move.
table-log-passes = { $count } passes
