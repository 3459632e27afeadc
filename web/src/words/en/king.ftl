### What the page says around King of Siam, in English.

king-map = Map of Siam
king-track = Track
king-hand = Your cards
king-seats = Players
king-pool = Pool
king-more = Players, outlook and log
king-in-words = The board in words
king-step = This step
king-outlook = Outlook
king-if-all-pass = If all pass now:
king-if-all-pass-on = If all pass from now on:
king-pass-now = If all pass:
king-pass-end = End:
king-pass-rules = { $ruler ->
    [nobody] a colony
   *[other] rules
}
king-pass-wins = winner: { $names }
king-passes = passes
king-card-text = { $card ->
    [mr] Swap two tiles and crown one of them.
    [kt] One follower of each faction, anywhere.
    [11] Swap one follower for one, anywhere.
    [21] Swap two for one with a neighbour.
    [ra] Two Rama followers, near home or realm.
    [la] Two Lao followers, near home or realm.
   *[ma] Two Malay followers, near home or realm.
}
king-nobody = nobody
king-count = { $count } { $faction ->
    [R] Rama
    [L] Lao
   *[M] Malay
}
king-held = { $holder ->
    [R] held by Rama
    [L] held by Lao
    [M] held by Malay
   *[B] held by the British
}
king-box = box { $box }
king-contested = fought for now
king-crowned = King marker
king-near = close to a tie
king-court-words = court { $followers }
king-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
king-left = { $count ->
    [0] no cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
king-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
king-last = last: { card-name }
king-leads = { $holder ->
    [R] Rama leads
    [L] Lao leads
    [M] Malay leads
   *[B] nobody leads: the British would come
}
king-beside = next to { $provinces }
king-since = Since your last turn: { $changes }
king-keys-about = 1 to 7 choose a card, letters and arrows a province. Enter confirms, Backspace goes back, Escape starts over. P passes, H asks for a hint, + − 0 zoom.
# Languages with letters of their own select on the place.
province-code = { $place ->
   *[other] { $code }
}
