### Un sito per chi gioca a distanza: nomi, inviti, attesa. In italiano.

site-lead = King of Siam e Siam, con i tuoi amici
site-name-title = Come ti chiamiamo?
site-name-about = Gli altri al tavolo vedono questo nome. Non servono account né password: questo browser si ricorda di te.
site-name-label = Il tuo nome
site-name-take = Usa questo nome
site-name-change = Nome: { $name }
site-name-change-about = Ai tavoli dove siedi già tieni il nome che avevi.
site-lost = Il sito non è raggiungibile. Questa pagina torna da sola.
site-away = Il sito non è raggiungibile. Riprova tra un momento.
site-me = Tu ({ $name })
site-open = Posto libero: invita qualcuno
site-make = Prepara il tavolo
site-waiting-title = In attesa di giocatori
site-waiting-about = La partita comincia da sola appena tutti i posti sono occupati.
site-waiting-who = Chi siede dove
site-seat-open = posto libero
site-seat-you = { $name } (tu)
site-invite-title = Invita con un link
site-invite-about = Manda questo link a chi deve giocare. Vale finché ci sono posti liberi.
site-invite-link = Indirizzo
site-invite-copy = Copia il link
site-invite-copied = Copiato
site-invite-select = Seleziona il link e copialo: senza https questo browser non lo fa da solo.
site-invite-share = Condividi
site-invite-qr = Codice QR del link
site-invite-scan = Oppure inquadralo con la fotocamera di un telefono.
site-join-title = C'è un invito per te
site-join-about = Invito di { $names } a una partita di { $game }.
site-join-piles = A questo tavolo le carte giocate restano scoperte.
site-join-clock = Ognuno ha { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
} sull’orologio.
site-join-flag = { $way ->
    [bot] Se il tempo di qualcuno scade, continua un bot.
   *[pass] Chi esaurisce il tempo da lì in poi passa.
}
site-join-take = Prendi questo posto
site-join-seat = Prendi { $seat }
site-join-full = Tutti i posti di questo tavolo sono occupati.
site-join-watch = Guarda la partita
site-join-back = Vai al tuo tavolo
site-watching = stai guardando
site-kept-label = Per chi è tenuto { $seat }
site-kept-hint = per chiunque
site-listed = Chi può sedersi
site-listed-for = { $value ->
    [0] Chi invito io
   *[other] Tutti qui
}
site-listed-about = { $value ->
    [0] Privato: a questo tavolo arriva solo chi ha il link, o chi ha un posto tenuto a suo nome.
   *[other] Tutti su questo sito vedono il tavolo e possono prendere un posto libero.
}
site-seat-kept = tenuto per { $name }
site-seat-change = { $way ->
    [leave] Lascia
    [free] Allontana
    [bot] Togli il bot
   *[open] Apri a tutti
}
site-join-kept = I posti ancora liberi sono tenuti per altri.
site-lobby-title = Tavoli aperti
site-lobby-none = Adesso nessuno aspetta giocatori. Prepara un tavolo aperto a tutti.
site-lobby-no-fit = Nessun tavolo aperto corrisponde. Togli un filtro.
site-lobby-free = { $open ->
    [one] { $open } posto libero su { $players }
   *[other] { $open } posti liberi su { $players }
}
site-lobby-kept = un posto è tenuto per te
site-lobby-sit = Siediti
site-lobby-sit-at = { $seat ->
    [none] Siediti: { $game } con { $names }
   *[other] Prendi { $seat }: { $game } con { $names }
}
site-clock = { $clock ->
    [none] Senza orologio
    [quick] Fino a 10 minuti
   *[slow] Più di 10 minuti
}
site-ask = { $kind ->
    [take_back] Chiedi di ritirare la mia mossa
    [draw] Proponi la patta
    [pause] Chiedi una pausa
   *[resume] Chiedi di riprendere
}
site-offer-title = Una domanda a tutti al tavolo
site-offer-yes = Accetta
site-offer-no = Rifiuta
site-offer-withdraw = Lascia stare
site-offer-waiting = Hai chiesto agli altri. La prossima mossa chiude la domanda.
site-offer-declined = Non tutti sono d’accordo.
site-paused-about = La partita è in pausa: nessun orologio corre e nessuno muove finché tutti non vogliono riprendere.
site-rematch = Vai alla rivincita
site-rematch-about = Qualcuno l’ha già preparata
site-vanished = Se qualcuno resta assente
site-vanished-way = { $way ->
    [timer] Un bot subentra da solo
   *[vote] Gli altri possono far entrare un bot
}
site-vanished-about = Dopo questo tempo senza la pagina aperta. Chi torna riprende il posto quando lo chiede.
site-patience = { $count ->
    [one] dopo { $count } minuto
   *[other] dopo { $count } minuti
}
site-delay = Chi guarda vede la partita
site-delay-minutes = { $count ->
    [0] subito
    [one] { $count } minuto dopo
   *[other] { $count } minuti dopo
}
site-join-delay = Chi guarda vede questa partita { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
} dopo.
site-open-table = Tavolo aperto (K8.3): tutti possono parlare e nominare carte
site-join-open = Tavolo aperto: tutti possono parlare e nominare le carte, che restano scoperte (K8.3).
site-join-silence = I compagni non possono parlarsi né mostrarsi carte (K8.3).
site-gone = Assente: { $name }.
site-gone-timer = Un bot subentra tra { $time }.
site-gone-vote = Tra { $time } potrai far entrare un bot.
site-gone-put = Fai giocare un bot per { $name }
site-stood-in = Un bot gioca per te.
site-return = Riprendi il tuo posto
site-fill = Metti un bot qui
site-fill-bot = Quale bot per { $seat }
