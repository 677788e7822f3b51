/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The end of a run is sent to its client before the reset begins. The program's own threads end it, or the server does,
 * which waits here for that and for what the client sends.
 */
#include "run.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
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
    bool alone;             /* who ends the run is its only thread */
} run = {.over = 1, .connection = -1, .ended = -1};

bool open_end_of_run(int least)
{
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

void begin_run(void)
{
    uint64_t count;
    while (read(run.ended, &count, sizeof count) > 0) {
        /* the end of an earlier run that nobody waited for */
    }
    run.alone = false;
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

bool end_run(char kind, int number)
{
    if (atomic_exchange(&run.over, 1) != 0) {
        return false;
    }
    if (kind == EXITED) {
        end_libraries();
        flush_streams();
    }
    bool waits = !run.alone && may_wait_for_input();
    detach_descriptors();
    if (waits) {
        wake_readers_of_input();
    }
    free_ports();
    if (kind != 0) {
        send_message(run.connection, kind, number);
    }
    uint64_t one = 1;
    if (write(run.ended, &one, sizeof one) < 0) {
        abort();
    }
    return true;
}

/* Called by the thread that ends the run next. */
JNIEXPORT void METHOD(isAlone)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    run.alone = true;
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
    return end_run((char) kind, number);
}
