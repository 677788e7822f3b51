// SPDX-License-Identifier: Apache-2.0
// Has threads that allocate and end; from SIGUSR1 on they trace their calls and are cancelled, which brings an unwinder. Each line
// is a round.
#define _GNU_SOURCE
#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define NEVER_INLINED __attribute__((noinline, noclone))
#define DEPTH 5

static volatile sig_atomic_t traces;
static void change(int signal) {
    (void)signal;
    traces = 1;
}

static atomic_int stop, running, calls;

NEVER_INLINED int step(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
NEVER_INLINED int mix(int x, int y) { return x & 1 ? step(x) ^ y : step(y) + x; }

NEVER_INLINED int works(int depth, int x) {
    if (depth > 0) {
        int of_it = works(depth - 1, x + 1);
        // No compiler makes a loop of it.
        __asm__ volatile("" : "+r"(of_it));
        return of_it + 1;
    }
    while (!stop) {
        for (int i = 0; i < 1000; i++) {
            x = mix(x, i) & 0xfffff;
        }
        void *kept = malloc(x % 1000 + 1);
        __asm__ volatile("" : : "r"(kept) : "memory");
        free(kept);
        if (traces) {
            void *frames[64];
            calls = backtrace(frames, 64);
        }
        running = 1;
        pthread_testcancel();
    }
    return x;
}

static void *thread(void *unused) {
    (void)unused;
    works(DEPTH, 1);
    return NULL;
}

int main(void) {
    signal(SIGUSR1, change);
    for (int n = 1;; n++) {
        pthread_t other;
        int traced = traces;
        stop = running = calls = 0;
        pthread_create(&other, NULL, thread, NULL);
        while (!running) {
            usleep(1000);
        }
        usleep(20000);
        if (traced) {
            pthread_cancel(other);
        } else {
            stop = 1;
        }
        pthread_join(other, NULL);
        // Beside those of this program, the frames by which a thread begins.
        const char *said = !traced ? "round" : calls >= DEPTH + 3 ? "traced" : "wrong: a trace ends early in round";
        printf("%s %d\n", said, n);
        fflush(stdout);
    }
}
