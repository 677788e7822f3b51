/* SPDX-License-Identifier: Apache-2.0 */
/* The classes of the server are defined here, not looked up by Java. */
#ifndef THAW_SERVER_CLASSES_H
#define THAW_SERVER_CLASSES_H

#include <jni.h>
#include <jvmti.h>

/* The event VMInit. */
void JNICALL on_vm_init(jvmtiEnv *unused, JNIEnv *env, jthread thread);

#endif
