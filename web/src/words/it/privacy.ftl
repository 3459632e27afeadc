### Quello che un sito conserva delle persone, per quanto tempo, e come averlo o cancellarlo. In italiano.

privacy-title = Privacy e contatti
privacy-link = Privacy e contatti
privacy-host-title = Che cosa dice chi gestisce il sito
privacy-host-none = Chi gestisce questo sito non ha scritto qui chi è. Chiedi a chi ti ha invitato.
privacy-kept-title = Che cosa conserva questo sito
privacy-kept-name = Il tuo nome, e quando sei venuto la prima e l’ultima volta.
privacy-kept-games = Le partite che giochi: chi sedeva dove, e ogni mossa con la sua ora. Chi gioca o guarda vede il tuo nome e le tue mosse.
privacy-kept-account = Se crei un account: la password e i codici di recupero solo come hash, dai quali nessuno può leggerli, la parte pubblica di ogni passkey, e per ogni browser con l’accesso il tipo, il primo giorno e l’ultimo.
privacy-kept-learnt = Che cosa hai risposto negli esercizi.
privacy-cookie-title = Cookie
privacy-cookie = Un solo cookie, con cui questo browser viene riconosciuto; resta un anno e serve per giocare. Non ce ne sono altri. Come preferisci l’aspetto e i suoni della pagina resta solo nel tuo browser.
privacy-others-title = Che cosa va ad altri
privacy-others = Niente. Non c’è pubblicità, nessuno conta le visite e la pagina non carica nulla da altrove. Il tuo indirizzo di rete serve a limitare le richieste e non viene annotato; un proxy messo davanti da chi gestisce il sito potrebbe farlo.
privacy-long-title = Per quanto tempo
privacy-long = Finché non lo cancelli. Un ospite che manca da un anno viene cancellato, e un browser che manca da un anno viene dimenticato. Le copie di sicurezza di chi gestisce il sito possono durare di più.
privacy-own = Scarica o cancella i tuoi dati
privacy-data-title = I tuoi dati
privacy-data-about = Tutto quello che questo sito conserva di te, in un file: nome, account, browser, partite con le loro registrazioni.
privacy-data = Scarica i miei dati
privacy-erase-title = Cancella tutto quello che ti riguarda
privacy-erase-about = Le partite in corso vengono abbandonate. Ciò che riguarda solo te viene cancellato; le partite con altri conservano le mosse, senza il tuo nome. Nessuno può ripristinarlo.
privacy-erase-name = Il tuo nome, per conferma
privacy-erase = Cancellami
