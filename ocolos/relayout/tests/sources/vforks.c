// SPDX-License-Identifier: Apache-2.0
// A thread that stands in the kernel, where nothing stops it, longer than whoever stops it waits: in vfork, after SIGUSR1 has come.
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
        printf("round %d %d\n", n, x);
        fflush(stdout);
    }
    return NULL;
}

int main(void) {
    signal(SIGUSR1, begin);
    pthread_t thread;
    pthread_create(&thread, NULL, works, NULL);
    for (;;) {
        pause();
    }
}
