/* SPDX-License-Identifier: Apache-2.0 */
/* What a program finds around it is its client's: descriptors, directory, umask and environment. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "descriptors.h"
#include "exceptions.h"
#include "exits.h"
#include "native.h"
#include "run.h"

/* The variables of a run; what setenv allocates, nobody frees or wipes. Native code may put others into the second list. */
static char **variables_of_run;
static char **shown;

static void wipe_environment(void)
{
    clearenv();
    for (char **variable = variables_of_run; variable != NULL && *variable != NULL; variable++) {
        explicit_bzero(*variable, strlen(*variable));
        free(*variable);
    }
    free(variables_of_run);
    free(shown);
    variables_of_run = NULL;
    shown = NULL;
}

static void set_environment(JNIEnv *env, jobjectArray variables)
{
    wipe_environment();
    jsize variable_count = (*env)->GetArrayLength(env, variables);
    variables_of_run = calloc((size_t) variable_count + 1, sizeof *variables_of_run);
    shown = calloc((size_t) variable_count + 1, sizeof *shown);
    if (variables_of_run == NULL || shown == NULL) {
        abort();
    }
    char **next = variables_of_run;
    for (jsize i = 0; i < variable_count; i++) {
        jbyteArray bytes = (*env)->GetObjectArrayElement(env, variables, i);
        jsize length = (*env)->GetArrayLength(env, bytes);
        char *text = calloc((size_t) length + 1, 1);
        if (text == NULL) {
            abort();
        }
        (*env)->GetByteArrayRegion(env, bytes, 0, length, (jbyte *) text);
        char *value = strchr(text, '=');
        if (value != NULL && value != text) {
            *next++ = text;
        } else {
            free(text);
        }
        (*env)->DeleteLocalRef(env, bytes);
    }
    memcpy(shown, variables_of_run, (size_t) (next - variables_of_run) * sizeof *shown);
    environ = shown;
    tzset();
}

/*
 * Gives the process the client's descriptors (received[i] becomes numbers[i]), directory, umask and environment.
 * The result is 0; or with nothing changed a number that is in use, or -1.
 */
JNIEXPORT jint METHOD(enter)(JNIEnv *env, jclass class, jint connection, jintArray numbers, jintArray received, jint directory, jint mask,
                                 jobjectArray variables)
{
    (void) class;
    jsize count = (*env)->GetArrayLength(env, numbers);
    jint to[DESCRIPTORS_AT_MOST];
    jint from[DESCRIPTORS_AT_MOST];
    if (count > DESCRIPTORS_AT_MOST || (*env)->GetArrayLength(env, received) != count) {
        return -1;
    }
    (*env)->GetIntArrayRegion(env, numbers, 0, count, to);
    (*env)->GetIntArrayRegion(env, received, 0, count, from);
    int in_use = claim_numbers(to, count);
    if (in_use != 0) {
        return in_use;
    }
    if (fchdir(directory) != 0) {
        close_claimed(to, count);
        return -1;
    }
    place_descriptors(to, from, count);
    close(directory);
    set_client_of_run(connection);
    umask((mode_t) mask);
    set_environment(env, variables);
    return 0;
}

/* Between runs the process holds nothing of its last client. */
JNIEXPORT void METHOD(leave)(JNIEnv *env, jclass class)
{
    (void) class;
    if (chdir("/") != 0) {
        throw_errno(env, "chdir to /");
    }
    umask(077);
    /* The last run's secrets go with it. */
    wipe_environment();
    leave_exits();
}

/* A variable of the environment; NULL: it is not set. */
JNIEXPORT jbyteArray METHOD(variable)(JNIEnv *env, jclass class, jstring name)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, name, NULL);
    const char *value = text == NULL ? NULL : getenv(text);
    if (text != NULL) {
        (*env)->ReleaseStringUTFChars(env, name, text);
    }
    if (value == NULL) {
        return NULL;
    }
    jsize length = (jsize) strlen(value);
    jbyteArray bytes = (*env)->NewByteArray(env, length);
    if (bytes != NULL) {
        (*env)->SetByteArrayRegion(env, bytes, 0, length, (const jbyte *) value);
    }
    return bytes;
}
