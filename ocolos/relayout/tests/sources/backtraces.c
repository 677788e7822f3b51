// SPDX-License-Identifier: Apache-2.0
// A loop that never returns calls through several functions, one of them called back by the C library, to one that traces its calls:
// each line has the places of a trace. From SIGUSR1 on it starts itself again.
#define _GNU_SOURCE
#include <execinfo.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define NEVER_INLINED __attribute__((noinline, noclone))
#define MOST 64

static volatile sig_atomic_t again;
static void change(int signal) {
    (void)signal;
    again = 1;
}

static void *places[MOST];
static int found, calls;

NEVER_INLINED int step(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
NEVER_INLINED int mix(int x, int y) { return x & 1 ? step(x) ^ y : step(y) + x; }

// No compiler makes a jump of a call before this.
#define IN_THE_MIDDLE(x) __asm__ volatile("" : "+r"(x))

NEVER_INLINED int innermost(int x) {
    for (int i = 0; i < 50; i++) {
        x = mix(x, i) & 0xfffff;
    }
    // Not each time: the rest of the program shall be seen by a profile as well.
    if (++calls % 16 == 0) {
        found = backtrace(places, MOST);
    }
    IN_THE_MIDDLE(x);
    return x;
}

NEVER_INLINED static int compare(const void *a, const void *b) {
    int x = innermost(*(const int *)a);
    IN_THE_MIDDLE(x);
    return (x & 0) + *(const int *)a - *(const int *)b;
}

NEVER_INLINED int inner(int x) {
    int pair[2] = {x & 0xff, 0x100};
    qsort(pair, 2, sizeof pair[0], compare);
    IN_THE_MIDDLE(x);
    return pair[0] + x;
}

NEVER_INLINED int outer(int x) {
    int of_it = x & 1 ? inner(x) : inner(x + 3);
    IN_THE_MIDDLE(of_it);
    return of_it + 1;
}

int main(int count, char **arguments) {
    (void)count;
    signal(SIGUSR1, change);
    while (found == 0) {
        outer(1);
    }
    int expected = found;
    for (int n = 1;; n++) {
        for (int i = 0; i < 20000; i++) {
            outer(i);
            if (found != expected) {
                printf("wrong: %d places instead of %d\n", found, expected);
            }
        }
        printf("round");
        for (int i = 0; i < found; i++) {
            printf(" %p", places[i]);
        }
        puts("");
        fflush(stdout);
        if (again) {
            execv("/proc/self/exe", arguments);
        }
    }
}
