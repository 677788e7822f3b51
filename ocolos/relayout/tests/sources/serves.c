// SPDX-License-Identifier: Apache-2.0
// Stays in one loop until SIGUSR2 comes, and begins it anew then; each line is some rounds of it.
#include <signal.h>
#include <stdio.h>

#define NEVER_INLINED __attribute__((noinline, noclone))

static volatile sig_atomic_t leave;
static void end(int signal) {
    (void)signal;
    leave = 1;
}

NEVER_INLINED int work(int x) {
    for (int i = 0; i < 40; i++) {
        x = x % 7 ? x * 5 + i : x / 7 + 11;
        x &= 0xfffff;
    }
    return x;
}

NEVER_INLINED int serve(int x) {
    for (int n = 1; !leave; n++) {
        x = work(x ^ n);
        if (n % 20000 == 0) {
            printf("served %d\n", x);
            fflush(stdout);
        }
    }
    return x;
}

int main(void) {
    signal(SIGUSR2, end);
    for (int x = 1;;) {
        leave = 0;
        x = serve(x);
        printf("left\n");
        fflush(stdout);
    }
}
