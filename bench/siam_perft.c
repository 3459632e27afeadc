/* Siam's perft with every leaf made, on the board of siam_board.h.
 *
 *     siam_perft DEPTH ROWS SIDE    prints: leaves, sum of their keys mod 2^64, CPU seconds
 *
 * The yardstick for the kernel's perft, as fast as we could write it. Every last position is really
 * made: before it is counted its board, reserves, side, winner, ply and key stand in memory. But it
 * is made from the one counted before it: after a piece has been set down, its other facings only
 * take its place, and what all moves of a kind change is changed once for them all. With -DCHECK
 * every last position is compared with what its board says (slow).
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "siam_board.h"

/* Slots as bits, of positions that moves are generated from. */
typedef struct {
    uint64_t empty, own[2];
} Sets;

typedef struct {
    uint64_t leaves, keys;
} Count;

static uint64_t rim;

static inline uint64_t bit(int slot) {
    return (uint64_t)1 << slot;
}

static Sets sets_of(const State *s) {
    Sets sets = {0, {0, 0}};
    for (int i = 0; i < 25; i++) {
        int slot = inner[i], piece = s->slot[slot];
        sets.empty |= piece == EMPTY ? bit(slot) : 0;
        sets.own[0] |= OWNER[piece] == 0 ? bit(slot) : 0;
        sets.own[1] |= OWNER[piece] == 1 ? bit(slot) : 0;
    }
    return sets;
}

#ifdef CHECK
static int last_ply, last_side;

static void check(const State *s) {
    int found[3] = {0, 0, 0};
    uint64_t key = s->rest.side ? turn_number : 0;
    for (int i = 0; i < 25; i++) {
        int piece = s->slot[inner[i]];
        key ^= number[inner[i]][piece];
        found[OWNER[piece]] += piece != EMPTY;
    }
    if (key != s->key || s->ply != last_ply || s->rest.side != last_side ||
        found[0] + s->rest.reserve[0] != ANIMALS || found[1] + s->rest.reserve[1] != ANIMALS ||
        found[2] != (s->rest.winner ? 2 : 3)) {
        fprintf(stderr, "a last position is not what its board says\n");
        exit(1);
    }
}
#endif

/* Count the position as it stands. The empty assembly reads all memory as far as the compiler
 * knows, so that no write may be left out. */
static inline void count_leaf(State *s, uint64_t key, Count *count) {
    s->key = key;
#ifdef CHECK
    check(s);
#endif
    __asm__ volatile("" : : "r"(s) : "memory");
    count->leaves++;
    count->keys += key;
}

static inline void set_down(State *s, int slot, int first, uint64_t key, Count *count) {
    for (int facing = 0; facing < 4; facing++) {
        s->slot[slot] = first + facing;
        count_leaf(s, key ^ number[slot][first + facing], count);
    }
    s->slot[slot] = EMPTY;
}

/* The side has passed already, but a push is credited to whoever moves. */
static inline void push_in(State *s, int slot, int facing, int first, uint64_t key, Count *count) {
    Rest rest = s->rest;
    s->rest.side = !rest.side;
    s->key = key;
    int pushed = push(s, slot, facing);
    s->rest.side = rest.side;
    s->slot[slot] = first + facing;
    count_leaf(s, s->key ^ number[slot][first + facing], count);
    s->slot[slot] = EMPTY;
    pull(s, slot, facing, pushed);
    s->rest = rest;
}

static inline void enter(State *s, uint64_t empty, int first, uint64_t key, Count *count) {
    for (uint64_t left = empty & rim; left; left &= left - 1)
        set_down(s, __builtin_ctzll(left), first, key, count);
    for (uint64_t left = ~empty & rim; left; left &= left - 1) {
        int slot = __builtin_ctzll(left);
        for (int way = 0; way < 2; way++)
            if (inward[slot][way] < 4 && push_succeeds(s, slot, inward[slot][way]))
                push_in(s, slot, inward[slot][way], first, key, count);
    }
}

static inline void go(State *s, uint64_t empty, int slot, int first, uint64_t key, Count *count) {
    int piece = s->slot[slot], front = piece - first, ahead = slot + STEP[front];
    uint64_t lifted = key ^ number[slot][piece];
    uint64_t around = bit(slot - 7) | bit(slot - 1) | bit(slot + 1) | bit(slot + 7);
    for (int facing = 0; facing < 4; facing++)
        if (facing != front) {
            s->slot[slot] = first + facing;
            count_leaf(s, lifted ^ number[slot][first + facing], count);
        }
    s->slot[slot] = EMPTY;
    if (rim & bit(slot)) {
        Rest rest = s->rest;
        s->rest.reserve[!rest.side]++;
        s->rest.left[!rest.side] = 1;
        count_leaf(s, lifted, count);
        s->rest = rest;
    }
    for (uint64_t left = empty & around; left; left &= left - 1)
        set_down(s, __builtin_ctzll(left), first, lifted, count);
    if (s->slot[ahead] != EMPTY && s->slot[ahead] != EDGE && push_succeeds(s, ahead, front))
        push_in(s, ahead, front, first, lifted, count);
    s->slot[slot] = piece;
}

static void count_leaves(State *s, const Sets *sets, Count *total) {
    Count count = *total;
    Rest rest = s->rest;
    int side = rest.side, first = 1 + 4 * side;
    uint64_t start = s->key, key = start ^ turn_number;
    s->rest.side = !side;
    s->ply++;
    if (rest.reserve[side]) {
        s->rest.reserve[side]--;
        enter(s, sets->empty, first, key, &count);
        s->rest.reserve[side]++;
    }
    for (uint64_t left = sets->own[side]; left; left &= left - 1)
        go(s, sets->empty, __builtin_ctzll(left), first, key, &count);
    s->key = start;
    s->rest = rest;
    s->ply--;
    *total = count;
}

static void perft(State *s, const Sets *sets, int depth, Count *count) {
    Move moves[MAX_MOVES];
    Undo undo;
    int side = s->rest.side;
    if (s->rest.winner)
        return;
    if (depth == 1) {
        count_leaves(s, sets, count);
        return;
    }
    int length = generate(s, moves);
    for (int i = 0; i < length; i++) {
        make(s, moves[i], &undo);
        Sets next = *sets;
        if (undo.pushed)
            next = sets_of(s);
        else {
            uint64_t from = bit(moves[i] & 63) & ~bit(RESERVE);
            uint64_t to = bit(moves[i] >> 6 & 63) & ~bit(RESERVE);
            next.empty = (next.empty | from) & ~to;
            next.own[side] = (next.own[side] & ~from) | to;
        }
        perft(s, &next, depth - 1, count);
        unmake(s, moves[i], &undo);
    }
}

int main(int argc, char **argv) {
    if (argc != 4 || atoi(argv[1]) < 1) {
        fprintf(stderr, "siam_perft DEPTH ROWS SIDE\n");
        return 2;
    }
    State state;
    struct timespec start, end;
    Count count = {0, 0};
    build_tables();
    for (int i = 0; i < 16; i++)
        rim |= bit(outside[i]);
    load(&state, argv[2], argv[3][0]);
#ifdef CHECK
    last_ply = state.ply + atoi(argv[1]);
    last_side = (state.rest.side + last_ply - state.ply) % 2;
#endif
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    Sets sets = sets_of(&state);
    perft(&state, &sets, atoi(argv[1]), &count);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%llu %llu %.9f\n", (unsigned long long)count.leaves, (unsigned long long)count.keys,
           (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec));
    return 0;
}
