### A site for people over the network: names, invitations, waiting. In English.

site-lead = King of Siam and Siam, with your friends
site-name-title = What shall we call you?
site-name-about = The others at the table see this name. There is no account and no password: this browser remembers you.
site-name-label = Your name
site-name-take = Use this name
site-name-change = Name: { $name }
site-name-change-title = Change your name
site-name-change-about = At tables where you sit already you keep the name you came with.
site-lost = The site can't be reached. This page comes back by itself.
site-away = The site can't be reached. Try once more in a moment.
site-me = You ({ $name })
site-open = Open seat: invite somebody
site-open-about = Whoever follows your link takes this seat.
site-make = Set the table
site-waiting-title = Waiting for players
site-waiting-about = The game begins by itself as soon as every seat is taken.
site-waiting-who = Who sits where
site-seat-open = open seat
site-seat-you = { $name } (you)
site-invite-title = Invite by link
site-invite-about = Send this link to whoever shall play. It works until all seats are taken.
site-invite-link = Link
site-invite-copy = Copy the link
site-invite-copied = Copied
site-invite-select = Select the link and copy it: this browser doesn't do it without https.
site-invite-share = Share
site-invite-qr = QR code of the link
site-invite-scan = Or scan it with the camera of a phone.
site-join-title = You are invited
site-join-about = { $names } would like to play { $game } with you.
site-join-piles = Played cards lie open at this table.
site-join-clock = Everybody has { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} on the clock.
site-join-take = Take this seat
site-join-seat = Take { $seat }
site-join-full = All seats at this table are taken.
site-join-watch = Look on
site-join-back = Go to your table
site-watching = you look on
