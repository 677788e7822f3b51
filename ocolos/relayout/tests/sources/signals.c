// SPDX-License-Identifier: Apache-2.0
// Real-time signals from one thread to another: each comes, once and in its order, with its value. Each line is one round.
#define _GNU_SOURCE
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

#define NEVER_INLINED __attribute__((noinline, noclone))

static void wrong(const char *what) {
    printf("wrong: %s\n", what);
    fflush(stdout);
    _exit(9);
}

NEVER_INLINED int step(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
NEVER_INLINED int mix(int x, int y) { return x & 1 ? step(x) ^ y : step(y) + x; }

static pthread_t receiver;
static atomic_int got;
static atomic_long went_on;

static void receive(int signal, siginfo_t *info, void *context) {
    (void)signal, (void)context;
    if (info->si_value.sival_int != got) {
        wrong("a signal has another value");
    }
    got++;
}

static void *sender(void *unused) {
    (void)unused;
    for (int n = 0;; n++) {
        union sigval value = {.sival_int = n};
        if (pthread_sigqueue(receiver, SIGRTMIN + 3, value) != 0) {
            wrong("a signal cannot be sent");
        }
        while (got == n) {
            usleep(50);
        }
        // Where a handler takes longer by steps than until the next signal, the receiver would come to nothing else.
        usleep(5000);
        for (long seen = went_on; went_on == seen;) {
            usleep(50);
        }
    }
    return NULL;
}

int main(void) {
    receiver = pthread_self();
    struct sigaction action = {.sa_sigaction = receive, .sa_flags = SA_SIGINFO | SA_RESTART};
    sigaction(SIGRTMIN + 3, &action, NULL);
    pthread_t thread;
    pthread_create(&thread, NULL, sender, NULL);
    int x = 1;
    for (int n = 1;; n++) {
        int before = got;
        for (int i = 0; i < 300000; i++) {
            x = mix(x, i) & 0xfffff;
            went_on++;
        }
        // Whoever waits for the next line has a limit.
        while (got == before) {
            usleep(100);
            went_on++;
        }
        printf("round %d %d\n", n, x);
        fflush(stdout);
    }
}
