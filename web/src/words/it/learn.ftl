### Le pagine delle regole, in italiano.

learn-clause = Articolo { $clause }
learn-clauses = { $game }, articolo per articolo
learn-games = Regole di
learn-rules = Regole
learn-rules-of = Regole di { $game }
learn-all-rules = Tutte le regole
learn-print = Stampa, due pagine
learn-search = Cerca un articolo, per numero o per parole
learn-found = { $count ->
    [0] Nessun articolo lo dice.
    [one] Un articolo.
   *[other] { $count } articoli.
}
learn-section = Regolamento, sezione { $section }
learn-differs = Dove i testi differiscono, e che cosa abbiamo deciso:
learn-example = Esempio
learn-before = Prima
learn-after = Dopo
learn-refused = Rifiutato.
learn-loading = Arrivano le regole …

## The tutorial

learn-learn = Impara
learn-game = Impara { $game }
learn-step = Passo { $number } di { $steps }: { $title }
learn-steps = Passi
learn-step-number = Passo { $number }
learn-right = Giusto
learn-not-it = Permessa, ma non è questa
learn-to-board = Al tabellone
learn-next = Passo successivo
learn-first-game = Gioca la prima partita
learn-again = Riprova
learn-task = Il compito

## Ways to learn

learn-minute = Il gioco in un minuto
learn-minute-of = { $game } in un minuto
learn-minute-about = Di che cosa si tratta, sul tabellone vero.
learn-tutorial = Passo per passo
learn-tutorial-about = Un'idea per passo; le mosse le fai tu.
learn-tutorial-on = Continua dal passo { $number }.
learn-rules-about = Raccontate in pochi minuti, e articolo per articolo.
learn-skip = Salta
learn-back = Indietro
learn-on = Avanti
learn-pause = Pausa
learn-run = Fai scorrere
learn-scene = { $number } di { $scenes }
learn-go-on = Altri modi per imparare
learn-games-to-learn = Giochi da imparare
learn-strategy = Giocare bene
learn-strategy-about = Consigli, ognuno con una posizione da cui continuare.
learn-position-of = Posizione: { $title }
learn-play-on = Continua da qui
learn-play-on-from = Continua da qui: { $title }
learn-guided = Una prima partita guidata
learn-guided-about = Contro un avversario gentile: prima del tuo turno senti che cosa conta, e dopo che cosa è cambiato.
learn-guide-on = Dimmi che cosa conta
learn-guide-off = Basta aiuti
learn-guide-quiet = Adesso nulla preme.

## Practice

practice-title = Esercizi ed esame sulle regole
practice-about = Domande da posizioni vere, in tre difficoltà, e un esame di dieci. Quello che sbagli ritorna più tardi.
practice-of = Esercitati a { $game }
practice-kinds = Che cosa esercitare
practice-where = Dove sei
practice-picture = La posizione
practice-next = Prossima domanda
practice-to-result = Al risultato
practice-exam-again = Un altro esame
