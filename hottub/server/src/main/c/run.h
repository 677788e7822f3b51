/* SPDX-License-Identifier: Apache-2.0 */
/* The run that is on. It ends once, whoever ends it. */
#ifndef THAW_RUN_H
#define THAW_RUN_H

#include <stdbool.h>

/* How it ended: by itself, with a status. */
#define EXITED 'X'

/* Opens what tells the server that a run has ended, at a number of at least `least`. */
bool open_end_of_run(int least);

/* The next run is that of this client. */
void set_client_of_run(int connection);

void begin_run(void);

/* It could not begin. */
void cancel_run(void);

/* True also where there is no run. */
bool is_run_over(void);

/* Ends the run once: the first to call sends the status, if `kind` is not 0. False: it has ended already. */
bool end_run(char kind, int number);

#endif
