/* SPDX-License-Identifier: Apache-2.0 */
/* Static fields that lost their final are final for the JDK. */
#ifndef THAW_FINAL_FIELDS_H
#define THAW_FINAL_FIELDS_H

#include <jni.h>
#include <stdbool.h>

/* Called for each native method that the JVM binds, until final_fields_install. Any thread. */
void final_fields_bound(jmethodID method, void *address);

/*
 * Called once, by a class of the boot loader, before any class is transformed. False: the JDK is not as expected, and an
 * exception may be pending.
 */
bool final_fields_install(JNIEnv *env);

#endif
