"""The clauses of King of Siam in our own words, and where the rulebook's languages differ."""

from __future__ import annotations

from erawan.core.clauses import Clause

CLAUSES = (
    Clause("K1.1", "There are 54 followers: 18 Rama (yellow), 18 Lao (red), 18 Malay (blue).", "1"),
    Clause(
        "K1.2",
        "Everybody has the same eight cards: Maharacha, two Khon Thai, 1 vs 1, 2 vs 1, Rama, Lao "
        "and Malay.",
        "1",
    ),
    Clause(
        "K1.3",
        "There are four British markers, four King markers, eight province tiles and four "
        "numbered playing aids.",
        "1",
    ),
    Clause("K2.1", "Two, three or four can play; with two or three, each for themselves.", "2"),
    Clause("K2.2", "With four, those who face each other are partners: seats 1+3 and 2+4.", "2"),
    Clause("K3.1", "With two players, two followers of each colour stay out of the game.", "3"),
    Clause(
        "K3.2",
        "Everybody draws a playing aid (1-3, with four players 1-4); its two followers open the "
        "player's court, for all to see.",
        "3",
        "No text says which number shows which pair, so the pairs are part of the board's data.",
    ),
    Clause(
        "K3.3",
        "Aid 4 gives the same two followers as the left neighbour's, the next seat clockwise.",
        "3",
        "The Russian text hands it to the fourth player; it is drawn like the others.",
    ),
    Clause(
        "K3.4",
        "Four followers go to each province: in a home two of its own faction and two at random, "
        "elsewhere four at random; courts and homes are served first.",
        "3",
    ),
    Clause("K3.5", "The followers that remain are the common pool.", "3"),
    Clause("K3.6", "The eight tiles lie in random order, face up, in boxes 1 to 8.", "3"),
    Clause("K4.1", "There are eight power struggles, one per province, in tile order.", "4"),
    Clause(
        "K4.2",
        "The lowest playing aid starts; turns go clockwise.",
        "4",
        'The Italian "highest" and the Russian "number 1" are errors of translation.',
    ),
    Clause("K4.3", "A turn is exactly one card, or a pass.", "4"),
    Clause(
        "K4.4",
        "A pass doesn't shut anybody out of the struggle, and only the last card's rule can force "
        "one on somebody who holds a card; without a playable card a pass is all there is.",
        "4",
    ),
    Clause(
        "K4.5",
        "When all have passed in a row, the struggle is resolved.",
        "4",
        "The Russian text always asks for three passes; it takes one from every player.",
    ),
    Clause("K4.6", "The turn order simply goes on into the next struggle.", "4"),
    Clause(
        "K5.1",
        "A played card lies face up on its player's pile, where only the top one shows; with open "
        "piles all do.",
        "5",
    ),
    Clause(
        "K5.2",
        "A card may be played even if nothing of it can be done; but what can be done must be "
        "done, as much of it as is legal.",
        "5",
    ),
    Clause("K5.3", "No follower may be put into a province that is already controlled.", "5"),
    Clause(
        "K5.4",
        "After the action the player takes any one follower from any province, even one just "
        "moved and even if the action did nothing; only an empty board leaves nothing to take.",
        "5",
    ),
    Clause("K5.5", "Played cards don't come back: eight plays each at most.", "5"),
    Clause(
        "K5.6",
        "Maharacha: two face-up tiles without a King marker change places, and one of the two "
        "gets a marker; with fewer than two such tiles nothing happens.",
        "5",
    ),
    Clause(
        "K5.7",
        "Khon Thai: one follower of every faction that the pool has, each into any open province.",
        "5",
    ),
    Clause(
        "K5.8a",
        "1 vs 1: one follower of an open province for one of any other, of any colours; if there "
        "are no two such provinces, nothing happens.",
        "5",
        'The Italian "must not be adjacent" is an error; the Dutch can be read either way.',
    ),
    Clause(
        "K5.8b",
        "2 vs 1: two followers of an open province for one of an open neighbour; if that is "
        "possible nowhere, one for one between neighbours; else nothing.",
        "5",
        "The one-for-one is our decision, as players' questions have been answered.",
    ),
    Clause(
        "K5.8c",
        "Right after a swap card the same kind of card may not reverse its swap exactly; nothing "
        "else is barred.",
        "5",
        "The Italian and Russian wordings bar more; English leads.",
    ),
    Clause(
        "K5.8d",
        "Rama, Lao, Malay: two followers of that faction from the pool (one, if it has one) into "
        "open provinces next to one it controls, or next to its home while that is open or its "
        "own.",
        "5",
    ),
    Clause(
        "K5.9",
        "The very last card of the game may be played only so that its player or partner wins "
        "when all pass from then on.",
        "5",
    ),
    Clause("K6.1", "The contested province is the face-up tile in the lowest box.", "6"),
    Clause("K6.2", "The faction with most followers there gains control.", "6"),
    Clause("K6.3", "A tie for most, or nobody there, gives it to the British.", "6"),
    Clause(
        "K6.4",
        "All its followers go to the pool, in the last struggle too, and its tile is turned down.",
        "6",
    ),
    Clause(
        "K7.1",
        "With four British provinces the game ends at once: Siam is a colony.",
        "7",
    ),
    Clause("K7.2", "Otherwise, after eight struggles, the faction with most provinces rules.", "7"),
    Clause("K7.3", "Of factions with equally many, the one that gained a province last.", "7"),
    Clause(
        "K7.4",
        "In a colony, most complete sets of three colours win; if tied, the tied player who "
        "played a card last.",
        "7",
    ),
    Clause("K7.5", "Otherwise, most followers of the ruling faction win.", "7"),
    Clause(
        "K7.6",
        "If tied, most followers of the second faction: next most provinces, or of equals the "
        "later gain; skipped when no other faction has a province.",
        "7",
        "A tie-break, not a sum, as the Dutch text makes clear.",
    ),
    Clause(
        "K7.7",
        "If still tied, the tied player who played a card last drops out, until one is left; who "
        "never played counts as earliest.",
        "7",
    ),
    Clause(
        "K7.8",
        "Tied players none of whom ever played a card share the victory, with their partners.",
        "7",
        "The rulebooks are silent; our decision.",
    ),
    Clause(
        "K8.1",
        "With four, a winner's partner wins too; courts are compared player by player, except in "
        "a colony.",
        "8",
    ),
    Clause(
        "K8.2",
        "In a colony with four, partners add their courts before counting sets; if tied, the team "
        "of the player who played a card last wins.",
        "8",
    ),
    Clause(
        "K8.3",
        "Partners neither talk nor show cards; as an option all may talk, openly and never in "
        "secret.",
        "8",
        "The option is from the designer's notes.",
    ),
)
"""All clauses of the King of Siam rules, in order."""
