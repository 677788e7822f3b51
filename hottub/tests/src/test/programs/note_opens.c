/* SPDX-License-Identifier: Apache-2.0 */
/* Loaded first into a client and a server: notes each file that they open, behind their number, in the file OPENED. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

static void note(const char *path)
{
    int error = errno;
    char line[4096];
    int length = snprintf(line, sizeof line, "%d %s\n", (int) getpid(), path);
    if (length >= (int) sizeof line) {
        length = sizeof line - 1;
    }
    int file = (int) syscall(SYS_openat, AT_FDCWD, OPENED, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0) {
        if (write(file, line, (size_t) length) < 0) {
            /* the test misses it */
        }
        close(file);
    }
    errno = error;
}

#define MODE_OF(flags) \
    mode_t mode = 0; \
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE) { \
        va_list arguments; \
        va_start(arguments, flags); \
        mode = va_arg(arguments, mode_t); \
        va_end(arguments); \
    }

#define OPEN(name) \
    int name(const char *path, int flags, ...) \
    { \
        int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...)) dlsym(RTLD_NEXT, #name); \
        MODE_OF(flags) \
        note(path); \
        return real(path, flags, mode); \
    }

#define OPENAT(name) \
    int name(int directory, const char *path, int flags, ...) \
    { \
        int (*real)(int, const char *, int, ...) = (int (*)(int, const char *, int, ...)) dlsym(RTLD_NEXT, #name); \
        MODE_OF(flags) \
        note(path); \
        return real(directory, path, flags, mode); \
    }

#define FOPEN(name) \
    FILE *name(const char *path, const char *how) \
    { \
        FILE *(*real)(const char *, const char *) = (FILE *(*)(const char *, const char *)) dlsym(RTLD_NEXT, #name); \
        note(path); \
        return real(path, how); \
    }

OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)
FOPEN(fopen)
FOPEN(fopen64)

DIR *opendir(const char *path)
{
    DIR *(*real)(const char *) = (DIR *(*)(const char *)) dlsym(RTLD_NEXT, "opendir");
    note(path);
    return real(path);
}
