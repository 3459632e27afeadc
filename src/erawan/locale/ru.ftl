### What tables say, in Russian. Terms are those of the Russian rulebook; see
### docs/contributing/glossary.md. Names of players and provinces go in as they are, so every
### sentence is built so that they need no ending: "провинция { $province }", "Ход: { $who }".

## Names

seat-name = Игрок { $number }
seat-you = вы
side-name = { $side ->
    [E] Слоны
   *[R] Носороги
}
faction-name = { $faction ->
    [R] Рама
    [L] Лао
   *[M] Малай
}
holder-name = { $holder ->
    [R] Рама
    [L] Лао
    [M] Малай
   *[B] Британия
}
card-name = { $card ->
    [mr] Махарача
    [kt] Хон Тай
    [11] 1 на 1
    [21] 2 на 1
    [ra] Рама
    [la] Лао
   *[ma] Малай
}
faction-pair = два партийца { faction-name }
follower-name = партиец { faction-name }
province-name = { $place ->
    [Chiang-Mai] Чиангмай
    [Vientiane] Вьентьян
    [Sukothai] Сукхотай
    [Khorat] Кхорат
    [Ayutthaya] Аюттхая
    [Rayong] Районг
    [Nakhon] Накхон
    [Kedah] Кедах
    [Moray] Морей
    [Strathclyde] Стратклайд
    [Lancaster] Ланкастер
    [Northumbria] Нортумбрия
    [Gwynedd] Гвинед
    [Warwick] Уорик
    [Essex] Эссекс
    [Devon] Девон
   *[other] { $name }
}
bot-person = { $name ->
    [Ploy] Плой
    [Nok] Нок
    [Fah] Фа
    [Bua] Буа
    [Kla] Кла
    [Dao] Дао
    [Pim] Пим
    [Wan] Ван
    [Anong] Анонг
    [Sakda] Сакда
    [Ratana] Ратана
    [Preecha] Прича
    [Kanya] Канья
    [Prasit] Прасит
    [Suda] Суда
    [Wichai] Вичай
    [Chariya] Чария
    [Decha] Деча
    [Nari] Нари
    [Thawi] Тхави
    [Duangjai] Дуангчай
    [Kasem] Касем
    [Orathai] Оратай
    [Manop] Маноп
    [Busaba] Бусаба
    [Narong] Наронг
    [Wilai] Вилай
    [Surin] Сурин
    [Siriporn] Сирипон
    [Pravat] Прават
    [Chantana] Чантана
    [Rangsan] Рангсан
    [Amphai] Ампхай
    [Phichit] Пхичит
    [Saowapha] Саовапха
    [Yuthana] Ютхана
    [Phailin] Пхайлин
    [Montri] Монтри
    [Intira] Интхира
    [Kraisorn] Крайсон
    [Somchai] Сомчай
    [Niran] Ниран
    [Kamala] Камала
    [Arthit] Артхит
    [Lek] Лек
    [Noi] Ной
    [Mali] Мали
    [Chai] Чай
   *[other] { $name }
}
team-name = команда { $names }
occurrences-name = повторы
plies-name = ходы

## What is going on

king-status-you = Борьба { $struggle } из 8 · { $province } · Ваш ход: сыграйте карту или спасуйте
king-status-you-pass = Борьба { $struggle } из 8 · { $province } · Ваш ход: можно только спасовать
king-status-you-passed = Борьба { $struggle } из 8 · { $province } · Можно только спасовать: это делается за вас
king-status-passed = Борьба { $struggle } из 8 · { $province } · { $who }: можно только спасовать
king-status-you-late = Борьба { $struggle } из 8 · { $province } · Ваше время вышло: вы пасуете
king-status-late = Борьба { $struggle } из 8 · { $province } · Время вышло, пас: { $who }
king-status-you-stand-in = Борьба { $struggle } из 8 · { $province } · За вас играет бот
king-status-stand-in = Борьба { $struggle } из 8 · { $province } · Бот играет за: { $who }
king-status-turn = Борьба { $struggle } из 8 · { $province } · Ход: { $who }
king-status-thinking = Борьба { $struggle } из 8 · { $province } · { $who } думает
siam-status-you = Ваш ход: походите { $side ->
    [E] слоном
   *[R] носорогом
}
siam-status-turn = Ход: { $who } · { $side ->
    [E] слоны
   *[R] носороги
}
siam-status-side = { $side ->
    [E] Ходят слоны
   *[R] Ходят носороги
}
siam-status-thinking = { $who } думает · { $side ->
    [E] слоны
   *[R] носороги
}
siam-status-you-stand-in = За вас играет бот · { $side ->
    [E] слоны
   *[R] носороги
}
siam-status-stand-in = Бот играет за: { $who } · { $side ->
    [E] слоны
   *[R] носороги
}
status-over = Игра окончена
status-waiting = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
   *[many] Ждём ещё { $count } игроков
}
status-review = Ход { $ply } из { $plies }
status-paused = Партия на паузе
offer-take-back = { $who } просит вернуть последний ход.
offer-draw = { $who } предлагает: ничья.
offer-pause = { $who } предлагает паузу: часы стоят, пока все не захотят продолжить.
offer-resume = { $who } предлагает продолжить.
offer-stand-in = { $who } предлагает, чтобы за отсутствующего игрока { $whom } играл бот.

## What is being chosen

king-prompt-card = Выберите карту или спасуйте
king-prompt-first-tile = Выберите первую из двух карточек для обмена
king-prompt-second-tile = Выберите, с какой карточкой её поменять
king-prompt-king-marker = Выберите, какая из двух получит фишку короля
king-prompt-place = Выберите провинцию для партийца { faction-name }
king-prompt-give-province = Выберите первую провинцию для обмена
king-prompt-give-follower = { $province }: какого партийца отдать?
king-prompt-give-followers = { $province }: каких двух партийцев отдать?
king-prompt-get-province = Выберите вторую провинцию для обмена
king-prompt-get-follower = { $province }: какого партийца отдать взамен?
king-prompt-take-province = Главное в ходе: выберите, какого партийца взять
king-prompt-take-follower = Главное в ходе: выберите, какого партийца взять ({ $province })
siam-prompt-animal = Выберите животное
siam-prompt-target = Выберите, куда идти
siam-prompt-facing = Выберите, куда смотреть
prompt-complete = Готово: подтвердите ход

## What can be chosen

option-card = { card-name }
option-pass = Пас
option-province = { $province }
option-follower = Партиец { faction-name }, { $province }
option-followers = { $factions } вместе, { $province }
option-tile = Карточка провинции { $province }
option-marker = Фишка короля: { $province }
option-reserve = { $side ->
    [E] Слон из резерва, осталось: { $count }
   *[R] Носорог из резерва, осталось: { $count }
}
option-animal = { $side ->
    [E] Слон
   *[R] Носорог
} на { $cell }, смотрит на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}
option-cell = Идти на { $cell }
option-push = Толкать на { $cell }
option-spot = Повернуться на { $cell }
option-leave = Уйти с поля ({ $cell })
option-facing = Смотреть на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}

## What happened: King of Siam

king-passed = { $you ->
    [alone] Вы пасуете.
   *[no] { $who } пасует.
}
king-card-played = { $you ->
    [alone] Вы играете «{ card-name }».
   *[no] { $who } играет «{ card-name }».
}
king-nothing-done = Карта «{ card-name }» ничего не меняет.
king-tiles-swapped = { $first } и { $second } меняются местами.
king-tile-crowned = { $province } получает фишку короля.
king-follower-placed = { $province }: приходит партиец { faction-name }.
king-followers-placed = { $province }: приходят два партийца { faction-name }.
king-followers-swapped = { $first } отдаёт: { $given }; { $second } отдаёт: { $got }.
king-follower-taken = { $you ->
    [alone] Вы берёте партийца { faction-name } ({ $province }).
   *[no] { $who } берёт партийца { faction-name } ({ $province }).
}
king-nothing-taken = { $you ->
    [alone] На поле не осталось партийцев: вы никого не берёте.
   *[no] На поле не осталось партийцев: { $who } никого не берёт.
}
king-province-won = { $province }: побеждает партия { faction-name }, { $counts }.
king-province-tied = { $province }: равенство ({ $factions }), приходят британцы.
king-province-empty = { $province }: никого не осталось, приходят британцы.

## What happened: Siam

siam-entered = { $side ->
    [E] Слон
   *[R] Носорог
} вступает на { $cell } и смотрит на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}.
siam-entered-pushing = { $side ->
    [E] Слон
   *[R] Носорог
} с толчком вступает на { $cell } и смотрит на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}.
siam-stepped = { $side ->
    [E] Слон
   *[R] Носорог
} с { $cell } идёт на { $target }.
siam-pushing = { $side ->
    [E] Слон
   *[R] Носорог
} с { $cell } толкает и идёт на { $target }.
siam-turned = { $side ->
    [E] Слон
   *[R] Носорог
} на { $cell } поворачивается на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}.
siam-left = { $side ->
    [E] Слон
   *[R] Носорог
} с { $cell } возвращается в резерв.
siam-pushed = { $piece ->
    [E] Слона
    [R] Носорога
   *[o] Скалу
} с { $cell } сдвигают на { $target }.
siam-pushed-off = { $side ->
    [E] Слона
   *[R] Носорога
} с { $cell } сталкивают с поля, обратно в резерв.
siam-rock-fell = Скала с { $cell } падает!

## What happened: either game

log-take-back = { $you ->
    [alone] Вы взяли ход назад.
   *[no] Ход взят назад: { $who }.
}
log-resign = { $you ->
    [alone] Вы сдались.
   *[no] Игра сдана: { $who }.
}
log-time = { $you ->
    [alone] Ваше время вышло.
   *[no] Время вышло: { $who }.
}
log-time-pass = { $you ->
    [alone] Ваше время вышло: теперь вы пасуете.
   *[no] Время вышло, дальше только пас: { $who }.
}
log-time-bot = { $you ->
    [alone] Ваше время вышло: дальше играет бот.
   *[no] Время вышло, дальше играет бот: { $who }.
}
log-draw = Все согласились на ничью.
log-pause = Партия поставлена на паузу.
log-resume = Партия продолжается.
log-stand-in = { $you ->
    [alone] Теперь за вас играет бот.
   *[no] Теперь вместо игрока { $who } играет бот.
}
log-return = { $you ->
    [alone] Вы снова играете сами.
   *[no] Снова играет: { $who }.
}

## If all passed now

forecast-province = { $province } → { holder-name } ({ $counts })
forecast-ruler = правит { faction-name }
forecast-colony = Сиам — колония
forecast-british = Британия { $count } из 4
forecast-lead = { faction-name }: впереди { $names }, { $most }–{ $next }
forecast-tied = { faction-name }: поровну { $names }, по { $most }
forecast-sets-lead = комплекты: впереди { $names }, { $most }–{ $next }
forecast-sets-tied = комплекты: поровну { $names }, по { $most }
forecast-winner = при равенстве победа: { $names }

## Before a push

push-goes = Силы { $force } хватит{ $rocks ->
    [0] {""}, ряд сдвинется
    [one] { " " }на { $rocks } скалу
    [few] { " " }на { $rocks } скалы
   *[many] { " " }на { $rocks } скал
}
push-blocked = Силы { $force } не хватит{ $rocks ->
    [0] {""}
    [one] { " " }на { $rocks } скалу
    [few] { " " }на { $rocks } скалы
   *[many] { " " }на { $rocks } скал
}
push-animal-falls = { $side ->
    [E] Слона
   *[R] Носорога
} столкнут с поля
push-rock-wins = Победят { $side ->
    [E] слоны
   *[R] носороги
}
push-rock-loses = Осторожно: победят { $side ->
    [E] слоны
   *[R] носороги
}

## Warnings

warning-repetition = Эта позиция возникла { $count ->
    [2] второй
    [3] третий
   *[other] { $count }-й
} раз; { $limit ->
    [2] второй
    [3] третий
   *[other] { $limit }-й
} раз — ничья.
warning-repetition-next = Так позиция повторится { $count ->
    [2] второй
    [3] третий
   *[other] { $count }-й
} раз; { $limit ->
    [2] второй
    [3] третий
   *[other] { $limit }-й
} раз — ничья.
warning-repetition-draw = Так позиция повторится ещё раз: ничья.

## The coach

siam-coach-loses = Скала падает, но ближайшее за ней животное, которое смотрит по ходу толчка, — { $side ->
    [E] слон: побеждают слоны
   *[R] носорог: побеждают носороги
}.
siam-coach-next = { $side ->
    [E] После этого слоны могут победить следующим ходом: слон
   *[R] После этого носороги могут победить следующим ходом: носорог
} с { $cell } толкает на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}, и скала падает.
siam-coach-next-entering = { $side ->
    [E] После этого слоны могут победить следующим ходом: слон
   *[R] После этого носороги могут победить следующим ходом: носорог
} с толчком вступает на { $cell }, и скала падает.
king-coach-loses = Этот пас заканчивает игру. Победа: { $names }.
king-coach-next = После этого { $who } может спасовать и закончить игру. Победа: { $names }.

## How it ended

result-wins = { $you ->
    [alone] Вы победили!
   *[no] Победа: { $names }!
}
result-wins-side = { $side ->
    [E] Победа слонов!
   *[R] Победа носорогов!
}
result-draw = Никто не победил: ничья
figure = { $name } ({ $value })
step-colony = Британцы держат { $count ->
    [one] { $count } провинцию
    [few] { $count } провинции
   *[many] { $count } провинций
}: Сиам стал колонией.
step-provinces = Провинции: { $figures }. Правит партия { faction-name }.
step-provinces-tied = Провинции: { $figures }. Поровну: { $factions }.
step-gains = Последняя победа, номер борьбы: { $figures }. Партия { faction-name } была последней и правит.
step-sets = Полные комплекты: { $figures }. Больше всего: { $names }.
step-sets-tied = Полные комплекты: { $figures }. Поровну: { $names }.
step-latest-wins = Последняя карта: { $figures }. При равенстве побеждает сыгравший последним: { $names }.
step-followers = Партийцы { faction-name }: { $figures }. Больше всего: { $names }.
step-followers-tied = Партийцы { faction-name }: { $figures }. Поровну: { $names }.
step-second = Второе место по провинциям: { $figures }. Вторая — партия { faction-name }.
step-second-tied = Второе место по провинциям: { $figures }. Поровну: { $factions }.
step-second-gains = Последняя победа, номер борьбы: { $figures }. Вторая — партия { faction-name }.
step-no-second = У других партий нет провинций, так что второго места нет.
step-last-card = Последняя карта: { $figures }. Сыгравший последним выбывает. Остались: { $names }.
step-nobody-played = Никто из них не сыграл ни одной карты. Общая победа: { $names }.
step-partners = Партнёры побеждают вместе: { $names }.
step-rock = Решает ближайшее животное, которое смотрит по ходу толчка: { $side ->
    [E] это слон
   *[R] это носорог
}.
step-repetition = Одна и та же позиция возникла { $count ->
    [2] дважды
    [3] трижды
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}: ничья по домашнему правилу.
step-ply-limit = { $count ->
    [one] Сделан { $count } ход
    [few] Сделано { $count } хода
   *[many] Сделано { $count } ходов
}: ничья по домашнему правилу.
step-resign = { $you ->
    [alone] Вы сдались.
   *[no] Игра сдана: { $who }.
}
step-time = { $you ->
    [alone] Ваше время вышло.
   *[no] Время вышло: { $who }.
}
step-adjudicated = Партия закончена здесь: доказано, кто выигрывает.
step-agreement = Игроки согласились на ничью.
step-recorded = Так сказано в записи.

## Lists

summary-ply = { $you ->
    [alone] Ваш ход
   *[no] Ход: { $who }
}, { $ply ->
    [one] сделан { $ply } ход
    [few] сделано { $ply } хода
   *[many] сделано { $ply } ходов
}
summary-paused = Пауза, { $ply ->
    [one] сделан { $ply } ход
    [few] сделано { $ply } хода
   *[many] сделано { $ply } ходов
}

## Bots

king-level-name = { $level ->
    [1] Гость
    [2] Носильщик
    [3] Лодочник
    [4] Купец
    [5] Писец
    [6] Страж
    [7] Капитан
    [8] Наместник
    [9] Министр
   *[10] Махарача
}
king-level-about = { $level ->
    [1] Смотрит на провинцию, за которую борются, и не смотрит, что есть у игроков; не замечает равенства и может упустить победу.
    [2] Смотрит на две провинции и на партийцев одной партии у игроков; не замечает равенства и того, какие карты у других.
    [3] Смотрит на три провинции и на партийцев двух партий у игроков; не замечает равенства и того, какие карты у других.
    [4] Смотрит на четыре провинции и на партийцев двух партий у игроков; не замечает того, какие карты у других.
    [5] Смотрит на шесть провинций; не замечает того, какие карты у других.
    [6] Смотрит на шесть провинций и на все карты, но не думает об ответах на свой ход.
    [7] Смотрит на ответы на свои лучшие ходы.
    [8] Думает на несколько ходов вперёд.
    [9] Планирует наперёд и считает карты всех.
   *[10] Смотрит 600 позиций за ход или столько, сколько позволяет данное время.
}
siam-level-name = { $level ->
    [1] Слонёнок
    [2] Странник
    [3] Паромщик
    [4] Гончар
    [5] Погонщик
    [6] Каменщик
    [7] Капитан
    [8] Настоятель
    [9] Министр
   *[10] Эраван
}
siam-level-about = { $level ->
    [1] Видит только свой ход и часто оценивает его неверно.
    [2] Видит ваш ответ, если ищет его, и во многом ошибается.
    [3] Видит три полухода, но редко все.
    [4] Видит три полухода и оценивает их лучше.
    [5] Видит четыре полухода и мало в них ошибается.
    [6] Видит пять полуходов.
    [7] Видит шесть полуходов и почти не ошибается в том, что видит.
    [8] Видит так далеко, как хватит 12 000 позиций, и может доказать выигрыш.
    [9] Смотрит 26 000 позиций за ход и никогда не ошибается нарочно.
   *[10] Смотрит 60 000 позиций за ход или столько, сколько позволяет данное время.
}
style-name = { $style ->
    [balanced] Ровный
    [loyalist] Верный
    [collector] Собиратель
   *[spoiler] Вредитель
}
style-about = { $style ->
    [balanced] Играет лучший ход, который находит.
    [loyalist] Собирает партийцев одной партии и остаётся ей верен.
    [collector] Собирает полные комплекты: по партийцу от каждой партии.
   *[spoiler] Любит, когда провинции достаются британцам.
}
bot-name = { $bot ->
    [greedy] Жадный
   *[random] Наугад
}
bot-greedy = Берёт то, что выгоднее прямо сейчас, и никогда не думает о вашем ходе.
bot-random = Играет всё, что разрешено: хорошо для первой игры.

## Hints

hint-chance = { $percent } % на победу
hint-proved = { $percent } %, доказано
hint-wins = Верная победа
hint-wins-within = Верная победа, не больше чем за { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
hint-loses = Проигрывает при лучшей игре
hint-kingmaker = { $percent } % на победу: { $who } уже не может выиграть, но решает, кто выиграет
hint-kingmaker-you = Вы уже не можете выиграть, но решаете, кто выиграет
hint-close = { $province } на грани: пока { $now }, но карта «{ $means }» может это изменить.

## Why something was not done

refused-stale = За это время игра ушла вперёд. Посмотрите ещё раз и выберите снова.
refused-turn-changed = Тем временем этот ход изменили на другом экране. Посмотрите ещё раз и выберите снова.
refused-possible = Это можно выбрать.
refused-rule = Правила этого не позволяют ({ $clause }).
refused-code = Такого хода нет.
refused-start = Так игру не начать: { $reason }
refused-record = Эту запись не прочесть. Строка { $line }{ $ply ->
    [0] {""}
   *[other] , ход { $ply }
}: { $reason }
refused-seats = Для этой игры { $players ->
    [one] нужен { $players } игрок
    [few] нужны { $players } игрока
   *[many] нужно { $players } игроков
}.
refused-bot = Такого бота нет.
refused-no-table = Такого стола нет. Возможно, за ним играли в другой папке.
refused-damaged = Этот стол повреждён, и показать его больше нельзя. Все остальные в порядке.
refused-no-page = По этому адресу ничего нет.
refused-unreadable = Это не удалось понять. Обновите страницу и попробуйте снова.
refused-too-long = Это слишком длинно.
refused-over = Игра окончена.
refused-review = Эту игру можно только смотреть.
refused-not-now = Сейчас не ваш ход.
refused-unfinished = Сначала закончите эту партию.
refused-waiting = Партия начнётся, когда все места будут заняты.
refused-seat-taken = Это место тем временем занял кто-то другой.
refused-seated = У вас уже есть место за этим столом.
refused-seat-kept = Это место держат для другого.
refused-invited-only = За этот стол садятся только по приглашению.
refused-removed = Тот, кто накрыл этот стол, отдал ваше место другим.
refused-begun = Партия началась: места уже никто не покидает.
refused-not-yours = Это дело других за столом.
refused-no-take-back = Между людьми ход возвращают, только если согласны все.
refused-offer = Сейчас об этом нельзя просить. Достаточно одного раза перед каждым ходом.
refused-no-offer = Отвечать уже не на что.
refused-not-away = Сейчас бот не может играть за это место.
refused-not-replaced = Здесь за вас никто не играет.
refused-paused = Партия на паузе. Сначала предложите продолжить.
refused-own-seat = Оставьте одно место за столом себе.
refused-invitation = Это приглашение недействительно. Попросите новое.
refused-no-name = Сначала выберите имя.
refused-blocked = Здесь вам это больше недоступно. Обратитесь к хозяину сайта.
refused-often = Слишком много за слишком короткое время. Подождите немного и попробуйте снова.
refused-name-form = В имени от 2 до 24 знаков: буквы, цифры, а между ними одиночные пробелы, точки, дефисы или апострофы.
refused-name-mixed = В этом имени смешаны алфавиты. Напишите его одним.
refused-name-taken = Здесь уже есть такое имя или похожее на него. Выберите другое.
refused-name-reserved = Это имя здесь использовать нельзя. Выберите другое.
refused-no-report = На этом месте больше никого нет.
refused-other-name = Это не ваше имя.
refused-passkey-https = Ключам доступа нужны https и адрес с именем. Обратитесь к хозяину сайта.
refused-passkey-kept = Этот ключ доступа уже известен, или их слишком много.
refused-passkey-last = Это единственный способ войти. Сначала задайте пароль.
refused-passkey-late = Прошло слишком много времени. Попробуйте ещё раз.
refused-no-passkey = Этого ключа доступа уже нет.
refused-wrong-passkey = Этот ключ доступа здесь не подходит.
refused-password-form = В пароле от 8 до 200 знаков.
refused-has-account = У вас уже есть учётная запись.
refused-no-account = У вас здесь нет учётной записи.
refused-both-seats = За одним столом вы играете под обоими именами. Сначала закончите ту партию, потом войдите.
refused-wrong-login = Нет учётной записи с таким именем и паролем.
refused-wrong-code = Нет учётной записи с таким именем и кодом восстановления. Каждый код действует один раз.
refused-wrong-password = Это не ваш пароль.
refused-no-session = Этот браузер уже вышел.
refused-hint = Когда люди играют друг с другом на время, подсказок нет.
refused-coach = Тренер приходит только в игры против компьютера.
refused-question = Этот вопрос уже закрыт.
refused-nothing-to-take-back = У вас нет хода, который можно взять назад.
refused-nothing-to-undo = Нет шага, который можно отменить.
refused-incomplete = Ход ещё не закончен.
refused-storage = Сейчас не удаётся сохранить. Может быть, диск полон?
refused-failed = Что-то сломалось с нашей стороны. Ничего не потеряно: попробуйте снова.

refused-record-part = Эта запись повреждена. Строка { $line }{ $ply ->
    [0] {""}
   *[other] , ход { $ply }
}: { $reason } { $kept ->
    [0] Прочесть можно только начальную позицию.
    [one] До этого места можно прочесть { $kept } ход.
    [few] До этого места можно прочесть { $kept } хода.
   *[many] До этого места можно прочесть { $kept } ходов.
}

## Which level to play next

advice-same = Уровень { $level }: побед { $won } из { $played } последних. Уровень { $next } вам подходит.
advice-few = Уровень { $level }: побед { $won } из { $played } последних. Пока слишком мало партий, чтобы судить. Оставайтесь на уровне { $next }.
advice-gentlest = Уровень { $level }: побед { $won } из { $played } последних. Легче уровня { $next } нет ничего. Берите подсказки или пройдите уроки.
advice-strongest = Уровень { $level }: побед { $won } из { $played } последних. Сильнее уровня { $next } нет.
advice-other = Уровень { $level }: побед { $won } из { $played } последних. Попробуйте уровень { $next }.

refused-old-page = Запущена более новая версия erawan. Страница сейчас её загрузит.

start-field = { $field ->
    [seed] номер расклада — от 0 до 18446744073709551615.
    [players] столько игроков для этой игры не годится.
   *[other] что-то не так с «{ $field }».
}
start-over = в этой позиции игра окончена.

damage-one = ожидалась одна запись, а здесь их { $count }.
damage-tag-form = метка пишется так: [Имя "значение"].
damage-tag-twice = метка { $name } стоит дважды.
damage-tag-differs = в метке { $name } стоит { $said }, а на деле { $real }.
damage-tag-inside = среди ходов стоит метка; перед ней нет результата.
damage-rules = запись следует редакции { $said } правил, а здесь известна { $known }.
damage-no-start = нет метки Start — позиции, с которой началась игра.
damage-no-json = в метке Start нет позиции ни одной из наших игр.
damage-start = в метке Start позиция, какой не бывает; посмотрите на «{ $field }»{ $clause ->
    [none] {""}
   *[other] { " " }({ $clause })
}.
damage-board = в метке Start поле, какого не бывает; посмотрите на «{ $field }».
damage-result-players = { $said } — не результат игры, в которой игроков { $players }.
damage-result-wrong = результат { $right }, а не { $said } ({ $clause }).
damage-no-result = в конце нет результата.
damage-comment-open = комментарий не закрыт.
damage-odd = { $character } среди ходов не бывает.
damage-variation-first = вариант стоит перед ходом, который он мог бы заменить.
damage-variation-deep = варианты вложены глубже { $most }.
damage-variation-open = вариант не закрыт.
damage-variation-close = здесь не закрывается никакой вариант.
damage-variation-empty = в варианте нет ни одного хода.
damage-plies = у одной игры читается не больше ходов, чем { $most }.
damage-moves = читается не больше ходов, чем { $most }, вместе с вариантами.
damage-illegal = правила не позволяют здесь хода { $code } ({ $clause }).
damage-code = { $code } — не ход этой игры.
damage-half-character = в метке Start половина символа.
## Why something can't be chosen, and where a card does less than its text

king-why-card-first = Сначала выберите карту или спасуйте.
king-why-complete = Ход готов: подтвердите его или вернитесь на шаг.
king-why-not-held = Карта «{ card-name }» уже сыграна.
king-why-last-card = Самую последнюю карту можно сыграть, только если она сразу даёт победу.
king-why-crowned = { $province }: здесь лежит фишка короля, эту карточку не сдвинуть.
king-why-face-down = { $province }: судьба решена, карточка перевёрнута.
king-why-marker-elsewhere = Фишка короля кладётся на одну из двух карточек.
king-why-chosen-already = { $province }: уже выбрано.
king-why-controlled = { $province }: здесь уже есть хозяин — { holder-name }.
king-why-out-of-reach = { $province }: сюда не дотянуться ({ faction-name }).
king-why-nobody = { $province }: здесь некого менять.
king-why-needs-two = { $province }: здесь нет двух партийцев, чтобы отдать.
king-why-too-few = { $province }: такого партийца здесь нет ({ faction-name }).
king-why-not-neighbours = { $first } и { $second } не соседи.
king-why-undoes = Это отменило бы только что сделанный обмен.
king-why-follower-first = Сначала выберите партийца ({ $province }) или вернитесь на шаг.
king-why-nobody-to-take = { $province }: здесь некого забрать.
king-why-none-to-take = { $province }: такого партийца здесь нет ({ faction-name }).
king-less-nothing-left = Здесь ничего не даст: в кучке нет партийцев ({ faction-name }).
king-less-nothing-reach = Здесь ничего не даст: нет открытой провинции в пределах досягаемости ({ faction-name }).
king-less-one-left = Только один партиец: в кучке остался один ({ faction-name }).
king-less-nothing-pool = Здесь ничего не даст: кучка пуста.
king-less-less-pool = В кучке нет партийцев ({ $factions }): придёт меньше.
king-less-one-for-one = Двух на одного поменять негде: здесь меняется один на одного.
king-less-nothing-swap = Здесь ничего не даст: менять нечего.
king-less-nothing-tiles = Здесь ничего не даст: нет двух карточек, которые можно поменять.
siam-why-animal-first = Сначала выберите своё животное.
siam-why-not-yours = На { $cell } нет вашего животного.
siam-why-their-reserve = Это животные соперника.
siam-why-reserve-empty = В резерве больше нет { $side ->
    [E] слонов
   *[R] носорогов
}.
siam-why-none-enter = Сейчас никто не может вступить на поле.
siam-why-cross = Крест на { $cell } закрыт первые { $plies } хода.
siam-why-inner-cell = Вступают с края, а { $cell } внутри поля.
siam-why-not-on-board = Это животное ещё не на поле.
siam-why-outweighed = Не хватает силы против тех, кто смотрит навстречу: сила { $force }.
siam-why-rocks = Силы { $force } мало: скалам здесь нужно { $rocks }.
siam-why-on-the-way = Сила кончается по дороге: кто стоит дальше, не поможет.
siam-why-straight-in = На { $cell } вступают с толчком, лицом прямо внутрь поля.
siam-why-not-next = { $target } не рядом с { $cell }.
siam-why-not-facing = Животное на { $cell } не смотрит на { $target } и толкнуть не может.
siam-why-leave-inside = Уходят с края, а { $cell } внутри поля.
siam-why-left-once = { $side ->
    [E] Слоны
   *[R] Носороги
} уже один раз уходили.

## Practice

practice-siam-push = { $side ->
    [E] Слон
   *[R] Носорог
} с { $cell } толкает на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}. Что произойдёт?
practice-siam-enter = { $side ->
    [E] Слон
   *[R] Носорог
} вступает на { $cell } и толкает на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}. Что произойдёт?
practice-siam-forbidden = Правила это запрещают
practice-siam-goes-on = Так можно, и игра продолжается
practice-king-ending = Карт больше ни у кого нет, и все пасуют до конца. Кто победит?
practice-king-gained = { $province } ({ holder-name })
practice-king-still = { $province } ({ $counts })
practice-king-decided = Решены, в таком порядке: { $items }.
practice-king-open = Ещё открыты, в таком порядке, с партийцами Рама, Лао и Малай: { $items }.
practice-king-court = { $who }: { $counts } (партийцы Рама, Лао и Малай); последняя карта — номер { $number } за игру.
practice-level = { $level ->
    [1] Легко
    [2] Средне
   *[3] Трудно
}
practice-exam = Экзамен по правилам
practice-question = Вопрос { $number } из { $count }
practice-score = Верно { $right } из { $count }
practice-missed = { $count ->
    [0] Повторять нечего
    [one] Повторится { $count } вопрос
    [few] Повторятся { $count } вопроса
   *[many] Повторятся { $count } вопросов
}
practice-again = На этот вопрос вы уже ответили неверно.
practice-right = Верно.
practice-wrong = Неверно. Ответ: { $answer }
practice-result = Экзамен: верно { $right } из { $count }
