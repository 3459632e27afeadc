### Сайт для игры на расстоянии: имена, приглашения, ожидание. По-русски.

site-lead = «Король Сиама» и «Сиам» с друзьями
site-name-title = Как вас называть?
site-name-about = Это имя видят остальные за столом. Ни учётной записи, ни пароля не нужно: вас помнит этот браузер.
site-name-label = Ваше имя
site-name-take = Взять это имя
site-name-change = Имя: { $name }
site-name-change-about = За столами, где вы уже сидите, остаётся имя, с которым вы пришли.
site-lost = Сайт недоступен. Страница оживёт сама.
site-away = Сайт недоступен. Попробуйте чуть позже.
site-me = Вы ({ $name })
site-open = Свободное место: пригласите кого-нибудь
site-make = Создать стол
site-waiting-title = Ждём игроков
site-waiting-about = Партия начнётся сама, как только все места будут заняты.
site-waiting-who = Кто где сидит
site-seat-open = свободное место
site-seat-you = { $name } (вы)
site-invite-title = Пригласить по ссылке
site-invite-about = Отправьте эту ссылку тем, кто будет играть. Она действует, пока есть свободные места.
site-invite-link = Ссылка
site-invite-copy = Скопировать ссылку
site-invite-copied = Скопировано
site-invite-select = Выделите ссылку и скопируйте её: без https этот браузер сам не копирует.
site-invite-share = Поделиться
site-invite-qr = QR-код ссылки
site-invite-scan = Или наведите на него камеру телефона.
site-join-title = Вас приглашают
site-join-about = Приглашение от { $names } сыграть в «{ $game }».
site-join-piles = За этим столом сыгранные карты лежат открыто.
site-join-clock = У каждого на часах { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}.
site-join-flag = { $way ->
    [bot] Если у кого-то выйдет время, дальше играет бот.
   *[pass] У кого выйдет время, дальше пасует.
}
site-join-take = Занять это место
site-join-seat = Занять { $seat }
site-join-full = Все места за этим столом заняты.
site-join-watch = Смотреть партию
site-join-back = К вашему столу
site-watching = вы зритель
site-kept-label = Для кого { $seat }
site-kept-hint = для всех
site-listed = Кто может сесть
site-listed-for = { $value ->
    [0] Кого приглашу
   *[other] Все на сайте
}
site-listed-about = { $value ->
    [0] Закрытый стол: сюда придут только по ссылке или на место, которое держат по имени.
   *[other] Этот стол видят все на сайте, и любой может занять свободное место.
}
site-seat-kept = место для { $name }
site-seat-change = { $way ->
    [leave] Встать
    [free] Попросить уйти
    [bot] Убрать бота
   *[open] Открыть для всех
}
site-join-kept = Оставшиеся места держат для других.
site-lobby-title = Открытые столы
site-lobby-none = Сейчас никто не ждёт игроков. Накройте стол, за который могут сесть все.
site-lobby-no-fit = Подходящих столов нет. Уберите один из фильтров.
site-lobby-free = { $open ->
    [one] { $open } свободное место из { $players }
    [few] { $open } свободных места из { $players }
   *[many] { $open } свободных мест из { $players }
}
site-lobby-kept = место держат для вас
site-lobby-sit = Сесть
site-lobby-sit-at = { $seat ->
    [none] Сесть: { $game }, { $names }
   *[other] Занять { $seat }: { $game }, { $names }
}
site-clock = { $clock ->
    [none] Без часов
    [quick] До 10 минут
   *[slow] Больше 10 минут
}
site-ask = { $kind ->
    [take_back] Попросить вернуть мой ход
    [draw] Предложить ничью
    [pause] Предложить паузу
   *[resume] Предложить продолжить
}
site-offer-title = Вопрос ко всем за столом
site-offer-yes = Согласиться
site-offer-no = Отказаться
site-offer-withdraw = Передумать
site-offer-waiting = Вы спросили остальных. Следующий ход снимет вопрос.
site-offer-declined = Согласились не все.
site-paused-about = Партия на паузе: часы стоят, и никто не ходит, пока все не захотят продолжить.
site-rematch = К реваншу
site-rematch-about = Стол уже накрыт
site-vanished = Если игрок пропал
site-vanished-way = { $way ->
    [timer] Бот садится сам
   *[vote] Остальные могут посадить бота
}
site-vanished-about = Через столько времени без открытой страницы. Вернувшийся получает место обратно по просьбе.
site-patience = { $count ->
    [one] через { $count } минуту
    [few] через { $count } минуты
   *[many] через { $count } минут
}
site-delay = Зрители видят партию
site-delay-minutes = { $count ->
    [0] сразу
    [one] на { $count } минуту позже
    [few] на { $count } минуты позже
   *[many] на { $count } минут позже
}
site-join-delay = Зрители видят эту партию на { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
} позже.
site-open-table = Открытый стол (K8.3): всем можно говорить и называть карты
site-join-open = Открытый стол: всем можно говорить и называть карты, они лежат открыто (K8.3).
site-join-silence = Партнёрам нельзя переговариваться и показывать карты (K8.3).
site-gone = Нет за столом: { $name }.
site-gone-timer = Бот сядет через { $time }.
site-gone-vote = Через { $time } можно посадить бота.
site-gone-put = Пусть за игрока { $name } играет бот
site-stood-in = За вас играет бот.
site-return = Вернуть своё место
site-fill = Посадить бота
site-fill-bot = Какой бот: { $seat }
