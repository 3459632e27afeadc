### What the page says when a game is over, in English.

end-steps = Why
end-why = why?
end-skip = Skip
end-rematch = Rematch
end-rematch-about = The same game, everybody one seat on
end-same = Same settings again
end-same-about = The same game, everybody on the same seat
end-seats = Change seats
end-review = Review
end-lost = Not this time. Review shows where it turned.
