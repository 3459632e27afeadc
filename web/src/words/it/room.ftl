### The room: one screen as the table, phones as hands. In Italian.

room-title = La stanza è aperta
room-qr = Codice QR della stanza
room-step-network = Collega i telefoni alla stessa rete (Wi-Fi) di questo computer.
room-step-scan = Inquadra il codice con la fotocamera di ogni telefono, oppure apri
room-step-table = Prepara qui un tavolo. Ognuno si siede con il proprio telefono; questo schermo è il tavolo.
room-others = Questo computer è anche in altre reti, come { $addresses }. Se i telefoni sono lì, avvialo con erawan --address e quell’indirizzo.
room-https = Che cosa qui non funziona: avvisi, passkey, installazione
room-https-about = I browser lo permettono solo dove un sito ha https, e una stanza non ce l’ha: chi è nella stessa rete potrebbe leggere. Tutto il resto funziona. Non usare qui una password che usi altrove.
room-lead = King of Siam e Siam, con tutti in questa stanza
room-name-about = Gli altri al tavolo vedono questo nome. Questo telefono ricorda il tuo posto, anche se la pagina viene ricaricata.
room-none = Nessun tavolo è ancora pronto. Appena se ne prepara uno sullo schermo grande, compare qui.
room-hands = Dove si gioca
room-hands-on = { $hands ->
    [here] Tutti su questo schermo
   *[phones] Ognuno sul telefono
}
room-hands-about = { $hands ->
    [here] Lo schermo passa di mano in mano; nessuno ha bisogno di un telefono.
   *[phones] Questo schermo mostra il tavolo. Carte e scelte sono sul telefono di chi siede lì.
}
room-own = A questo schermo
room-join-about = A questo tavolo si gioca a { $game }.
room-waiting-about = Inquadra il codice con un telefono per sederti. La partita comincia da sola appena tutti i posti sono occupati.
