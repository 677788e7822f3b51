// SPDX-License-Identifier: Apache-2.0
// The libjvm.so that the JDK's own libraries import from when they run in an image: what they may call there is real.
// The image's runtime replaces everything that would need a Java VM, and a stub aborts if that is ever wrong.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <jni.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "container.h"
#include "jvm_stub.h"
#include "processors.h"

_Noreturn void thaw_unavailable(const char *function) {
    fprintf(stderr, "%s: this function of the Java VM does not exist in a native image\n", function);
    abort();
}

// Time

static struct timespec now(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return t;
}

jlong JVM_NanoTime(JNIEnv *env, jclass ignored) {
    (void)env;
    (void)ignored;
    struct timespec t = now(CLOCK_MONOTONIC);
    return t.tv_sec * 1000000000L + t.tv_nsec;
}

jlong JVM_CurrentTimeMillis(JNIEnv *env, jclass ignored) {
    (void)env;
    (void)ignored;
    struct timespec t = now(CLOCK_REALTIME);
    return t.tv_sec * 1000L + t.tv_nsec / 1000000;
}

// Nanoseconds since a given second; -1 if that is too far away, and the caller then tries a nearer one.
jlong JVM_GetNanoTimeAdjustment(JNIEnv *env, jclass ignored, jlong second) {
    (void)env;
    (void)ignored;
    struct timespec t = now(CLOCK_REALTIME);
    jlong distance = t.tv_sec - second;
    const jlong far = 1L << 32;
    return distance >= far || distance <= -far ? -1 : distance * 1000000000L + t.tv_nsec;
}

// RMI runs a collection when the last one is longer ago than a lease. Only the runtime knows of collections, so this
// answers with the age of the process: then RMI collects at its own pace.
jlong JVM_MaxObjectInspectionAge(void) {
    struct timespec t = now(CLOCK_MONOTONIC);
    return t.tv_sec * 1000L + t.tv_nsec / 1000000;
}

// Processors and containers

jint JVM_ActiveProcessorCount(void) { return thaw_processors(); }

jboolean JVM_IsUseContainerSupport(void) { return JNI_TRUE; }

static pthread_once_t container_once = PTHREAD_ONCE_INIT;
static jboolean in_container;

static void find_container(void) { in_container = thaw_container_open(""); }

jboolean JVM_IsContainerized(void) {
    pthread_once(&container_once, find_container);
    return in_container;
}

// What the virtual machine is

// No function of a Java VM: it tells this library from one.
jboolean JVM_IsNativeImage(void) { return JNI_TRUE; }

jboolean JVM_IsStaticallyLinked(void) { return JNI_FALSE; }

jboolean JVM_IsPreviewEnabled(void) { return JNI_FALSE; }

jboolean JVM_IsSupportedJNIVersion(jint version) {
    switch (version) {
        case JNI_VERSION_1_1:
        case JNI_VERSION_1_2:
        case JNI_VERSION_1_4:
        case JNI_VERSION_1_6:
        case JNI_VERSION_1_8:
        case JNI_VERSION_9:
        case JNI_VERSION_10:
        case JNI_VERSION_19:
        case JNI_VERSION_20:
        case JNI_VERSION_21:
        case JNI_VERSION_24:
            return JNI_TRUE;
        default:
            return JNI_FALSE;
    }
}

// The management interface of a Java VM: without one libmanagement refuses to load, instead of crashing later.
void *JVM_GetManagement(jint version) {
    (void)version;
    return NULL;
}

// Reached by jcmd Thread.dump_to_file: a diagnostic request must not end the process, as a stub would.
jobject JVM_CreateThreadSnapshot(JNIEnv *env, jobject thread) {
    (void)thread;
    jclass unsupported = (*env)->FindClass(env, "java/lang/UnsupportedOperationException");
    if (unsupported != NULL) {
        (*env)->ThrowNew(env, unsupported, "A native image has no snapshots of threads; use Thread.print");
    }
    return NULL;
}

jstring JVM_GetTemporaryDirectory(JNIEnv *env) { return (*env)->NewStringUTF(env, "/tmp"); }

// Shared libraries

// NULL if it cannot be loaded: the Java side then throws.
void *JVM_LoadLibrary(const char *path, jboolean throws) {
    (void)throws;
    return dlopen(path, RTLD_LAZY);
}

void JVM_UnloadLibrary(void *handle) { dlclose(handle); }

void *JVM_FindLibraryEntry(void *handle, const char *name) { return dlsym(handle, name); }

// The end of the process

void JVM_BeforeHalt(void) {}

void JVM_Halt(jint code) { exit(code); }

// Monitors and paths for libzip

void *JVM_RawMonitorCreate(void) {
    pthread_mutex_t *monitor = malloc(sizeof *monitor);
    pthread_mutexattr_t attributes;
    if (monitor != NULL) {
        pthread_mutexattr_init(&attributes);
        pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
        pthread_mutex_init(monitor, &attributes);
        pthread_mutexattr_destroy(&attributes);
    }
    return monitor;
}

void JVM_RawMonitorDestroy(void *monitor) {
    pthread_mutex_destroy(monitor);
    free(monitor);
}

jint JVM_RawMonitorEnter(void *monitor) { return pthread_mutex_lock(monitor); }

void JVM_RawMonitorExit(void *monitor) { pthread_mutex_unlock(monitor); }

char *JVM_NativePath(char *path) { return path; }

// Formatted output: what does not fit is cut off, and the result is then -1.

int jio_vsnprintf(char *text, size_t size, const char *format, va_list args) {
    if ((ssize_t)size <= 0) {
        return -1;
    }
    int n = vsnprintf(text, size, format, args);
    return n >= 0 && (size_t)n < size ? n : -1;
}

int jio_snprintf(char *text, size_t size, const char *format, ...) {
    va_list args;
    va_start(args, format);
    int n = jio_vsnprintf(text, size, format, args);
    va_end(args);
    return n;
}

int jio_vfprintf(FILE *out, const char *format, va_list args) { return vfprintf(out, format, args); }

int jio_fprintf(FILE *out, const char *format, ...) {
    va_list args;
    va_start(args, format);
    int n = vfprintf(out, format, args);
    va_end(args);
    return n;
}
