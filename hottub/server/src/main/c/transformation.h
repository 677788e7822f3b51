/* SPDX-License-Identifier: Apache-2.0 */
/* Classes of the program are changed as they are loaded. */
#ifndef THAW_TRANSFORMATION_H
#define THAW_TRANSFORMATION_H

#include <jni.h>
#include <jvmti.h>
#include <stdbool.h>

/* The event ClassFileLoadHook. */
void JNICALL on_class_file_load(jvmtiEnv *unused, JNIEnv *env, jclass redefined, jobject loader, const char *name,
                                jobject domain, jint size, const unsigned char *bytes, jint *new_size, unsigned char **new_bytes);

/* Whether the static state of a class of the boot loader is made new; named as in class files. */
bool is_renewed(const char *name);

/* Whether it is the loader of what transforms them. */
bool is_own_loader(JNIEnv *env, jobject loader);

#endif
