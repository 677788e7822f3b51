/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What signals do in the process. Libraries of the JDK install handlers when they are loaded, which may be in any run, and
 * do so once: those stay. What a program installs goes with its run.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "native.h"

#define SIGNALS_AT_MOST 64

/* As runs find them. */
static struct sigaction actions[SIGNALS_AT_MOST + 1];

/* Where the JDK's libraries are. */
static char *jdk_libraries;

/* `libraries` ends with a slash. */
JNIEXPORT void METHOD(saveSignals)(JNIEnv *env, jclass class, jstring libraries)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, libraries, NULL);
    if (text == NULL) {
        return;
    }
    jdk_libraries = strdup(text);
    (*env)->ReleaseStringUTFChars(env, libraries, text);
    for (int number = 1; number <= SIGNALS_AT_MOST; number++) {
        sigaction(number, NULL, &actions[number]);
    }
}

static bool is_of_jdk(const struct sigaction *action)
{
    Dl_info info;
    return action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN && jdk_libraries != NULL
        && dladdr((void *) action->sa_handler, &info) != 0 && info.dli_fname != NULL
        && strncmp(info.dli_fname, jdk_libraries, strlen(jdk_libraries)) == 0;
}

/*
 * `handled` are the numbers that Java code has handlers for, or has had: there the JVM's own function stands for one of the
 * program.
 */
JNIEXPORT void METHOD(restoreSignals)(JNIEnv *env, jclass class, jintArray handled)
{
    (void) class;
    bool by_java[SIGNALS_AT_MOST + 1] = {false};
    jsize count = (*env)->GetArrayLength(env, handled);
    for (jsize i = 0; i < count; i++) {
        jint number;
        (*env)->GetIntArrayRegion(env, handled, i, 1, &number);
        if (number > 0 && number <= SIGNALS_AT_MOST) {
            by_java[number] = true;
        }
    }
    for (int number = 1; number <= SIGNALS_AT_MOST; number++) {
        struct sigaction now;
        if (sigaction(number, NULL, &now) != 0
            || (now.sa_handler == actions[number].sa_handler && now.sa_flags == actions[number].sa_flags)) {
            continue;
        }
        if (is_of_jdk(&now) && !by_java[number]) {
            actions[number] = now;
        } else {
            sigaction(number, &actions[number], NULL);
        }
    }
}

/* Whether the JVM itself lets the signal end the process. */
JNIEXPORT jboolean METHOD(isFatal)(JNIEnv *env, jclass class, jint number)
{
    (void) env; (void) class;
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_DFL && number != SIGWINCH && number != SIGURG;
}

JNIEXPORT void METHOD(raise)(JNIEnv *env, jclass class, jint number)
{
    (void) env; (void) class;
    kill(getpid(), number);
}

/* As the JVM does when a signal comes for which Java code has a handler. */
JNIEXPORT void METHOD(dispatchSignal)(JNIEnv *env, jclass class, jclass signals, jint number)
{
    (void) class;
    jmethodID method = (*env)->GetStaticMethodID(env, signals, "dispatch", "(I)V");
    if (method != NULL) {
        (*env)->CallStaticVoidMethod(env, signals, method, number);
    }
}
