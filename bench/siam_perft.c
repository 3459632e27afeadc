/* Siam's perft with every leaf made, on the board of siam_board.h.
 *
 *     siam_perft DEPTH ROWS SIDE    prints: leaves, sum of their keys mod 2^64, CPU seconds
 *
 * The yardstick for the kernel's perft, compiled by bench/kernel_siam.py with the kernel's flags.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "siam_board.h"

static uint64_t perft(State *s, int depth, uint64_t *sum) {
    Move moves[MAX_MOVES];
    Undo undo;
    int count = s->rest.winner ? 0 : generate(s, moves);
    if (depth == 1) {
        uint64_t keys = 0;
        for (int i = 0; i < count; i++) {
            make(s, moves[i], &undo);
            keys += s->key;
            unmake(s, moves[i], &undo);
        }
        *sum += keys;
        return count;
    }
    uint64_t leaves = 0;
    for (int i = 0; i < count; i++) {
        make(s, moves[i], &undo);
        leaves += perft(s, depth - 1, sum);
        unmake(s, moves[i], &undo);
    }
    return leaves;
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "siam_perft DEPTH ROWS SIDE\n");
        return 2;
    }
    State state;
    struct timespec start, end;
    uint64_t sum = 0, leaves;
    build_tables();
    load(&state, argv[2], argv[3][0]);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    leaves = perft(&state, atoi(argv[1]), &sum);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%llu %llu %.9f\n", (unsigned long long)leaves, (unsigned long long)sum,
           (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec));
    return 0;
}
