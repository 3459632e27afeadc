### What the page itself says, in Russian.

page-title = Erawan
page-game = { $game ->
    [siam] Сиам
   *[king-of-siam] Король Сиама
}
page-lead = «Король Сиама» и «Сиам» за вашим столом
page-narration = Рассказ
page-connection = Связь
page-lost = Программа не запущена. Страница оживёт сама, как только вы снова запустите erawan.
page-no-key = Эта вкладка потеряла ключ. Запустите erawan ещё раз: откроется новая.
page-away = Программа не запущена. Запустите erawan и попробуйте снова.
page-waiting = { $count ->
    [one] { $count } выбор ещё не сохранён; он хранится здесь.
    [few] { $count } выбора ещё не сохранены; они хранятся здесь.
   *[many] { $count } выборов ещё не сохранены; они хранятся здесь.
}
page-setting-table = Готовим стол …
page-back-to-start = К началу
page-close = Закрыть

## The first screen

start-king-about = Три партии, восемь провинций, британцы у порога. Возведите короля — или красиво потеряйте страну.
start-siam-about = Слоны и носороги толкают скалы. Кто столкнёт одну с поля, тот и победил.
start-players = { $most ->
    [2] Для двоих
   *[other] От { $least } до { $most } игроков
}
start-play-short = Играть
start-play = Играть: { $game }
start-continue = Продолжить
start-recent = Недавние игры
start-paste = Вставить запись
start-paste-about = Игра, записанная здесь или где-то ещё, чтобы её просмотреть.
start-paste-text = Запись
start-paste-open = Просмотреть
start-settings = Настройки

## A new table

new-who = Кто где сидит
new-seat = Место { $number }
new-seat-side = { $side ->
    [E] Слоны
   *[R] Носороги
}
new-team = { $team ->
    [0] команда А
   *[1] команда Б
}
new-person = Человек
new-computer = Компьютер
new-level = Уровень { $level } – { $name }
new-simple = Просто для забавы
new-style = Манера компьютерных игроков
new-name = Имя: { $seat }
new-players = Игроки
new-options = Дополнительно
new-board = Поле
new-board-name = { $board ->
    [siam] Сиам
    [britain] Британия
    [classic] Классика
    [temple] Храм
   *[own] { $board }
}
new-board-unverified = Границы восстановлены и не сверены с печатным полем.
new-clock = Часы
new-clock-none = Нет
new-clock-minutes = { $count ->
    [one] по { $count } минуте
    [few] по { $count } минуты
   *[many] по { $count } минут
}
new-flag = Когда время выйдет
new-flag-way = { $way ->
    [bot] Дальше играет бот
   *[pass] Дальше это место пасует
}
new-open-piles = Сыгранные карты лежат открыто
new-confirm = Спрашивать перед каждым ходом
new-auto-pass = Пасовать за того, кто может только пасовать
new-seed = Номер расклада
new-seed-hint = случайный
new-crosses = Клетки с крестом сначала закрыты
new-crosses-entry = для вступления
new-crosses-arrival = для прихода
new-crosses-off = никогда
new-force = Сила толчка считается
new-force-stepwise = пошагово
new-force-total = целиком
new-removals = Уход с поля
new-removals-none = сколько угодно
new-removals-count = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
new-repetition = Ничья при третьем повторе
new-limit = Ничья после 200 ходов
new-crosses-about = { $value ->
    [entry] В первые два хода каждой стороны ни одно животное не может вступить на клетку с крестом (S3.2).
    [arrival] В первые два хода каждой стороны сыгранное животное не может закончить ход на клетке с крестом, как бы оно туда ни попало (S3.2).
   *[off] Клетки с крестом с самого начала такие же, как остальные.
}
new-force-about = { $value ->
    [stepwise] Силы должно хватать у каждой фигуры вдоль линии; помощники за препятствием не помогают (S7.F).
   *[total] Считаются только суммы по всей линии (S7.F).
}
new-removals-about = { $value ->
    [1] Каждая сторона может снять животное с поля один раз за игру (вариант Б).
   *[-1] В любой ход можно снять своё животное с крайней клетки.
}
new-repetition-about = Наше домашнее правило: одна и та же позиция в третий раз — ничья (SH.1).
new-limit-about = Наше домашнее правило: ничья после 200 ходов, чтобы партия не длилась вечно (SH.1).
new-play = Играть
new-back = Назад

## Settings

settings-theme = Освещение
settings-theme-auto = Как в системе
settings-theme-light = День
settings-theme-dark = Ночь
settings-contrast = Высокий контраст
settings-language = Язык
settings-language-auto = Как в браузере
settings-sound = Звуки
settings-motion = Движение
settings-ask-pass = Спрашивать перед пасом, который что-то отдаёт
settings-pace = Боты думают
settings-pace-value = { $ms ->
    [0] нисколько
    [500] полсекунды
    [900] секунду
   *[2000] две секунды
}

## At a table

table-menu = Меню
table-zoom-back = Всё поле
table-take-back = Взять назад
table-actions = Действия
table-moving = Показываем ход
table-resign = Сдаться
table-resign-sure = Сдать эту игру?
table-resign-yes = Да, сдаюсь
table-resign-no = Нет, играем
table-skip = Не ждать
table-log = Ход игры
table-show-again = Показать снова
table-show-again-of = Показать снова: { $ply }, { $move }
table-undone = взят назад
table-clock = { $name }: осталось { $time }
table-confirm = Подтвердить
table-back = Назад
table-clear = Сброс
table-pass = Пас
pass-sure = Всё равно спасовать?
pass-no = Не пасовать
pass-yes = Всё равно спасовать
coach-button = Тренер
coach-about = Тренер: спрашивает перед ходом, который сразу что-то отдаёт
coach-sure = Вы уверены?
coach-no = Выбрать другой ход
coach-yes = Всё равно сыграть
table-hint = Подсказка
table-hint-title = Как сыграл бы компьютер
table-hint-thinking = Ищу хорошие ходы …
table-hint-show = Показать на поле
table-hint-show-of = Показать на поле: вариант { $number }
table-hint-play = Сыграть
table-hint-play-of = Сыграть: вариант { $number }
table-log-empty = Здесь записывается всё, что происходит, ход за ходом.
table-log-passes = { $count ->
    [one] { $count } пас
    [few] { $count } паса
   *[many] { $count } пасов
}
