/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The end of a run is sent to its client when nothing of the program is left to do anything, before the rest of the reset. The
 * program's own threads end it, or the server does, which waits here for that and for what the client sends.
 */
#define _GNU_SOURCE
#include "run.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "connections.h"
#include "descriptors.h"
#include "exceptions.h"
#include "library_streams.h"
#include "native.h"
#include "ports.h"
#include "waking.h"
#include "watched_libraries.h"

static struct {
    atomic_int over;        /* nonzero: the run has ended, or there is none */
    int connection;
    int ended;              /* an eventfd: the run has ended */
    atomic_bool unsent;     /* the client does not know yet how it has ended: */
    char kind;
    int number;
} run = {.over = 1, .connection = -1, .ended = -1};

static jclass class_of_run;     /* Run */

/* Whatever the program's own code, in an override, does to the server's thread: no client waits longer. */
enum { PATIENCE_SECONDS = 10 };
static timer_t patience;

/* All here may be done in a handler. */
static void send_end(void)
{
    if (atomic_exchange(&run.unsent, false)) {
        send_message(run.connection, run.kind, run.number);
    }
}

static void on_patience(int number)
{
    (void) number;
    int error = errno;
    send_end();
    errno = error;
}

static bool open_patience(void)
{
    struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGRTMAX - 4};
    struct sigaction action = {.sa_handler = on_patience, .sa_flags = SA_RESTART};
    return sigaction(event.sigev_signo, &action, NULL) == 0 && timer_create(CLOCK_MONOTONIC, &event, &patience) == 0;
}

/* 0: for as long as it takes. */
static void wait_at_most(time_t seconds)
{
    struct itimerspec time = {.it_value.tv_sec = seconds};
    timer_settime(patience, 0, &time, NULL);
}

bool open_end_of_run(int least)
{
    if (!open_patience()) {
        return false;
    }
    int low = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    run.ended = low < 0 ? -1 : fcntl(low, F_DUPFD_CLOEXEC, least);
    if (run.ended >= 0) {
        close(low);
    }
    return run.ended >= 0;
}

void set_client_of_run(int connection)
{
    run.connection = connection;
}

void begin_run(JNIEnv *env, jclass class)
{
    if (class_of_run == NULL) {
        class_of_run = (*env)->NewGlobalRef(env, class);
    }
    uint64_t count;
    while (read(run.ended, &count, sizeof count) > 0) {
        /* the end of an earlier run that nobody waited for */
    }
    atomic_store(&run.over, 0);
}

void cancel_run(void)
{
    atomic_store(&run.over, 1);
}

bool is_run_over(void)
{
    return atomic_load(&run.over) != 0;
}

bool is_alone(JNIEnv *env)
{
    jmethodID method = (*env)->GetStaticMethodID(env, class_of_run, "isAlone", "()Z");
    bool alone = method != NULL && (*env)->CallStaticBooleanMethod(env, class_of_run, method);
    bool failed = (*env)->ExceptionCheck(env);
    (*env)->ExceptionClear(env);
    return alone && !failed;
}

bool end_run(char kind, int number, bool alone)
{
    if (atomic_exchange(&run.over, 1) != 0) {
        return false;
    }
    if (kind == EXITED) {
        end_libraries();
        flush_streams();
    }
    bool waits = !alone && may_wait_for_input();
    detach_descriptors();
    if (waits) {
        wake_readers_of_input();
    }
    free_ports();
    run.kind = kind;
    run.number = number;
    atomic_store(&run.unsent, kind != 0);
    if (alone) {
        send_end();
    } else {
        wait_at_most(PATIENCE_SECONDS);
    }
    uint64_t one = 1;
    if (write(run.ended, &one, sizeof one) < 0) {
        abort();
    }
    return true;
}

/* For what the server has to do before; once is enough. */
JNIEXPORT void METHOD(sendEnd)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    if (atomic_load(&run.unsent)) {
        /* Threads may have taken others before they were ended. */
        free_ports();
    }
    send_end();
    wait_at_most(0);
}

/* What happens next: 0: the run has ended; -1: the client is gone; else a signal for the program. */
JNIEXPORT jint METHOD(await)(JNIEnv *env, jclass class)
{
    (void) class;
    for (;;) {
        struct pollfd ready[2] = {{.fd = run.ended, .events = POLLIN}, {.fd = run.connection, .events = POLLIN}};
        if (poll(ready, 2, -1) < 0) {
            if (errno == EINTR) {
                continue;
            }
            throw_errno(env, "poll");
            return -1;
        }
        if (ready[0].revents != 0) {
            uint64_t count;
            if (read(run.ended, &count, sizeof count) < 0) {
                throw_errno(env, "eventfd");
            }
            return 0;
        }
        unsigned char number;
        ssize_t n = recv(run.connection, &number, 1, MSG_DONTWAIT);
        if (n == 1) {
            return number;
        }
        if (n == 0 || (errno != EAGAIN && errno != EINTR)) {
            return -1;
        }
    }
}

/* Ends the run from the server's side; false: it has ended already. */
JNIEXPORT jboolean METHOD(endRun)(JNIEnv *env, jclass class, jint kind, jint number)
{
    (void) env; (void) class;
    return end_run((char) kind, number, false);
}
