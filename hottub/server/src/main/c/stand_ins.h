/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of this library that stand for native methods of the JDK. */
#ifndef THAW_STAND_INS_H
#define THAW_STAND_INS_H

#include <jni.h>
#include <jvmti.h>

/* The event NativeMethodBind: the JVM looks for the function of a native method. */
void JNICALL on_native_method_bind(jvmtiEnv *unused, JNIEnv *env, jthread thread, jmethodID method, void *address, void **new_address);

#endif
