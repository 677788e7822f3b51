// SPDX-License-Identifier: Apache-2.0
// Preloaded into an image, it fails one call on a snapshot's file, once: FAIL_CALL names it, FAIL_ERROR is its error number.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

static int is_ours(const char *name) {
    return strstr(name, "graph.doss") != NULL || strstr(name, "memfd:snapshot") != NULL;
}

static int fails(const char *call, const char *name) {
    static int failed;
    const char *chosen = getenv("FAIL_CALL");
    if (failed || chosen == NULL || strcmp(chosen, call) != 0 || !is_ours(name)) {
        return 0;
    }
    failed = 1;
    dprintf(STDERR_FILENO, "failed %s\n", call);
    errno = atoi(getenv("FAIL_ERROR"));
    return 1;
}

static int fails_on(const char *call, int descriptor) {
    char link[32], name[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0) {
        return 0;
    }
    name[length] = 0;
    return fails(call, name);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return fails("open", path) ? -1 : NEXT(open)(path, flags, mode);
}

int memfd_create(const char *name, unsigned flags) {
    return fails("memfd_create", "memfd:snapshot") ? -1 : NEXT(memfd_create)(name, flags);
}

int fstat(int descriptor, struct stat *to) {
    return fails_on("fstat", descriptor) ? -1 : NEXT(fstat)(descriptor, to);
}

int fchmod(int descriptor, mode_t mode) {
    return fails_on("fchmod", descriptor) ? -1 : NEXT(fchmod)(descriptor, mode);
}

off_t lseek(int descriptor, off_t offset, int whence) {
    return fails_on("lseek", descriptor) ? -1 : NEXT(lseek)(descriptor, offset, whence);
}

ssize_t sendfile(int to, int from, off_t *offset, size_t count) {
    return fails_on("sendfile", from) ? -1 : NEXT(sendfile)(to, from, offset, count);
}

int fcntl(int descriptor, int command, ...) {
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    return fails_on("fcntl", descriptor) ? -1 : NEXT(fcntl)(descriptor, command, argument);
}

ssize_t pread(int from, void *to, size_t count, off_t offset) {
    return fails_on("pread", from) ? -1 : NEXT(pread)(from, to, count, offset);
}

ssize_t write(int to, const void *from, size_t count) {
    return fails_on("write", to) ? -1 : NEXT(write)(to, from, count);
}

int flock(int descriptor, int operation) {
    return fails_on("flock", descriptor) ? -1 : NEXT(flock)(descriptor, operation);
}

int fsync(int descriptor) {
    return fails_on("fsync", descriptor) ? -1 : NEXT(fsync)(descriptor);
}

void *mmap(void *at, size_t size, int access, int flags, int descriptor, off_t offset) {
    return descriptor >= 0 && fails_on("mmap", descriptor)
            ? MAP_FAILED
            : NEXT(mmap)(at, size, access, flags, descriptor, offset);
}
