// SPDX-License-Identifier: Apache-2.0
// Small services of libc and the kernel in the shape in which an image calls them: C functions without variable
// arguments and without macros.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

char **getEnviron(void) { return environ; }

int getThreadId(void) { return (int)syscall(SYS_gettid); }

void *mremapP(void *address, size_t size, size_t new_size, int flags, void *new_address) {
    return mremap(address, size, new_size, flags, new_address);
}

int openSII(const char *path, int flags, int mode) { return open(path, flags, mode); }

int openatISII(int directory, const char *path, int flags, int mode) {
    return openat(directory, path, flags, mode);
}

int fprintfSD(FILE *out, const char *format, const char *text, int number) {
    return fprintf(out, format, text, number);
}

void codeSynchronization_clearCache(long start, long size) {
    __builtin___clear_cache((char *)start, (char *)start + size);
}

// Nanoseconds in user mode, at the resolution of a clock tick; -1 if the thread is unknown. No clock of the kernel
// splits user from system time, so this reads /proc.
long getThreadUserTimeSlow(int tid) {
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", tid);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        return -1;
    }
    ssize_t n = read(fd, text, sizeof text - 1);
    close(fd);
    if (n <= 0) {
        return -1;
    }
    text[n] = '\0';
    // The thread's name comes second, in parentheses, and may itself hold spaces and parentheses.
    const char *field = strrchr(text, ')');
    for (int i = 2; i < 14 && field != NULL; i++) {
        field = strchr(field + 1, ' ');
    }
    if (field == NULL) {
        return -1;
    }
    return strtol(field, NULL, 10) * (1000000000L / sysconf(_SC_CLK_TCK));
}
