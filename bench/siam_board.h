/* Siam on the classic 5x5 board, crosses off, stepwise force: positions, moves, keys.
 *
 * Shared by the C programs of this folder, which are yardsticks for the kernels of the same game:
 * written for this board alone. From the fifth ply on crosses make no difference, so default games
 * are covered from there. The board is a 7x7 mailbox whose rim is EDGE; slot 0 stands for the
 * reserve. Pieces and key features are numbered as in erawan/siam/key.py; moves are generated in
 * the order of their codes, as the kernel does, so that searches can be compared node by node.
 */
#ifndef SIAM_BOARD_H
#define SIAM_BOARD_H

#include <stdint.h>
#include <string.h>

enum { EMPTY, ROCK = 9, EDGE = 10, SLOTS = 49, RESERVE = 0, ANIMALS = 5, MAX_MOVES = 192 };

typedef struct {
    uint8_t side, winner, reserve[2], left[2], unused[2];
} Rest;

typedef struct {
    uint64_t key;
    Rest rest;
    int ply;
    uint8_t slot[SLOTS];
} State;

typedef uint16_t Move; /* from, to (6 bits each), facing */

typedef struct {
    uint64_t key;
    Rest rest;
    int piece, pushed; /* the mover as it was; last slot of a push and what was carried there */
} Undo;

static const int STEP[4] = {1, 7, -1, -7}; /* n e s w */
static const uint8_t OWNER[16] = {2, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2};
static uint64_t number[SLOTS][16], turn_number;
static uint8_t inner[25], outside[16], inward[SLOTS][2], before_east[SLOTS];
static int8_t help[4][16];

static uint64_t feature_key(uint64_t feature) {
    uint64_t x = (feature + 1) * 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

static void build_tables(void) {
    int rim = 0;
    for (int cell = 0; cell < 25; cell++) {
        int column = cell / 5, row = cell % 5, slot = (column + 1) * 7 + row + 1;
        inner[cell] = slot;
        for (int piece = 1; piece <= ROCK; piece++)
            number[slot][piece] = feature_key(9 * cell + piece - 1);
        int across = column == 0 ? 1 : column == 4 ? 3 : 4, along = row == 0 ? 0 : row == 4 ? 2 : 4;
        inward[slot][0] = across == 1 ? across : along;
        inward[slot][1] = across == 1 ? along : across;
        before_east[slot] = column == 4 ? 1 : column == 3 ? 3 : 4;
        if (across != 4 || along != 4)
            outside[rim++] = slot;
    }
    for (int facing = 0; facing < 4; facing++)
        for (int side = 0; side < 2; side++) {
            help[facing][1 + 4 * side + facing] = 1;
            help[facing][1 + 4 * side + (facing + 2) % 4] = -1;
        }
    turn_number = feature_key(729);
}

static inline Move move_of(int from, int to, int facing) {
    return (Move)(from | to << 6 | facing << 12);
}

static inline int push_succeeds(const State *s, int slot, int facing) {
    int force = 1, rocks = 0;
    for (; s->slot[slot] != EMPTY && s->slot[slot] != EDGE; slot += STEP[facing]) {
        force += help[facing][s->slot[slot]];
        rocks += s->slot[slot] == ROCK;
        if (force <= 0 || force < rocks)
            return 0;
    }
    return 1;
}

static inline Move *add_facings(Move *move, int from, int to) {
    move[0] = move_of(from, to, 1);
    move[1] = move_of(from, to, 0);
    move[2] = move_of(from, to, 2);
    move[3] = move_of(from, to, 3);
    return move + 4;
}

static inline Move *add_turns(Move *move, int slot, int front, int first, int end) {
    static const int order[4] = {1, 0, 2, 3};
    for (int i = first; i < end; i++)
        if (order[i] != front)
            *move++ = move_of(slot, slot, order[i]);
    return move;
}

static int generate(const State *s, Move *moves) {
    static const int ways[4] = {3, 2, 0, 1};
    Move *move = moves;
    if (s->rest.reserve[s->rest.side])
        for (int i = 0; i < 16; i++) {
            int slot = outside[i];
            if (s->slot[slot] == EMPTY) {
                move = add_facings(move, RESERVE, slot);
                continue;
            }
            for (int way = 0; way < 2; way++)
                if (inward[slot][way] < 4 && push_succeeds(s, slot, inward[slot][way]))
                    *move++ = move_of(RESERVE, slot, inward[slot][way]);
        }
    uint8_t own[ANIMALS + 1];
    int count = 0;
    for (int i = 0; i < 25; i++) {
        own[count] = inner[i];
        count += OWNER[s->slot[inner[i]]] == s->rest.side;
    }
    for (int i = 0; i < count; i++) {
        int slot = own[i], front = (s->slot[slot] - 1) & 3;
        if (inward[slot][0] != 4 || inward[slot][1] != 4)
            *move++ = move_of(slot, RESERVE, 0);
        for (int way = 0; way < 4; way++) {
            int facing = ways[way], target = slot + STEP[facing];
            if (way == before_east[slot])
                move = add_turns(move, slot, front, 0, 1);
            if (s->slot[target] == EMPTY)
                move = add_facings(move, slot, target);
            else if (facing == front && s->slot[target] != EDGE && push_succeeds(s, target, facing))
                *move++ = move_of(slot, target, facing);
        }
        move = add_turns(move, slot, front, before_east[slot] < 4, 4);
    }
    return (int)(move - moves);
}

static int push(State *s, int to, int facing) {
    int step = STEP[facing], slot = to, carried = EMPTY, piece;
    int winner = s->rest.side + 1, nearest = winner;
    while ((piece = s->slot[slot]) != EMPTY && piece != EDGE) {
        s->key ^= number[slot][piece] ^ number[slot][carried];
        s->slot[slot] = carried;
        winner = nearest;
        if (help[facing][piece] > 0)
            nearest = OWNER[piece] + 1;
        carried = piece;
        slot += step;
    }
    if (piece == EMPTY) {
        s->slot[slot] = carried;
        s->key ^= number[slot][carried];
    } else if (carried == ROCK)
        s->rest.winner = winner;
    else
        s->rest.reserve[OWNER[carried]]++;
    return slot | carried << 8;
}

static void pull(State *s, int to, int facing, int pushed) {
    int slot = pushed & 255, carried = pushed >> 8;
    if (s->slot[slot] != EDGE)
        s->slot[slot] = EMPTY;
    while (slot != to) {
        slot -= STEP[facing];
        int piece = s->slot[slot];
        s->slot[slot] = carried;
        carried = piece;
    }
}

static inline void make(State *s, Move move, Undo *undo) {
    int from = move & 63, to = move >> 6 & 63, facing = move >> 12;
    int side = s->rest.side, piece = 1 + 4 * side + facing;
    undo->key = s->key;
    undo->rest = s->rest;
    undo->piece = s->slot[from];
    undo->pushed = 0;
    if (s->slot[to] != EMPTY && to != from)
        undo->pushed = push(s, to, facing);
    s->key ^= number[from][undo->piece] ^ number[to][piece] ^ turn_number;
    s->slot[from] = EMPTY;
    s->slot[to] = piece;
    if (from == RESERVE)
        s->rest.reserve[side]--;
    if (to == RESERVE) {
        s->rest.reserve[side]++;
        s->rest.left[side] = 1;
        s->slot[RESERVE] = EMPTY;
    }
    s->rest.side = !side;
    s->ply++;
}

static inline void unmake(State *s, Move move, const Undo *undo) {
    int from = move & 63, to = move >> 6 & 63, facing = move >> 12;
    s->slot[to] = EMPTY;
    if (undo->pushed)
        pull(s, to, facing, undo->pushed);
    s->slot[from] = undo->piece;
    s->key = undo->key;
    s->rest = undo->rest;
    s->ply--;
}

/* Whether a move, not made yet, pushes. */
static inline int is_push(const State *s, Move move) {
    int to = move >> 6 & 63;
    return s->slot[to] != EMPTY && to != (move & 63);
}

/* Rows and side as in a position's text; all else as well past the first four plies. */
static void load(State *s, const char *rows, char side) {
    static const char letters[] = ".NESWneswo";
    memset(s, 0, sizeof *s);
    memset(s->slot, EDGE, sizeof s->slot);
    s->slot[RESERVE] = EMPTY;
    for (int cell = 0; cell < 25; cell++)
        s->slot[inner[cell]] = EMPTY;
    s->rest.reserve[0] = s->rest.reserve[1] = ANIMALS;
    for (int row = 4, column = 0; *rows; rows++) {
        if (*rows == '/') {
            row--;
            column = 0;
        } else if (*rows >= '1' && *rows <= '5')
            column += *rows - '0';
        else {
            int slot = (++column) * 7 + row + 1, piece = (int)(strchr(letters, *rows) - letters);
            s->slot[slot] = piece;
            s->key ^= number[slot][piece];
            if (piece != ROCK)
                s->rest.reserve[OWNER[piece]]--;
        }
    }
    s->rest.side = side == 'R';
    s->key ^= s->rest.side ? turn_number : 0;
}

/* A move's code, in at most five characters and a zero. */
static void format_move(Move move, char *code) {
    int from = move & 63, to = move >> 6 & 63;
    if (from == RESERVE)
        *code++ = '@';
    else {
        *code++ = 'a' + from / 7 - 1;
        *code++ = '0' + from % 7;
    }
    if (to == RESERVE)
        *code++ = '-';
    else {
        if (to != from) {
            *code++ = 'a' + to / 7 - 1;
            *code++ = '0' + to % 7;
        }
        *code++ = "nesw"[move >> 12];
    }
    *code = 0;
}

#endif
