### What tables say, in Italian. Terms are those of the Italian rulebook; see
### docs/contributing/glossary.md. Names of players and provinces go in as they are.

## Names

seat-name = Giocatore { $number }
seat-you = tu
side-name = { $side ->
    [E] Elefanti
   *[R] Rinoceronti
}
faction-name = { $faction ->
    [R] Rama
    [L] Lao
   *[M] Malay
}
holder-name = { $holder ->
    [R] Rama
    [L] Lao
    [M] Malay
   *[B] Gran Bretagna
}
card-name = { $card ->
    [mr] Maharacha
    [kt] Khon Thai
    [11] 1 vs 1
    [21] 2 vs 1
    [ra] Rama
    [la] Lao
   *[ma] Malay
}
faction-pair = due seguaci { faction-name }
follower-name = un seguace { faction-name }
province-name = { $place ->
    [Sukothai] Sukhothai
   *[other] { $name }
}
bot-person = { $name }
team-name = squadra { $names }
occurrences-name = volte
plies-name = mosse

## What is going on

king-status-you = Lotta { $struggle } di 8 · { $province } · Tocca a te: gioca una carta o passa
king-status-you-pass = Lotta { $struggle } di 8 · { $province } · Tocca a te: puoi solo passare
king-status-you-passed = Lotta { $struggle } di 8 · { $province } · Puoi solo passare: si fa da sé
king-status-passed = Lotta { $struggle } di 8 · { $province } · { $who } può solo passare
king-status-you-late = Lotta { $struggle } di 8 · { $province } · Il tuo tempo è scaduto: passi
king-status-late = Lotta { $struggle } di 8 · { $province } · Tempo scaduto, passa: { $who }
king-status-you-stand-in = Lotta { $struggle } di 8 · { $province } · Un bot gioca per te
king-status-stand-in = Lotta { $struggle } di 8 · { $province } · Un bot gioca al posto di { $who }
king-status-turn = Lotta { $struggle } di 8 · { $province } · Turno di { $who }
king-status-thinking = Lotta { $struggle } di 8 · { $province } · { $who } sta pensando
siam-status-you = Tocca a te: muovi { $side ->
    [E] un elefante
   *[R] un rinoceronte
}
siam-status-turn = Turno di { $who } · { $side ->
    [E] elefanti
   *[R] rinoceronti
}
siam-status-side = { $side ->
    [E] Muovono gli elefanti
   *[R] Muovono i rinoceronti
}
siam-status-thinking = { $who } sta pensando · { $side ->
    [E] elefanti
   *[R] rinoceronti
}
siam-status-you-stand-in = Un bot gioca per te · { $side ->
    [E] elefanti
   *[R] rinoceronti
}
siam-status-stand-in = Un bot gioca al posto di { $who } · { $side ->
    [E] elefanti
   *[R] rinoceronti
}
status-over = La partita è finita
status-waiting = { $count ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $count } giocatori
}
status-review = Mossa { $ply } di { $plies }
status-paused = La partita è in pausa
offer-take-back = { $who } vorrebbe ritirare l’ultima mossa.
offer-draw = { $who } propone la patta.
offer-pause = { $who } vorrebbe una pausa: nessun orologio corre finché tutti non vogliono riprendere.
offer-resume = { $who } vorrebbe riprendere.
offer-stand-in = { $who } propone che un bot giochi al posto di { $whom }, che non c’è.

## What is being chosen

king-prompt-card = Scegli una carta, o passa
king-prompt-first-tile = Scegli la prima delle due tessere da scambiare
king-prompt-second-tile = Scegli la tessera con cui scambiarla
king-prompt-king-marker = Scegli quale delle due riceve il marcatore Re
king-prompt-place = Scegli una provincia per il seguace { faction-name }
king-prompt-give-province = Scegli la prima provincia dello scambio
king-prompt-give-follower = Scegli il seguace che { $province } cede
king-prompt-give-followers = Scegli i due seguaci che { $province } cede
king-prompt-get-province = Scegli l'altra provincia dello scambio
king-prompt-get-follower = Scegli il seguace che { $province } dà in cambio
king-prompt-take-province = Il cuore del turno: scegli un seguace da prendere
king-prompt-take-follower = Il cuore del turno: scegli un seguace da prendere ({ $province })
siam-prompt-animal = Scegli un animale
siam-prompt-target = Scegli dove va
siam-prompt-facing = Scegli dove guarda
prompt-complete = Fatto: conferma il tuo turno

## What can be chosen

option-card = { card-name }
option-pass = Passa
option-province = { $province }
option-follower = Seguace { faction-name }, provincia { $province }
option-followers = Insieme, provincia { $province }: { $factions }
option-tile = Tessera di { $province }
option-marker = Marcatore Re su { $province }
option-reserve = { $side ->
    [E] Elefante dalla riserva, { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
   *[R] Rinoceronte dalla riserva, { $count ->
        [one] ne resta { $count }
       *[other] ne restano { $count }
    }
}
option-animal = { $side ->
    [E] Elefante
   *[R] Rinoceronte
} in { $cell }, rivolto verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}
option-cell = Vai in { $cell }
option-push = Spingi verso { $cell }
option-spot = Gira in { $cell }
option-leave = Esci dal tabellone da { $cell }
option-facing = Guarda verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}

## What happened: King of Siam

king-passed = { $you ->
    [alone] Passi.
   *[no] { $who } passa.
}
king-card-played = { $you ->
    [alone] Giochi { card-name }.
   *[no] { $who } gioca { card-name }.
}
king-nothing-done = { card-name } non può avere alcun effetto.
king-tiles-swapped = { $first } e { $second } si scambiano di posto.
king-tile-crowned = { $province } riceve un marcatore Re.
king-follower-placed = { $province }: arriva un seguace { faction-name }.
king-followers-placed = { $province }: arrivano due seguaci { faction-name }.
king-followers-swapped = { $first } cede { $given }, { $second } cede { $got }.
king-follower-taken = { $you ->
    [alone] Prendi un seguace { faction-name } da { $province }.
   *[no] { $who } prende un seguace { faction-name } da { $province }.
}
king-nothing-taken = { $you ->
    [alone] Sulla mappa non resta alcun seguace da prendere.
   *[no] Sulla mappa non resta alcun seguace per { $who }.
}
king-province-won = I { faction-name } conquistano { $province }, { $counts }.
king-province-tied = { $province }, pareggio tra { $factions }: arriva la Gran Bretagna.
king-province-empty = { $province }, non è rimasto nessuno: arriva la Gran Bretagna.

## What happened: Siam

siam-entered = { $side ->
    [E] Un elefante
   *[R] Un rinoceronte
} entra in { $cell }, rivolto verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}.
siam-entered-pushing = { $side ->
    [E] Un elefante
   *[R] Un rinoceronte
} entra spingendo in { $cell }, rivolto verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}.
siam-stepped = { $side ->
    [E] L'elefante
   *[R] Il rinoceronte
} in { $cell } va in { $target }.
siam-pushing = { $side ->
    [E] L'elefante
   *[R] Il rinoceronte
} in { $cell } spinge e va in { $target }.
siam-turned = { $side ->
    [E] L'elefante
   *[R] Il rinoceronte
} in { $cell } si gira verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}.
siam-left = { $side ->
    [E] L'elefante
   *[R] Il rinoceronte
} in { $cell } torna nella riserva.
siam-pushed = { $piece ->
    [E] L'elefante in { $cell } è spinto
    [R] Il rinoceronte in { $cell } è spinto
   *[o] La roccia in { $cell } è spinta
} in { $target }.
siam-pushed-off = { $side ->
    [E] L'elefante
   *[R] Il rinoceronte
} in { $cell } è spinto fuori dal tabellone e torna nella riserva.
siam-rock-fell = La roccia in { $cell } cade!

## What happened: either game

log-take-back = { $you ->
    [alone] Hai ritirato una mossa.
   *[no] Mossa ritirata: { $who }.
}
log-resign = { $you ->
    [alone] Hai abbandonato.
   *[no] Abbandono: { $who }.
}
log-time = { $you ->
    [alone] Il tuo tempo è scaduto.
   *[no] Tempo scaduto: { $who }.
}
log-time-pass = { $you ->
    [alone] Il tuo tempo è scaduto: d’ora in poi passi.
   *[no] Tempo scaduto, d’ora in poi passa: { $who }.
}
log-time-bot = { $you ->
    [alone] Il tuo tempo è scaduto: continua un bot.
   *[no] Tempo scaduto: un bot continua al posto di { $who }.
}
log-draw = Patta di comune accordo.
log-pause = La partita è in pausa.
log-resume = La partita riprende.
log-stand-in = { $you ->
    [alone] Ora un bot gioca per te.
   *[no] Ora un bot gioca al posto di { $who }.
}
log-return = { $you ->
    [alone] Giochi di nuovo tu.
   *[no] Di nuovo in gioco: { $who }.
}

## If all passed now

forecast-province = { $province } → { holder-name } ({ $counts })
forecast-ruler = regnano i { faction-name }
forecast-colony = il Siam è una colonia
forecast-british = Gran Bretagna { $count } su 4
forecast-lead = { faction-name }: in testa { $names }, { $most }–{ $next }
forecast-tied = { faction-name }: pari { $names }, { $most } a testa
forecast-sets-lead = gruppi: in testa { $names }, { $most }–{ $next }
forecast-sets-tied = gruppi: pari { $names }, { $most } a testa
forecast-winner = spareggio vinto da { $names }

## Before a push

push-goes = Forza { $force }: { $rocks ->
    [0] la fila si sposta
    [one] { $rocks } roccia si sposta
   *[other] { $rocks } rocce si spostano
}
push-blocked = Forza { $force }: non basta{ $rocks ->
    [0] {""}
    [one] { " " }per { $rocks } roccia
   *[other] { " " }per { $rocks } rocce
}
push-animal-falls = { $side ->
    [E] Un elefante
   *[R] Un rinoceronte
} viene spinto fuori
push-rock-wins = Vincono { $side ->
    [E] gli elefanti
   *[R] i rinoceronti
}
push-rock-loses = Occhio: vincono { $side ->
    [E] gli elefanti
   *[R] i rinoceronti
}

## Warnings

warning-repetition = Questa posizione è qui per la { $count ->
    [2] seconda
    [3] terza
   *[other] { $count }ª
} volta; alla { $limit ->
    [2] seconda
    [3] terza
   *[other] { $limit }ª
} è patta.
warning-repetition-next = Così la posizione si ripete per la { $count ->
    [2] seconda
    [3] terza
   *[other] { $count }ª
} volta; alla { $limit ->
    [2] seconda
    [3] terza
   *[other] { $limit }ª
} è patta.
warning-repetition-draw = Così la posizione si ripete ancora una volta: patta.

## The coach

siam-coach-loses = La roccia cade, ma l'animale più vicino che guarda nel verso della spinta è { $side ->
    [E] un elefante: vincono gli elefanti
   *[R] un rinoceronte: vincono i rinoceronti
}.
siam-coach-next = Poi { $side ->
    [E] gli elefanti possono vincere con la mossa seguente: l'elefante
   *[R] i rinoceronti possono vincere con la mossa seguente: il rinoceronte
} in { $cell } spinge verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
} e una roccia cade.
siam-coach-next-entering = Poi { $side ->
    [E] gli elefanti possono vincere con la mossa seguente: un elefante
   *[R] i rinoceronti possono vincere con la mossa seguente: un rinoceronte
} entra spingendo in { $cell } e una roccia cade.
king-coach-loses = Passare ora chiude la partita. Vittoria: { $names }.
king-coach-next = Poi { $who } può passare e chiudere la partita. Vittoria: { $names }.

## How it ended

result-wins = { $you ->
    [alone] Hai vinto!
   *[no] Vittoria: { $names }!
}
result-wins-side = { $side ->
    [E] Vittoria degli elefanti!
   *[R] Vittoria dei rinoceronti!
}
result-draw = Non vince nessuno: patta
figure = { $name } ({ $value })
step-colony = La Gran Bretagna controlla { $count ->
    [one] { $count } provincia
   *[other] { $count } province
}: il Siam è una colonia.
step-provinces = Province: { $figures }. Regnano i { faction-name }.
step-provinces-tied = Province: { $figures }. Pari: { $factions }.
step-gains = Ultima conquista, per lotta: { $figures }. I { faction-name } sono stati gli ultimi e regnano.
step-sets = Gruppi completi: { $figures }. Il maggior numero: { $names }.
step-sets-tied = Gruppi completi: { $figures }. Pari: { $names }.
step-latest-wins = Ultima carta: { $figures }. A parità vince chi ha giocato per ultimo: { $names }.
step-followers = Seguaci { faction-name }: { $figures }. Il maggior numero: { $names }.
step-followers-tied = Seguaci { faction-name }: { $figures }. Pari: { $names }.
step-second = Secondo posto per province: { $figures }. Secondi i { faction-name }.
step-second-tied = Secondo posto per province: { $figures }. Pari: { $factions }.
step-second-gains = Ultima conquista, per lotta: { $figures }. Secondi i { faction-name }.
step-no-second = Nessun'altra fazione ha una provincia: non c'è un secondo posto da guardare.
step-last-card = Ultima carta: { $figures }. Chi ha giocato per ultimo è fuori. Restano: { $names }.
step-nobody-played = Nessuno di loro ha mai giocato una carta. Vittoria condivisa: { $names }.
step-partners = I compagni di squadra vincono insieme: { $names }.
step-rock = Decide l'animale più vicino rivolto nel verso della spinta: { $side ->
    [E] un elefante
   *[R] un rinoceronte
}.
step-repetition = La stessa posizione è apparsa { $count ->
    [2] due volte
    [3] tre volte
   *[other] { $count } volte
}: patta per la regola della casa.
step-ply-limit = { $count ->
    [one] È stata giocata { $count } mossa
   *[other] Sono state giocate { $count } mosse
}: patta per la regola della casa.
step-resign = { $you ->
    [alone] Hai abbandonato.
   *[no] Abbandono: { $who }.
}
step-time = { $you ->
    [alone] Il tuo tempo è scaduto.
   *[no] Tempo scaduto: { $who }.
}
step-adjudicated = La partita è stata chiusa qui perché era dimostrato chi vince.
step-agreement = I giocatori hanno concordato la patta.
step-recorded = Così dice la registrazione.

## Lists

summary-ply = { $you ->
    [alone] Tocca a te
   *[no] Turno: { $who }
}, { $ply ->
    [one] { $ply } mossa giocata
   *[other] { $ply } mosse giocate
}
summary-paused = In pausa, { $ply ->
    [one] { $ply } mossa giocata
   *[other] { $ply } mosse giocate
}

## Bots

king-level-name = { $level ->
    [1] Visitatore
    [2] Facchino
    [3] Barcaiolo
    [4] Mercante
    [5] Scriba
    [6] Guardia
    [7] Capitano
    [8] Governatore
    [9] Ministro
   *[10] Maharacha
}
king-level-about = { $level ->
    [1] Guarda la provincia contesa e nulla di ciò che hanno i giocatori; trascura le parità e può mancare una vittoria.
    [2] Guarda due province e, davanti ai giocatori, i seguaci di una fazione; trascura le parità e quali carte hanno gli altri.
    [3] Guarda tre province e, davanti ai giocatori, i seguaci di due fazioni; trascura le parità e quali carte hanno gli altri.
    [4] Guarda quattro province e, davanti ai giocatori, i seguaci di due fazioni; trascura quali carte hanno gli altri.
    [5] Guarda sei province; trascura quali carte hanno gli altri.
    [6] Guarda sei province e tutte le carte, ma nessuna risposta alla propria mossa.
    [7] Guarda le risposte alle proprie mosse migliori.
    [8] Pensa qualche turno avanti.
    [9] Pianifica in anticipo e conta le carte di tutti.
   *[10] Guarda 600 posizioni a mossa, o quante ne permette il tempo che gli è dato.
}
siam-level-name = { $level ->
    [1] Elefantino
    [2] Viandante
    [3] Traghettatore
    [4] Vasaio
    [5] Mahout
    [6] Muratore
    [7] Capitano
    [8] Abate
    [9] Ministro
   *[10] Erawan
}
siam-level-about = { $level ->
    [1] Vede solo la propria mossa, e spesso la giudica male.
    [2] Vede la tua risposta, se la cerca, e giudica male molte cose.
    [3] Vede tre mezze mosse, ma di rado tutte.
    [4] Vede tre mezze mosse e le giudica meglio.
    [5] Vede quattro mezze mosse e vi sbaglia poco.
    [6] Vede cinque mezze mosse.
    [7] Vede sei mezze mosse e quasi mai giudica male ciò che vede.
    [8] Vede fin dove lo portano 12.000 posizioni, e può dimostrare una vittoria.
    [9] Guarda 26.000 posizioni a mossa e non sbaglia mai apposta.
   *[10] Guarda 60.000 posizioni a mossa, o quante ne permette il tempo che gli è dato.
}
style-name = { $style ->
    [balanced] Equilibrato
    [loyalist] Fedele
    [collector] Collezionista
   *[spoiler] Guastafeste
}
style-about = { $style ->
    [balanced] Gioca la mossa migliore che trova.
    [loyalist] Raccoglie seguaci di una sola fazione e le resta fedele.
    [collector] Raccoglie gruppi completi, un seguace di ogni fazione.
   *[spoiler] Gli piace che le province cadano in mano alla Gran Bretagna.
}
bot-name = { $bot ->
    [greedy] Avido
   *[random] A caso
}
bot-greedy = Prende ciò che sembra meglio in questo turno, e al tuo non pensa mai.
bot-random = Gioca qualunque cosa sia permessa: va bene per la prima partita.

## Hints

hint-chance = { $percent }% di probabilità di vincere
hint-proved = { $percent }%, dimostrato
hint-wins = Vittoria certa
hint-wins-within = Vittoria certa, in { $count ->
    [one] { $count } mossa
   *[other] al massimo { $count } mosse
}
hint-loses = Perde contro il gioco migliore
hint-kingmaker = { $percent }% di probabilità di vincere: { $who } non può più vincere, ma decide chi vince
hint-kingmaker-you = Non puoi più vincere, ma decidi tu chi vince
hint-close = { $province } è in bilico: per ora { $now }, ma la carta { $means } può cambiarlo.

## Why something was not done

refused-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo, poi scegli.
refused-turn-changed = Nel frattempo questo turno è stato cambiato su un altro schermo. Guarda di nuovo, poi scegli.
refused-possible = Questo si può scegliere.
refused-rule = Le regole non lo permettono ({ $clause }).
refused-code = Questa non è una mossa.
refused-start = Non si può preparare così: { $reason }
refused-record = Questa registrazione non si può leggere. Riga { $line }{ $ply ->
    [0] {""}
   *[other] , mossa { $ply }
}: { $reason }
refused-seats = Per questo gioco { $players ->
    [one] serve { $players } giocatore
   *[other] servono { $players } giocatori
}.
refused-bot = Questo bot non esiste.
refused-no-table = Questo tavolo non c'è. Forse si è giocato in un'altra cartella.
refused-damaged = Questo tavolo è danneggiato e non si può più mostrare. Tutti gli altri sono a posto.
refused-no-page = A questo indirizzo non c'è nulla.
refused-unreadable = Non si è capito. Ricarica la pagina e riprova.
refused-too-long = È troppo lungo.
refused-over = La partita è finita.
refused-review = Questa partita si può solo guardare.
refused-not-now = Non tocca a te.
refused-unfinished = Prima finisci questa partita.
refused-waiting = La partita comincia quando tutti i posti sono occupati.
refused-seat-taken = Nel frattempo qualcun altro ha preso questo posto.
refused-seated = Hai già un posto a questo tavolo.
refused-seat-kept = Questo posto è tenuto per qualcun altro.
refused-invited-only = A questo tavolo si arriva solo con un invito.
refused-removed = Chi ha preparato questo tavolo ha liberato il tuo posto per altri.
refused-begun = La partita è cominciata: nessuno lascia più il suo posto.
refused-not-yours = Questo spetta ad altri al tavolo.
refused-no-take-back = Tra persone una mossa si ritira solo se tutti sono d’accordo.
refused-offer = Adesso non si può chiedere. Una volta prima di ogni mossa basta.
refused-no-offer = Non c’è più nulla a cui rispondere.
refused-not-away = Ora un bot non può giocare per questo posto.
refused-not-replaced = Qui nessuno gioca al posto tuo.
refused-paused = La partita è in pausa. Prima chiedi di riprendere.
refused-own-seat = Tieni un posto al tavolo per te.
refused-invitation = Questo invito non è valido. Chiedine uno nuovo.
refused-no-name = Prima scegli un nome.
refused-blocked = Qui non puoi più farlo. Chiedi a chi gestisce questo sito.
refused-often = Troppo in troppo poco tempo. Aspetta un momento e riprova.
refused-name-form = Un nome ha da 2 a 24 caratteri: lettere, cifre e, in mezzo, singoli spazi, punti, trattini o apostrofi.
refused-name-mixed = Questo nome mescola alfabeti diversi. Scrivilo in uno solo.
refused-name-taken = Qualcuno qui ha già questo nome, o uno che gli somiglia. Scegline un altro.
refused-name-reserved = Questo nome qui non si può usare. Scegline un altro.
refused-no-report = Su questo posto non c’è nessun altro.
refused-other-name = Questo non è il tuo nome.
refused-passkey-https = Le passkey richiedono https e un indirizzo con un nome. Chiedi a chi gestisce questo sito.
refused-passkey-kept = Questa passkey è già nota, oppure ne hai troppe.
refused-passkey-last = È l’unico modo di entrare nel tuo account. Prima scegli una password.
refused-passkey-late = È passato troppo tempo. Riprova.
refused-no-passkey = Questa passkey non c’è più.
refused-wrong-passkey = Questa passkey qui non si può usare.
refused-password-form = Una password ha da 8 a 200 caratteri.
refused-has-account = Hai già un account.
refused-no-account = Qui non hai un account.
refused-both-seats = A un tavolo giochi con tutti e due i nomi. Prima finisci quella partita, poi accedi.
refused-wrong-login = Non c’è un account con questo nome e questa password.
refused-wrong-code = Non c’è un account con questo nome e questo codice di recupero. Ogni codice vale una volta.
refused-wrong-password = Questa non è la tua password.
refused-no-session = Questo browser è già uscito.
refused-hint = Dove si gioca tra persone con l'orologio non ci sono suggerimenti.
refused-coach = L'allenatore viene solo alle partite contro il computer.
refused-question = Questa domanda non è più aperta.
refused-nothing-to-take-back = Non c'è nessuna tua mossa da ritirare.
refused-nothing-to-undo = Non c'è nessun passo da annullare.
refused-incomplete = Il turno non è ancora completo.
refused-storage = Ora non si può salvare. Il disco è pieno?
refused-failed = Qualcosa è andato storto da parte nostra. Nulla è perso: riprova.

refused-record-part = Questa registrazione è danneggiata. Riga { $line }{ $ply ->
    [0] {""}
   *[other] , mossa { $ply }
}: { $reason } { $kept ->
    [0] Si può leggere solo la posizione iniziale.
    [one] Prima si può leggere { $kept } mossa.
   *[other] Prima si possono leggere { $kept } mosse.
}

## Which level to play next

advice-same = Al livello { $level } vittorie { $won } su { $played }, le ultime: il livello { $next } fa per te.
advice-few = Al livello { $level } vittorie { $won } su { $played }, le ultime: ancora poche per dire di più. Resta al livello { $next }.
advice-gentlest = Al livello { $level } vittorie { $won } su { $played }, le ultime: niente è più facile del livello { $next }. Chiedi suggerimenti o segui le lezioni.
advice-strongest = Al livello { $level } vittorie { $won } su { $played }, le ultime: il livello { $next } è il più forte che c'è.
advice-other = Al livello { $level } vittorie { $won } su { $played }, le ultime: prova il livello { $next }.

refused-old-page = È in funzione un erawan più nuovo. La pagina lo carica ora.

start-field = { $field ->
    [seed] il numero della distribuzione va da 0 a 18446744073709551615.
    [players] il numero di giocatori non va bene per questo gioco.
   *[other] c'è qualcosa di sbagliato in «{ $field }».
}
start-over = in questa posizione la partita è finita.

damage-one = ci si aspettava una registrazione sola, e qui sono { $count }.
damage-tag-form = un'etichetta si scrive [Nome "valore"].
damage-tag-twice = l'etichetta { $name } c'è due volte.
damage-tag-differs = l'etichetta { $name } dice { $said }, ma è { $real }.
damage-tag-inside = c'è un'etichetta tra le mosse; prima manca il risultato.
damage-rules = segue la revisione { $said } delle regole, e qui si conosce la { $known }.
damage-no-start = manca l'etichetta Start, la posizione da cui la partita è cominciata.
damage-no-json = l'etichetta Start non contiene una posizione di uno dei nostri giochi.
damage-start = l'etichetta Start contiene una posizione impossibile; guarda «{ $field }»{ $clause ->
    [none] {""}
   *[other] { " " }({ $clause })
}.
damage-board = l'etichetta Start contiene un tabellone impossibile; guarda «{ $field }».
damage-result-players = { $said } non è il risultato di una partita per { $players }.
damage-result-wrong = il risultato è { $right }, non { $said } ({ $clause }).
damage-no-result = finisce senza risultato.
damage-comment-open = un commento non è chiuso.
damage-odd = { $character } non ha posto tra le mosse.
damage-variation-first = una variante sta prima della mossa che potrebbe sostituire.
damage-variation-deep = le varianti sono annidate più di { $most } volte.
damage-variation-open = una variante non è chiusa.
damage-variation-close = qui non si chiude alcuna variante.
damage-variation-empty = una variante è senza mosse.
damage-plies = di una partita non si leggono più di { $most } mosse.
damage-moves = non si leggono più di { $most } mosse, varianti comprese.
damage-illegal = le regole qui non permettono la mossa { $code } ({ $clause }).
damage-code = { $code } non è una mossa di questo gioco.
damage-half-character = l'etichetta Start contiene mezzo carattere.
## Why something can't be chosen, and where a card does less than its text

king-why-card-first = Scegli prima una carta, o passa.
king-why-complete = Il turno è completo: conferma, o torna indietro.
king-why-not-held = { card-name } è già stata giocata.
king-why-last-card = L'ultima carta di tutte si può giocare solo per vincere subito.
king-why-crowned = { $province } porta un marcatore Re e resta dov'è.
king-why-face-down = { $province } è decisa: la sua tessera è coperta.
king-why-marker-elsewhere = Il marcatore Re va su una delle due tessere.
king-why-chosen-already = { $province } è già scelta.
king-why-controlled = { $province } è già controllata: { holder-name }.
king-why-out-of-reach = { $province } è fuori portata per i { faction-name }.
king-why-nobody = { $province } non ha nessuno da scambiare.
king-why-needs-two = { $province } non ha due seguaci da dare.
king-why-too-few = { $province } non ha da dare questo seguace: { faction-name }.
king-why-not-neighbours = { $first } e { $second } non sono confinanti.
king-why-undoes = Questo annullerebbe lo scambio appena fatto.
king-why-follower-first = Scegli prima un seguace di { $province }, o torna indietro.
king-why-nobody-to-take = { $province } non ha nessuno da prendere.
king-why-none-to-take = { $province } non ha seguaci da prendere di questa fazione: { faction-name }.
king-less-nothing-left = Qui non fa nulla: la riserva non ha seguaci { faction-name }.
king-less-nothing-reach = Qui non fa nulla: nessuna provincia aperta è alla portata dei { faction-name }.
king-less-one-left = Un solo seguace: nella riserva ne resta uno ({ faction-name }).
king-less-nothing-pool = Qui non fa nulla: la riserva è vuota.
king-less-less-pool = Nella riserva mancano { $factions }: arrivano meno seguaci.
king-less-one-for-one = Nessuno scambio di due per uno è possibile: qui scambia uno per uno.
king-less-nothing-swap = Qui non fa nulla: non c'è niente da scambiare.
king-less-nothing-tiles = Qui non fa nulla: meno di due tessere si possono scambiare.
siam-why-animal-first = Scegli prima uno dei tuoi animali.
siam-why-not-yours = In { $cell } non c'è un tuo animale.
siam-why-their-reserve = Questi sono gli animali dell'avversario.
siam-why-reserve-empty = Nella riserva non resta { $side ->
    [E] nessun elefante
   *[R] nessun rinoceronte
}.
siam-why-none-enter = Adesso nessun animale può entrare.
siam-why-cross = La croce in { $cell } è chiusa per le prime { $plies } mosse.
siam-why-inner-cell = Gli animali entrano dal bordo, e { $cell } è all'interno.
siam-why-not-on-board = Questo animale non è ancora sul tabellone.
siam-why-outweighed = Troppo debole contro chi gli sta di fronte: forza { $force }.
siam-why-rocks = La forza { $force } è troppo poca: qui le rocce ne chiedono { $rocks }.
siam-why-on-the-way = La forza viene meno per strada: chi sta oltre non può aiutare.
siam-why-straight-in = In { $cell } si entra spingendo, rivolti dritti verso l'interno.
siam-why-not-next = { $target } non confina con { $cell }.
siam-why-not-facing = L'animale in { $cell } non è rivolto verso { $target }: non può spingere.
siam-why-leave-inside = Gli animali escono dal bordo, e { $cell } è all'interno.
siam-why-left-once = { $side ->
    [E] Gli elefanti sono già usciti
   *[R] I rinoceronti sono già usciti
} una volta.

## Practice

practice-siam-push = { $side ->
    [E] L'elefante
   *[R] Il rinoceronte
} in { $cell } spinge verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}. Che cosa succede?
practice-siam-enter = { $side ->
    [E] Un elefante
   *[R] Un rinoceronte
} entra in { $cell } spingendo verso { $facing ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}. Che cosa succede?
practice-siam-forbidden = Le regole lo vietano
practice-siam-goes-on = È permesso, e la partita continua
practice-king-ending = Nessuno ha più carte, quindi tutti passano fino alla fine. Chi vince?
practice-king-gained = { $province } ({ holder-name })
practice-king-still = { $province } ({ $counts })
practice-king-decided = Decise, in quest'ordine: { $items }.
practice-king-open = Ancora aperte, in quest'ordine, con i seguaci Rama, Lao e Malay: { $items }.
practice-king-court = { $who }: { $counts } seguaci Rama, Lao e Malay; ultima carta: la numero { $number } della partita.
practice-level = { $level ->
    [1] Facile
    [2] Medio
   *[3] Difficile
}
practice-exam = Esame sulle regole
practice-question = Domanda { $number } di { $count }
practice-score = { $right } giuste su { $count }
practice-missed = { $count ->
    [0] Niente da chiedere di nuovo
    [one] Una domanda tornerà
   *[other] { $count } domande torneranno
}
practice-again = Questa l'avevi già sbagliata.
practice-right = Giusto.
practice-wrong = No. La risposta è: { $answer }
practice-result = Esame: { $right } giuste su { $count }
