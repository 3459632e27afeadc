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

## Ways to learn

learn-minute = The game in a minute
learn-minute-of = { $game } in a minute
learn-minute-about = What it is about, on the real board.
learn-tutorial = Step by step
learn-tutorial-about = One idea a step; you make the moves.
learn-tutorial-on = Go on with step { $number }.
learn-rules-about = Told in a few minutes, and clause by clause.
learn-skip = Skip
learn-back = Back
learn-on = Next
learn-pause = Pause
learn-run = Run by itself
learn-scene = { $number } of { $scenes }
learn-go-on = More ways to learn
learn-games-to-learn = Games to learn
learn-strategy = Playing well
learn-strategy-about = Advice, each piece with a position to play on from.
learn-position-of = Position: { $title }
learn-play-on = Play on from here
learn-play-on-from = Play on from here: { $title }
learn-guided = A guided first game
learn-guided-about = Against a friendly opponent: what matters is said before your turn, and what it changed after it.
learn-guide-on = Say what matters
learn-guide-off = No more help
learn-guide-quiet = Nothing presses now.

## Practice

practice-title = Practice and rules exam
practice-about = Questions from real positions, in three difficulties, and an exam of ten. What you get wrong is asked again later.
practice-of = Practise { $game }
practice-kinds = What to practise
practice-where = Where you are
practice-picture = The position
practice-next = Next question
practice-to-result = To the result
practice-exam-again = Another exam
