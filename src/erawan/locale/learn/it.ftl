### Quello che il terminale dice mentre insegna; i testi che insegnano sono in ../../learn/texts.

learn-section = Regolamento, sezione { $section }.
learn-example = Esempio
learn-refused = Rifiutato.
