### A site for people over the network: names, invitations, waiting. In English.

site-lead = King of Siam and Siam, with your friends
site-name-title = What shall we call you?
site-name-about = The others at the table see this name. You need no account and no password: this browser remembers you.
site-name-label = Your name
site-name-take = Use this name
site-name-change = Name: { $name }
site-name-change-about = At tables where you sit already you keep the name you came with.
site-lost = The site can't be reached. This page comes back by itself.
site-away = The site can't be reached. Try once more in a moment.
site-me = You ({ $name })
site-open = Open seat: invite somebody
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
site-join-flag = { $way ->
    [bot] If somebody’s time is out, a bot plays on.
   *[pass] Whose time is out passes from then on.
}
site-join-take = Take this seat
site-join-seat = Take { $seat }
site-join-full = All seats at this table are taken.
site-join-watch = Look on
site-join-back = Go to your table
site-watching = you look on
site-kept-label = For whom { $seat } is kept
site-kept-hint = for anybody
site-listed = Who may sit down
site-listed-for = { $value ->
    [0] Whom I invite
   *[other] Everybody here
}
site-listed-about = { $value ->
    [0] Private: only who has the link, or for whom a seat is kept by name, comes to this table.
   *[other] Everybody on this site sees this table and may take an open seat.
}
site-seat-kept = kept for { $name }
site-seat-change = { $way ->
    [leave] Leave
    [free] Send away
    [bot] Take the bot away
   *[open] Open to all
}
site-join-kept = The seats that are still open are kept for others.
site-lobby-title = Open tables
site-lobby-none = Nobody waits for players right now. Set a table that everybody here may join.
site-lobby-no-fit = No open table fits. Take a filter away.
site-lobby-free = { $open ->
    [one] { $open } open seat of { $players }
   *[other] { $open } open seats of { $players }
}
site-lobby-kept = a seat is kept for you
site-lobby-sit = Sit down
site-lobby-sit-at = { $seat ->
    [none] Sit down: { $game } with { $names }
   *[other] Take { $seat }: { $game } with { $names }
}
site-clock = { $clock ->
    [none] No clock
    [quick] Up to 10 minutes
   *[slow] More than 10 minutes
}
site-ask = { $kind ->
    [take_back] Ask to take my move back
    [draw] Offer a draw
    [pause] Ask for a pause
   *[resume] Ask to go on
}
site-offer-title = A question to all at the table
site-offer-yes = Agree
site-offer-no = Decline
site-offer-withdraw = Never mind
site-offer-waiting = You have asked the others. The next move ends the question.
site-offer-declined = Not everybody agreed.
site-paused-about = The game is paused: no clock runs, and nobody moves until all want to go on.
site-rematch = Go to the rematch
site-rematch-about = Somebody has set it already
site-vanished = If a player stays away
site-vanished-way = { $way ->
    [timer] A bot takes over by itself
   *[vote] The others may put a bot in
}
site-vanished-about = After so long without the page open. The seat is given back when its owner asks for it.
site-patience = { $count ->
    [one] after { $count } minute
   *[other] after { $count } minutes
}
site-delay = Who looks on sees the game
site-delay-minutes = { $count ->
    [0] at once
    [one] { $count } minute later
   *[other] { $count } minutes later
}
site-join-delay = Who looks on sees this game { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
} later.
site-open-table = Open table (K8.3): all may talk and name cards
site-join-open = Open table: all may talk and name cards, which lie open (K8.3).
site-join-silence = Partners may not talk or show cards (K8.3).
site-gone = { $name } is away.
site-gone-timer = A bot takes over in { $time }.
site-gone-vote = In { $time } you may put a bot in.
site-gone-put = Let a bot play for { $name }
site-stood-in = A bot plays for you.
site-return = Take my seat back
site-fill = Put a bot here
site-fill-bot = Which bot for { $seat }
