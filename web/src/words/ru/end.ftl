### What the page says when a game is over, in Russian.

end-steps = Почему
end-why = почему?
end-skip = Пропустить
end-rematch = Реванш
end-rematch-about = Та же игра, все пересаживаются на одно место
end-same = Ещё раз
end-same-about = Та же игра, все на своих местах
end-seats = Пересесть
end-review = Просмотр
end-lost = На этот раз не вышло. «Просмотр» покажет, где всё решилось.
