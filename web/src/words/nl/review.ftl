### What the page says while a game is looked through, in Dutch.

review-moves = Zetten
review-start = Het begin
review-moment = Moment van het spel
review-first = Naar het begin
review-back = Een zet terug
review-on = Een zet verder
review-last = Naar het einde
review-copy = Verslag kopiëren
review-copied = Gekopieerd
review-not-copied = De browser staat kopiëren niet toe. Download het verslag.
review-download = Downloaden
review-play-on = Verder spelen
review-more = Zetten en verslag
review-result = Uitslag
