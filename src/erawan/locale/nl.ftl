### What tables say, in Dutch. Terms are those of the Dutch rulebook; see
### docs/contributing/glossary.md. Names of players and provinces go in as they are.

## Names

seat-name = Speler { $number }
seat-you = jij
side-name = { $side ->
    [E] Olifanten
   *[R] Neushoorns
}
faction-name = { $faction ->
    [R] Rama
    [L] Lao
   *[M] Maleisiërs
}
holder-name = { $holder ->
    [R] Rama
    [L] Lao
    [M] Maleisiërs
   *[B] Britten
}
card-name = { $card ->
    [mr] Maharacha
    [kt] Khon Thai
    [11] 1 vs. 1
    [21] 2 vs. 1
    [ra] Rama
    [la] Lao
   *[ma] Malai
}
faction-pair = twee { $faction ->
    [R] Rama-aanhangers
    [L] Lao-aanhangers
   *[M] Maleisische aanhangers
}
follower-name = { $faction ->
    [R] een Rama-aanhanger
    [L] een Lao-aanhanger
   *[M] een Maleisische aanhanger
}
province-name = { $place ->
    [Northumbria] Northumbrië
   *[other] { $name }
}
bot-person = { $name }
team-name = team { $names }
occurrences-name = keer
plies-name = zetten

## What is going on

king-status-you = Machtsstrijd { $struggle } van 8 · { $province } · Jouw beurt: speel een kaart of pas
king-status-you-pass = Machtsstrijd { $struggle } van 8 · { $province } · Jouw beurt: je kunt alleen passen
king-status-you-passed = Machtsstrijd { $struggle } van 8 · { $province } · Je kunt alleen passen: dat gaat vanzelf
king-status-passed = Machtsstrijd { $struggle } van 8 · { $province } · { $who } kan alleen passen
king-status-you-late = Machtsstrijd { $struggle } van 8 · { $province } · Je tijd is op: je past
king-status-late = Machtsstrijd { $struggle } van 8 · { $province } · Tijd op, past: { $who }
king-status-you-stand-in = Machtsstrijd { $struggle } van 8 · { $province } · Een bot speelt voor jou
king-status-stand-in = Machtsstrijd { $struggle } van 8 · { $province } · Een bot speelt voor { $who }
king-status-turn = Machtsstrijd { $struggle } van 8 · { $province } · { $who } is aan de beurt
king-status-thinking = Machtsstrijd { $struggle } van 8 · { $province } · { $who } denkt na
siam-status-you = Jouw beurt: speel een { $side ->
    [E] olifant
   *[R] neushoorn
}
siam-status-turn = Aan zet: { $who } · { $side ->
    [E] olifanten
   *[R] neushoorns
}
siam-status-side = { $side ->
    [E] De olifanten zijn aan zet
   *[R] De neushoorns zijn aan zet
}
siam-status-thinking = { $who } denkt na · { $side ->
    [E] olifanten
   *[R] neushoorns
}
siam-status-you-stand-in = Een bot speelt voor jou · { $side ->
    [E] olifanten
   *[R] neushoorns
}
siam-status-stand-in = Een bot speelt voor { $who } · { $side ->
    [E] olifanten
   *[R] neushoorns
}
status-over = Het spel is afgelopen
status-waiting = { $count ->
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $count } spelers
}
status-review = Zet { $ply } van { $plies }
status-paused = Het spel is gepauzeerd
offer-take-back = { $who } wil de laatste zet terugnemen.
offer-draw = { $who } biedt remise aan.
offer-pause = { $who } wil pauzeren: geen klok loopt tot iedereen verder wil.
offer-resume = { $who } wil verder spelen.
offer-stand-in = { $who } wil een bot laten spelen voor { $whom }, die weg is.

## What is being chosen

king-prompt-card = Kies een kaart, of pas
king-prompt-first-tile = Kies het eerste van twee kaartjes om te ruilen
king-prompt-second-tile = Kies het kaartje waarmee het ruilt
king-prompt-king-marker = Kies welk van de twee de koningsmerker krijgt
king-prompt-place = Kies een provincie voor de { $faction ->
    [R] Rama-aanhanger
    [L] Lao-aanhanger
   *[M] Maleisische aanhanger
}
king-prompt-give-province = Kies de eerste provincie van de ruil
king-prompt-give-follower = Kies de aanhanger die { $province } geeft
king-prompt-give-followers = Kies de twee aanhangers die { $province } geeft
king-prompt-get-province = Kies de andere provincie van de ruil
king-prompt-get-follower = Kies de aanhanger die { $province } teruggeeft
king-prompt-take-province = Het hart van je beurt: kies een aanhanger om te nemen
king-prompt-take-follower = Het hart van je beurt: kies een aanhanger om te nemen ({ $province })
siam-prompt-animal = Kies een dier
siam-prompt-target = Kies waar het heen gaat
siam-prompt-facing = Kies waar het heen kijkt
prompt-complete = Klaar: bevestig je beurt

## What can be chosen

option-card = { card-name }
option-pass = Passen
option-province = { $province }
option-follower = { $faction ->
    [R] Rama-aanhanger
    [L] Lao-aanhanger
   *[M] Maleisische aanhanger
} in { $province }
option-followers = Samen, in { $province }: { $factions }
option-tile = Kaartje van { $province }
option-marker = Koningsmerker op { $province }
option-reserve = { $side ->
    [E] Olifant uit de reserve, nog { $count }
   *[R] Neushoorn uit de reserve, nog { $count }
}
option-animal = { $side ->
    [E] Olifant
   *[R] Neushoorn
} op { $cell }, kijkt naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}
option-cell = Ga naar { $cell }
option-push = Duw naar { $cell }
option-spot = Draai op { $cell }
option-leave = Verlaat het bord vanaf { $cell }
option-facing = Kijk naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}

## What happened: King of Siam

king-passed = { $you ->
    [alone] Je past.
   *[no] { $who } past.
}
king-card-played = { $you ->
    [alone] Je speelt { card-name }.
   *[no] { $who } speelt { card-name }.
}
king-nothing-done = { card-name } heeft hier geen effect.
king-tiles-swapped = { $first } en { $second } wisselen van plaats.
king-tile-crowned = { $province } krijgt een koningsmerker.
king-follower-placed = Er komt een { $faction ->
    [R] Rama-aanhanger
    [L] Lao-aanhanger
   *[M] Maleisische aanhanger
} naar { $province }.
king-followers-placed = Er komen twee { $faction ->
    [R] Rama-aanhangers
    [L] Lao-aanhangers
   *[M] Maleisische aanhangers
} naar { $province }.
king-followers-swapped = { $first } geeft { $given }, { $second } geeft { $got }.
king-follower-taken = { $you ->
    [alone] Je neemt
   *[no] { $who } neemt
} een { $faction ->
    [R] Rama-aanhanger
    [L] Lao-aanhanger
   *[M] Maleisische aanhanger
} uit { $province }.
king-nothing-taken = { $you ->
    [alone] Er is geen aanhanger meer op het bord om te nemen.
   *[no] Er is geen aanhanger meer op het bord voor { $who }.
}
king-province-won = De { faction-name } winnen { $province }, { $counts }.
king-province-tied = Gelijke stand tussen { $factions } in { $province }: de Britten komen.
king-province-empty = Er is niemand meer in { $province }: de Britten komen.

## What happened: Siam

siam-entered = { $side ->
    [E] Een olifant
   *[R] Een neushoorn
} komt binnen op { $cell } en kijkt naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}.
siam-entered-pushing = { $side ->
    [E] Een olifant
   *[R] Een neushoorn
} duwt zich naar binnen op { $cell } en kijkt naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}.
siam-stepped = De { $side ->
    [E] olifant
   *[R] neushoorn
} op { $cell } gaat naar { $target }.
siam-pushing = De { $side ->
    [E] olifant
   *[R] neushoorn
} op { $cell } duwt door naar { $target }.
siam-turned = De { $side ->
    [E] olifant
   *[R] neushoorn
} op { $cell } draait naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}.
siam-left = De { $side ->
    [E] olifant
   *[R] neushoorn
} op { $cell } gaat terug naar de reserve.
siam-pushed = De { $piece ->
    [E] olifant
    [R] neushoorn
   *[o] rots
} op { $cell } wordt naar { $target } geduwd.
siam-pushed-off = De { $side ->
    [E] olifant
   *[R] neushoorn
} op { $cell } wordt van het bord geduwd, terug naar de reserve.
siam-rock-fell = De rots op { $cell } valt!

## What happened: either game

log-take-back = { $you ->
    [alone] Je hebt een zet teruggenomen.
   *[no] Zet teruggenomen: { $who }.
}
log-resign = { $you ->
    [alone] Je hebt opgegeven.
   *[no] Opgegeven: { $who }.
}
log-time = { $you ->
    [alone] Je tijd is op.
   *[no] Tijd op: { $who }.
}
log-time-pass = { $you ->
    [alone] Je tijd is op: vanaf nu pas je.
   *[no] Tijd op, past vanaf nu: { $who }.
}
log-time-bot = { $you ->
    [alone] Je tijd is op: een bot speelt verder.
   *[no] Tijd op: een bot speelt verder voor { $who }.
}
log-draw = Iedereen stemde in met remise.
log-pause = Het spel werd gepauzeerd.
log-resume = Het spel gaat verder.
log-stand-in = { $you ->
    [alone] Een bot speelt nu voor jou.
   *[no] Een bot speelt nu voor { $who }.
}
log-return = { $you ->
    [alone] Je speelt weer zelf.
   *[no] Speelt weer zelf: { $who }.
}

## If all passed now

forecast-province = { $province } → { holder-name } ({ $counts })
forecast-ruler = de { faction-name } heersen
forecast-colony = Siam is een kolonie
forecast-british = Britten { $count } van 4
forecast-lead = { faction-name }: { $names } aan kop, { $most }–{ $next }
forecast-tied = { faction-name }: { $names } gelijk, elk { $most }
forecast-sets-lead = sets: { $names } aan kop, { $most }–{ $next }
forecast-sets-tied = sets: { $names } gelijk, elk { $most }
forecast-winner = winst bij gelijke stand: { $names }

## Before a push

push-goes = Kracht { $force } verplaatst { $rocks ->
    [0] de rij
    [one] { $rocks } rots
   *[other] { $rocks } rotsen
}
push-blocked = Kracht { $force } is niet genoeg{ $rocks ->
    [0] {""}
    [one] { " " }voor { $rocks } rots
   *[other] { " " }voor { $rocks } rotsen
}
push-animal-falls = { $side ->
    [E] Een olifant
   *[R] Een neushoorn
} gaat van het bord
push-rock-wins = { side-name } winnen
push-rock-loses = Pas op: de { $side ->
    [E] olifanten
   *[R] neushoorns
} winnen

## Warnings

warning-repetition = Deze stelling staat er voor de { $count ->
    [2] tweede
    [3] derde
   *[other] { $count }e
} keer; de { $limit ->
    [2] tweede
    [3] derde
   *[other] { $limit }e
} is remise.
warning-repetition-next = Dit herhaalt een stelling, voor de { $count ->
    [2] tweede
    [3] derde
   *[other] { $count }e
} keer; de { $limit ->
    [2] tweede
    [3] derde
   *[other] { $limit }e
} is remise.
warning-repetition-draw = Dit herhaalt de stelling nog een keer: remise.

## The coach

siam-coach-loses = De rots valt, maar het dichtstbijzijnde dier erachter dat met de duw mee kijkt is { $side ->
    [E] een olifant: de olifanten winnen
   *[R] een neushoorn: de neushoorns winnen
}.
siam-coach-next = Daarna kunnen { $side ->
    [E] de olifanten met hun volgende zet winnen: de olifant
   *[R] de neushoorns met hun volgende zet winnen: de neushoorn
} op { $cell } duwt naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}, en er valt een rots.
siam-coach-next-entering = Daarna kunnen { $side ->
    [E] de olifanten met hun volgende zet winnen: een olifant
   *[R] de neushoorns met hun volgende zet winnen: een neushoorn
} komt duwend binnen op { $cell }, en er valt een rots.
king-coach-loses = Met deze pas is het spel uit, en de winst gaat naar { $names }.
king-coach-next = Daarna kan { $who } passen en is het spel uit, en de winst gaat naar { $names }.

## How it ended

result-wins = { $you ->
    [alone] Je hebt gewonnen!
   *[no] Winst: { $names }!
}
result-wins-side = { $side ->
    [E] Winst voor de olifanten!
   *[R] Winst voor de neushoorns!
}
result-draw = Niemand wint: remise
figure = { $name } ({ $value })
step-colony = De Britten hebben { $count ->
    [one] { $count } provincie
   *[other] { $count } provincies
}: Siam is een kolonie.
step-provinces = Provincies: { $figures }. De { faction-name } heersen.
step-provinces-tied = Provincies: { $figures }. Gelijk: { $factions }.
step-gains = Laatste winst, per machtsstrijd: { $figures }. De { faction-name } wonnen het laatst en heersen.
step-sets = Complete sets: { $figures }. De meeste: { $names }.
step-sets-tied = Complete sets: { $figures }. Gelijk: { $names }.
step-latest-wins = Laatste kaart: { $figures }. Wie van de gelijken het laatst speelde, wint: { $names }.
step-followers = { $faction ->
    [R] Rama-aanhangers
    [L] Lao-aanhangers
   *[M] Maleisische aanhangers
}: { $figures }. De meeste: { $names }.
step-followers-tied = { $faction ->
    [R] Rama-aanhangers
    [L] Lao-aanhangers
   *[M] Maleisische aanhangers
}: { $figures }. Gelijk: { $names }.
step-second = Tweede in provincies: { $figures }. De { faction-name } worden tweede.
step-second-tied = Tweede in provincies: { $figures }. Gelijk: { $factions }.
step-second-gains = Laatste winst, per machtsstrijd: { $figures }. De { faction-name } worden tweede.
step-no-second = Geen andere machtsgroep heeft een provincie, dus er is geen tweede om naar te kijken.
step-last-card = Laatste kaart: { $figures }. Wie het laatst speelde, valt af. Over: { $names }.
step-nobody-played = Geen van hen speelde ooit een kaart: { $names } delen de overwinning.
step-partners = Partners winnen samen: { $names }.
step-rock = Het dichtstbijzijnde dier dat met de duw mee kijkt, beslist: { $side ->
    [E] een olifant
   *[R] een neushoorn
}.
step-repetition = Dezelfde stelling kwam { $count ->
    [2] twee keer
    [3] drie keer
   *[other] { $count } keer
} voor: remise volgens de huisregel.
step-ply-limit = Er { $count ->
    [one] is { $count } zet
   *[other] zijn { $count } zetten
} gespeeld: remise volgens de huisregel.
step-resign = { $you ->
    [alone] Je hebt opgegeven.
   *[no] Opgegeven: { $who }.
}
step-time = { $you ->
    [alone] Je tijd is op.
   *[no] Tijd op: { $who }.
}
step-adjudicated = De partij is hier beëindigd omdat bewezen was wie wint.
step-agreement = De spelers kwamen remise overeen.
step-recorded = Zo staat het in het verslag.

## Lists

summary-ply = { $you ->
    [alone] Jouw beurt
   *[no] Aan de beurt: { $who }
}, { $ply ->
    [one] { $ply } zet gespeeld
   *[other] { $ply } zetten gespeeld
}
summary-paused = Gepauzeerd, { $ply ->
    [one] { $ply } zet gespeeld
   *[other] { $ply } zetten gespeeld
}

## Bots

king-level-name = { $level ->
    [1] Bezoeker
    [2] Drager
    [3] Schipper
    [4] Koopman
    [5] Schrijver
    [6] Wachter
    [7] Kapitein
    [8] Gouverneur
    [9] Minister
   *[10] Maharacha
}
king-level-about = { $level ->
    [1] Bekijkt de betwiste provincie en niets van wat spelers hebben; let niet op een gelijke stand en mist soms een winst.
    [2] Bekijkt twee provincies en de aanhangers van één machtsgroep vóór de spelers; let niet op een gelijke stand, noch op welke kaarten anderen hebben.
    [3] Bekijkt drie provincies en de aanhangers van twee machtsgroepen vóór de spelers; let niet op een gelijke stand, noch op welke kaarten anderen hebben.
    [4] Bekijkt vier provincies en de aanhangers van twee machtsgroepen vóór de spelers; let niet op welke kaarten anderen hebben.
    [5] Bekijkt zes provincies; let niet op welke kaarten anderen hebben.
    [6] Bekijkt zes provincies en alle kaarten, maar geen antwoord op zijn zet.
    [7] Kijkt naar de antwoorden op zijn beste zetten.
    [8] Denkt een paar beurten vooruit.
    [9] Plant vooruit en telt ieders kaarten.
   *[10] Bekijkt 600 stellingen per zet, of zoveel als de gegeven tijd toelaat.
}
siam-level-name = { $level ->
    [1] Kalfje
    [2] Zwerver
    [3] Veerman
    [4] Pottenbakker
    [5] Mahout
    [6] Metselaar
    [7] Kapitein
    [8] Abt
    [9] Minister
   *[10] Erawan
}
siam-level-about = { $level ->
    [1] Ziet alleen de eigen zet, en schat die vaak verkeerd in.
    [2] Ziet je antwoord, als hij ernaar zoekt, en schat veel verkeerd in.
    [3] Ziet drie halfzetten, maar zelden allemaal.
    [4] Ziet drie halfzetten en schat ze beter in.
    [5] Ziet vier halfzetten en vergist zich daarin weinig.
    [6] Ziet vijf halfzetten.
    [7] Ziet zes halfzetten en schat bijna niets verkeerd in.
    [8] Ziet zo ver als 12.000 stellingen reiken, en kan winst bewijzen.
    [9] Bekijkt 26.000 stellingen per zet en maakt nooit expres een fout.
   *[10] Bekijkt 60.000 stellingen per zet, of zoveel als de gegeven tijd toelaat.
}
style-name = { $style ->
    [balanced] Evenwichtig
    [loyalist] Trouw
    [collector] Verzamelaar
   *[spoiler] Spelbreker
}
style-about = { $style ->
    [balanced] Speelt de beste zet die hij vindt.
    [loyalist] Verzamelt aanhangers van één machtsgroep en blijft die trouw.
    [collector] Verzamelt complete sets, één aanhanger van elke machtsgroep.
   *[spoiler] Ziet provincies graag in handen van de Britten vallen.
}
bot-name = { $bot ->
    [greedy] Hebberig
   *[random] Willekeurig
}
bot-greedy = Neemt wat deze beurt het beste lijkt, en denkt nooit aan de jouwe.
bot-random = Speelt alles wat mag: goed voor een eerste spel.

## Hints

hint-chance = { $percent }% winstkans
hint-proved = { $percent }%, bewezen
hint-wins = Wint zeker
hint-wins-within = Wint zeker, in { $count ->
    [one] { $count } zet
   *[other] hoogstens { $count } zetten
}
hint-loses = Verliest tegen het beste spel
hint-kingmaker = { $percent }% winstkans: { $who } kan niet meer winnen, maar beslist wie wint
hint-kingmaker-you = Je kunt niet meer winnen, maar beslist wel wie wint
hint-close = In { $province } is het spannend: nu { $now }, maar de kaart { $means } kan dat omdraaien.

## Why something was not done

refused-stale = De tafel is intussen verder. Kijk nog eens en kies dan.
refused-turn-changed = Deze beurt is intussen op een ander scherm veranderd. Kijk nog eens en kies dan.
refused-possible = Dit kan gekozen worden.
refused-rule = Dat mag niet volgens de regels ({ $clause }).
refused-code = Dit is geen zet.
refused-start = Zo kan het spel niet beginnen: { $reason }
refused-record = Dit verslag is niet te lezen. Regel { $line }{ $ply ->
    [0] {""}
   *[other] , zet { $ply }
}: { $reason }
refused-seats = Voor dit spel { $players ->
    [one] is { $players } speler
   *[other] zijn { $players } spelers
} nodig.
refused-bot = Zo'n bot is er niet.
refused-no-table = Deze tafel is er niet. Misschien is er in een andere map gespeeld.
refused-damaged = Deze tafel is beschadigd en kan niet meer worden getoond. Alle andere zijn in orde.
refused-no-page = Op dit adres is niets.
refused-unreadable = Dit was niet te begrijpen. Herlaad de pagina en probeer het opnieuw.
refused-too-long = Dit is te lang.
refused-over = Het spel is afgelopen.
refused-review = Dit spel is alleen om naar te kijken.
refused-not-now = Je bent niet aan de beurt.
refused-unfinished = Maak eerst dit spel af.
refused-waiting = Het spel begint als alle plaatsen bezet zijn.
refused-seat-taken = Iemand anders heeft deze plaats intussen genomen.
refused-seated = Je hebt al een plaats aan deze tafel.
refused-seat-kept = Deze plaats wordt voor iemand anders vrijgehouden.
refused-invited-only = Aan deze tafel kom je alleen met een uitnodiging.
refused-removed = Wie deze tafel dekte, heeft jouw plaats aan anderen gegeven.
refused-begun = Het spel is begonnen: niemand verlaat nog zijn plaats.
refused-not-yours = Dat is aan anderen aan de tafel.
refused-no-take-back = Onder mensen wordt een zet alleen teruggenomen als iedereen instemt.
refused-offer = Dit kan nu niet gevraagd worden. Eén keer voor elke zet is genoeg.
refused-no-offer = Er valt niets meer te beantwoorden.
refused-not-away = Een bot kan nu niet voor deze plaats spelen.
refused-not-replaced = Hier speelt niemand voor jou.
refused-paused = Het spel is gepauzeerd. Vraag eerst om verder te spelen.
refused-own-seat = Houd één plaats aan de tafel voor jezelf.
refused-invitation = Deze uitnodiging is niet geldig. Vraag om een nieuwe.
refused-no-name = Kies eerst een naam.
refused-blocked = Je kunt dit hier niet meer doen. Vraag het de beheerder van deze site.
refused-often = Dat was te veel in te korte tijd. Wacht even en probeer het opnieuw.
refused-name-form = Een naam heeft 2 tot 24 tekens: letters, cijfers en daartussen losse spaties, punten, koppeltekens of apostroffen.
refused-name-mixed = Deze naam mengt alfabetten. Schrijf hem in één.
refused-name-taken = Iemand hier heeft deze naam al, of een die erop lijkt. Kies een andere.
refused-name-reserved = Deze naam kan hier niet worden gebruikt. Kies een andere.
refused-no-report = Op deze plaats zit niemand anders.
refused-other-name = Dit is niet je naam.
refused-passkey-https = Passkeys werken alleen met https en een adres met een naam. Vraag het de beheerder van deze site.
refused-passkey-kept = Deze passkey is al bekend, of je hebt er te veel.
refused-passkey-last = Dit is de enige weg naar je account. Kies eerst een wachtwoord.
refused-passkey-late = Dat duurde te lang. Probeer het nog eens.
refused-no-passkey = Deze passkey is al weg.
refused-wrong-passkey = Deze passkey kan hier niet worden gebruikt.
refused-password-form = Een wachtwoord heeft 8 tot 200 tekens.
refused-has-account = Je hebt al een account.
refused-no-account = Je hebt hier geen account.
refused-both-seats = Aan één tafel speel je onder beide namen. Maak die partij eerst af en log dan in.
refused-wrong-login = Er is geen account met deze naam en dit wachtwoord.
refused-wrong-code = Er is geen account met deze naam en deze herstelcode. Elke code werkt één keer.
refused-wrong-password = Dit is niet je wachtwoord.
refused-no-session = Deze browser is al uitgelogd.
refused-hint = Waar mensen tegen de klok spelen, zijn er geen tips.
refused-coach = De coach komt alleen bij spellen tegen de computer.
refused-question = Deze vraag is niet meer open.
refused-nothing-to-take-back = Er is geen zet van jou om terug te nemen.
refused-nothing-to-undo = Er is geen stap om terug te draaien.
refused-incomplete = De beurt is nog niet compleet.
refused-storage = Dit kan nu niet worden bewaard. Is de schijf vol?
refused-failed = Er ging bij ons iets mis. Er is niets verloren: probeer het opnieuw.

refused-record-part = Dit verslag is beschadigd. Regel { $line }{ $ply ->
    [0] {""}
   *[other] , zet { $ply }
}: { $reason } { $kept ->
    [0] Alleen de beginstelling is te lezen.
    [one] Daarvoor is { $kept } zet te lezen.
   *[other] Daarvoor zijn { $kept } zetten te lezen.
}

## Which level to play next

advice-same = { $won } van je laatste { $played } op niveau { $level } gewonnen: niveau { $next } past bij je.
advice-few = { $won } van je laatste { $played } op niveau { $level } gewonnen: nog te weinig om meer te zeggen. Blijf op niveau { $next }.
advice-gentlest = { $won } van je laatste { $played } op niveau { $level } gewonnen: niets is makkelijker dan niveau { $next }. Vraag om tips of volg de lessen.
advice-strongest = { $won } van je laatste { $played } op niveau { $level } gewonnen: niveau { $next } is het sterkste dat er is.
advice-other = { $won } van je laatste { $played } op niveau { $level } gewonnen: probeer niveau { $next }.

refused-old-page = Er draait een nieuwere erawan. Deze pagina laadt hem nu.

start-field = { $field ->
    [seed] het nummer van de verdeling loopt van 0 tot 18446744073709551615.
    [players] het aantal spelers past niet bij dit spel.
   *[other] er klopt iets niet aan “{ $field }”.
}
start-over = in deze stelling is het spel afgelopen.

damage-one = er werd één verslag verwacht, en hier zijn er { $count }.
damage-tag-form = een label wordt geschreven als [Naam "waarde"].
damage-tag-twice = het label { $name } staat er twee keer.
damage-tag-differs = het label { $name } zegt { $said }, maar het is { $real }.
damage-tag-inside = er staat een label tussen de zetten; de uitslag ervoor ontbreekt.
damage-rules = dit volgt herziening { $said } van de regels, en hier is { $known } bekend.
damage-no-start = het label Start ontbreekt, de stelling waarmee het spel begon.
damage-no-json = het label Start bevat geen stelling van een van onze spellen.
damage-start = het label Start bevat een stelling die niet kan; kijk naar “{ $field }”{ $clause ->
    [none] {""}
   *[other] { " " }({ $clause })
}.
damage-board = het label Start bevat een bord dat niet kan; kijk naar “{ $field }”.
damage-result-players = { $said } is geen uitslag van een spel voor { $players }.
damage-result-wrong = de uitslag is { $right }, niet { $said } ({ $clause }).
damage-no-result = het eindigt zonder uitslag.
damage-comment-open = een opmerking is niet afgesloten.
damage-odd = { $character } hoort niet tussen de zetten.
damage-variation-first = een variant staat vóór de zet die hij kan vervangen.
damage-variation-deep = varianten liggen dieper dan { $most }.
damage-variation-open = een variant is niet afgesloten.
damage-variation-close = dit sluit geen variant af.
damage-variation-empty = een variant heeft geen zet.
damage-plies = van een spel worden niet meer dan { $most } zetten gelezen.
damage-moves = er worden niet meer dan { $most } zetten gelezen, varianten meegeteld.
damage-illegal = de zet { $code } mag hier niet volgens de regels ({ $clause }).
damage-code = { $code } is geen zet van dit spel.
damage-half-character = het label Start bevat een half teken.
## Why something can't be chosen, and where a card does less than its text

king-why-card-first = Kies eerst een kaart, of pas.
king-why-complete = De beurt is klaar: bevestig je beurt, of ga terug.
king-why-not-held = { card-name } is al gespeeld.
king-why-last-card = De allerlaatste kaart mag alleen gespeeld worden om meteen te winnen.
king-why-crowned = { $province } draagt een koningsmerker en blijft liggen.
king-why-face-down = { $province } is beslist: het kaartje ligt omgedraaid.
king-why-marker-elsewhere = De koningsmerker komt op een van de twee kaartjes.
king-why-chosen-already = { $province } is al gekozen.
king-why-controlled = { $province } is al in handen van { $holder ->
    [R] de Rama
    [L] de Lao
    [M] de Maleisiërs
   *[B] de Britten
}.
king-why-out-of-reach = { $province } is buiten bereik voor de { faction-name }.
king-why-nobody = { $province } heeft niemand om te ruilen.
king-why-needs-two = { $province } heeft geen twee aanhangers om te geven.
king-why-too-few = { $province } heeft niet zo'n { $faction ->
    [R] Rama-aanhanger
    [L] Lao-aanhanger
   *[M] Maleisische aanhanger
} om te geven.
king-why-not-neighbours = { $first } en { $second } grenzen niet aan elkaar.
king-why-undoes = Dit zou de ruil van zonet ongedaan maken.
king-why-follower-first = Kies eerst een aanhanger van { $province }, of ga terug.
king-why-nobody-to-take = { $province } heeft niemand om te nemen.
king-why-none-to-take = { $province } heeft geen { $faction ->
    [R] Rama-aanhanger
    [L] Lao-aanhanger
   *[M] Maleisische aanhanger
} om te nemen.
king-less-nothing-left = Doet hier niets: de voorraad heeft geen { $faction ->
    [R] Rama-aanhangers
    [L] Lao-aanhangers
   *[M] Maleisische aanhangers
}.
king-less-nothing-reach = Doet hier niets: geen open provincie is binnen bereik van de { faction-name }.
king-less-one-left = Maar één: de voorraad heeft nog één { $faction ->
    [R] Rama-aanhanger
    [L] Lao-aanhanger
   *[M] Maleisische aanhanger
}.
king-less-nothing-pool = Doet hier niets: de voorraad is leeg.
king-less-less-pool = In de voorraad ontbreken { $factions }: er komen minder aanhangers.
king-less-one-for-one = Twee tegen één kan nergens: hier wordt één tegen één geruild.
king-less-nothing-swap = Doet hier niets: er is niets te ruilen.
king-less-nothing-tiles = Doet hier niets: minder dan twee kaartjes zijn te ruilen.
siam-why-animal-first = Kies eerst een van je dieren.
siam-why-not-yours = Op { $cell } staat geen dier van jou.
siam-why-their-reserve = Dit zijn de dieren van je tegenstander.
siam-why-reserve-empty = Er is geen { $side ->
    [E] olifant
   *[R] neushoorn
} meer in de reserve.
siam-why-none-enter = Nu kan nergens een dier binnenkomen.
siam-why-cross = Het kruis op { $cell } is de eerste { $plies } zetten gesloten.
siam-why-inner-cell = Dieren komen aan de rand binnen, en { $cell } ligt binnenin.
siam-why-not-on-board = Dit dier staat nog niet op het bord.
siam-why-outweighed = Niet sterk genoeg tegen wie ertegenin kijkt: kracht { $force }.
siam-why-rocks = Kracht { $force } is te weinig: de rotsen hier vragen { $rocks }.
siam-why-on-the-way = De kracht schiet onderweg tekort: wie erachter staat kan niet helpen.
siam-why-straight-in = Op { $cell } komt een dier duwend binnen, recht naar binnen gericht.
siam-why-not-next = { $target } ligt niet naast { $cell }.
siam-why-not-facing = Het dier op { $cell } kijkt niet naar { $target } en kan daar niet duwen.
siam-why-leave-inside = Dieren gaan aan de rand eraf, en { $cell } ligt binnenin.
siam-why-left-once = De { $side ->
    [E] olifanten
   *[R] neushoorns
} zijn al één keer van het bord gegaan.

## Practice

practice-siam-push = De { $side ->
    [E] olifant
   *[R] neushoorn
} op { $cell } duwt naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}. Wat gebeurt er?
practice-siam-enter = Een { $side ->
    [E] olifant
   *[R] neushoorn
} komt binnen op { $cell } en duwt naar het { $facing ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}. Wat gebeurt er?
practice-siam-forbidden = De regels verbieden het
practice-siam-goes-on = Het mag, en het spel gaat door
practice-king-ending = Niemand heeft nog een kaart, dus iedereen past tot het einde. Wie wint?
practice-king-gained = { $province } ({ holder-name })
practice-king-still = { $province } ({ $counts })
practice-king-decided = Beslist, in deze volgorde: { $items }.
practice-king-open = Nog open, in deze volgorde, met aanhangers van de Rama, de Lao en de Maleisiërs: { $items }.
practice-king-court = { $who }: { $counts } aanhangers van de Rama, de Lao en de Maleisiërs; laatste kaart: nummer { $number } van het spel.
practice-level = { $level ->
    [1] Makkelijk
    [2] Gemiddeld
   *[3] Moeilijk
}
practice-exam = Regelexamen
practice-question = Vraag { $number } van { $count }
practice-score = { $right } van { $count } goed
practice-missed = { $count ->
    [0] Niets om nog eens te vragen
    [one] Eén vraag komt terug
   *[other] { $count } vragen komen terug
}
practice-again = Deze had je eerder fout.
practice-right = Goed.
practice-wrong = Niet goed. Het antwoord is: { $answer }
practice-result = Examen: { $right } van { $count } goed
