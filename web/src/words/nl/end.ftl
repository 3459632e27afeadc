### What the page says when a game is over, in Dutch.

end-steps = Waarom
end-why = waarom?
end-skip = Overslaan
end-rematch = Revanche
end-rematch-about = Hetzelfde spel, iedereen een plaats verder
end-same = Nog eens zo
end-same-about = Hetzelfde spel, iedereen op dezelfde plaats
end-seats = Wissel plaats
end-review = Terugkijken
end-lost = Deze keer niet. Terugkijken laat zien waar het omsloeg.
