### Un sito per chi gioca a distanza: nomi, inviti, attesa. In italiano.

site-lead = King of Siam e Siam, con i tuoi amici
site-name-title = Come ti chiamiamo?
site-name-about = Gli altri al tavolo vedono questo nome. Non ci sono account né password: questo browser si ricorda di te.
site-name-label = Il tuo nome
site-name-take = Usa questo nome
site-name-change = Nome: { $name }
site-name-change-title = Cambia nome
site-name-change-about = Ai tavoli dove siedi già tieni il nome con cui sei arrivato.
site-lost = Il sito non è raggiungibile. Questa pagina torna da sola.
site-away = Il sito non è raggiungibile. Riprova tra un momento.
site-me = Tu ({ $name })
site-open = Posto libero: invita qualcuno
site-open-about = Chi segue il tuo link prende questo posto.
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
site-join-title = Sei invitato
site-join-about = Invito di { $names } a una partita di { $game }.
site-join-piles = A questo tavolo le carte giocate restano scoperte.
site-join-clock = Ognuno ha { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
} sull’orologio.
site-join-take = Prendi questo posto
site-join-seat = Prendi { $seat }
site-join-full = Tutti i posti di questo tavolo sono occupati.
site-join-watch = Guarda la partita
site-join-back = Vai al tuo tavolo
site-watching = stai guardando
