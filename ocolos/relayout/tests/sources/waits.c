// SPDX-License-Identifier: Apache-2.0
// Waits without a limit in threads: only what a wait is for ends it, or a signal that is handled; each line is one round. "late":
// beside a thread that stops late. "busy": the thread that waits works most. "signals": the only thread waits for signals.
#define _GNU_SOURCE
#include <errno.h>
#include <linux/io_uring.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define NEVER_INLINED __attribute__((noinline, noclone))

static void wrong(const char *what) {
    printf("wrong: %s\n", what);
    fflush(stdout);
    _exit(9);
}

NEVER_INLINED int step(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
NEVER_INLINED int mix(int x, int y) { return x & 1 ? step(x) ^ y : step(y) + x; }

static int event, busy;
static atomic_int woken, interrupted;

static int work(int x) {
    for (int i = 0; i < 300000; i++) {
        x = mix(x, i) & 0xfffff;
    }
    return x;
}

// Nobody sends it signals that are handled.
static void *waits_for_events(void *unused) {
    (void)unused;
    volatile int x = 1;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(busy ? SIG_UNBLOCK : SIG_BLOCK, &all, NULL);
    int poll = epoll_create1(0);
    struct epoll_event of = {.events = EPOLLIN};
    epoll_ctl(poll, EPOLL_CTL_ADD, event, &of);
    for (;;) {
        struct epoll_event got;
        uint64_t count;
        if (epoll_wait(poll, &got, 1, -1) != 1) {
            wrong(errno == EINTR ? "a wait for events was interrupted" : "a wait for events failed");
        }
        if (read(event, &count, 8) != 8) {
            wrong("the event has no count");
        }
        if (busy) {
            x = work(x);
        }
        woken++;
    }
    return NULL;
}

// Nothing is ever handed in, so that nothing is ever there.
static void *waits_for_completions(void *unused) {
    (void)unused;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    struct io_uring_params parameters = {0};
    int ring = (int)syscall(SYS_io_uring_setup, 1, &parameters);
    // Many systems forbid it.
    if (ring >= 0) {
        syscall(SYS_io_uring_enter, ring, 0, 1, IORING_ENTER_GETEVENTS, NULL, 0);
        wrong(errno == EINTR ? "a wait for completions was interrupted" : "a wait for completions ended");
    }
    return NULL;
}

// In vfork nothing stops it, so that whoever stops all threads often gives up, and comes again.
static void *stops_late(void *unused) {
    (void)unused;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    struct timespec time = {0, 60000000};
    for (;;) {
        pid_t child = vfork();
        if (child == 0) {
            nanosleep(&time, NULL);
            _exit(0);
        }
        waitpid(child, NULL, 0);
        nanosleep(&time, NULL);
    }
    return NULL;
}

static void nothing(int signal) { (void)signal; }

static void *waits_for_signals(void *unused) {
    (void)unused;
    int poll = epoll_create1(0);
    for (;;) {
        struct epoll_event got;
        if (epoll_wait(poll, &got, 1, -1) == -1 && errno == EINTR) {
            interrupted++;
        } else {
            wrong("a wait ended without a signal");
        }
    }
    return NULL;
}

static void wait_for_signals_alone(void) {
    int poll = epoll_create1(0);
    for (int n = 0;; n++) {
        printf("round %d\n", n);
        fflush(stdout);
        struct epoll_event got;
        if (epoll_wait(poll, &got, 1, -1) != -1 || errno != EINTR) {
            wrong("a wait ended without a signal");
        }
    }
}

int main(int count, char **arguments) {
    const char *how = count > 1 ? arguments[1] : "";
    busy = strcmp(how, "busy") == 0;
    struct sigaction action = {.sa_handler = nothing};
    sigaction(SIGUSR1, &action, NULL);
    if (strcmp(how, "signals") == 0) {
        wait_for_signals_alone();
    }
    event = eventfd(0, 0);
    pthread_t late, events, signals, completions;
    if (strcmp(how, "late") == 0) {
        pthread_create(&late, NULL, stops_late, NULL);
    }
    pthread_create(&completions, NULL, waits_for_completions, NULL);
    pthread_create(&events, NULL, waits_for_events, NULL);
    pthread_create(&signals, NULL, waits_for_signals, NULL);
    int x = 1;
    for (int n = 1;; n++) {
        if (busy) {
            // By default it is ignored.
            pthread_kill(events, SIGURG);
        } else {
            x = work(x);
        }
        uint64_t one = 1;
        int before = woken, signals_before = interrupted;
        if (write(event, &one, 8) != 8) {
            wrong("the event cannot be raised");
        }
        // Whoever waits for the next line has a limit.
        while (woken == before) {
            usleep(1000);
        }
        // A signal between two waits ends neither, so that it is sent again.
        while (interrupted == signals_before) {
            pthread_kill(signals, SIGUSR1);
            usleep(1000);
        }
        printf("round %d %d\n", n, x);
        fflush(stdout);
    }
}
