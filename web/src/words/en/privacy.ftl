### What a site keeps of people, for how long, and how one gets or deletes it. In English.

privacy-title = Privacy and contact
privacy-link = Privacy and contact
privacy-host-title = What the host says
privacy-host-none = The host of this site has not written here who they are. Ask whoever invited you.
privacy-kept-title = What this site keeps
privacy-kept-name = Your name, and when you came first and last.
privacy-kept-games = The games you play: who sat where, and every move with its time. Whoever plays or looks on sees your name and your moves.
privacy-kept-account = If you make an account: your password and recovery codes as hashes alone, from which nobody reads them, the public half of each passkey, and for each browser that is logged in its kind, its first day and its last.
privacy-kept-learnt = What you answered when you practised.
privacy-cookie-title = Cookies
privacy-cookie = One cookie, by which this browser is recognised; it stays for a year and is needed for you to play. There are no others. How you like the page to look and sound is kept in your browser alone.
privacy-others-title = What goes to others
privacy-others = Nothing. There is no advertising, nobody counts visits, and the page loads nothing from elsewhere. Your network address is used to limit how much can be asked for and is not written down; a proxy that the host puts in front may do so.
privacy-long-title = How long
privacy-long = Until you delete it. A guest who stays away for a year is deleted, and a browser that stays away for a year is forgotten. Copies that the host keeps for safety may last longer.
privacy-own = Download or delete your data
privacy-data-title = Your data
privacy-data-about = Everything that this site keeps of you, as one file: name, account, browsers, games with their records.
privacy-data = Download my data
privacy-erase-title = Delete everything about you
privacy-erase-about = Games that are going on are given up. What only you have a part in is deleted; games with others keep their moves, without your name. Nobody can bring it back.
privacy-erase-name = Your name, to be sure
privacy-erase = Delete me
