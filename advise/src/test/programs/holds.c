// SPDX-License-Identifier: Apache-2.0
// Fills 24 MiB with the same words in each process, beside a section by which a native image is known, and waits for the end of its input.
#include <stdio.h>
#include <stdlib.h>

#define WORDS (3 << 20)

#ifdef IMAGE
__attribute__((section(".svm_heap"))) unsigned long heap[1 << 21] = {1};
#else
unsigned long heap[1 << 21] = {1};
#endif

int main(void) {
    unsigned long *words = malloc(WORDS * sizeof *words);
    unsigned long x = 88172645463325252UL;
    for (int i = 0; i < WORDS; i++) {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        words[i] = x;
    }
    unsigned long sum = 0;
    // from the end on: what the kernel reads ahead is not there yet
    for (int i = (1 << 21) - 512; i >= 0; i -= 512) {
        sum += heap[i];
    }
    printf("ready %lu\n", sum);
    fflush(stdout);
    getchar();
    return words[WORDS / 2] == 0;
}
