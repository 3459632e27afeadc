"""All messages that Python sends to be said in the reader's language, with their arguments.

Every catalogue has each of these keys, and translators work from this list. What arguments hold:

| argument | holds |
|---|---|
| `faction` | `R` Rama, `L` Lao, `M` Malay |
| `holder` | the same, or `B` the British |
| `card` | `mr` Maharacha, `kt` Khon Thai, `11`, `21`, `ra`, `la`, `ma` |
| `side` | `E` elephants, `R` rhinos |
| `piece` | the same, or `o` a rock |
| `facing` | `n` `e` `s` `w` |
| `who`, `name` | a player's name, or a message that stands for one |
| `names` | several of these, joined as the language joins a list |
| `now`, `means` | a holder's name and a card's name (messages) |
| `factions`, `given`, `got` | faction names (messages), joined likewise |
| `figures` | messages `figure`, joined likewise |
| `province`, `first`, `second` | provinces' names |
| `cell`, `target` | `a1` to `i9` |
| `counts` | text such as `3-2-1`, in the order R L M |
| `level` | 1 to 10, how strong a computer player is |
| `style` | `balanced`, `loyalist`, `collector`, `spoiler` |
| `bot` | `greedy`, `random` |
| `clause`, `reason` | text |
| `count`, `most`, `next`, `number`, `value`, … | numbers |
"""

from __future__ import annotations

KEYS: dict[str, frozenset[str]] = {
    key: frozenset(args.split())
    for key, args in {
        # names
        "seat-name": "number",
        "seat-you": "",
        "side-name": "side",
        "faction-name": "faction",
        "holder-name": "holder",
        "card-name": "card",
        "faction-pair": "faction",
        "team-name": "names",
        "occurrences-name": "",
        "plies-name": "",
        # what is going on
        "king-status-you": "struggle province",
        "king-status-you-pass": "struggle province",
        "king-status-turn": "struggle province who",
        "king-status-thinking": "struggle province who",
        "siam-status-you": "side",
        "siam-status-turn": "who side",
        "siam-status-thinking": "who side",
        "status-over": "",
        "status-review": "ply plies",
        # what is being chosen
        "king-prompt-card": "",
        "king-prompt-first-tile": "",
        "king-prompt-second-tile": "",
        "king-prompt-king-marker": "",
        "king-prompt-place": "faction",
        "king-prompt-give-province": "",
        "king-prompt-give-follower": "province",
        "king-prompt-give-followers": "province",
        "king-prompt-get-province": "",
        "king-prompt-get-follower": "province",
        "king-prompt-take-province": "",
        "king-prompt-take-follower": "province",
        "siam-prompt-animal": "",
        "siam-prompt-target": "",
        "siam-prompt-facing": "",
        "prompt-complete": "",
        # what can be chosen
        "option-card": "card",
        "option-pass": "",
        "option-province": "province",
        "option-follower": "faction province",
        "option-followers": "factions province",
        "option-tile": "province",
        "option-marker": "province",
        "option-reserve": "side count",
        "option-animal": "side cell facing",
        "option-cell": "cell",
        "option-push": "cell",
        "option-spot": "cell",
        "option-leave": "cell",
        "option-facing": "facing",
        # what happened: King of Siam
        "king-passed": "who",
        "king-card-played": "who card",
        "king-nothing-done": "card",
        "king-tiles-swapped": "first second",
        "king-tile-crowned": "province",
        "king-follower-placed": "faction province",
        "king-followers-placed": "faction province",
        "king-followers-swapped": "first given second got",
        "king-follower-taken": "who faction province",
        "king-nothing-taken": "who",
        "king-province-won": "faction province counts",
        "king-province-tied": "factions province",
        "king-province-empty": "province",
        # what happened: Siam
        "siam-entered": "side cell facing",
        "siam-entered-pushing": "side cell facing",
        "siam-stepped": "side cell target",
        "siam-pushing": "side cell target",
        "siam-turned": "side cell facing",
        "siam-left": "side cell",
        "siam-pushed": "piece cell target",
        "siam-pushed-off": "side cell",
        "siam-rock-fell": "cell",
        # what happened: either game
        "log-take-back": "who",
        "log-resign": "who",
        "log-time": "who",
        # if all passed now
        "forecast-province": "province holder counts",
        "forecast-ruler": "faction",
        "forecast-colony": "",
        "forecast-british": "count",
        "forecast-lead": "names faction most next",
        "forecast-tied": "names faction most",
        "forecast-sets-lead": "names most next",
        "forecast-sets-tied": "names most",
        "forecast-winner": "names",
        # before a push
        "push-goes": "force rocks",
        "push-blocked": "force rocks",
        "push-animal-falls": "side",
        "push-rock-wins": "side",
        "push-rock-loses": "side",
        # warnings
        "warning-repetition": "count limit",
        "warning-repetition-next": "count limit",
        "warning-repetition-draw": "",
        # how it ended
        "result-wins": "names",
        "result-draw": "",
        "figure": "name value",
        "step-colony": "count",
        "step-provinces": "figures faction",
        "step-provinces-tied": "figures factions",
        "step-gains": "figures faction",
        "step-sets": "figures names",
        "step-sets-tied": "figures names",
        "step-latest-wins": "figures names",
        "step-followers": "figures faction names",
        "step-followers-tied": "figures faction names",
        "step-second": "figures faction",
        "step-second-tied": "figures factions",
        "step-second-gains": "figures faction",
        "step-no-second": "",
        "step-last-card": "figures names",
        "step-nobody-played": "names",
        "step-partners": "names",
        "step-rock": "side",
        "step-repetition": "count",
        "step-ply-limit": "count",
        "step-resign": "who",
        "step-time": "who",
        "step-adjudicated": "",
        "step-recorded": "",
        # lists
        "summary-ply": "who ply",
        "advice-same": "level played won next",
        "advice-other": "level played won next",
        # bots
        "king-level-name": "level",
        "king-level-about": "level",
        "siam-level-name": "level",
        "siam-level-about": "level",
        "style-name": "style",
        "style-about": "style",
        "bot-name": "bot",
        "bot-greedy": "",
        "bot-random": "",
        # hints
        "hint-chance": "percent",
        "hint-proved": "percent",
        "hint-wins": "",
        "hint-wins-within": "count",
        "hint-loses": "",
        "hint-kingmaker": "percent who",
        "hint-kingmaker-you": "",
        "hint-close": "province now means",
        # why something was not done
        "refused-stale": "version present",
        "refused-rule": "clause",
        "refused-code": "",
        "refused-start": "reason",
        "refused-record": "line ply reason",
        "refused-record-part": "line ply kept reason",
        "refused-seats": "players",
        "refused-bot": "",
        "refused-no-table": "",
        "refused-damaged": "",
        "refused-no-page": "",
        "refused-unreadable": "",
        "refused-too-long": "",
        "refused-over": "",
        "refused-review": "",
        "refused-not-now": "",
        "refused-hint": "",
        "refused-nothing-to-take-back": "",
        "refused-nothing-to-undo": "",
        "refused-incomplete": "",
        "refused-storage": "",
        "refused-failed": "",
        "refused-old-page": "",
        # why something can't be set up
        "start-field": "field",
        "start-over": "",
        # what is wrong with a record
        "damage-one": "count",
        "damage-tag-form": "",
        "damage-tag-twice": "name",
        "damage-tag-differs": "name said real",
        "damage-tag-inside": "",
        "damage-rules": "said known",
        "damage-no-start": "",
        "damage-no-json": "",
        "damage-start": "field clause",
        "damage-board": "field",
        "damage-result-players": "said players",
        "damage-result-wrong": "right said clause",
        "damage-no-result": "",
        "damage-comment-open": "",
        "damage-odd": "character",
        "damage-variation-first": "",
        "damage-variation-deep": "most",
        "damage-variation-open": "",
        "damage-variation-close": "",
        "damage-variation-empty": "",
        "damage-plies": "most",
        "damage-moves": "most",
        "damage-illegal": "code clause",
        "damage-code": "code",
        "damage-half-character": "",
    }.items()
}
