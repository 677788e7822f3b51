// SPDX-License-Identifier: Apache-2.0
// Hands signals to Java: the handler only counts a signal and wakes the dispatcher thread, which runs the Java handler.
#define _GNU_SOURCE
#include <errno.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint pending[NSIG];
static atomic_flag claimed = ATOMIC_FLAG_INIT;
// Never destroyed: a handler may still be running in another thread when an isolate gives up its claim.
static sem_t wakeups;

_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "the handler may use lock-free atomics only");

static void count_signal(int signal) {
    int saved = errno;
    atomic_fetch_add(&pending[signal], 1);
    sem_post(&wakeups);
    errno = saved;
}

// 0: opened, 1: another isolate has it, otherwise an error.
int cSunMiscSignal_open(void) {
    if (atomic_flag_test_and_set(&claimed)) {
        return 1;
    }
    for (int i = 0; i < NSIG; i++) {
        atomic_store(&pending[i], 0);
    }
    if (sem_init(&wakeups, 0, 0) != 0) {
        atomic_flag_clear(&claimed);
        return 2;
    }
    return 0;
}

int cSunMiscSignal_close(void) {
    atomic_flag_clear(&claimed);
    return 0;
}

int cSunMiscSignal_awaitSemaphore(void) {
    while (sem_wait(&wakeups) != 0) {
        if (errno != EINTR) {
            return -1;
        }
    }
    return 0;
}

int cSunMiscSignal_signalSemaphore(void) { return sem_post(&wakeups); }

int cSunMiscSignal_signalRangeCheck(int signal) { return signal > 0 && signal < NSIG; }

// Takes one occurrence of the lowest pending signal. Only the dispatcher thread takes, so a count it saw stays.
int cSunMiscSignal_checkPendingSignal(void) {
    for (int i = 1; i < NSIG; i++) {
        if (atomic_load(&pending[i]) > 0) {
            atomic_fetch_sub(&pending[i], 1);
            return i;
        }
    }
    return -1;
}

void (*cSunMiscSignal_signalHandlerFunctionPointer(void))(int) { return count_signal; }
