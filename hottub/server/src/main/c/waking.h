/* SPDX-License-Identifier: Apache-2.0 */
/* A signal wakes threads that wait in system calls. */
#ifndef THAW_WAKING_H
#define THAW_WAKING_H

#include <stdbool.h>

void begin_waking(void);

/* Whether a thread that reads standard input can be waiting for it; asked before it is replaced. */
bool may_wait_for_input(void);

/* When standard input is replaced: no thread waits for the old one when this returns, and takes what comes there. */
void wake_readers_of_input(void);

#endif
