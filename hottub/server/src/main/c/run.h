/* SPDX-License-Identifier: Apache-2.0 */
/* The run that is on. It ends once, whoever ends it. */
#ifndef THAW_RUN_H
#define THAW_RUN_H

#include <jni.h>
#include <stdbool.h>

/* Opens what tells the server that a run has ended, at a number of at least `least`. */
bool open_end_of_run(int least);

/* The next run is that of this client. */
void set_client_of_run(int connection);

/* `class` is Run, which is asked what the run does. */
void begin_run(JNIEnv *env, jclass class);

/* It could not begin. */
void cancel_run(void);

/* True also where there is no run. */
bool is_run_over(void);

/* Whether nothing of the run is left to do anything, the calling thread aside. */
bool is_alone(JNIEnv *env);

/*
 * Ends the run once. Its client is sent the status, if `kind` is not 0: at once where the calling thread is `alone`, else by the server, when it has
 * ended the others, which could still do something. False: it has ended already.
 */
bool end_run(char kind, int number, bool alone);

#endif
