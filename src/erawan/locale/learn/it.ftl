### Quello che il terminale dice mentre insegna; i testi che insegnano sono in ../../learn/texts.

learn-section = Regolamento, sezione { $section }.
learn-example = Esempio
learn-refused = Rifiutato.
learn-step = Passo { $number } di { $steps }: { $title }
learn-choose = Un numero, o il codice di una mossa intera; b torna indietro, m mostra il tabellone, q finisce.
learn-not-understood = Non è tra le scelte.
learn-right = Giusto.
learn-again = Permessa, ma non è questa.
learn-done = Era l'ultimo passo. Ora gioca: erawan play { $game } --guided
learn-kept = Continua con: erawan learn { $game }
learn-advice-play = Gioca da una di queste { $count } posizioni: erawan learn { $game } --strategy --step 1

## A guided game

guide-only-pass = Adesso puoi solo passare.
guide-king-pass-you = Se passi adesso, la partita finisce e vinci tu.
guide-king-pass-other = Se passi adesso, la partita finisce e vince { $who }.
guide-king-pass-both = Se passi adesso, la partita finisce e vinci insieme con { $who }.
guide-king-pass-british = Se passi adesso, { $province } va alla Gran Bretagna: { $count } delle quattro province che le servono.
guide-king-pass-gives = Se passi adesso, { $province } va ai { faction-name }, { $most } a { $next }.
guide-king-tied = { $province } è in parità, { $most } a testa: così arriva la Gran Bretagna.
guide-king-empty = { $province } è vuota: così arriva la Gran Bretagna.
guide-king-leads = { $province }: in testa i { faction-name }, { $most } a { $next }.
guide-king-cards = Carte rimaste: tu { $mine }, { $who } { $theirs }. Province ancora aperte: { $count }.
guide-king-ahead-you = Se da ora tutti passassero, regnerebbero i { faction-name } e vinceresti tu.
guide-king-ahead-other = Se da ora tutti passassero, regnerebbero i { faction-name } e vincerebbe { $who }.
guide-king-ahead-both = Se da ora tutti passassero, regnerebbero i { faction-name } e vinceresti insieme con { $who }.
guide-king-colony-you = Se da ora tutti passassero, il Siam sarebbe una colonia e vinceresti tu.
guide-king-colony-other = Se da ora tutti passassero, il Siam sarebbe una colonia e vincerebbe { $who }.
guide-king-colony-both = Se da ora tutti passassero, il Siam sarebbe una colonia e vinceresti insieme con { $who }.
guide-king-gained = { $province } ora è dei { faction-name }: { $count } province su otto.
guide-king-british = La Gran Bretagna ha { $province }: { $count } delle quattro province che le servono.
guide-king-passed = Se passa anche { $who }, { $province } va ai { faction-name }.
guide-king-passed-british = Se passa anche { $who }, { $province } va alla Gran Bretagna.
guide-king-contested = Ora si lotta per { $second } al posto di { $first }.
guide-king-now-tied = { $province } ora è in parità, { $most } a testa: così arriva la Gran Bretagna.
guide-king-now-leads = { $province }: ora in testa i { faction-name }, { $most } a { $next }.
guide-king-now-win = Se da ora tutti passassero, vinceresti; prima della tua carta no.
guide-king-now-lose = Se da ora tutti passassero, vincerebbe { $who }; prima della tua carta avresti vinto tu.
guide-king-court = Seguaci { faction-name }: ora ne hai { $mine }, { $who } { $theirs }.

guide-siam-win = { $count ->
    [one] C'è { $count } mossa che vince subito: cade una roccia, e dietro di lei il più vicino è un tuo animale.
   *[other] Ci sono { $count } mosse che vincono subito: cade una roccia, e dietro di lei il più vicino è un tuo animale.
}
guide-siam-threat = Guarda { $cell }: se toccasse { $side ->
    [E] agli elefanti
   *[R] ai rinoceronti
}, una spinta da lì vincerebbe.
guide-siam-threat-enter = Guarda { $cell }: se toccasse { $side ->
    [E] agli elefanti
   *[R] ai rinoceronti
}, entrare lì spingendo vincerebbe.
guide-siam-gift = Attenzione: { $count ->
    [one] { $count } tua mossa butterebbe giù una roccia
   *[other] { $count } tue mosse butterebbero giù una roccia
} a favore { $side ->
    [E] degli elefanti
   *[R] dei rinoceronti
}.
guide-siam-reserve = Fuori dal tabellone: animali tuoi { $mine }, { $side ->
    [E] elefanti
   *[R] rinoceronti
} { $theirs }.
guide-siam-edge = La roccia in { $cell } è la più vicina al bordo: spinte verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
} perché cada: { $count }.
guide-siam-no-push = In questo turno non puoi spingere nessuna roccia.
guide-siam-force = La tua spinta più forte contro una roccia parte da { $cell }: forza { $force }, rocce nella linea { $rocks }.
guide-siam-nearest-you = Se la roccia in { $cell } cadesse verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}, il più vicino dietro di lei sarebbe il tuo animale in { $target }.
guide-siam-nearest-other = Se la roccia in { $cell } cadesse verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}, il più vicino dietro di lei sarebbe { $side ->
    [E] l'elefante
   *[R] il rinoceronte
} in { $target }.
guide-siam-can-win = Attenzione: ora { $side ->
    [E] gli elefanti possono
   *[R] i rinoceronti possono
} vincere subito.
guide-siam-threaten = { $count ->
    [one] Minacci di vincere: al prossimo turno basterebbe { $count } mossa.
   *[other] Minacci di vincere: al prossimo turno lo farebbero { $count } mosse.
}
guide-siam-rock = La roccia è arrivata in { $cell }. Spinte verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
} perché cada: { $count }.
guide-siam-sent-back = Fuori dal tabellone, { $side ->
    [E] elefanti
   *[R] rinoceronti
} adesso: { $count }.
guide-siam-left = I tuoi animali fuori dal tabellone adesso: { $count }.
guide-siam-next-pushes = Se nulla cambia, spinte contro una roccia che avrai al prossimo turno: { $count }.
