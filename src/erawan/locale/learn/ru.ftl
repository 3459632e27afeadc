### Что говорит терминал, когда учит; сами тексты лежат в ../../learn/texts.

learn-section = Правила, раздел { $section }.
learn-example = Пример
learn-refused = Нельзя.
learn-step = Шаг { $number } из { $steps }: { $title }
learn-choose = Номер или код целого хода; b назад, m показать поле, q закончить.
learn-not-understood = Такого выбора нет.
learn-right = Верно.
learn-again = Можно, но это не то.
learn-done = Это был последний шаг. Теперь играйте: erawan play { $game }
learn-kept = Продолжить: erawan learn { $game }
