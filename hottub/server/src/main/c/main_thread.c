/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A main thread as the java launcher makes it: native, with no frame of Java below main, and followed by what the launcher
 * does after main.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "agent.h"
#include "connections.h"
#include "exceptions.h"
#include "exits.h"
#include "native.h"
#include "run.h"

/* How main is called, kept for the thread that does it. */
struct main_call {
    jobject prepare;        /* the class Run */
    jobject group;
};

static pthread_attr_t main_attributes;
static bool have_attributes;

static jobject call_static_object(JNIEnv *env, jclass class, const char *name, const char *signature)
{
    jmethodID method = (*env)->GetStaticMethodID(env, class, name, signature);
    return method == NULL ? NULL : (*env)->CallStaticObjectMethod(env, class, method);
}

static void call_static_void(JNIEnv *env, jclass class, const char *name)
{
    jmethodID method = (*env)->GetStaticMethodID(env, class, name, "()V");
    if (method != NULL) {
        (*env)->CallStaticVoidMethod(env, class, method);
    }
}

/* Calls main as the launcher does (LauncherHelper has found and checked it). */
static void call_main(JNIEnv *env, jclass run_class)
{
    jclass main_class = call_static_object(env, run_class, "prepare", "()Ljava/lang/Class;");
    if ((*env)->ExceptionCheck(env) || main_class == NULL) {
        return;
    }
    jobjectArray arguments = call_static_object(env, run_class, "arguments", "()[Ljava/lang/String;");
    jmethodID kind_method = (*env)->GetStaticMethodID(env, run_class, "kindOfMain", "()I");
    if (arguments == NULL || kind_method == NULL) {
        return;
    }
    jint kind = (*env)->CallStaticIntMethod(env, run_class, kind_method);
    if ((*env)->ExceptionCheck(env)) {
        return;
    }
    bool is_static = (kind & 1) != 0;
    bool no_arguments = (kind & 2) != 0;
    const char *signature = no_arguments ? "()V" : "([Ljava/lang/String;)V";
    if (is_static) {
        jmethodID method = (*env)->GetStaticMethodID(env, main_class, "main", signature);
        if (method != NULL) {
            (*env)->CallStaticVoidMethod(env, main_class, method, arguments);
        }
        return;
    }
    jmethodID constructor = (*env)->GetMethodID(env, main_class, "<init>", "()V");
    jobject object = constructor == NULL ? NULL : (*env)->NewObject(env, main_class, constructor);
    jmethodID method = object == NULL ? NULL : (*env)->GetMethodID(env, main_class, "main", signature);
    if (method != NULL) {
        (*env)->CallVoidMethod(env, object, method, arguments);
    }
}

static void *leave_main_thread(JNIEnv *env, struct main_call *call)
{
    (*env)->ExceptionClear(env);
    (*env)->DeleteGlobalRef(env, call->prepare);
    (*env)->DeleteGlobalRef(env, call->group);
    (*vm)->DetachCurrentThread(vm);
    free(call);
    return NULL;
}

/* Whether nobody could tell what the launcher does after main from an end at once. */
static bool is_all_done(JNIEnv *env, jclass run_class)
{
    jmethodID method = (*env)->GetStaticMethodID(env, run_class, "isAllDone", "()Z");
    bool done = method != NULL && (*env)->CallStaticBooleanMethod(env, run_class, method);
    bool failed = (*env)->ExceptionCheck(env);
    (*env)->ExceptionClear(env);
    return done && !failed;
}

static void *main_thread(void *argument)
{
    struct main_call *call = argument;
    JNIEnv *env;
    JavaVMAttachArgs main_arguments = {.version = JNI_VERSION_10, .name = "main", .group = call->group};
    if ((*vm)->AttachCurrentThread(vm, (void **) &env, &main_arguments) != JNI_OK) {
        abort();
    }
    call_main(env, call->prepare);
    if (is_run_over()) {
        /* This thread was ended with its run. */
        return leave_main_thread(env, call);
    }
    int status = (*env)->ExceptionCheck(env) ? 1 : 0;
    if (status == 0 && is_all_done(env, call->prepare)) {
        end_run(EXITED, status, is_alone(env));
        return leave_main_thread(env, call);
    }
    /* Dispatches an uncaught exception. */
    (*vm)->DetachCurrentThread(vm);

    JavaVMAttachArgs destroyer = {.version = JNI_VERSION_10, .name = "DestroyJavaVM", .group = call->group};
    if ((*vm)->AttachCurrentThread(vm, (void **) &env, &destroyer) != JNI_OK) {
        /* The heap is full. The launcher then ends at once, without hooks. */
        end_run(EXITED, status, false);
        return NULL;
    }
    jclass run_class = (*env)->NewLocalRef(env, call->prepare);
    /* Waits for threads that are no daemons, and runs the shutdown hooks. */
    call_static_void(env, run_class, "finish");
    /* If the run has ended before, this has no effect. */
    end_run(EXITED, status, is_alone(env));
    return leave_main_thread(env, call);
}

/* Starts the run's main thread, whose stack is as large as the launcher made that of the calling thread. */
JNIEXPORT void METHOD(startMain)(JNIEnv *env, jclass class, jclass run_class, jobject group)
{
    (void) class;
    if (!have_attributes) {
        pthread_attr_t own;
        size_t size = 0;
        pthread_attr_init(&main_attributes);
        pthread_attr_setdetachstate(&main_attributes, PTHREAD_CREATE_DETACHED);
        if (pthread_getattr_np(pthread_self(), &own) == 0) {
            if (pthread_attr_getstacksize(&own, &size) == 0 && size > 0) {
                pthread_attr_setstacksize(&main_attributes, size);
            }
            pthread_attr_destroy(&own);
        }
        have_attributes = true;
    }
    struct main_call *call = calloc(1, sizeof *call);
    if (call == NULL) {
        throw_errno(env, "main thread");
        return;
    }
    call->prepare = (*env)->NewGlobalRef(env, run_class);
    call->group = (*env)->NewGlobalRef(env, group);
    begin_run(env, run_class);
    /* Only now: until there is a run to end, who ends the server ends its process. */
    begin_exits();
    pthread_t thread;
    int error = pthread_create(&thread, &main_attributes, main_thread, call);
    if (error != 0) {
        cancel_run();
        (*env)->DeleteGlobalRef(env, call->prepare);
        (*env)->DeleteGlobalRef(env, call->group);
        free(call);
        errno = error;
        throw_errno(env, "main thread");
    }
}

/* With the launcher's own checks of the main class, and its messages. */
JNIEXPORT jclass METHOD(loadMain)(JNIEnv *env, jclass class, jclass launcher, jint mode, jstring what)
{
    (void) class;
    jmethodID method = (*env)->GetStaticMethodID(env, launcher, "checkAndLoadMain", "(ZILjava/lang/String;)Ljava/lang/Class;");
    return method == NULL ? NULL : (*env)->CallStaticObjectMethod(env, launcher, method, JNI_TRUE, mode, what);
}
