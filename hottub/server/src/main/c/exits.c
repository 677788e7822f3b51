/* SPDX-License-Identifier: Apache-2.0 */
/*
 * System.exit and its like end the run. They never return: the thread waits until the server ends the run's threads, and
 * leaves by the error that ends them.
 */
#include "exits.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#include "connections.h"
#include "ending_threads.h"
#include "native.h"
#include "run.h"

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t released = PTHREAD_COND_INITIALIZER;
static bool release;        /* threads that wait in exit may go on, to their end */
static atomic_bool exits_are_real;
static atomic_bool idle = true; /* no run is on, and none is being reset; so it is before the first one */
static void (JNICALL *real_halt)(JNIEnv *, jclass, jint);

/* Stands for Shutdown.halt0, to which all ways out of a JVM lead: its hooks have run by now. */
static void JNICALL end_instead_of_halt(JNIEnv *env, jclass class, jint status)
{
    if (atomic_load(&exits_are_real) || atomic_load(&idle)) {
        /* Between runs it is a signal that ends the server. */
        real_halt(env, class, status);
        return;
    }
    end_run(EXITED, status & 0xff, is_alone(env));
    pthread_mutex_lock(&mutex);
    while (!release) {
        pthread_cond_wait(&released, &mutex);
    }
    pthread_mutex_unlock(&mutex);
    throw_run_ended(env);
}

void *bind_halt(void *real)
{
    real_halt = (void (JNICALL *)(JNIEnv *, jclass, jint)) real;
    return (void *) end_instead_of_halt;
}

bool is_halt_bound(void)
{
    return real_halt != NULL;
}

void begin_exits(void)
{
    release = false;
    atomic_store(&idle, false);
}

void leave_exits(void)
{
    atomic_store(&idle, true);
}

JNIEXPORT void METHOD(releaseExits)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    pthread_mutex_lock(&mutex);
    release = true;
    pthread_cond_broadcast(&released);
    pthread_mutex_unlock(&mutex);
}

/* From here on System.exit ends this process. */
JNIEXPORT void METHOD(makeExitsReal)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    atomic_store(&exits_are_real, true);
}
