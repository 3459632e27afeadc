### Wat een site van mensen bewaart, hoe lang, en hoe je het krijgt of wist. In het Nederlands.

privacy-title = Privacy en contact
privacy-link = Privacy en contact
privacy-host-title = Wat de beheerder zegt
privacy-host-none = De beheerder van deze site heeft hier niet geschreven wie hij of zij is. Vraag het aan wie je heeft uitgenodigd.
privacy-kept-title = Wat deze site bewaart
privacy-kept-name = Je naam, en wanneer je voor het eerst en voor het laatst kwam.
privacy-kept-games = De partijen die je speelt: wie waar zat, en elke zet met zijn tijd. Wie meespeelt of toekijkt, ziet je naam en je zetten.
privacy-kept-account = Als je een account maakt: je wachtwoord en herstelcodes alleen als hash, waaruit niemand ze kan lezen, de openbare helft van elke passkey, en van elke ingelogde browser de soort, de eerste en de laatste dag.
privacy-kept-learnt = Wat je bij het oefenen hebt geantwoord.
privacy-cookie-title = Welke cookies
privacy-cookie = Eén cookie, waaraan deze browser wordt herkend; hij blijft een jaar en is nodig om te spelen. Andere zijn er niet. Hoe je de pagina wilt zien en horen, blijft alleen in je browser.
privacy-others-title = Wat naar anderen gaat
privacy-others = Niets. Er is geen reclame, niemand telt bezoeken en de pagina laadt niets van elders. Je netwerkadres dient om te begrenzen hoeveel er gevraagd kan worden en wordt niet opgeschreven; een proxy die de beheerder ervoor zet, kan dat wel doen.
privacy-long-title = Hoe lang
privacy-long = Tot je het wist. Een gast die een jaar wegblijft, wordt gewist, en een browser die een jaar wegblijft, wordt vergeten. Reservekopieën van de beheerder kunnen langer bestaan.
privacy-own = Download of wis je gegevens
privacy-data-title = Je gegevens
privacy-data-about = Alles wat deze site van je bewaart, in één bestand: naam, account, browsers, partijen met hun notatie.
privacy-data = Mijn gegevens downloaden
privacy-erase-title = Alles over jou wissen
privacy-erase-about = Partijen die nog lopen worden opgegeven. Waar alleen jij deel aan hebt, wordt gewist; partijen met anderen houden hun zetten, zonder je naam. Niemand kan het terughalen.
privacy-erase-name = Je naam, voor de zekerheid
privacy-erase = Wis mij
