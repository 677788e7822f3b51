/* SPDX-License-Identifier: Apache-2.0 */
/* The options of the JVM, as the program sees them. */
#ifndef THAW_INPUT_ARGUMENTS_H
#define THAW_INPUT_ARGUMENTS_H

#include <jni.h>
#include <stdbool.h>

/* The JVM binds VMManagementImpl.getVmArguments0 to `real`: the function to bind in its place. */
void *bind_input_arguments(void *real);

bool are_input_arguments_bound(void);

/* From here on they are those of the run, which the class Native knows. */
void begin_input_arguments(JNIEnv *env, jclass native);

#endif
