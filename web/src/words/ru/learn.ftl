### Страницы правил по-русски.

learn-clause = Пункт { $clause }
learn-clauses = { $game }, пункт за пунктом
learn-games = Правила игр
learn-rules = Правила
learn-rules-of = Правила игры { $game }
learn-all-rules = Все правила
learn-print = Печать, две страницы
learn-search = Найти пункт по номеру или по словам
learn-found = { $count ->
    [0] Такого пункта нет.
    [one] { $count } пункт.
    [few] { $count } пункта.
   *[many] { $count } пунктов.
}
learn-section = Правила, раздел { $section }
learn-differs = Где тексты расходятся и что решили мы:
learn-example = Пример
learn-before = До
learn-after = После
learn-refused = Нельзя.
learn-loading = Загружаем правила …

## The tutorial

learn-learn = Обучение
learn-game = Обучение: { $game }
learn-step = Шаг { $number } из { $steps }: { $title }
learn-steps = Шаги
learn-step-number = Шаг { $number }
learn-right = Верно
learn-not-it = Можно, но это не то
learn-to-board = К полю
learn-next = Следующий шаг
learn-first-game = Сыграть первую игру
learn-again = Ещё раз
learn-task = Задание

## Ways to learn

learn-minute = Игра за минуту
learn-minute-of = { $game } за минуту
learn-minute-about = О чём она, на настоящем поле.
learn-tutorial = Шаг за шагом
learn-tutorial-about = В каждом шаге одна мысль; ходите вы.
learn-tutorial-on = Продолжить с шага { $number }.
learn-rules-about = Рассказ на несколько минут и пункт за пунктом.
learn-skip = Пропустить
learn-back = Назад
learn-on = Дальше
learn-pause = Пауза
learn-run = Пусть идёт само
learn-scene = { $number } из { $scenes }
learn-go-on = Другие способы учиться
learn-games-to-learn = Игры для обучения
learn-strategy = Как играть хорошо
learn-strategy-about = Советы, к каждому позиция, из которой можно играть дальше.
learn-position-of = Позиция: { $title }
learn-play-on = Играть отсюда
learn-play-on-from = Играть отсюда: { $title }
learn-guided = Первая игра с подсказками
learn-guided-about = Против доброго соперника: перед вашим ходом сказано, что важно, а после него, что изменилось.
learn-guide-on = Говорить, что важно
learn-guide-off = Больше не подсказывать
learn-guide-quiet = Сейчас ничто не торопит.

## Practice

practice-title = Практика и экзамен по правилам
practice-about = Вопросы по настоящим позициям, трёх уровней трудности, и экзамен из десяти. Ошибки спросят ещё раз позже.
practice-of = Практика: { $game }
practice-kinds = Что повторять
practice-where = Где вы
practice-picture = Позиция
practice-next = Следующий вопрос
practice-to-result = К результату
practice-exam-again = Ещё один экзамен
