### What the terminal says while it teaches; texts that teach are in ../../learn/texts.

learn-section = Rulebook, section { $section }.
learn-example = Example
learn-refused = Refused.
learn-step = Step { $number } of { $steps }: { $title }
learn-choose = Number, or the code of a whole move; b goes back, m shows the board, q ends.
learn-not-understood = That is none of the choices.
learn-right = Right.
learn-again = Legal, but not it.
learn-done = That was the last step. Now play: erawan play { $game }
learn-kept = Go on with: erawan learn { $game }
