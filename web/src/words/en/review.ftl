### What the page says while a game is looked through, in English.

review-moves = Moves
review-start = The beginning
review-moment = Moment of the game
review-first = To the beginning
review-back = One move back
review-on = One move on
review-last = To the end
review-copy = Copy record
review-copied = Copied
review-not-copied = The browser doesn't allow copying. Download the record instead.
review-download = Download
review-play-on = Play on
review-more = Moves and record
review-result = Result
