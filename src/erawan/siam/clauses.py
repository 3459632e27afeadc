"""The clauses of Siam, in the rules' order and in our own words."""

from __future__ import annotations

from erawan.core.clauses import Clause

CLAUSES = (
    Clause(
        "S1.1",
        "The board has 5x5 cells. Five elephants and five rhinos wait beside it; three rocks lie"
        " in the middle row, on b3, c3 and d3.",
        "Material; How to play",
        "Boards are data here: other rectangles, rocks and crosses can be played on too.",
    ),
    Clause(
        "S1.2",
        "The elephants make the first turn; after that the sides take turns.",
        "How to play",
    ),
    Clause(
        "S2.1",
        "In a turn a player uses one animal of their own and does one thing with it: enter, step,"
        " turn, leave or push. Nobody may pass.",
        "How to play",
    ),
    Clause(
        "S3.1",
        "Enter: an animal from the reserve goes onto an empty cell of the board's rim, facing any"
        " way.",
        "Put an animal on the board",
    ),
    Clause(
        "S3.2",
        "Crosses, c1 and c5 on the printed board: in the first two turns of each side no animal"
        " enters there, pushing or not. Being pushed there is always fine. Option crosses: off,"
        " entry, or arrival, where the animal played may not step or push its way there either.",
        "Put an animal on the board",
        "The English text bars placing animals, in the section on entering (entry); another"
        " edition can be read as barring the arrival of the animal played (arrival). Two turns each"
        " are the game's first four plies: our reading.",
    ),
    Clause(
        "S3.3",
        "Enter pushing: onto an occupied cell of the rim, facing straight in. A corner can be"
        " entered from two sides. The animal that enters counts as the pusher.",
        "Put an animal on the board; Move and push, E",
    ),
    Clause(
        "S4.1",
        "Step: to an empty cell beside, above or below, whichever way the animal faces; it may"
        " face any way afterwards.",
        "Move to a free space",
    ),
    Clause(
        "S5.1",
        "Turn: the animal stays on its cell and faces another way.",
        "Change the orientation",
    ),
    Clause(
        "S6.1",
        "Leave: an animal on the rim goes back to the reserve, whichever way it faces, and may"
        " enter again later.",
        "Bring out one animal",
        "The section's heading speaks of placing it on an outside space, its paragraph of removing"
        " it from one: we follow the paragraph.",
    ),
    Clause(
        "S7.A",
        "Push: an animal moves straight ahead, the way it already faces, into the occupied cell"
        " before it.",
        "Move and push, A",
    ),
    Clause(
        "S7.B",
        "The line is every piece from that cell to the next empty cell or the edge. The force is 1"
        " for the pusher, 1 more for each animal in the line facing the same way, 1 less for each"
        " facing the pusher, whoever owns them. Each rock in the line takes one force.",
        "Move and push, B",
    ),
    Clause(
        "S7.C",
        "Animals that face the pusher must be outnumbered: the force must stay above zero.",
        "Move and push, C",
    ),
    Clause(
        "S7.D",
        "Animals that face sideways neither help nor hinder.",
        "Move and push, D",
    ),
    Clause(
        "S7.F",
        "Option force: stepwise, where the force counted so far must be enough after every piece"
        " of the line, so that helpers beyond an obstacle don't help; or total, where only the sum"
        " over the whole line counts.",
        "Move and push, F",
        "F taken literally is total; C and most programs are stepwise, and no picture decides it:"
        " our decision, written into every record.",
    ),
    Clause(
        "S7.G",
        "A rock pushed off the board ends the game. It is won by the side whose animal, facing the"
        " way of the push, was nearest to that rock, even if the other side pushed.",
        "Move and push, G; the end of the game",
    ),
    Clause(
        "S7.H",
        "An animal pushed off the board goes back to its owner's reserve.",
        "Move and push, H",
    ),
    Clause(
        "S7.I",
        "No animal turns in a push, neither the pusher nor the pushed.",
        "Move and push, I",
    ),
    Clause(
        "SV.A",
        "Variation A: four animals a side.",
        "Variations, A",
        "The layout of the printed board's other side is not in the text: the board temple is our"
        " own.",
    ),
    Clause(
        "SV.B",
        "Variation B, option removals: each player may use leave only once in the game. Animals"
        " pushed off don't count.",
        "Variations, B",
        "Once per player, rather than once per animal or once for both: our reading.",
    ),
    Clause(
        "SH.1",
        "House rules, off unless chosen. Option repetition: when the same board with the same side"
        " to move (and with variation B the same leaves used) is there for the third time, the"
        " start counted, the game is a draw at once. Option ply_limit: the game is a draw after so"
        " many plies. A rock that falls wins first.",
        "none: ours",
        "No edition has a draw.",
    ),
)
