### What drawings in the terminal say; messages of ../en.ftl may be named.

## Drawings of King of Siam

passes-in-row = { $count } of { $players } passed in a row
track = Track
if-all-pass-column = if all passed
if-reign = If all passed now, { faction-name } would rule and { $names } would win.
if-colony = If all passed now, Siam would be a colony and { $names } would win.
court = Court
sets = Sets
hand = Cards in hand
no-cards = none
pool = Pool { $followers } · British { $british } of 4

## Drawings of Siam

siam-status = Ply { $ply } · { $who } to play
siam-over = The game is over after { $ply } plies
beside = Beside the board, { $who }: { $animals }
nobody-beside = none
siam-legend = { $elephant } elephant, { $rhino } rhino (arrow = facing), { $rock } rock
crosses-closed = { $cross } closed to entering until { $plies } plies are played (S3.2)
crosses-closed-arrival = { $cross } closed until { $plies } plies are played (S3.2)
