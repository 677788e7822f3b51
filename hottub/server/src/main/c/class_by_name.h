/* SPDX-License-Identifier: Apache-2.0 */
/* Code of the JDK that asks for a class by its name gets it initialised, in each run. */
#ifndef THAW_CLASS_BY_NAME_H
#define THAW_CLASS_BY_NAME_H

#include <jni.h>
#include <stdbool.h>

/*
 * Called once, when the server's classes are there, before a program's class is loaded. False: the JDK finds classes in
 * another way, and an exception may be pending.
 */
bool class_by_name_install(JNIEnv *env);

#endif
