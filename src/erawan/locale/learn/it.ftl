### Quello che il terminale dice mentre insegna; i testi che insegnano sono in ../../learn/texts.

learn-section = Regolamento, sezione { $section }.
learn-example = Esempio
learn-refused = Rifiutato.
learn-step = Passo { $number } di { $steps }: { $title }
learn-choose = Un numero, o il codice di una mossa intera; b torna indietro, m mostra il tavolo, q finisce.
learn-not-understood = Non è tra le scelte.
learn-right = Giusto.
learn-again = Permesso, ma non è questa.
learn-done = Era l'ultimo passo. Ora gioca: erawan play { $game }
learn-kept = Continua con: erawan learn { $game }
