/* Siam's forced wins on the board of siam_board.h, by trying everything: no table, no estimate.
 *
 *     siam_wins PLIES NODES < positions    each line: ROWS SIDE
 *
 * prints for each line, in order: the plies of the shortest forced win of the side to move, at most
 * PLIES; the nodes; and the moves that force it in so many plies, in the order of their codes. No
 * win within PLIES is 0; -1 means that NODES were not enough to know.
 *
 * A win within one ply is a push that drops a rock for the mover. A win within n plies is a move
 * after which the opponent can't win at once and every reply of theirs, all are tried, leaves a win
 * within n - 2. Two things make it fast and change no answer: which moves are tried first; and that
 * no rock falls on the next turn if none is at the edge and the opponent moves none there, as they
 * never have to: an animal on the board can turn, one beside it can enter (docs/formats.md#boards).
 */
#include <stdio.h>
#include <stdlib.h>

#include "siam_board.h"

enum { DEEPEST = 32, KEPT = 2, NO_MOVE = 0xFFFF };

static uint64_t nodes, limit;
static Move kept[DEEPEST][KEPT]; /* by plies left: moves that settled other positions */

/* Whether the rock on this slot can be pushed off that way by the side to move, and for it. */
static int can_drop(const State *s, int rock, int facing) {
    int line[5], length = 0, credited = 2, slot = rock;
    while (s->slot[slot -= STEP[facing]] != EMPTY && s->slot[slot] != EDGE) {
        int piece = s->slot[slot];
        if (credited == 2 && help[facing][piece] > 0)
            credited = OWNER[piece];
        line[length++] = piece;
    }
    int side = s->rest.side, enters = s->slot[slot] == EDGE && s->rest.reserve[side] > 0;
    if (credited == !side)
        return 0;
    for (int pusher = 0; pusher < length + enters; pusher++) {
        if (pusher < length && line[pusher] != 1 + 4 * side + facing)
            continue;
        int force = 1, rocks = 0, i = pusher - 1;
        for (; i >= 0; i--) {
            force += help[facing][line[i]];
            rocks += line[i] == ROCK;
            if (force <= 0 || force < rocks)
                break;
        }
        if (i < 0 && force > rocks)
            return 1;
    }
    return 0;
}

static int can_win(const State *s) {
    for (int i = 0; i < 16; i++)
        if (s->slot[outside[i]] == ROCK)
            for (int way = 0; way < 2; way++) {
                int inwards = inward[outside[i]][way];
                if (inwards != 4 && can_drop(s, outside[i], (inwards + 2) & 3))
                    return 1;
            }
    return 0;
}

static int rock_at_edge(const State *s) {
    for (int i = 0; i < 16; i++)
        if (s->slot[outside[i]] == ROCK)
            return 1;
    return 0;
}

/* Whether a move of another position, one that doesn't push, can be played here. */
static int is_quiet(const State *s, Move move) {
    int from = move & 63, to = move >> 6 & 63, facing = move >> 12;
    if (move == NO_MOVE)
        return 0;
    if (from == RESERVE)
        return s->rest.reserve[s->rest.side] && s->slot[to] == EMPTY;
    if (OWNER[s->slot[from]] != s->rest.side)
        return 0;
    return to == from ? facing != ((s->slot[from] - 1) & 3) : s->slot[to] == EMPTY;
}

static void keep(int plies, Move move) {
    if (kept[plies][0] != move) {
        kept[plies][1] = kept[plies][0];
        kept[plies][0] = move;
    }
}

/* Bring the moves that settled other positions to the front. */
static void order(Move *moves, int count, int plies) {
    for (int k = KEPT - 1; k >= 0; k--)
        for (int i = 1; i < count; i++)
            if (moves[i] == kept[plies][k]) {
                memmove(moves + 1, moves, i * sizeof *moves);
                moves[0] = kept[plies][k];
                break;
            }
}

static int loses(State *s, int plies);

/* Whether this move, made by the attacker, wins within so many plies, itself counted. */
static int move_wins(State *s, Move move, int plies) {
    Undo undo;
    int side = s->rest.side, won;
    make(s, move, &undo);
    nodes++;
    won = s->rest.winner ? s->rest.winner == side + 1
                         : plies > 1 && !can_win(s) && loses(s, plies - 1);
    unmake(s, move, &undo);
    return won;
}

/* Keep the moves that push, in their order; how many. */
static int keep_pushes(const State *s, Move *moves, int count) {
    int pushes = 0;
    for (int i = 0; i < count; i++)
        if (is_push(s, moves[i]))
            moves[pushes++] = moves[i];
    return pushes;
}

/* Whether the side to move forces a win within so many plies, an odd number. */
static int wins(State *s, int plies) {
    Move moves[MAX_MOVES];
    if (can_win(s))
        return 1;
    for (int fewer = 3; fewer <= plies; fewer += 2) {
        int count = generate(s, moves);
        if (fewer == 3 && !rock_at_edge(s))
            count = keep_pushes(s, moves, count);
        order(moves, count, fewer);
        for (int i = 0; i < count && nodes < limit; i++)
            if (move_wins(s, moves[i], fewer)) {
                keep(fewer, moves[i]);
                return 1;
            }
    }
    return 0;
}

/* Whether a move of the side to move, which can't win at once, leaves the other a win. */
static int move_loses(State *s, Move move, int plies) {
    Undo undo;
    int side = s->rest.side, lost;
    make(s, move, &undo);
    nodes++;
    lost = s->rest.winner ? s->rest.winner != side + 1 : wins(s, plies - 1);
    unmake(s, move, &undo);
    if (!lost)
        keep(plies, move);
    return lost;
}

/* Whether all of them do. */
static int loses(State *s, int plies) {
    Move moves[MAX_MOVES];
    if (plies == 2 && !rock_at_edge(s))
        return 0;
    for (int k = 0; k < KEPT; k++)
        if (is_quiet(s, kept[plies][k]) && !move_loses(s, kept[plies][k], plies))
            return 0;
    int count = generate(s, moves);
    for (int i = 0; i < count; i++)
        if (!move_loses(s, moves[i], plies))
            return 0;
    return 1;
}

int main(int argc, char **argv) {
    char rows[64], side, code[6];
    if (argc != 3) {
        fprintf(stderr, "siam_wins PLIES NODES < positions\n");
        return 2;
    }
    build_tables();
    while (scanf("%63s %c", rows, &side) == 2) {
        State state;
        Move moves[MAX_MOVES], winning[MAX_MOVES];
        int shortest = 0, found = 0;
        load(&state, rows, side);
        memset(kept, 0xFF, sizeof kept);
        nodes = 0;
        limit = strtoull(argv[2], NULL, 10);
        int count = generate(&state, moves);
        for (int plies = 1; plies <= atoi(argv[1]) && !found; plies += 2) {
            for (int i = 0; i < count && nodes < limit; i++)
                if (move_wins(&state, moves[i], plies))
                    winning[found++] = moves[i];
            if (found)
                shortest = plies;
        }
        printf("%d %llu", nodes < limit ? shortest : -1, (unsigned long long)nodes);
        for (int i = 0; i < found && nodes < limit; i++) {
            format_move(winning[i], code);
            printf(" %s", code);
        }
        printf("\n");
        fflush(stdout);
    }
    return 0;
}
