/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Loaded first into a server: sends it the signal that a file says, when it has told its client that the run is started
 * (or, with a minus in front of the number, when it is about to), and removes the file.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
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

ssize_t send(int socket, const void *data, size_t size, int flags)
{
    ssize_t (*real)(int, const void *, size_t, int) = (ssize_t (*)(int, const void *, size_t, int)) dlsym(RTLD_NEXT, "send");
    if (size == 5 && *(const char *) data == 'S') {
        kill_if_asked(-1);
        ssize_t sent = real(socket, data, size, flags);
        kill_if_asked(1);
        return sent;
    }
    return real(socket, data, size, flags);
}
