// SPDX-License-Identifier: Apache-2.0
// What a re-laid program finds when it looks for itself: the original's path.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "bam.h"

static const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash == NULL ? path : slash + 1;
}

// A re-laid program that asks for itself gets the original's path.
static ssize_t original(const char *path, char *buffer, size_t size, ssize_t length) {
    size_t prefix = strlen(bam_directory);
    if (length <= 0 || prefix == 0 || strncmp(path, "/proc/", 6) != 0 || strcmp(name_of(path), "exe") != 0) {
        return length;
    }
    char link[LONGEST_PATH];
    ssize_t whole = syscall(SYS_readlink, path, link, sizeof link - 16);
    if (whole <= (ssize_t)prefix || strncmp(link, bam_directory, prefix) != 0 || link[prefix] != '/') {
        return length;
    }
    link[whole] = 0;
    char *end = strchr(link + prefix + 1, '/');
    if (end == NULL) {
        return length;
    }
    strcpy(end, "/origin");
    ssize_t found = syscall(SYS_readlink, link, buffer, size);
    return found < 0 ? length : found;
}

ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
    return original(path, buffer, size, syscall(SYS_readlink, path, buffer, size));
}

ssize_t readlinkat(int at, const char *restrict path, char *restrict buffer, size_t size) {
    return original(path, buffer, size, syscall(SYS_readlinkat, at, path, buffer, size));
}

// What compilers make of those two where they check sizes.
ssize_t __readlink_chk(const char *path, char *buffer, size_t size, size_t room);
ssize_t __readlink_chk(const char *path, char *buffer, size_t size, size_t room) {
    if (size > room) {
        abort();
    }
    return readlink(path, buffer, size);
}

ssize_t __readlinkat_chk(int at, const char *path, char *buffer, size_t size, size_t room);
ssize_t __readlinkat_chk(int at, const char *path, char *buffer, size_t size, size_t room) {
    if (size > room) {
        abort();
    }
    return readlinkat(at, path, buffer, size);
}

static char *next_realpath(const char *path, char *resolved) {
    char *(*real)(const char *, char *) = (char *(*)(const char *, char *))dlsym(RTLD_NEXT, "realpath");
    return real(path, resolved);
}

char *realpath(const char *restrict given, char *restrict resolved) {
    char link[LONGEST_PATH];
    const char *path = maybe_null(given);
    if (path != NULL && strcmp(path, "/proc/self/exe") == 0) {
        ssize_t length = readlink(path, link, sizeof link - 1);
        if (length > 0) {
            link[length] = 0;
            return next_realpath(link, resolved);
        }
    }
    return next_realpath(path, resolved);
}

char *canonicalize_file_name(const char *path) { return realpath(path, NULL); }

// Where sizes are checked.
char *__realpath_chk(const char *path, char *resolved, size_t room);
char *__realpath_chk(const char *path, char *resolved, size_t room) {
    if (room < PATH_MAX) {
        abort();
    }
    return realpath(path, resolved);
}
