/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Loaded first into a server: sends it the signal that a file says, when it has told its client that the run is started
 * (or, with a minus in front of the number, when it is about to), and removes the file. Or waits before it tells that, as long as another file is there, and
 * leaves its number beside it.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static void kill_if_asked(int sign)
{
    const char *path = getenv("PROBE_KILL");
    FILE *file = path == NULL ? NULL : fopen(path, "re");
    int number = 0;
    if (file != NULL) {
        if (fscanf(file, "%d", &number) != 1) {
            number = 0;
        }
        fclose(file);
    }
    if (number * sign > 0) {
        unlink(path);
        kill(getpid(), number * sign);
        for (;;) {
            pause();
        }
    }
}

/* Not for ever: the test may have failed. */
static void hold_while_there(const char *path)
{
    char unfinished[512];
    char held[512];
    if (path == NULL || access(path, F_OK) != 0) {
        return;
    }
    snprintf(unfinished, sizeof unfinished, "%s.unfinished", path);
    snprintf(held, sizeof held, "%s.held", path);
    FILE *file = fopen(unfinished, "we");
    if (file != NULL) {
        fprintf(file, "%d\n", (int) getpid());
        fclose(file);
        rename(unfinished, held);
    }
    for (int i = 0; i < 12000 && access(path, F_OK) == 0; i++) {
        usleep(10000);
    }
}

#ifdef HOLD_AT_START
/* A server gets few of the program's variables, and this one no other process. */
__attribute__((constructor)) static void begin(void)
{
    if (getenv("THAW_HOTTUB_SERVER") != NULL) {
        hold_while_there(HOLD_AT_START);
    }
}
#endif

#ifdef HOLD_WHEN_IDLE
/* The JVM that prepares a server gives way to all others. */
__attribute__((constructor)) static void begin(void)
{
    if (strcmp(program_invocation_short_name, "java") == 0 && sched_getscheduler(0) == SCHED_IDLE) {
        hold_while_there(HOLD_WHEN_IDLE);
    }
}
#endif

ssize_t send(int socket, const void *data, size_t size, int flags)
{
    ssize_t (*real)(int, const void *, size_t, int) = (ssize_t (*)(int, const void *, size_t, int)) dlsym(RTLD_NEXT, "send");
    if (size == 5 && *(const char *) data == 'S') {
        hold_while_there(getenv("PROBE_HOLD"));
        kill_if_asked(-1);
        ssize_t sent = real(socket, data, size, flags);
        kill_if_asked(1);
        return sent;
    }
    return real(socket, data, size, flags);
}
