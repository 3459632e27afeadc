### What the page says when a game is over, in Italian.

end-steps = Perché
end-why = perché?
end-skip = Salta
end-rematch = Rivincita
end-rematch-about = La stessa partita, tutti un posto più in là
end-same = Ancora così
end-same-about = La stessa partita, ognuno al suo posto
end-seats = Cambia posti
end-review = Rivedi
end-lost = Stavolta no. «Rivedi» mostra dov'è stata la svolta.
