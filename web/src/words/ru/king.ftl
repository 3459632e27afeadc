### What the page says around King of Siam, in Russian.

king-map = Карта Сиама
king-track = Порядок борьбы
king-hand = Ваши карты
king-seats = Игроки
king-pool = Кучка
king-more = Игроки, прогноз и ход игры
king-in-words = Поле словами
king-step = Этот шаг
king-outlook = Прогноз
king-if-all-pass = Если сейчас все спасуют:
king-if-all-pass-on = Если все будут пасовать до конца:
king-pass-now = Если все пас:
king-pass-end = Итог:
king-pass-rules = { $ruler ->
    [nobody] колония
   *[other] правит
}
king-pass-wins = победа: { $names }
king-passes = пас
king-card-text = { $card ->
    [mr] Обмен двух карточек и фишка короля.
    [kt] По одному от партии, куда угодно.
    [11] Обмен один на один, где угодно.
    [21] Обмен двух на одного у соседей.
    [ra] Двое Рама у дома или владений.
    [la] Двое Лао у дома или владений.
   *[ma] Двое Малай у дома или владений.
}
king-nobody = никого
king-count = { $faction ->
    [R] Рама
    [L] Лао
   *[M] Малай
} { $count }
king-held = { $holder ->
    [R] под контролем партии Рама
    [L] под контролем партии Лао
    [M] под контролем партии Малай
   *[B] под контролем британцев
}
king-box = клетка { $box }
king-contested = за неё идёт борьба
king-crowned = фишка короля
king-near = почти равенство
king-court-words = перед игроком { $followers }
king-cards = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
king-left = { $count ->
    [0] карт не осталось
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[many] осталось { $count } карт
}
king-sets = { $count ->
    [one] { $count } комплект
    [few] { $count } комплекта
   *[many] { $count } комплектов
}
king-last = последняя: { card-name }
king-leads = { $holder ->
    [R] впереди Рама
    [L] впереди Лао
    [M] впереди Малай
   *[B] впереди никого: придут британцы
}
king-beside = граничит: { $provinces }
king-since = С вашего прошлого хода: { $changes }
king-keys-about = 1–7 выбирают карту, буквы и стрелки — провинцию. Enter подтверждает, Backspace — назад, Escape — заново. P — пас, H — подсказка, + − 0 — масштаб.
province-code = { $place ->
    [Chiang-Mai] ЧМ
    [Vientiane] ВЬ
    [Sukothai] СК
    [Khorat] КР
    [Ayutthaya] АЮ
    [Rayong] РА
    [Nakhon] НА
    [Kedah] КД
    [Moray] МО
    [Strathclyde] СТ
    [Lancaster] ЛА
    [Northumbria] НО
    [Gwynedd] ГВ
    [Warwick] УО
    [Essex] ЭС
    [Devon] ДЕ
   *[other] { $code }
}
