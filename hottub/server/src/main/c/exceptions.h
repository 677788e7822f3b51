/* SPDX-License-Identifier: Apache-2.0 */
/* What a function that has failed throws in Java: an IOException. */
#ifndef THAW_EXCEPTIONS_H
#define THAW_EXCEPTIONS_H

#include <jni.h>

void throw_new(JNIEnv *env, const char *message);

/* With what errno says. */
void throw_errno(JNIEnv *env, const char *what);

#endif
