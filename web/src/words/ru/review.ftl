### What the page says while a game is looked through, in Russian.

review-moves = Ходы
review-start = Начало
review-moment = Момент игры
review-first = К началу
review-back = На ход назад
review-on = На ход вперёд
review-last = В конец
review-copy = Скопировать запись
review-copied = Скопировано
review-not-copied = Браузер не разрешает копировать. Скачайте запись.
review-download = Скачать
review-play-on = Играть дальше
review-more = Ходы и запись
review-result = Итог
