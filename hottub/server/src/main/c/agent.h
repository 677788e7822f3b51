/* SPDX-License-Identifier: Apache-2.0 */
/* The JVM, and what it lets an agent see and do. */
#ifndef THAW_AGENT_H
#define THAW_AGENT_H

#include <jni.h>
#include <jvmti.h>

/* Both are there before Java is. */
extern JavaVM *vm;
extern jvmtiEnv *jvmti;

#endif
