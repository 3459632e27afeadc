### What tables say, in English. The keys and their arguments are those of erawan/views/keys.py.
### Short, in the voice of a friendly umpire. A message that names another, such as
### { faction-name }, hands its own arguments on to it.

## Names

seat-name = Player { $number }
seat-you = you
side-name = { $side ->
    [E] Elephants
   *[R] Rhinos
}
faction-name = { $faction ->
    [R] Rama
    [L] Lao
   *[M] Malay
}
holder-name = { $holder ->
    [R] Rama
    [L] Lao
    [M] Malay
   *[B] British
}
card-name = { $card ->
    [mr] Maharacha
    [kt] Khon Thai
    [11] 1 vs 1
    [21] 2 vs 1
    [ra] Rama
    [la] Lao
   *[ma] Malay
}
faction-pair = two { faction-name }
follower-name = { faction-name }
# Languages that have names or letters of their own select on them; what is unknown stays as it is.
province-name = { $place ->
   *[other] { $name }
}
bot-person = { $name }
team-name = team { $names }
occurrences-name = times
plies-name = moves

## What is going on

king-status-you = Struggle { $struggle } of 8 · { $province } · Your turn: play a card or pass
king-status-you-pass = Struggle { $struggle } of 8 · { $province } · Your turn: you can only pass
king-status-you-passed = Struggle { $struggle } of 8 · { $province } · You can only pass: done for you
king-status-passed = Struggle { $struggle } of 8 · { $province } · { $who } can only pass
king-status-you-late = Struggle { $struggle } of 8 · { $province } · You are out of time: you pass
king-status-late = Struggle { $struggle } of 8 · { $province } · { $who } is out of time and passes
king-status-you-stand-in = Struggle { $struggle } of 8 · { $province } · A bot plays for you
king-status-stand-in = Struggle { $struggle } of 8 · { $province } · A bot plays for { $who }
king-status-turn = Struggle { $struggle } of 8 · { $province } · { $who } to play
king-status-thinking = Struggle { $struggle } of 8 · { $province } · { $who } is thinking
siam-status-you = Your turn: move one of the { $side ->
    [E] elephants
   *[R] rhinos
}
siam-status-turn = { $who } to move · { $side ->
    [E] elephants
   *[R] rhinos
}
siam-status-side = { $side ->
    [E] Elephants to move
   *[R] Rhinos to move
}
siam-status-thinking = { $who } is thinking · { $side ->
    [E] elephants
   *[R] rhinos
}
siam-status-you-stand-in = A bot plays for you · { $side ->
    [E] elephants
   *[R] rhinos
}
siam-status-stand-in = A bot plays for { $who } · { $side ->
    [E] elephants
   *[R] rhinos
}
status-over = The game is over
status-waiting = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
status-review = Move { $ply } of { $plies }
status-paused = The game is paused
offer-take-back = { $who } would like to take the last move back.
offer-draw = { $who } offers a draw.
offer-pause = { $who } would like a pause: no clock runs until all want to go on.
offer-resume = { $who } would like to go on.
offer-stand-in = { $who } would like a bot to play for { $whom }, who is away.

## What is being chosen

king-prompt-card = Choose a card, or pass
king-prompt-first-tile = Choose the first of two tiles to swap
king-prompt-second-tile = Choose the tile to swap it with
king-prompt-king-marker = Choose which of the two gets the King marker
king-prompt-place = Choose a province for { faction-name }
king-prompt-give-province = Choose the first province of the swap
king-prompt-give-follower = Choose a follower of { $province } to give
king-prompt-give-followers = Choose two followers of { $province } to give
king-prompt-get-province = Choose the other province of the swap
king-prompt-get-follower = Choose a follower of { $province } to get
king-prompt-take-province = The heart of your turn: choose a follower to take
king-prompt-take-follower = The heart of your turn: choose a follower to take from { $province }
siam-prompt-animal = Choose an animal
siam-prompt-target = Choose where it goes
siam-prompt-facing = Choose where it looks
prompt-complete = Ready: confirm your turn

## What can be chosen

option-card = { card-name }
option-pass = Pass
option-province = { $province }
option-follower = { faction-name } follower in { $province }
option-followers = { $factions } together, in { $province }
option-tile = Tile of { $province }
option-marker = King marker on { $province }
option-reserve = { $side ->
    [E] Elephant from the reserve, { $count } left
   *[R] Rhino from the reserve, { $count } left
}
option-animal = { $side ->
    [E] Elephant
   *[R] Rhino
} on { $cell }, facing { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}
option-cell = Go to { $cell }
option-push = Push into { $cell }
option-spot = Turn on { $cell }
option-leave = Leave the board from { $cell }
option-facing = Face { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}

## What happened: King of Siam

king-passed = { $you ->
    [alone] You pass.
   *[no] { $who } passes.
}
king-card-played = { $you ->
    [alone] You play { card-name }.
   *[no] { $who } plays { card-name }.
}
king-nothing-done = Nothing of { card-name } can be done.
king-tiles-swapped = { $first } and { $second } change places on the track.
king-tile-crowned = { $province } gets a King marker.
king-follower-placed = { faction-name } comes to { $province }.
king-followers-placed = Two { faction-name } followers come to { $province }.
king-followers-swapped = { $first } gives { $given }, { $second } gives { $got }.
king-follower-taken = { $you ->
    [alone] You take { faction-name } from { $province }.
   *[no] { $who } takes { faction-name } from { $province }.
}
king-nothing-taken = { $you ->
    [alone] No follower is left on the board for you to take.
   *[no] No follower is left on the board for { $who } to take.
}
king-province-won = { faction-name } wins { $province }, { $counts }.
king-province-tied = { $factions } tie in { $province }: the British come.
king-province-empty = Nobody is left in { $province }: the British come.

## What happened: Siam

siam-entered = { $side ->
    [E] An elephant
   *[R] A rhino
} enters on { $cell }, facing { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}.
siam-entered-pushing = { $side ->
    [E] An elephant
   *[R] A rhino
} pushes its way in on { $cell }, facing { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}.
siam-stepped = The { $side ->
    [E] elephant
   *[R] rhino
} on { $cell } goes to { $target }.
siam-pushing = The { $side ->
    [E] elephant
   *[R] rhino
} on { $cell } pushes to { $target }.
siam-turned = The { $side ->
    [E] elephant
   *[R] rhino
} on { $cell } turns { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}.
siam-left = The { $side ->
    [E] elephant
   *[R] rhino
} on { $cell } goes back to the reserve.
siam-pushed = The { $piece ->
    [E] elephant
    [R] rhino
   *[o] rock
} on { $cell } is pushed to { $target }.
siam-pushed-off = The { $side ->
    [E] elephant
   *[R] rhino
} on { $cell } is pushed off the board, back to its reserve.
siam-rock-fell = The rock on { $cell } falls!

## What happened: either game

log-take-back = { $you ->
    [alone] You took a move back.
   *[no] { $who } took a move back.
}
log-resign = { $you ->
    [alone] You resigned.
   *[no] { $who } resigned.
}
log-time = { $you ->
    [alone] You ran out of time.
   *[no] { $who } ran out of time.
}
log-time-pass = { $you ->
    [alone] You ran out of time and pass from now on.
   *[no] { $who } ran out of time and passes from now on.
}
log-time-bot = { $you ->
    [alone] You ran out of time: a bot plays on.
   *[no] { $who } ran out of time: a bot plays on.
}
log-draw = All agreed to a draw.
log-pause = The game was paused.
log-resume = The game goes on.
log-stand-in = { $you ->
    [alone] A bot plays for you now.
   *[no] A bot plays for { $who } now.
}
log-return = { $you ->
    [alone] You play yourself again.
   *[no] { $who } is back and plays again.
}

## If all passed now

forecast-province = { $province } → { holder-name } ({ $counts })
forecast-ruler = { faction-name } would rule
forecast-colony = Siam would be a colony
forecast-british = British { $count } of 4
forecast-lead = { $names } ahead in { faction-name }, { $most }–{ $next }
forecast-tied = { $names } tied in { faction-name }, { $most } each
forecast-sets-lead = { $names } ahead in sets, { $most }–{ $next }
forecast-sets-tied = { $names } tied in sets, { $most } each
forecast-winner = the tie goes to { $names }

## Before a push

push-goes = Force { $force } moves { $rocks ->
    [0] the line
    [one] { $rocks } rock
   *[other] { $rocks } rocks
}
push-blocked = Force { $force } is not enough{ $rocks ->
    [0] {""}
    [one] { " " }for { $rocks } rock
   *[other] { " " }for { $rocks } rocks
}
push-animal-falls = { $side ->
    [E] An elephant
   *[R] A rhino
} would be pushed off
push-rock-wins = { side-name } would win
push-rock-loses = Careful: { $side ->
    [E] the elephants
   *[R] the rhinos
} would win

## Warnings

warning-repetition = This position is here for the { $count ->
    [2] second
    [3] third
   *[other] { $count }th
} time; the { $limit ->
    [2] second
    [3] third
   *[other] { $limit }th
} is a draw.
warning-repetition-next = This repeats a position, for the { $count ->
    [2] second
    [3] third
   *[other] { $count }th
} time; the { $limit ->
    [2] second
    [3] third
   *[other] { $limit }th
} is a draw.
warning-repetition-draw = This repeats the position once more: a draw.

## The coach

siam-coach-loses = The rock falls, but the nearest animal behind it that faces the way of the push is { $side ->
    [E] an elephant: the elephants win
   *[R] a rhino: the rhinos win
}.
siam-coach-next = { $side ->
    [E] The elephants can then win with their next move: the elephant
   *[R] The rhinos can then win with their next move: the rhino
} on { $cell } pushes { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}, and a rock falls.
siam-coach-next-entering = { $side ->
    [E] The elephants can then win with their next move: an elephant
   *[R] The rhinos can then win with their next move: a rhino
} enters on { $cell } pushing, and a rock falls.
king-coach-loses = This pass ends the game, and victory goes to { $names }.
king-coach-next = { $who } can then end the game by passing, and victory goes to { $names }.

## How it ended

result-wins = { $you ->
    [alone] You win!
   *[no] Victory for { $names }!
}
result-wins-side = { $side ->
    [E] Victory for the elephants!
   *[R] Victory for the rhinos!
}
result-draw = Nobody wins: a draw
figure = { $name } ({ $value })
step-colony = The British hold { $count } provinces: Siam is a colony.
step-provinces = Provinces: { $figures }. { faction-name } rules.
step-provinces-tied = Provinces: { $figures }. { $factions } are tied.
step-gains = Latest gain, by struggle: { $figures }. { faction-name } came last and rules.
step-sets = Complete sets: { $figures }. Most: { $names }.
step-sets-tied = Complete sets: { $figures }. Tied: { $names }.
step-latest-wins = Latest card: { $figures }. Of the tied, the last to play wins: { $names }.
step-followers = { faction-name } followers: { $figures }. Most: { $names }.
step-followers-tied = { faction-name } followers: { $figures }. Tied: { $names }.
step-second = Second in provinces: { $figures }. { faction-name } comes second.
step-second-tied = Second in provinces: { $figures }. { $factions } are tied.
step-second-gains = Latest gain, by struggle: { $figures }. { faction-name } comes second.
step-no-second = No other faction has a province, so there is no second one to look at.
step-last-card = Latest card: { $figures }. Who played last drops out. Left: { $names }.
step-nobody-played = None of them ever played a card: { $names } share the victory.
step-partners = Partners win together: { $names }.
step-rock = The nearest animal that faces the push decides: { $side ->
    [E] an elephant
   *[R] a rhino
}.
step-repetition = The same position came { $count ->
    [2] twice
    [3] three times
   *[other] { $count } times
}: a draw by the house rule.
step-ply-limit = { $count } moves are played: a draw by the house rule.
step-resign = { $you ->
    [alone] You resigned.
   *[no] { $who } resigned.
}
step-time = { $you ->
    [alone] You ran out of time.
   *[no] { $who } ran out of time.
}
step-adjudicated = The game was ended here because it was proved who wins.
step-agreement = The players agreed to a draw.
step-recorded = So the record says.

## Lists

summary-ply = { $you ->
    [alone] Your turn
   *[no] { $who } to move
}, { $ply ->
    [one] { $ply } move played
   *[other] { $ply } moves played
}
summary-paused = Paused, { $ply ->
    [one] { $ply } move played
   *[other] { $ply } moves played
}

## Bots

king-level-name = { $level ->
    [1] Visitor
    [2] Porter
    [3] Boatman
    [4] Trader
    [5] Scribe
    [6] Guard
    [7] Captain
    [8] Governor
    [9] Minister
   *[10] Maharacha
}
king-level-about = { $level ->
    [1] Looks at the contested province and at nothing that players have; overlooks ties, and may miss a win.
    [2] Looks at two provinces and at one faction's followers before the players; overlooks ties, and which cards others have.
    [3] Looks at three provinces and at two factions' followers before the players; overlooks ties, and which cards others have.
    [4] Looks at four provinces and at two factions' followers before the players; overlooks which cards others have.
    [5] Looks at six provinces; overlooks which cards others have.
    [6] Looks at six provinces and at all cards, but at no answer to its move.
    [7] Looks at the answers to its best moves.
    [8] Thinks a few turns ahead.
    [9] Plans ahead and counts the cards of all.
   *[10] Looks at 600 positions a move, or at as many as the time it is given allows.
}
siam-level-name = { $level ->
    [1] Calf
    [2] Wanderer
    [3] Ferryman
    [4] Potter
    [5] Mahout
    [6] Mason
    [7] Captain
    [8] Abbot
    [9] Minister
   *[10] Erawan
}
siam-level-about = { $level ->
    [1] Sees its own move only, and often misjudges it.
    [2] Sees your answer, if it looks for it, and misjudges much.
    [3] Sees three plies, but rarely all of them.
    [4] Sees three plies and judges them better.
    [5] Sees four plies and makes few mistakes in them.
    [6] Sees five plies.
    [7] Sees six plies and hardly misjudges what it sees.
    [8] Sees as far as 12,000 positions take it, and can prove a win.
    [9] Looks at 26,000 positions a move and never errs on purpose.
   *[10] Looks at 60,000 positions a move, or at as many as the time it is given allows.
}
style-name = { $style ->
    [balanced] Balanced
    [loyalist] Loyalist
    [collector] Collector
   *[spoiler] Spoiler
}
style-about = { $style ->
    [balanced] Plays the best move it finds.
    [loyalist] Gathers followers of one faction and stays true to it.
    [collector] Gathers complete sets, one follower of each faction.
   *[spoiler] Likes provinces to fall to the British.
}
bot-name = { $bot ->
    [greedy] Greedy
   *[random] At random
}
bot-greedy = Takes what looks best this very turn, and never thinks about yours.
bot-random = Plays anything that is allowed: good for a first game.

## Hints

hint-chance = { $percent } % to win
hint-proved = { $percent } %, proved
hint-wins = Wins for certain
hint-wins-within = Wins for certain, in { $count ->
    [one] { $count } move
   *[other] at most { $count } moves
}
hint-loses = Loses against best play
hint-kingmaker = { $percent } % to win: { $who } can't win any more, but decides who does
hint-kingmaker-you = You can't win any more, but you decide who does
hint-close = { $province } is close: { $now } for now, and the card { $means } can turn it.

## Why something was not done

refused-stale = The table has moved on since then. Look again, then choose.
refused-turn-changed = This turn was changed on another screen meanwhile. Look again, then choose.
refused-possible = This can be chosen.
refused-rule = The rules don't allow this ({ $clause }).
refused-code = This is no move.
refused-start = This can't be set up: { $reason }
refused-record = This record can't be read. Line { $line }{ $ply ->
    [0] {""}
   *[other] , move { $ply }
}: { $reason }
refused-seats = This game needs { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
refused-bot = There is no such bot.
refused-no-table = There is no such table. Perhaps it was played in another folder.
refused-damaged = This table is damaged and can't be shown any more. All others are well.
refused-no-page = There is nothing at this address.
refused-unreadable = This could not be understood. Reload the page and try again.
refused-too-long = This is too long.
refused-over = The game is over.
refused-review = This game is only to be looked at.
refused-not-now = It is not your turn.
refused-unfinished = Finish this game first.
refused-waiting = The game begins when all seats are taken.
refused-seat-taken = Somebody else has taken this seat meanwhile.
refused-seated = You have a seat at this table already.
refused-seat-kept = This seat is kept for somebody else.
refused-invited-only = One comes to this table by invitation only.
refused-removed = Whoever made this table has given your seat to others.
refused-begun = The game has begun: nobody leaves their seat any more.
refused-not-yours = This is for others at the table to do.
refused-no-take-back = Among people a move is taken back only if all agree.
refused-offer = This can't be asked for now. Once before every move is enough.
refused-no-offer = There is nothing to answer any more.
refused-not-away = A bot can’t play for this seat now.
refused-not-replaced = Nobody plays for you here.
refused-paused = The game is paused. Ask to go on first.
refused-own-seat = Keep one seat at the table for yourself.
refused-invitation = This invitation is not valid. Ask for a new one.
refused-no-name = Choose a name first.
refused-blocked = You can't do this here any more. Ask the host of this site.
refused-often = That was too much in too short a time. Wait a moment, then try again.
refused-name-form = A name has 2 to 24 characters: letters, digits, and single spaces, dots, hyphens or apostrophes between them.
refused-name-mixed = This name mixes alphabets. Write it in one.
refused-name-taken = Somebody here has this name, or one that looks like it. Choose another.
refused-name-reserved = This name can't be used here. Choose another.
refused-no-report = There is nobody else on this seat.
refused-other-name = This is not your name.
refused-passkey-https = Passkeys need https, and an address that is a name. Ask the host of this site.
refused-passkey-kept = This passkey is known already, or you have too many.
refused-passkey-last = This is the only way into your account. Choose a password first.
refused-passkey-late = That took too long. Try once more.
refused-no-passkey = This passkey is gone already.
refused-wrong-passkey = This passkey can't be used here.
refused-password-form = A password has 8 to 200 characters.
refused-has-account = You have an account already.
refused-no-account = You have no account here.
refused-both-seats = At one table you play under both names. End that game first, then log in.
refused-wrong-login = There is no account of this name with this password.
refused-wrong-code = There is no account of this name with this recovery code. Each code works once.
refused-wrong-password = This is not your password.
refused-no-session = This browser is logged out already.
refused-hint = Where people play against the clock there are no hints.
refused-coach = The coach comes to games against the computer only.
refused-question = This question is not the open one any more.
refused-nothing-to-take-back = There is no move of yours to take back.
refused-nothing-to-undo = There is no step to undo.
refused-incomplete = The turn is not complete yet.
refused-storage = This can't be saved now. Is the disk full?
refused-failed = Something went wrong on our side. Nothing was lost: try again.

refused-record-part = This record is damaged. Line { $line }{ $ply ->
    [0] {""}
   *[other] , move { $ply }
}: { $reason } { $kept ->
    [0] Only its beginning position can be read.
    [one] { $kept } move before it can be read.
   *[other] { $kept } moves before it can be read.
}

## Which level to play next

advice-same = { $won } of your last { $played } at level { $level } won: level { $next } suits you.
advice-few = { $won } of your last { $played } at level { $level } won: too few to say more. Stay at level { $next }.
advice-gentlest = { $won } of your last { $played } at level { $level } won: nothing is gentler than level { $next }. Ask for hints, or do the lessons.
advice-strongest = { $won } of your last { $played } at level { $level } won: level { $next } is the strongest there is.
advice-other = { $won } of your last { $played } at level { $level } won: try level { $next }.

refused-old-page = A newer erawan is running. This page loads it now.

start-field = { $field ->
    [seed] the number of the deal goes from 0 to 18446744073709551615.
    [players] the number of players doesn't fit this game.
   *[other] there is something wrong with “{ $field }”.
}
start-over = the game is over in this position.

damage-one = one record was expected, and here are { $count }.
damage-tag-form = a tag is written [Name "value"].
damage-tag-twice = the tag { $name } stands there twice.
damage-tag-differs = the tag { $name } says { $said }, but it is { $real }.
damage-tag-inside = a tag stands among the moves; the result before it is missing.
damage-rules = this follows revision { $said } of the rules, and { $known } is known here.
damage-no-start = the tag Start is missing, the position from which the game began.
damage-no-json = the tag Start holds no position of one of our games.
damage-start = the tag Start holds a position that can't be; look at “{ $field }”{ $clause ->
    [none] {""}
   *[other] { " " }({ $clause })
}.
damage-board = the tag Start holds a board that can't be; look at “{ $field }”.
damage-result-players = { $said } is no result of a game for { $players }.
damage-result-wrong = the result is { $right }, not { $said } ({ $clause }).
damage-no-result = it ends without a result.
damage-comment-open = a comment is not closed.
damage-odd = { $character } has no place among the moves.
damage-variation-first = a variation stands before the move it could replace.
damage-variation-deep = variations lie more than { $most } deep.
damage-variation-open = a variation is not closed.
damage-variation-close = this closes no variation.
damage-variation-empty = a variation has no move.
damage-plies = no more than { $most } moves of a game are read.
damage-moves = no more than { $most } moves, variations among them, are read.
damage-illegal = the rules don't allow the move { $code } here ({ $clause }).
damage-code = { $code } is no move of this game.
damage-half-character = the tag Start holds half a character.
## Why something can't be chosen, and where a card does less than its text

king-why-card-first = Choose a card first, or pass.
king-why-complete = The turn is complete: confirm it, or go back.
king-why-not-held = { card-name } is played already.
king-why-last-card = The very last card may only be played to win at once.
king-why-crowned = { $province } bears a King marker and stays where it is.
king-why-face-down = { $province } is decided: its tile is face down.
king-why-marker-elsewhere = The King marker goes on one of the two tiles.
king-why-chosen-already = { $province } is chosen already.
king-why-controlled = { $province } is already held by { $holder ->
    [R] Rama
    [L] Lao
    [M] Malay
   *[B] the British
}.
king-why-out-of-reach = { $province } is out of reach for { faction-name }.
king-why-nobody = { $province } has nobody to swap.
king-why-needs-two = { $province } has not two followers to give.
king-why-too-few = { $province } has no such { faction-name } to give.
king-why-not-neighbours = { $first } and { $second } are not neighbours.
king-why-undoes = This would undo the swap just made.
king-why-follower-first = First choose a follower of { $province }, or go back.
king-why-nobody-to-take = { $province } has nobody to take.
king-why-none-to-take = { $province } has no { faction-name } to take.
king-less-nothing-left = Does nothing here: the pool has no { faction-name }.
king-less-nothing-reach = Does nothing here: no open province is in reach of { faction-name }.
king-less-one-left = Only one follower: the pool has one { faction-name } left.
king-less-nothing-pool = Does nothing here: the pool is empty.
king-less-less-pool = The pool has none of { $factions }: fewer followers come.
king-less-one-for-one = No two can be swapped for one: here it swaps one for one.
king-less-nothing-swap = Does nothing here: there is nothing to swap.
king-less-nothing-tiles = Does nothing here: fewer than two tiles can be swapped.
siam-why-animal-first = Choose one of your animals first.
siam-why-not-yours = On { $cell } is none of your animals.
siam-why-their-reserve = These are your opponent's animals.
siam-why-reserve-empty = No { $side ->
    [E] elephant
   *[R] rhino
} is left in the reserve.
siam-why-none-enter = No animal can enter anywhere now.
siam-why-cross = The cross on { $cell } is closed for the first { $plies } moves.
siam-why-inner-cell = Animals enter at the edge, and { $cell } is inside.
siam-why-not-on-board = This animal is not on the board yet.
siam-why-outweighed = Not strong enough against those who face it: force { $force }.
siam-why-rocks = Force { $force } is too little: the rocks here need { $rocks }.
siam-why-on-the-way = The force fails on the way: who stands beyond can't help.
siam-why-straight-in = Onto { $cell } an animal enters pushing, facing straight in.
siam-why-not-next = { $target } is not next to { $cell }.
siam-why-not-facing = The animal on { $cell } does not face { $target }, so it can't push.
siam-why-leave-inside = Animals leave from the edge, and { $cell } is inside.
siam-why-left-once = The { $side ->
    [E] elephants
   *[R] rhinos
} have left once already.

## Practice

practice-siam-push = The { $side ->
    [E] elephant
   *[R] rhino
} on { $cell } pushes { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}. What happens?
practice-siam-enter = { $side ->
    [E] An elephant
   *[R] A rhino
} enters on { $cell }, pushing { $facing ->
    [n] north
    [e] east
    [s] south
   *[w] west
}. What happens?
practice-siam-forbidden = The rules forbid it
practice-siam-goes-on = It is legal, and the game goes on
practice-king-ending = Nobody holds a card any more, so all pass to the end. Who wins?
practice-king-gained = { $province } ({ holder-name })
practice-king-still = { $province } ({ $counts })
practice-king-decided = Decided, in this order: { $items }.
practice-king-open = Still open, in this order, with followers of Rama, Lao and Malay: { $items }.
practice-king-court = { $who }: { $counts } followers of Rama, Lao and Malay; latest card: number { $number } of the game.
practice-level = { $level ->
    [1] Easy
    [2] Medium
   *[3] Hard
}
practice-exam = Rules exam
practice-question = Question { $number } of { $count }
practice-score = { $right } of { $count } right
practice-missed = { $count ->
    [0] Nothing to be asked again
    [one] One question will be asked again
   *[other] { $count } questions will be asked again
}
practice-again = You had this one wrong before.
practice-right = Right.
practice-wrong = Not right. The answer is: { $answer }
practice-result = Exam: { $right } of { $count } right
