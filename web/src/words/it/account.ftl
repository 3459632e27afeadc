### Gli account di un sito: password, codici di recupero, browser. In italiano.

account-title = Il tuo account
account-name = Nome
account-password = La tua password
account-new-password = Nuova password (almeno 8 caratteri)
account-see-password = Mostra quello che scrivo
account-name-about = Accedi con questo nome. Ai tavoli dove siedi già tieni il nome che avevi.
account-name-changed = Ora ti chiami { $name }.
account-make-title = Crea un account
account-make-about = Con una password ritrovi le tue partite da qualsiasi browser, e il nome resta tuo. Non serve un indirizzo e-mail: ricevi invece dei codici di recupero da annotare.
account-make = Crea l’account
account-have-one = Ho già un account qui
account-login-title = Accedi
account-login-about = Se hai già un account: quello che hai giocato in questo browser passa a quell’account.
account-login = Accedi
account-forgotten = Ho dimenticato la password
account-remembered = Accedi con la password
account-recover-about = Ogni codice di recupero vale una volta. Tutti gli altri browser escono dall’account.
account-code = Codice di recupero
account-recover = Imposta la nuova password
account-codes-title = Annota questi codici di recupero
account-codes-about = Si vedono solo adesso. Se dimentichi la password, ognuno ti fa entrare una volta; senza password né codici nessuno può ridarti l’account.
account-codes-kept = Li ho annotati
account-codes-left = { $count ->
    [one] Resta { $count } codice di recupero.
   *[other] Restano { $count } codici di recupero.
}
account-codes-new-title = Nuovi codici di recupero
account-codes-new-about = Quelli vecchi non valgono più.
account-codes-new = Crea nuovi codici
account-password-title = Cambia la password
account-password-about = Tutti gli altri browser escono dall’account.
account-password-change = Cambia la password
account-password-changed = La password è cambiata.
account-sessions-title = Dove hai effettuato l’accesso
account-browser-unknown = Un browser
account-browser-own = { $browser } (questo browser)
account-since = dal { $date }
account-seen = ultimo uso { $date }
account-revoke = Esci
account-revoke-one = Esci: { $browser }
account-logout = Esci da questo browser
account-passkeys-title = Le tue passkey
account-passkeys-about = Con una passkey entri con il blocco del tuo dispositivo (impronta, viso o PIN), senza una password da ricordare.
account-passkeys-none = Non ne hai ancora.
account-passkey-add = Aggiungi una passkey
account-passkey-make = Crea un account con una passkey
account-passkey-login = Accedi con una passkey
account-passkey-remove = Rimuovi
account-passkey-remove-one = Rimuovi la passkey: { $browser }
account-passkey-kept = La passkey è registrata.
account-passkey-cancelled = Nessuna passkey è stata usata. Riprova, se vuoi.
account-passkey-none = { $why ->
    [https] Le passkey richiedono https e un indirizzo con un nome, non un numero. Qui basta una password.
   *[browser] Questo browser non ha passkey. Va bene anche una password.
}
account-password-set = Scegli una password
