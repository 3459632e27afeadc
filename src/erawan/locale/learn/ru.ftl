### Что говорит терминал, когда учит; сами тексты лежат в ../../learn/texts.

learn-section = Правила, раздел { $section }.
learn-example = Пример
learn-refused = Нельзя.
learn-step = Шаг { $number } из { $steps }: { $title }
learn-choose = Номер или код целого хода; b назад, m показать поле, q закончить.
learn-not-understood = Такого выбора нет.
learn-right = Верно.
learn-again = Можно, но это не то.
learn-done = Это был последний шаг. Теперь играйте: erawan play { $game } --guided
learn-kept = Продолжить: erawan learn { $game }
learn-advice-play = Играть из любой из этих позиций ({ $count }): erawan learn { $game } --strategy --step 1

## A guided game

guide-only-pass = Сейчас можно только пасовать.
guide-king-pass-you = Если спасуете сейчас, игра закончится и победите вы.
guide-king-pass-other = Если спасуете сейчас, игра закончится. Победа: { $who }.
guide-king-pass-both = Если спасуете сейчас, игра закончится. Победа общая: вы и { $who }.
guide-king-pass-british = Если спасуете сейчас, { $province } достанется британцам: { $count } из четырёх нужных им провинций.
guide-king-pass-gives = Если спасуете сейчас, { $province } достанется партии { faction-name }, { $most } против { $next }.
guide-king-tied = { $province }: равенство, по { $most }. Если так останется, придут британцы.
guide-king-empty = { $province }: никого нет. Если так останется, придут британцы.
guide-king-leads = { $province }: впереди { faction-name }, { $most } против { $next }.
guide-king-cards = Осталось карт: вы — { $mine }, { $who } — { $theirs }. Открытых провинций: { $count }.
guide-king-ahead-you = Если бы теперь все только пасовали, правила бы партия { faction-name }, а победили бы вы.
guide-king-ahead-other = Если бы теперь все только пасовали, правила бы партия { faction-name }. Победа: { $who }.
guide-king-ahead-both = Если бы теперь все только пасовали, правила бы партия { faction-name }. Победа общая: вы и { $who }.
guide-king-colony-you = Если бы теперь все только пасовали, Сиам стал бы колонией, а победили бы вы.
guide-king-colony-other = Если бы теперь все только пасовали, Сиам стал бы колонией. Победа: { $who }.
guide-king-colony-both = Если бы теперь все только пасовали, Сиам стал бы колонией. Победа общая: вы и { $who }.
guide-king-gained = { $province } теперь у партии { faction-name }: провинций { $count } из восьми.
guide-king-british = { $province } у британцев: { $count } из четырёх нужных им провинций.
guide-king-passed = Если { $who } тоже пасует, { $province } достанется партии { faction-name }.
guide-king-passed-british = Если { $who } тоже пасует, { $province } достанется британцам.
guide-king-contested = Теперь оспаривается { $second }, а не { $first }.
guide-king-now-tied = { $province }: теперь равенство, по { $most }. Если так останется, придут британцы.
guide-king-now-leads = { $province }: теперь впереди { faction-name }, { $most } против { $next }.
guide-king-now-win = Если бы теперь все только пасовали, победили бы вы; до вашей карты было не так.
guide-king-now-lose = Если бы теперь все только пасовали, победа была бы не ваша: { $who }. До вашей карты победили бы вы.
guide-king-court = Партийцы { faction-name } теперь: вы — { $mine }, { $who } — { $theirs }.

guide-siam-win = { $count ->
    [one] Есть { $count } ход, который побеждает сразу: скала падает, и ближе всех за ней ваше животное.
    [few] Есть { $count } хода, которые побеждают сразу: скала падает, и ближе всех за ней ваше животное.
   *[many] Есть { $count } ходов, которые побеждают сразу: скала падает, и ближе всех за ней ваше животное.
}
guide-siam-threat = Смотрите на { $cell }: будь сейчас ход { $side ->
    [E] слонов
   *[R] носорогов
}, толчок оттуда победил бы.
guide-siam-threat-enter = Смотрите на { $cell }: будь сейчас ход { $side ->
    [E] слонов
   *[R] носорогов
}, вступление туда с толчком победило бы.
guide-siam-gift = Осторожно: { $count ->
    [one] { $count } ваш ход столкнул бы скалу
    [few] { $count } ваших хода столкнули бы скалу
   *[many] { $count } ваших ходов столкнули бы скалу
} в пользу { $side ->
    [E] слонов
   *[R] носорогов
}.
guide-siam-reserve = Рядом с полем: ваших животных { $mine }, { $side ->
    [E] слонов
   *[R] носорогов
} { $theirs }.
guide-siam-edge = Скала на { $cell } ближе всех к краю: толчков на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
} до падения: { $count }.
guide-siam-no-push = В этот ход вам не сдвинуть ни одной скалы.
guide-siam-force = Ваш самый сильный толчок в скалу начинается с { $cell }: сила { $force }, скал в ряду { $rocks }.
guide-siam-nearest-you = Упади скала с { $cell } на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}, ближе всех за ней было бы ваше животное на { $target }.
guide-siam-nearest-other = Упади скала с { $cell } на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}, ближе всех за ней был бы { $side ->
    [E] слон
   *[R] носорог
} на { $target }.
guide-siam-can-win = Осторожно: теперь { $side ->
    [E] слоны
   *[R] носороги
} могут победить сразу.
guide-siam-threaten = { $count ->
    [one] Вы грозите победить: следующим ходом это сделал бы { $count } ход.
    [few] Вы грозите победить: следующим ходом это сделали бы { $count } хода.
   *[many] Вы грозите победить: следующим ходом это сделали бы { $count } ходов.
}
guide-siam-rock = Скала пришла на { $cell }. Толчков на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
} до падения: { $count }.
guide-siam-sent-back = Рядом с полем теперь { $side ->
    [E] слонов
   *[R] носорогов
}: { $count }.
guide-siam-left = Ваших животных рядом с полем теперь: { $count }.
guide-siam-next-pushes = Если ничего не изменится, толчков в скалу у вас следующим ходом: { $count }.
