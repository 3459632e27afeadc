/* Siam's plain alpha-beta on the board of siam_board.h: iterative deepening, table, killers.
 *
 *     siam_plain DEPTH ROWS SIDE    prints per depth: depth, score, nodes so far, best move;
 *                                   then the CPU seconds
 *
 * The same search, node by node, as the kernel erawan/ing/compiled/siam_plain.py, whose yardstick it is;
 * what is done and why is said there. No house rules here.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "siam_board.h"

enum { WIN = 30000, DECIDED = 29000, MAX_DEPTH = 64, TABLE_BITS = 20, NO_MOVE = 0xFFFF };
enum { EXACT, AT_LEAST, AT_MOST };
enum { ON_BOARD = 6, INSIDE = 8, TO_MOVE = 5, WINS_NOW = 500 };

static const int CLOSENESS[16] = {0, 120, 70, 42, 26, 16, 10, 6, 4, 2, 1};

typedef struct {
    uint64_t key;
    int16_t score;
    Move move;
    uint8_t depth, bound;
} Entry;

static Entry table[1 << TABLE_BITS];
static Move killers[MAX_DEPTH][2], root_move;
static uint64_t nodes;

/* The plies in which an animal, going straight ahead, would push a rock off for its side; or 0. */
static inline int distance(const State *s, int slot) {
    int piece = s->slot[slot], facing = (piece - 1) & 3, nearest = OWNER[piece], ahead;
    int force = 1, rocks = 0, credited = 2, gaps = 0, walked = 0, beyond = 0;
    while ((ahead = s->slot[slot += STEP[facing]]) != EDGE) {
        beyond++;
        if (ahead == EMPTY) {
            gaps++;
            continue;
        }
        force += help[facing][ahead];
        rocks += ahead == ROCK;
        if (force <= 0 || force < rocks)
            return 0;
        if (ahead == ROCK) {
            credited = nearest;
            walked = gaps;
            beyond = 0;
        } else if (help[facing][ahead] > 0)
            nearest = OWNER[ahead];
    }
    return credited == OWNER[piece] ? walked + beyond + 1 : 0;
}

/* What the position looks like for the side to move. */
static int evaluate(const State *s) {
    int merit[3] = {0, 0, 0};
    for (int i = 0; i < 25; i++) {
        int slot = inner[i], owner = OWNER[s->slot[slot]];
        if (owner == 2)
            continue;
        int plies = distance(s, slot);
        merit[owner] += CLOSENESS[plies] + ON_BOARD + INSIDE * (inward[slot][0] == 4 && inward[slot][1] == 4);
        if (plies == 1 && owner == s->rest.side)
            return WINS_NOW;
    }
    return TO_MOVE + merit[s->rest.side] - merit[!s->rest.side];
}

static inline void swap(Move *moves, int a, int b) {
    Move move = moves[a];
    moves[a] = moves[b];
    moves[b] = move;
}

/* The table's move first, then pushes, then killers. */
static void order(const State *s, Move *moves, int count, Move first, const Move *kept) {
    int front = 0;
    for (int i = 0; i < count; i++)
        if (moves[i] == first) {
            swap(moves, front++, i);
            break;
        }
    for (int i = front; i < count; i++)
        if (is_push(s, moves[i]))
            swap(moves, front++, i);
    for (int k = 0; k < 2; k++)
        for (int i = front; i < count; i++)
            if (moves[i] == kept[k]) {
                swap(moves, front++, i);
                break;
            }
}

/* A decided score counts the plies from the root, in the table from the position itself. */
static inline int shift(int score, int plies) {
    return score > DECIDED ? score + plies : score < -DECIDED ? score - plies : score;
}

static int search(State *s, int depth, int alpha, int beta, int ply) {
    Entry *entry = table + (s->key & ((1 << TABLE_BITS) - 1));
    Move moves[MAX_MOVES], first = NO_MOVE, chosen = NO_MOVE;
    Undo undo;
    int best = -WIN, start = alpha;
    if (entry->key == s->key) {
        int score = shift(entry->score, -ply);
        first = entry->move;
        if (entry->depth >= depth &&
            (entry->bound == EXACT || (entry->bound == AT_LEAST ? score >= beta : score <= alpha)))
            return score;
    }
    int count = generate(s, moves), mover = s->rest.side;
    order(s, moves, count, first, killers[ply]);
    for (int i = 0; i < count; i++) {
        int score;
        make(s, moves[i], &undo);
        nodes++;
        if (s->rest.winner)
            score = s->rest.winner == mover + 1 ? WIN - ply - 1 : ply + 1 - WIN;
        else
            score = depth == 1 ? -evaluate(s) : -search(s, depth - 1, -beta, -alpha, ply + 1);
        unmake(s, moves[i], &undo);
        if (score <= best)
            continue;
        best = score;
        chosen = moves[i];
        if (best > alpha)
            alpha = best;
        if (alpha < beta)
            continue;
        if (!is_push(s, chosen) && chosen != killers[ply][0]) {
            killers[ply][1] = killers[ply][0];
            killers[ply][0] = chosen;
        }
        break;
    }
    entry->key = s->key;
    entry->score = (int16_t)shift(best, ply);
    entry->move = chosen;
    entry->depth = (uint8_t)depth;
    entry->bound = best >= beta ? AT_LEAST : best > start ? EXACT : AT_MOST;
    if (ply == 0)
        root_move = chosen;
    return best;
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "siam_plain DEPTH ROWS SIDE\n");
        return 2;
    }
    State state;
    struct timespec begin, end;
    char code[6];
    build_tables();
    load(&state, argv[2], argv[3][0]);
    memset(killers, 0xFF, sizeof killers);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begin);
    for (int depth = 1, score = 0; depth <= atoi(argv[1]) && abs(score) < DECIDED; depth++) {
        score = search(&state, depth, -WIN, WIN, 0);
        format_move(root_move, code);
        printf("%d %d %llu %s\n", depth, score, (unsigned long long)nodes, code);
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%.9f\n",
           (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec));
    return 0;
}
