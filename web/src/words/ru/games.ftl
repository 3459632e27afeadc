### What the page says about all games that were played, in Russian.

games-title = Все игры
games-search = Название или игрок
games-filter = Фильтры
games-game = Игра
games-any = Все
games-opponent = Против кого
games-opponent-people = Люди
games-opponent-bots = Любой компьютерный игрок
games-standing = Итог
games-standing-name = { $standing ->
    [unfinished] Ещё не окончены
    [won] Победы
    [lost] Поражения
    [draw] Ничьи
    [over] Между людьми
   *[review] Записи для просмотра
}
games-since = С
games-until = По
games-removed = Удалённые игры
games-none = Ничего не подходит. Уберите условие или сыграйте.
games-none-yet = Здесь ещё не играли.
games-none-removed = Удалённых игр нет.
games-more = Показать ещё
games-searching = Ищем …
games-rename = Назвать: { $game }
games-rename-title = Название этой игры
games-rename-about = Пустое название его убирает.
games-rename-save = Сохранить
games-remove = Удалить: { $game }
games-removed-one = Удалено: { $game }
games-undo = Отменить
games-undo-of = Отменить: { $game }
games-restore = Вернуть: { $game }
games-restored = Возвращено: { $game }
games-download = Скачать все записи
games-all = Все игры и статистика
games-deal = Расклад { $deal }
games-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}

## Statistics

stats-title = Ваши успехи
stats-about = Оконченные игры одного человека против компьютерных игроков одного уровня.
stats-none = Таких игр пока нет: доиграйте одну против компьютера.
stats-level = Уровень
stats-share = Доля побед
stats-won = Победы
stats-drawn = Ничьи
stats-lost = Поражения
stats-recent = Последние игры по уровням
stats-recent-about = Каждый знак — игра: полный — победа, половина — ничья, пустой — поражение.
stats-recent-one = { $game }, игра { $number }: уровень { $level }, { $result ->
    [won] победа
    [draw] ничья
   *[lost] поражение
}
stats-play = Играть с уровнем { $level }
stats-play-of = Играть с уровнем { $level }: { $game }

## A record that is damaged

paste-damage = Где повреждение
paste-damaged-about = Без вашего слова ничего не сохраняется.
paste-damaged-keep = Сохранить, что читается

## Playing on, and the same deal

branch-open = Играть отсюда
branch-about = С этой позиции начнётся новая игра. Прежняя останется как есть.
branch-play = Играть
deal-number = Расклад { $deal }
deal-again = Сыграть этот расклад снова
seat-level = уровень { $level }

## Somewhere else

missing-title = Здесь ничего нет
missing-about = Этот адрес никуда не ведёт: { $path }

## Installing

install-title = Установить как приложение
install-button = Страницу можно сохранить на этом устройстве: она будет открываться сразу, и с ней можно делиться записями.
install-menu = Меню браузера может установить эту страницу или добавить её на главный экран, если он это умеет.
install-insecure = Браузеры устанавливают страницы только по https или на том компьютере, где работает сам erawan. Этот адрес — ни то ни другое.
install-done = Эта страница установлена.
install-do = Установить
