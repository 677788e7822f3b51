/* SPDX-License-Identifier: Apache-2.0 */
/* Threads of each run are numbered as in a new JVM, which counts in a word of its own memory. */
#include <stddef.h>

#include "native.h"

/* Where the JVM counts the identifiers of threads (JDK 19 and later). */
JNIEXPORT jlong METHOD(nextThreadIdAddress)(JNIEnv *env, jclass class, jclass threads)
{
    (void) class;
    jmethodID method = (*env)->GetStaticMethodID(env, threads, "getNextThreadIdOffset", "()J");
    return method == NULL ? 0 : (*env)->CallStaticLongMethod(env, threads, method);
}

JNIEXPORT jlong METHOD(getLong)(JNIEnv *env, jclass class, jlong address)
{
    (void) env; (void) class;
    return __atomic_load_n((jlong *) address, __ATOMIC_SEQ_CST);
}

JNIEXPORT void METHOD(putLong)(JNIEnv *env, jclass class, jlong address, jlong value)
{
    (void) env; (void) class;
    __atomic_store_n((jlong *) address, value, __ATOMIC_SEQ_CST);
}
