// SPDX-License-Identifier: Apache-2.0
// A thread that stands in the kernel, where nothing stops it, longer than whoever stops it waits: in vfork, after SIGUSR1 has come.
// With an argument it does so for most of the time from the start, and another works.
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define NEVER_INLINED __attribute__((noinline, noclone))

NEVER_INLINED int step(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
NEVER_INLINED int mix(int x, int y) { return x & 1 ? step(x) ^ y : step(y) + x; }

static atomic_int wanted;
static void begin(int signal) {
    (void)signal;
    wanted = 1;
}

static int rests;

NEVER_INLINED void child(void) {
    struct timespec time = {0, 700000000};
    if (vfork() == 0) {
        nanosleep(&time, NULL);
        _exit(0);
    }
}

static void *works(void *unused) {
    (void)unused;
    int x = 1;
    for (int n = 1;; n++) {
        for (int i = 0; i < 1000000; i++) {
            x = mix(x, i) & 0xfffff;
        }
        if (wanted) {
            child();
            wait(NULL);
        }
        if (rests) {
            struct timespec time = {0, 300000000};
            nanosleep(&time, NULL);
        }
        printf("round %d %d\n", n, x);
        fflush(stdout);
    }
    return NULL;
}

int main(int argc, char **argv) {
    (void)argv;
    signal(SIGUSR1, begin);
    rests = wanted = argc > 1;
    pthread_t thread;
    pthread_create(&thread, NULL, works, NULL);
    for (int x = 1;;) {
        if (rests) {
            x = mix(x, 7) & 0xfffff;
        } else {
            pause();
        }
    }
}
