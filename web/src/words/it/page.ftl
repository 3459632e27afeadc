### What the page itself says, in Italian.

page-title = Erawan
page-game = { $game ->
    [siam] Siam
   *[king-of-siam] King of Siam
}
page-lead = King of Siam e Siam, sul tuo tavolo
page-narration = Racconto
page-connection = Connessione
page-lost = L'app non è in funzione. La pagina torna da sola appena riavvii erawan.
page-no-key = Questa scheda ha perso la sua chiave. Riavvia erawan: si aprirà con una nuova.
page-away = L'app non è in funzione. Riavvia erawan, poi riprova.
page-waiting = { $count ->
    [one] { $count } scelta non è ancora salvata; resta custodita qui.
   *[other] { $count } scelte non sono ancora salvate; restano custodite qui.
}
page-setting-table = Preparo il tavolo …
page-back-to-start = Torna all'inizio
page-close = Chiudi

## The first screen

start-king-about = Tre fazioni, otto province, la Gran Bretagna alla porta. Fai un re, o perdi il regno con garbo.
start-siam-about = Elefanti e rinoceronti spingono le rocce. Vince chi ne caccia una dal tabellone.
start-players = { $most ->
    [2] Per due
   *[other] Da { $least } a { $most } giocatori
}
start-play-short = Gioca
start-play = Gioca a { $game }
start-continue = Continua
start-recent = Partite recenti
start-paste = Incolla una registrazione
start-paste-about = Una partita messa per iscritto, qui o altrove, da sfogliare.
start-paste-text = Registrazione
start-paste-open = Sfoglia
start-settings = Impostazioni

## A new table

new-who = Chi siede a quale posto
new-seat = Posto { $number }
new-seat-side = { $side ->
    [E] Elefanti
   *[R] Rinoceronti
}
new-team = { $team ->
    [0] squadra A
   *[1] squadra B
}
new-person = Una persona
new-computer = Il computer
new-level = Livello { $level } – { $name }
new-simple = Solo per gioco
new-style = Stile dei giocatori del computer
new-name = Nome: { $seat }
new-players = Giocatori
new-options = Opzioni
new-board = Tabellone
new-board-name = { $board ->
    [siam] Siam
    [britain] Gran Bretagna
    [classic] Classico
    [temple] Tempio
   *[own] { $board }
}
new-board-unverified = Confini ricostruiti, non confrontati con un tabellone stampato.
new-clock = Orologio
new-clock-none = Nessuno
new-clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
} a testa
new-flag = Quando il tempo scade
new-flag-way = { $way ->
    [bot] Continua un bot
   *[pass] Da lì in poi si passa
}
new-open-piles = Le carte giocate restano scoperte
new-confirm = Chiedi prima di giocare un turno
new-auto-pass = Passa da sé per chi può solo passare
new-seed = Numero della distribuzione
new-seed-hint = a caso
new-crosses = Caselle con croce chiuse all'inizio
new-crosses-entry = a chi entra
new-crosses-arrival = a chi arriva
new-crosses-off = mai
new-force = La spinta si misura
new-force-stepwise = animale per animale
new-force-total = nel complesso
new-removals = Uscire dal tabellone
new-removals-none = quante volte si vuole
new-removals-count = { $count ->
    [one] una volta
   *[other] { $count } volte
}
new-repetition = Patta alla terza ripetizione
new-limit = Patta dopo 200 mosse
new-crosses-about = { $value ->
    [entry] Nei primi due turni di ciascuna parte nessun animale può entrare su una casella con la croce (S3.2).
    [arrival] Nei primi due turni di ciascuna parte l'animale giocato non può finire su una casella con la croce, comunque ci arrivi (S3.2).
   *[off] Le caselle con la croce sono come le altre fin dall'inizio.
}
new-force-about = { $value ->
    [stepwise] La forza deve bastare a ogni pezzo lungo la linea; chi sta oltre un ostacolo non aiuta (S7.F).
   *[total] Contano solo le somme sull'intera linea (S7.F).
}
new-removals-about = { $value ->
    [1] Ogni parte può togliere un animale dal tabellone una sola volta nella partita (variante B).
   *[-1] A ogni turno si può togliere un proprio animale da una casella esterna.
}
new-repetition-about = Una nostra regola della casa: la stessa posizione per la terza volta è patta (SH.1).
new-limit-about = Una nostra regola della casa: patta dopo 200 mosse, perché nessuna partita duri per sempre (SH.1).
new-play = Gioca
new-back = Indietro

## Settings

settings-theme = Luce
settings-theme-auto = Come il sistema
settings-theme-light = Giorno
settings-theme-dark = Notte
settings-contrast = Contrasto alto
settings-language = Lingua
settings-language-auto = Come il browser
settings-sound = Suoni
settings-motion = Movimento
settings-ask-pass = Chiedi prima di passare se regala qualcosa
settings-pace = I bot impiegano
settings-pace-value = { $ms ->
    [0] zero secondi
    [500] mezzo secondo
    [900] un secondo
   *[2000] due secondi
}

## At a table

table-menu = Menu
table-zoom-back = Tutto il tabellone
table-take-back = Ritira la mossa
table-actions = Azioni
table-moving = La mossa viene mostrata
table-resign = Abbandona
table-resign-sure = Vuoi abbandonare la partita?
table-resign-yes = Sì, abbandono
table-resign-no = No, continuo
table-skip = Non aspettare
table-log = Cronaca
table-show-again = Mostra di nuovo
table-show-again-of = Mostra di nuovo: { $ply }, { $move }
table-undone = ritirata
table-clock = { $name }: restano { $time }
table-confirm = Conferma
table-back = Indietro
table-clear = Azzera
table-pass = Passa
pass-sure = Passare comunque?
pass-no = Non passare
pass-yes = Passa comunque
coach-button = Allenatore
coach-about = Allenatore: chiede prima di una mossa che regala subito qualcosa
coach-sure = Davvero?
coach-no = Scegli un'altra mossa
coach-yes = Gioca comunque
table-hint = Suggerimento
table-hint-title = Che cosa giocherebbe il computer
table-hint-thinking = Cerco buone mosse …
table-hint-show = Mostra sul tabellone
table-hint-show-of = Mostra sul tabellone: proposta { $number }
table-hint-play = Giocala
table-hint-play-of = Giocala: proposta { $number }
table-log-empty = Qui si scrive ciò che accade, mossa per mossa.
table-log-passes = { $count } volte «passo»
