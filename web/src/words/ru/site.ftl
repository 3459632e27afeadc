### Сайт для игры на расстоянии: имена, приглашения, ожидание. По-русски.

site-lead = King of Siam и Siam с друзьями
site-name-title = Как вас называть?
site-name-about = Это имя видят остальные за столом. Ни учётной записи, ни пароля нет: вас помнит этот браузер.
site-name-label = Ваше имя
site-name-take = Взять это имя
site-name-change = Имя: { $name }
site-name-change-title = Сменить имя
site-name-change-about = За столами, где вы уже сидите, остаётся имя, с которым вы пришли.
site-lost = Сайт недоступен. Страница оживёт сама.
site-away = Сайт недоступен. Попробуйте чуть позже.
site-me = Вы ({ $name })
site-open = Свободное место: пригласите кого-нибудь
site-open-about = Место займёт тот, кто перейдёт по вашей ссылке.
site-make = Накрыть стол
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
site-join-take = Занять это место
site-join-seat = Занять { $seat }
site-join-full = Все места за этим столом заняты.
site-join-watch = Смотреть партию
site-join-back = К вашему столу
site-watching = вы зритель
