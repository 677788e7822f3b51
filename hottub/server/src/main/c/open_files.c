/* SPDX-License-Identifier: Apache-2.0 */
/* What is open in the process. Descriptors.java closes what a program left, and keeps what is the JDK's. */
#define _GNU_SOURCE
#include "open_files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "exceptions.h"
#include "native.h"

/* Open descriptors, from `least` on: their numbers, each followed by what /proc says of its file; a zero after each. */
JNIEXPORT jstring METHOD(files)(JNIEnv *env, jclass class, jint least)
{
    (void) class;
    enum { LONGEST = 4096 };
    DIR *directory = opendir("/proc/self/fd");
    if (directory == NULL) {
        throw_errno(env, "/proc/self/fd");
        return NULL;
    }
    size_t size = 0;
    size_t room = 4 * LONGEST;
    jchar *text = malloc(room * sizeof *text);
    struct dirent *entry;
    while (text != NULL && (entry = readdir(directory)) != NULL) {
        char target[LONGEST];
        int number = atoi(entry->d_name);
        ssize_t length = entry->d_name[0] == '.' || number == dirfd(directory) || number < least ? -1
            : readlinkat(dirfd(directory), entry->d_name, target, sizeof target);
        if (length < 0) {
            /* It was closed since. */
            continue;
        }
        if (room - size < 2 * LONGEST) {
            room *= 2;
            jchar *longer = realloc(text, room * sizeof *text);
            if (longer == NULL) {
                break;
            }
            text = longer;
        }
        for (const char *digit = entry->d_name; *digit != 0; digit++) {
            text[size++] = (jchar) *digit;
        }
        text[size++] = 0;
        /* Names of files are bytes, and need not be UTF-8. */
        for (ssize_t i = 0; i < length; i++) {
            text[size++] = (unsigned char) target[i];
        }
        text[size++] = 0;
    }
    closedir(directory);
    jstring files = text == NULL ? NULL : (*env)->NewString(env, text, (jsize) size);
    free(text);
    return files;
}

/* A copy of the descriptor with a number of at least `least`; -1: it is closed. */
JNIEXPORT jint METHOD(copyAbove)(JNIEnv *env, jclass class, jint descriptor, jint least)
{
    (void) class;
    int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, least);
    if (copy < 0 && errno != EBADF) {
        throw_errno(env, "dup");
    }
    return copy;
}

JNIEXPORT void METHOD(close)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    close(descriptor);
}

/* Wakes whoever reads from or writes to a socket; other files are not touched. */
JNIEXPORT void METHOD(shutdown)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    shutdown(descriptor, SHUT_RDWR);
}

/* Whether it is half of a pair that was made by socketpair: neither half has a name. */
JNIEXPORT jboolean METHOD(isOfPair)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    struct sockaddr_storage own, other;
    socklen_t own_size = sizeof own;
    socklen_t other_size = sizeof other;
    return getsockname(descriptor, (struct sockaddr *) &own, &own_size) == 0 && own.ss_family == AF_UNIX
        && getpeername(descriptor, (struct sockaddr *) &other, &other_size) == 0
        && own_size == sizeof own.ss_family && other_size == sizeof other.ss_family;
}

bool is_for_tools(int descriptor)
{
    struct sockaddr_un name = {0};
    socklen_t size = sizeof name;
    return getsockname(descriptor, (struct sockaddr *) &name, &size) == 0 && name.sun_family == AF_UNIX
        && size > sizeof name.sun_family && size <= sizeof name && memmem(name.sun_path, sizeof name.sun_path, "/.java_pid", 10) != NULL;
}

JNIEXPORT jboolean METHOD(isForTools)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    return is_for_tools(descriptor);
}

JNIEXPORT jboolean METHOD(isHungUp)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) env; (void) class;
    struct pollfd state = {.fd = descriptor};
    return poll(&state, 1, 0) == 1 && (state.revents & POLLHUP) != 0;
}
