/* SPDX-License-Identifier: Apache-2.0 */
/* Stands where the JDK loads a program's native library, so that its state is known from the beginning. */
#ifndef THAW_LIBRARY_LOAD_H
#define THAW_LIBRARY_LOAD_H

#include <jni.h>
#include <stdbool.h>

/* False: the JDK loads libraries in another way; an exception may be pending. */
bool library_load_install(JNIEnv *env);

#endif
