### Rules pages, in English.

learn-clause = Clause { $clause }
learn-clauses = { $game }, clause by clause
learn-games = Rules of
learn-rules = Rules
learn-rules-of = Rules of { $game }
learn-all-rules = All rules
learn-print = Print, two pages
learn-search = Find a clause, by its number or by words
learn-found = { $count ->
    [0] No clause says that.
    [one] One clause.
   *[other] { $count } clauses.
}
learn-section = Rulebook, section { $section }
learn-differs = Where texts differ, and what we decided:
learn-example = Example
learn-before = Before
learn-after = After
learn-refused = Refused.
learn-loading = Fetching the rules …

## The tutorial

learn-learn = Learn
learn-game = Learn { $game }
learn-step = Step { $number } of { $steps }: { $title }
learn-steps = Steps
learn-step-number = Step { $number }
learn-right = Right
learn-not-it = Legal, but not it
learn-to-board = To the board
learn-next = Next step
learn-first-game = Play a first game
learn-again = Try again
learn-task = The task
