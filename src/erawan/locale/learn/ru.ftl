### Что говорит терминал, когда учит; сами тексты лежат в ../../learn/texts.

learn-section = Правила, раздел { $section }.
learn-example = Пример
learn-refused = Нельзя.
