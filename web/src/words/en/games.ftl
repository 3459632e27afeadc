### What the page says about all games that were played, in English.

games-title = All games
games-search = Title or player
games-filter = Filters
games-game = Game
games-any = All
games-opponent = Against
games-opponent-people = People
games-opponent-bots = Any computer player
games-standing = Result
games-standing-name = { $standing ->
    [unfinished] Not over yet
    [won] Won
    [lost] Lost
    [draw] Draw
    [over] Among several people
   *[review] Records to look at
}
games-since = From
games-until = Until
games-removed = Removed games
games-none = No game fits. Take a filter away, or play one.
games-none-yet = No game was played here yet.
games-none-removed = No game was removed.
games-more = Show more
games-searching = Looking …
games-rename = Rename { $game }
games-rename-title = Title of this game
games-rename-about = An empty title takes it away.
games-rename-save = Save
games-remove = Remove { $game }
games-removed-one = Removed: { $game }
games-undo = Undo
games-undo-of = Undo: { $game }
games-restore = Bring back { $game }
games-restored = Brought back: { $game }
games-download = Download all records
games-all = All games and statistics
games-deal = Deal { $deal }
games-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

## Statistics

stats-title = How you fare
stats-about = Finished games of one person against computer players of one level.
stats-none = No such game is over yet: finish one against a computer player.
stats-level = Level
stats-share = Share won
stats-won = Won
stats-drawn = Draws
stats-lost = Lost
stats-recent = The last games, by level
stats-recent-about = Each mark is a game: filled is won, half is a draw, empty is lost.
stats-recent-one = { $game }, game { $number }: level { $level }, { $result ->
    [won] won
    [draw] a draw
   *[lost] lost
}
stats-play = Play level { $level }
stats-play-of = Play level { $level }: { $game }

## A record that is damaged

paste-damage = Where the damage is
paste-damaged-about = Nothing is kept unless you say so.
paste-damaged-keep = Keep what can be read

## Playing on, and the same deal

branch-open = Play on from here
branch-about = A new game begins with this position. The old one stays as it is.
branch-play = Play
deal-number = Deal { $deal }
deal-again = Play this deal again
seat-level = level { $level }

## Somewhere else

missing-title = There is nothing here
missing-about = This address leads nowhere: { $path }

## Installing

install-title = Install as an app
install-button = The page can be kept on this device: it then opens at once, and records can be shared with it.
install-menu = Your browser's menu can install this page or add it to the home screen, if it knows how to.
install-insecure = Browsers install pages only over https, or on the machine that erawan itself runs on. This address is neither.
install-done = This page is installed.
install-do = Install
