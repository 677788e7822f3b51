// SPDX-License-Identifier: Apache-2.0
// Keeps the processor's flags and sets them again later, as old code does: no flag but its own may be among them.
#include <stdio.h>
#include <unistd.h>

#define NEVER_INLINED __attribute__((noinline, noclone))
#define TRAP 0x100

NEVER_INLINED int step(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
NEVER_INLINED int mix(int x, int y) { return x & 1 ? step(x) ^ y : step(y) + x; }

// Not a leaf, so that nothing lies below its stack pointer.
NEVER_INLINED int keeps(int x) {
    unsigned long flags;
    __asm__ volatile("pushfq\n popq %0" : "=r"(flags)::"memory");
    x = mix(x, 5);
    if (flags & TRAP) {
        puts("wrong: the trap flag is set");
        fflush(stdout);
        _exit(9);
    }
    __asm__ volatile("pushq %0\n popfq" ::"r"(flags) : "memory", "cc");
    return mix(x, 7);
}

int main(void) {
    int x = 1;
    for (int n = 1;; n++) {
        for (int i = 0; i < 300000; i++) {
            x = keeps(x + i) & 0xfffff;
        }
        printf("round %d %d\n", n, x);
        fflush(stdout);
    }
}
