/* SPDX-License-Identifier: Apache-2.0 */
/* Functions of Native fail as the JDK's own do that call the system. */
#include "exceptions.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

void throw_new(JNIEnv *env, const char *message)
{
    jclass class = (*env)->FindClass(env, "java/io/IOException");
    if (class != NULL) {
        (*env)->ThrowNew(env, class, message);
    }
}

void throw_errno(JNIEnv *env, const char *what)
{
    char text[256];
    snprintf(text, sizeof text, "%s: %s", what, strerror(errno));
    throw_new(env, text);
}
