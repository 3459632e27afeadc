### What the page says around a Siam board, in Russian.

siam-board = Поле
siam-cell-empty = { $cell }, пусто
siam-cell-cross = { $cell }, крест, пусто
siam-cell-barred = { $cell }, крест, пока закрыт
siam-cell-rock = { $cell }, скала
siam-reserve = { $side ->
    [E] { $count ->
        [one] { $count } слон ждёт
        [few] { $count } слона ждут
       *[many] { $count } слонов ждут
    }
   *[R] { $count ->
        [one] { $count } носорог ждёт
        [few] { $count } носорога ждут
       *[many] { $count } носорогов ждут
    }
} в резерве
siam-told-animal = { $cell } смотрит на { $facing ->
    [n] север
    [e] восток
    [s] юг
   *[w] запад
}
siam-told-side = { $side ->
    [E] Слоны
   *[R] Носороги
}: { $count ->
    [0] никого на поле
   *[other] { $animals }
}; в резерве { $reserve }.
siam-told-rocks = { $count ->
    [1] Скала: { $cells }.
   *[other] Скалы: { $cells }.
}
siam-told-barred = Кресты пока закрыты: { $cells }.
siam-turn = Поворот
siam-leave = Уйти
siam-turn-label = Поворот этого животного
siam-leave-label = Уйти с поля
siam-flip = Перевернуть поле
siam-left-once = уход уже был
siam-keys = Клавиши
siam-keys-about = Стрелки и Enter выбирают. W A S D смотрят вверх, влево, вниз, вправо. R поворачивает, X уводит, Backspace — назад, Escape — заново. H — подсказка.
siam-hint-drag = Коснитесь животного или перетащите его куда нужно.
siam-banner = Прогноз
