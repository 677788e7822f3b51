/* SPDX-License-Identifier: Apache-2.0 */
/* The error that ends the threads of a run. */
#ifndef THAW_ENDING_THREADS_H
#define THAW_ENDING_THREADS_H

#include <jni.h>
#include <stdbool.h>

/* Whether a class is of the JDK or of Thaw, not of a program. */
bool is_lasting(JNIEnv *env, jclass class);

/* For the signatures of classes. */
bool begins_with(const char *text, const char *with);

/* `ended` is that error; `platform` is the JDK's own class loader beside the boot loader. */
void begin_ending_threads(JNIEnv *env, jthrowable ended, jobject platform);

void throw_run_ended(JNIEnv *env);

/* Whether the exception that is pending is that error. */
bool is_run_ended_pending(JNIEnv *env);

/* The current thread is ended when it is back in Java code. */
void end_soon(JNIEnv *env);

#endif
