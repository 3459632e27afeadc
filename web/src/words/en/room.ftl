### The room: one screen as the table, phones as hands. In English.

room-title = The room is open
room-qr = QR code of the room
room-step-network = Put the phones into the same network (Wi-Fi) as this computer.
room-step-scan = Scan the code with each phone’s camera, or open
room-step-table = Set a table here. Everybody takes a seat on their phone; this screen is the table.
room-others = This computer is in other networks too, as { $addresses }. If the phones are there, start it with erawan --address and that address.
room-https = What doesn’t work here: notices, passkeys, installing
room-https-about = Browsers allow these only where a site has https, and a room has none: whoever is in the same network could read along. Everything else works. Don’t use a password here that you use elsewhere.
room-lead = King of Siam and Siam, with everybody in this room
room-name-about = The others at the table see this name. This phone remembers your seat, even if the page is reloaded.
room-none = No table is set yet. As soon as one is set on the big screen, it stands here.
room-hands = Where they play
room-hands-on = { $hands ->
    [here] All on this screen
   *[phones] Each on a phone
}
room-hands-about = { $hands ->
    [here] The screen is handed on; nobody needs a phone.
   *[phones] This screen shows the table. Cards and choices are on the phone of who sits there.
}
room-own = At this screen
room-join-about = At this table { $game } is played.
room-waiting-about = Scan the code with a phone to take a seat. The game begins by itself as soon as every seat is taken.
