### Accounts op een site: wachtwoord, herstelcodes, browsers. In het Nederlands.

account-title = Je account
account-name = Naam
account-password = Wachtwoord
account-new-password = Nieuw wachtwoord (8 tekens of meer)
account-see-password = Laat zien wat ik typ
account-name-about = Met deze naam log je in. Aan tafels waar je al zit houd je de naam waarmee je kwam.
account-name-changed = Je heet nu { $name }.
account-make-title = Maak een account
account-make-about = Met een wachtwoord kom je vanuit elke browser terug bij je partijen, en je naam blijft van jou. Een e-mailadres is niet nodig: je krijgt herstelcodes om op te schrijven.
account-make = Account maken
account-have-one = Ik heb hier een account
account-login-title = Inloggen
account-login-about = Heb je al een account? Wat je in deze browser hebt gespeeld, gaat daarnaar over.
account-login = Inloggen
account-forgotten = Ik ben het wachtwoord vergeten
account-remembered = Inloggen met het wachtwoord
account-recover-about = Elke herstelcode werkt één keer. Alle andere browsers worden uitgelogd.
account-code = Herstelcode
account-recover = Nieuw wachtwoord instellen
account-codes-title = Schrijf deze herstelcodes op
account-codes-about = Ze zijn alleen nu te zien. Vergeet je het wachtwoord, dan laat elk ervan je één keer binnen; zonder wachtwoord en codes kan niemand je het account teruggeven.
account-codes-kept = Ik heb ze opgeschreven
account-codes-left = { $count ->
    [one] Er is nog { $count } herstelcode.
   *[other] Er zijn nog { $count } herstelcodes.
}
account-codes-new-title = Nieuwe herstelcodes
account-codes-new-about = De oude werken dan niet meer.
account-codes-new = Nieuwe codes maken
account-password-title = Wachtwoord wijzigen
account-password-about = Alle andere browsers worden uitgelogd.
account-password-change = Wachtwoord wijzigen
account-password-changed = Het wachtwoord is gewijzigd.
account-sessions-title = Waar je bent ingelogd
account-browser-unknown = Een browser
account-browser-own = { $browser } (deze browser)
account-since = sinds { $date }
account-seen = laatst gebruikt { $date }
account-revoke = Uitloggen
account-revoke-one = Uitloggen: { $browser }
account-logout = Uitloggen in deze browser
account-passkeys-title = Je passkeys
account-passkeys-about = Met een passkey kom je binnen met het slot van je toestel (vinger, gezicht of pincode), zonder wachtwoord om te onthouden.
account-passkeys-none = Je hebt er nog geen.
account-passkey-add = Passkey toevoegen
account-passkey-make = Account maken met een passkey
account-passkey-login = Inloggen met een passkey
account-passkey-remove = Verwijderen
account-passkey-remove-one = Passkey verwijderen: { $browser }
account-passkey-kept = De passkey is bewaard.
account-passkey-cancelled = Er is geen passkey gebruikt. Probeer het nog eens als je wilt.
account-passkey-none = { $why ->
    [https] Passkeys werken alleen met https en een adres met een naam, geen getal. Hier volstaat een wachtwoord.
   *[browser] Deze browser heeft geen passkeys. Een wachtwoord kan ook.
}
account-password-set = Wachtwoord kiezen
