### Учётные записи на сайте: пароль, коды восстановления, браузеры. По-русски.

account-title = Ваша учётная запись
account-name = Имя
account-password = Пароль
account-new-password = Новый пароль (от 8 знаков)
account-see-password = Показывать, что я ввожу
account-name-about = С этим именем вы входите. За столами, где вы уже сидите, остаётся имя, с которым вы пришли.
account-name-changed = Теперь ваше имя — { $name }.
account-make-title = Создать учётную запись
account-make-about = С паролем вы вернётесь к своим партиям из любого браузера, а имя останется за вами. Адрес почты не нужен: вместо него вы получите коды восстановления, которые надо записать.
account-make = Создать
account-have-one = У меня здесь есть учётная запись
account-login-title = Войти
account-login-about = Если учётная запись уже есть: то, что вы сыграли в этом браузере, перейдёт к ней.
account-login = Войти
account-forgotten = Забыли пароль?
account-remembered = Войти с паролем
account-recover-about = Каждый код восстановления действует один раз. Все остальные браузеры выйдут из учётной записи.
account-code = Код восстановления
account-recover = Задать новый пароль
account-codes-title = Запишите эти коды восстановления
account-codes-about = Они видны только сейчас. Если вы забудете пароль, каждый впустит вас один раз; без пароля и кодов учётную запись вам никто не вернёт.
account-codes-kept = Коды записаны
account-codes-left = { $count ->
    [one] Остался { $count } код восстановления.
    [few] Осталось { $count } кода восстановления.
   *[many] Осталось { $count } кодов восстановления.
}
account-codes-new-title = Новые коды восстановления
account-codes-new-about = Старые перестанут действовать.
account-codes-new = Создать новые коды
account-password-title = Сменить пароль
account-password-about = Все остальные браузеры выйдут из учётной записи.
account-password-change = Сменить пароль
account-password-changed = Пароль изменён.
account-sessions-title = Где вы вошли
account-browser-unknown = Какой-то браузер
account-browser-own = { $browser } (этот браузер)
account-since = вход: { $date }
account-seen = последний раз: { $date }
account-revoke = Отключить
account-revoke-one = Отключить: { $browser }
account-logout = Выйти в этом браузере
account-passkeys-title = Ключи доступа
account-passkeys-about = С ключом доступа вы входите так, как разблокируете своё устройство (палец, лицо или код), и пароль помнить не нужно.
account-passkeys-none = Их у вас пока нет.
account-passkey-add = Добавить ключ доступа
account-passkey-make = Создать учётную запись с ключом доступа
account-passkey-login = Войти с ключом доступа
account-passkey-remove = Удалить
account-passkey-remove-one = Удалить ключ доступа: { $browser }
account-passkey-kept = Ключ доступа сохранён.
account-passkey-cancelled = Ключ доступа не использован. Попробуйте ещё раз, если хотите.
account-passkey-none = { $why ->
    [https] Ключам доступа нужны https и адрес с именем, а не с числами. Здесь хватит пароля.
   *[browser] В этом браузере нет ключей доступа. Подойдёт и пароль.
}
account-password-set = Задать пароль
