### What the page says while a game is looked through, in Italian.

review-moves = Mosse
review-start = L'inizio
review-moment = Momento della partita
review-first = All'inizio
review-back = Una mossa indietro
review-on = Una mossa avanti
review-last = Alla fine
review-copy = Copia la registrazione
review-copied = Copiata
review-not-copied = Il browser non permette di copiare. Scarica invece la registrazione.
review-download = Scarica
review-play-on = Continua a giocare
review-more = Mosse e registrazione
review-result = Risultato
