### Accounts on a site: password, recovery codes, browsers. In English.

account-title = Your account
account-name = Name
account-password = Password
account-new-password = New password (8 characters or more)
account-see-password = Show what I type
account-name-about = You log in with this name. At tables where you sit already you keep the name you came with.
account-name-changed = You are called { $name } now.
account-make-title = Make an account
account-make-about = With a password you come back to your games from any browser, and your name stays yours. No e-mail address is asked for: instead you get recovery codes to write down.
account-make = Make the account
account-have-one = I have an account here
account-login-title = Log in
account-login-about = If you have an account already: what you have played in this browser goes over to it.
account-login = Log in
account-forgotten = I forgot the password
account-remembered = Log in with the password
account-recover-about = Each recovery code works once. All other browsers are logged out.
account-code = Recovery code
account-recover = Set the new password
account-codes-title = Write down these recovery codes
account-codes-about = They are shown only now. If you forget the password, each of them lets you in once; without password and codes nobody can give you the account back.
account-codes-kept = I have written them down
account-codes-left = { $count ->
    [one] { $count } recovery code is left.
   *[other] { $count } recovery codes are left.
}
account-codes-new-title = New recovery codes
account-codes-new-about = The old ones stop working.
account-codes-new = Make new codes
account-password-title = Change the password
account-password-about = All other browsers are logged out.
account-password-change = Change the password
account-password-changed = The password is changed.
account-sessions-title = Where you are logged in
account-browser-unknown = Some browser
account-browser-own = { $browser } (this browser)
account-since = since { $date }
account-seen = last used { $date }
account-revoke = Log out
account-revoke-one = Log out: { $browser }
account-logout = Log out in this browser
account-passkeys-title = Passkeys
account-passkeys-about = A passkey lets you in by your device's own lock (fingerprint, face or PIN), without a password to remember.
account-passkeys-none = You have none yet.
account-passkey-add = Add a passkey
account-passkey-make = Make an account with a passkey
account-passkey-login = Log in with a passkey
account-passkey-remove = Remove
account-passkey-remove-one = Remove the passkey: { $browser }
account-passkey-kept = The passkey is kept.
account-passkey-cancelled = No passkey was used. Try once more if you want to.
account-passkey-none = { $why ->
    [https] Passkeys need https and an address that is a name, not a number. Here a password does it.
   *[browser] This browser has no passkeys. A password does it too.
}
account-password-set = Choose a password
