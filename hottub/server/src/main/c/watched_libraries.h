/* SPDX-License-Identifier: Apache-2.0 */
/* Libraries of a program whose state is made new between runs. */
#ifndef THAW_WATCHED_LIBRARIES_H
#define THAW_WATCHED_LIBRARIES_H

#include <jni.h>
#include <stdbool.h>

/* Opens it; null: it cannot be opened. `load`: any address that this load alone has. */
void *open_watched(const char *path, const void *load, bool of_application);

/* Its JNI_OnLoad has returned. */
void watched_loaded(JNIEnv *env, const void *load);

/* A run ends by itself: libraries do what they have to do when a process ends. */
void end_libraries(void);

#endif
