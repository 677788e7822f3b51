/* SPDX-License-Identifier: Apache-2.0 */
/* The end of the program is the end of its run, not of the process. */
#ifndef THAW_EXITS_H
#define THAW_EXITS_H

#include <stdbool.h>

/* The JVM binds Shutdown.halt0 to `real`: the function to bind in its place. */
void *bind_halt(void *real);

bool is_halt_bound(void);

/* From here on an exit ends a run. */
void begin_exits(void);

/* From here on no run is on, and none is being reset: an exit ends the process. */
void leave_exits(void);

#endif
