### What the page says around King of Siam, in Dutch.

king-map = Kaart van Siam
king-track = Volgorde
king-hand = Jouw kaarten
king-seats = Spelers
king-pool = Voorraad
king-more = Spelers, vooruitzicht en verloop
king-in-words = Het bord in woorden
king-step = Deze stap
king-outlook = Vooruitzicht
king-if-all-pass = Als iedereen nu past:
king-if-all-pass-on = Als iedereen blijft passen:
king-pass-now = Als ieder past:
king-pass-end = Einde:
king-pass-rules = { $ruler ->
    [nobody] een kolonie
   *[other] heerst
}
king-pass-wins = winst: { $names }
king-passes = past
king-card-text = { $card ->
    [mr] Ruil twee kaartjes en kroon er een.
    [kt] Eén van elke machtsgroep, overal.
    [11] Ruil een aanhanger voor een, overal.
    [21] Ruil twee voor een met een buur.
    [ra] Twee Rama naast thuis of eigen land.
    [la] Twee Lao naast thuis of eigen land.
   *[ma] Twee Maleisiërs naast thuis/eigen land.
}
king-nobody = niemand
king-count = { $count } { $faction ->
    [R] Rama
    [L] Lao
   *[M] { $count ->
        [one] Maleisiër
       *[other] Maleisiërs
    }
}
king-held = { $holder ->
    [R] in handen van de Rama
    [L] in handen van de Lao
    [M] in handen van de Maleisiërs
   *[B] in handen van de Britten
}
king-box = veld { $box }
king-contested = nu bevochten
king-crowned = koningsmerker
king-near = bijna een gelijke stand
king-court-words = voor zich { $followers }
king-cards = { $count ->
    [0] geen kaarten
    [one] { $count } kaart
   *[other] { $count } kaarten
}
king-left = { $count ->
    [0] geen kaarten over
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
}
king-sets = { $count ->
    [one] { $count } set
   *[other] { $count } sets
}
king-last = laatst: { card-name }
king-leads = { $holder ->
    [R] de Rama staan voor
    [L] de Lao staan voor
    [M] de Maleisiërs staan voor
   *[B] niemand staat voor: de Britten zouden komen
}
king-beside = grenst aan { $provinces }
king-since = Sinds je vorige beurt: { $changes }
king-keys-about = 1 tot 7 kiezen een kaart, letters en pijlen een provincie. Enter bevestigt, Backspace gaat terug, Escape begint opnieuw. P past, H vraagt om een tip, + − 0 zoomen.
province-code = { $place ->
   *[other] { $code }
}
