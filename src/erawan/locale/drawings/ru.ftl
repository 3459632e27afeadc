### Что говорят рисунки в терминале; можно называть сообщения из ../ru.ftl.

## Рисунки: «Король Сиама»

passes-in-row = Пасов подряд: { $count } из { $players }
track = Порядок борьбы
if-all-pass-column = если все пасуют
if-reign = Если все спасуют, править будет { faction-name }; победа: { $names }.
if-colony = Если все спасуют, Сиам станет колонией; победа: { $names }.
court = Партийцы
sets = Комплекты
hand = Карты на руках
no-cards = нет
pool = Кучка { $followers } · Британия { $british } из 4

## Рисунки: «Сиам»

siam-status = Ход { $ply } · Очередь: { $who }
siam-over = Игра окончена, ходов: { $ply }
beside = В резерве, { $who }: { $animals }
nobody-beside = никого
siam-legend = { $elephant } слон, { $rhino } носорог (стрелка — куда смотрит), { $rock } скала
crosses-closed = { $cross } закрыто для вступления первые { $plies } хода (S3.2)
crosses-closed-arrival = { $cross } закрыто первые { $plies } хода (S3.2)
