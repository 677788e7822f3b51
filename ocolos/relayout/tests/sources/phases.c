// SPDX-License-Identifier: Apache-2.0
// Does one kind of work, and another from SIGUSR1 on; each line is one round, a long one with an argument. With SIGUSR2, it starts
// itself anew in the same process.
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define NEVER_INLINED __attribute__((noinline, noclone))

static volatile sig_atomic_t phase;
static volatile sig_atomic_t anew;
static void change(int signal) {
    if (signal == SIGUSR2) {
        anew = 1;
    } else {
        phase = 1;
    }
}

NEVER_INLINED int a1(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
NEVER_INLINED int a2(int x) { return x & 4 ? a1(x) ^ 9 : a1(x + 1); }
NEVER_INLINED int first(int x) { return x & 1 ? a2(x) : a1(x) + a2(x >> 1); }
NEVER_INLINED int b1(int x) { return x % 5 ? x * 3 - 2 : x / 2 + 8; }
NEVER_INLINED int b2(int x) { return x & 8 ? b1(x) ^ 3 : b1(x + 4); }
NEVER_INLINED int second(int x) { return x & 1 ? b2(x) + 1 : b1(x) - b2(x >> 2); }

int main(int argc, char **argv) {
    int length = argc > 1 ? 100000000 : 300000;
    signal(SIGUSR1, change);
    signal(SIGUSR2, change);
    int x = 1;
    for (int n = 0;; n++) {
        for (int i = 0; i < length; i++) {
            x = (phase ? second(x ^ i) : first(x ^ i)) & 0xfffff;
        }
        printf("phase %d round %d %d\n", phase, n, x);
        fflush(stdout);
        if (anew) {
            execv(argv[0], argv);
        }
    }
}
