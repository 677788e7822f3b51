/* SPDX-License-Identifier: Apache-2.0 */
/* Which classes are a program's, for the walk through the heap. */
#ifndef THAW_HEAP_TAGS_H
#define THAW_HEAP_TAGS_H

#include <jni.h>
#include <stdbool.h>

/*
 * Tags of classes: those of a program, its class loaders', those of loaders of its own, which end with the run; java.lang.ref.Reference with its
 * subclasses, and the JDK's class loaders that a program may make. Objects on the way have higher ones.
 */
#define PROGRAM 1
#define LOADER 2
#define OF_RUN 3
#define REFERENCE 4
#define LOADER_OF_JDK 5

/* Gives all classes their tags, or takes them away. False: the JVM does not tell. */
bool tag_classes(JNIEnv *env, bool walks);

#endif
