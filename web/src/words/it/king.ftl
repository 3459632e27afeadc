### What the page says around King of Siam, in Italian.

king-map = Mappa del Siam
king-track = Ordine delle lotte
king-hand = Le tue carte
king-seats = Giocatori
king-pool = Riserva
king-more = Giocatori, previsioni e cronaca
king-in-words = La mappa a parole
king-step = Questo passo
king-outlook = Previsioni
king-if-all-pass = Se ora passano tutti:
king-if-all-pass-on = Se passano tutti fino alla fine:
king-pass-now = Se tutti passano:
king-pass-end = Fine:
king-pass-rules = { $ruler ->
    [nobody] una colonia
   *[other] regna
}
king-pass-wins = vittoria: { $names }
king-passes = passa
king-card-text = { $card ->
    [mr] Scambia due tessere e incoronane una.
    [kt] Un seguace per fazione, ovunque.
    [11] Scambia un seguace con uno, ovunque.
    [21] Scambia due con uno tra vicine.
    [ra] Due Rama presso patria o regno.
    [la] Due Lao presso patria o regno.
   *[ma] Due Malay presso patria o regno.
}
king-nobody = nessuno
king-count = { $count } { $faction ->
    [R] Rama
    [L] Lao
   *[M] Malay
}
king-held = { $holder ->
    [R] controllata dai Rama
    [L] controllata dai Lao
    [M] controllata dai Malay
   *[B] controllata dalla Gran Bretagna
}
king-box = riquadro { $box }
king-contested = contesa adesso
king-crowned = marcatore Re
king-near = vicina al pareggio
king-court-words = di fronte a sé { $followers }
king-cards = { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
king-left = { $count ->
    [0] non restano carte
    [one] resta { $count } carta
   *[other] restano { $count } carte
}
king-sets = { $count ->
    [one] { $count } gruppo
   *[other] { $count } gruppi
}
king-last = ultima: { card-name }
king-leads = { $holder ->
    [R] in testa i Rama
    [L] in testa i Lao
    [M] in testa i Malay
   *[B] nessuno in testa: arriverebbe la Gran Bretagna
}
king-beside = confina con { $provinces }
king-since = Dal tuo ultimo turno: { $changes }
king-keys-about = 1-7 scelgono una carta, lettere e frecce una provincia. Invio conferma, Backspace torna indietro, Esc ricomincia. P passa, H chiede un suggerimento, + − 0 ingrandiscono.
province-code = { $place ->
   *[other] { $code }
}
