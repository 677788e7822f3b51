// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdlib.h>

#include "check.h"

int cSunMiscSignal_open(void);
int cSunMiscSignal_close(void);
int cSunMiscSignal_awaitSemaphore(void);
int cSunMiscSignal_signalSemaphore(void);
int cSunMiscSignal_signalRangeCheck(int signal);
int cSunMiscSignal_checkPendingSignal(void);
void (*cSunMiscSignal_signalHandlerFunctionPointer(void))(int);

int main(void) {
    CHECK(!cSunMiscSignal_signalRangeCheck(-1) && !cSunMiscSignal_signalRangeCheck(0));
    CHECK(cSunMiscSignal_signalRangeCheck(1) && cSunMiscSignal_signalRangeCheck(SIGRTMAX));
    CHECK(!cSunMiscSignal_signalRangeCheck(SIGRTMAX + 1));

    CHECK(cSunMiscSignal_open() == 0);
    CHECK(cSunMiscSignal_open() == 1);
    signal(SIGUSR1, cSunMiscSignal_signalHandlerFunctionPointer());
    signal(SIGUSR2, cSunMiscSignal_signalHandlerFunctionPointer());
    CHECK(cSunMiscSignal_checkPendingSignal() == -1);

    errno = 77;
    raise(SIGUSR2);
    CHECK(errno == 77);
    raise(SIGUSR1);
    raise(SIGUSR1);
    // Every occurrence counts, and each wakes the dispatcher once.
    const int expected[] = {SIGUSR1, SIGUSR1, SIGUSR2};
    for (int i = 0; i < 3; i++) {
        CHECK(cSunMiscSignal_awaitSemaphore() == 0);
        CHECK(cSunMiscSignal_checkPendingSignal() == expected[i]);
    }
    CHECK(cSunMiscSignal_signalSemaphore() == 0);
    CHECK(cSunMiscSignal_awaitSemaphore() == 0);
    CHECK(cSunMiscSignal_checkPendingSignal() == -1);

    // What is pending at a close does not reach the next owner.
    raise(SIGUSR1);
    CHECK(cSunMiscSignal_close() == 0);
    CHECK(cSunMiscSignal_open() == 0);
    CHECK(cSunMiscSignal_checkPendingSignal() == -1);
    CHECK(cSunMiscSignal_close() == 0);
    return 0;
}
