// SPDX-License-Identifier: Apache-2.0
// Functions that cannot begin; which fault it is, is told when it is compiled.
#include "function.h"
#include <signal.h>

static int answer(struct isolate *isolate, const struct thaw_call *call, const char *path)
{
    (void)isolate;
    say(call, "%s", path);
    return 0;
}

__attribute__((constructor)) static void begin(void)
{
#if FAULT == 1
    *(volatile int *)16 = 1;
#elif FAULT == 2
    _exit(0);
#elif FAULT == 3
    kill(getppid(), 9);
    raise(SIGKILL);
#endif
}
