/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads of a run are ended by an error that is thrown in them (JVMTI StopThread), at places where that breaks nothing of
 * the JDK, which goes on.
 */
#include "ending_threads.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "agent.h"
#include "exceptions.h"
#include "native.h"
#include "transformation.h"

static jobject run_ended;   /* the Throwable that ends threads */
static jobject platform_loader;

void begin_ending_threads(JNIEnv *env, jthrowable ended, jobject platform)
{
    run_ended = (*env)->NewGlobalRef(env, ended);
    platform_loader = (*env)->NewGlobalRef(env, platform);
}

void throw_run_ended(JNIEnv *env)
{
    (*env)->Throw(env, run_ended);
}

bool is_run_ended_pending(JNIEnv *env)
{
    jthrowable thrown = (*env)->ExceptionOccurred(env);
    bool is = thrown != NULL && (*env)->IsSameObject(env, thrown, run_ended);
    (*env)->DeleteLocalRef(env, thrown);
    return is;
}

void end_soon(JNIEnv *env)
{
    jthread current = NULL;
    if ((*jvmti)->GetCurrentThread(jvmti, &current) == JVMTI_ERROR_NONE) {
        (*jvmti)->StopThread(jvmti, current, run_ended);
        (*env)->DeleteLocalRef(env, current);
    }
}

/* Classes of the JDK and of Thaw: what a thread breaks off there may stay broken for later runs. */
bool is_lasting(JNIEnv *env, jclass class)
{
    jobject loader = NULL;
    if ((*jvmti)->GetClassLoader(jvmti, class, &loader) != JVMTI_ERROR_NONE) {
        return false;
    }
    bool lasting = loader == NULL || (*env)->IsSameObject(env, loader, platform_loader) || is_own_loader(env, loader);
    (*env)->DeleteLocalRef(env, loader);
    return lasting;
}

bool begins_with(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

/* Where a thread is, as far as it matters for ending it. */
struct place {
    bool initializing;      /* a static initialiser of the JDK is on the stack */
    bool loading;           /* loads a class, or links a call site, in the JDK */
    bool in_queue;          /* in the code of a lock, or of the common pool, which is not to be left halfway */
    bool reacquiring;       /* takes back the lock of a condition, which fails for good if it is disturbed */
    bool in_call;           /* in a system call */
    bool in_program;        /* in code of the program */
};

#define QUEUE_FRAMES 4

static void look_at_frame(JNIEnv *env, jmethodID method, jint depth, bool *above_program, struct place *place)
{
    jclass class;
    char *name = NULL;
    char *type = NULL;
    jboolean native = JNI_FALSE;
    if ((*jvmti)->GetMethodName(jvmti, method, &name, NULL, NULL) != JVMTI_ERROR_NONE) {
        return;
    }
    bool initializer = strcmp(name, "<clinit>") == 0;
    if ((*above_program || initializer) && (*jvmti)->GetMethodDeclaringClass(jvmti, method, &class) == JVMTI_ERROR_NONE) {
        bool lasting = is_lasting(env, class);
        if (initializer && lasting) {
            place->initializing = true;
        }
        if (!lasting) {
            *above_program = false;
            place->in_program |= depth == 0;
        } else if (*above_program && (*jvmti)->GetClassSignature(jvmti, class, &type, NULL) == JVMTI_ERROR_NONE) {
            /* A class of the boot loader is transformed with no class loader on the stack. */
            if (begins_with(type, "Ljdk/internal/loader/") || strcmp(type, "Ljava/lang/ClassLoader;") == 0
                || strcmp(type, "Ldev/thaw/hottub/server/Transformation;") == 0
                || (strcmp(type, "Ljava/lang/invoke/MethodHandleNatives;") == 0 && begins_with(name, "link"))) {
                place->loading = true;
            }
            if (depth < QUEUE_FRAMES
                && (begins_with(type, "Ljava/util/concurrent/locks/") || begins_with(type, "Ljava/util/concurrent/ForkJoinPool"))) {
                place->in_queue = true;
            }
            if (begins_with(type, "Ljava/util/concurrent/locks/AbstractQueued") && strcmp(name, "reacquire") == 0) {
                place->reacquiring = true;
            }
            if (depth == 0 && (*jvmti)->IsMethodNative(jvmti, method, &native) == JVMTI_ERROR_NONE && native) {
                place->in_call = begins_with(type, "Lsun/nio/") || begins_with(type, "Ljava/net/") || begins_with(type, "Ljava/io/")
                    || begins_with(type, "Ljava/lang/Process");
            }
            (*jvmti)->Deallocate(jvmti, (unsigned char *) type);
        }
        (*env)->DeleteLocalRef(env, class);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) name);
}

static void look(JNIEnv *env, jthread thread, struct place *place)
{
    jvmtiFrameInfo frames[512];
    bool above_program = true;
    jint from = 0;
    jint count;
    do {
        count = 0;
        if ((*jvmti)->GetStackTrace(jvmti, thread, from, 512, frames, &count) != JVMTI_ERROR_NONE) {
            break;
        }
        for (jint i = 0; i < count; i++) {
            look_at_frame(env, frames[i].method, from + i, &above_program, place);
        }
        from += count;
    } while (count == 512);
}

/*
 * Ends a thread: the error is thrown in it, also out of a wait. A thread that would break something of the JDK if it was ended where it is goes on: it
 * is to be tried again. A thread that runs in the JDK will come to a better place soon, which `urgent` does not wait for; but
 * initialisers, class loaders and queues are left in no case. The first element of `waits_for` becomes what the thread was parked for when it was ended.
 */
JNIEXPORT void METHOD(stop)(JNIEnv *env, jclass class, jobject thread, jboolean urgent, jobjectArray waits_for)
{
    (void) class;
    jclass type = (*env)->FindClass(env, "java/lang/Thread");
    jfieldID blocker = type == NULL ? NULL : (*env)->GetFieldID(env, type, "parkBlocker", "Ljava/lang/Object;");
    (*env)->DeleteLocalRef(env, type);
    if (blocker == NULL) {
        return;
    }
    const jint waits = JVMTI_THREAD_STATE_PARKED | JVMTI_THREAD_STATE_SLEEPING | JVMTI_THREAD_STATE_IN_OBJECT_WAIT;
    struct place place = {0};
    jint state = 0;
    /* While it runs its stack could change between the look and the stop. */
    if ((*jvmti)->SuspendThread(jvmti, thread) != JVMTI_ERROR_NONE) {
        return;
    }
    look(env, thread, &place);
    (*jvmti)->GetThreadState(jvmti, thread, &state);
    bool waiting = (state & waits) != 0 || place.in_call;
    bool never = place.initializing || place.loading || place.reacquiring || (place.in_queue && !waiting);
    bool stop = !never && (urgent || waiting || place.in_program);
    if (stop) {
        jobject parked_for = (*env)->GetObjectField(env, thread, blocker);
        (*env)->SetObjectArrayElement(env, waits_for, 0, parked_for);
        (*env)->DeleteLocalRef(env, parked_for);
        (*jvmti)->StopThread(jvmti, thread, run_ended);
    }
    (*jvmti)->ResumeThread(jvmti, thread);
    if (stop) {
        (*jvmti)->InterruptThread(jvmti, thread);
    }
}
