/* SPDX-License-Identifier: Apache-2.0 */
/* At a terminal, standard output and error have the encoding of the locale: the JDK looks once, when it starts. */
#include <langinfo.h>
#include <unistd.h>

#include "descriptors.h"
#include "native.h"

JNIEXPORT jboolean METHOD(isTerminal)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    return isatty(where_it_waits(descriptor)) == 1;
}

JNIEXPORT jstring METHOD(codeset)(JNIEnv *env, jclass class)
{
    (void) class;
    return (*env)->NewStringUTF(env, nl_langinfo(CODESET));
}
