/* SPDX-License-Identifier: Apache-2.0 */
/* Why a server ends, told where Java has no memory left to tell it, or is halfway through a reset. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "native.h"

#define PATH_AT_MOST 4096
#define WORDS_AT_MOST 256

/*
 * Appends a line to the list of refusals: the time, and `words`, which have the rest of its fields; nothing if there are none.
 * Neither allocates in Java nor calls it.
 */
JNIEXPORT void METHOD(lastWords)(JNIEnv *env, jclass class, jbyteArray path, jbyteArray words)
{
    (void) class;
    char file[PATH_AT_MOST] = "";
    char text[WORDS_AT_MOST] = "";
    char line[WORDS_AT_MOST + 32];
    jsize path_length = (*env)->GetArrayLength(env, path);
    jsize length = (*env)->GetArrayLength(env, words);
    if (length == 0 || length >= WORDS_AT_MOST || path_length >= PATH_AT_MOST) {
        return;
    }
    (*env)->GetByteArrayRegion(env, path, 0, path_length, (jbyte *) file);
    (*env)->GetByteArrayRegion(env, words, 0, length, (jbyte *) text);
    int size = snprintf(line, sizeof line, "%lld\t%s\n", (long long) time(NULL), text);
    int descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (descriptor >= 0) {
        /* One write, as other servers append as well; where it fails nobody is left to hear of it. */
        ssize_t written = write(descriptor, line, (size_t) size);
        (void) written;
        close(descriptor);
    }
}
