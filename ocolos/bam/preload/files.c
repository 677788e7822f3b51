// SPDX-License-Identifier: Apache-2.0
// What a re-laid program finds when it looks at itself: the original's path, and the original.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "bam.h"

char bam_origin[LONGEST_PATH];
// What the original was known by when it was re-laid.
static char origin_key[LONGEST_KEY];

// Found at the begin: later, it could take a message of dlerror away.
#define LOOK_UP(f) ((__typeof__(next_##f))dlsym(RTLD_NEXT, #f))
#define FIND(f) (next_##f = LOOK_UP(f))
#define NEXT(f) (next_##f != NULL ? next_##f : LOOK_UP(f))
static __typeof__(&open) next_open;
static __typeof__(&open64) next_open64;
static __typeof__(&openat) next_openat;
static __typeof__(&openat64) next_openat64;
static __typeof__(&fopen) next_fopen;
static __typeof__(&fopen64) next_fopen64;
static __typeof__(&stat) next_stat;
static __typeof__(&stat64) next_stat64;
static __typeof__(&fstatat) next_fstatat;
static __typeof__(&fstatat64) next_fstatat64;
static __typeof__(&statx) next_statx;
static __typeof__(&realpath) next_realpath;

static int is_self(const char *path) {
    if (!begins_with(path, "/proc/")) {
        return 0;
    }
    char *end = NULL;
    const char *who = path + strlen("/proc/");
    return strcmp(who, "self/exe") == 0 || strcmp(who, "thread-self/exe") == 0 || (strtol(who, &end, 10) == getpid() && strcmp(end, "/exe") == 0);
}

static int is_relaid_self(const char *given) {
    const char *path = maybe_null(given);
    return bam_origin[0] != 0 && path != NULL && is_self(path);
}

// Of another process, too: of a program that was re-laid, the original's path; its length, or what was there.
static ssize_t original(const char *path, char *buffer, size_t size, ssize_t length) {
    size_t prefix = strlen(bam_directory);
    if (length <= 0 || prefix == 0 || !begins_with(path, "/proc/") || strcmp(name_of(path), "exe") != 0) {
        return length;
    }
    if (is_relaid_self(path)) {
        // What was kept may have gone meanwhile.
        size_t known = strlen(bam_origin);
        memcpy(buffer, bam_origin, known < size ? known : size);
        return (ssize_t)(known < size ? known : size);
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

void bam_begin_files(const char *program) {
    size_t prefix = strlen(bam_directory);
    FIND(open), FIND(open64), FIND(openat), FIND(openat64), FIND(fopen), FIND(fopen64);
    FIND(stat), FIND(stat64), FIND(fstatat), FIND(fstatat64), FIND(statx), FIND(realpath);
    if (prefix > 0 && begins_with(program, bam_directory) && program[prefix] == '/') {
        const char *key = program + prefix + 1;
        size_t length = strcspn(key, "/");
        memcpy(origin_key, key, length < sizeof origin_key ? length : 0);
        original("/proc/self/exe", bam_origin, sizeof bam_origin - 1, 1);
    }
}

// Its path may lead nowhere by now, to another file, or through what this process may not enter.
static int origin_is_there(void) {
    struct stat s;
    char key[LONGEST_KEY];
    int before = errno;
    int is_there = syscall(SYS_newfstatat, AT_FDCWD, bam_origin, &s, 0) == 0;
    errno = before;
    if (is_there) {
        bam_key(&s, key);
    }
    return is_there && strcmp(key, origin_key) == 0;
}

// What is opened, or looked at, for this path: where the original is not there, the file that runs, as the kernel's link leads there.
static const char *meant(const char *path) { return is_relaid_self(path) && origin_is_there() ? bam_origin : path; }

static const char *meant_unless(int is_not, const char *path) { return is_not ? path : meant(path); }

// Nobody can write to a program that runs, and the original does not.
static const char *meant_to_read(int flags, const char *path) {
    return meant_unless((flags & (O_NOFOLLOW | O_TRUNC)) != 0 || (flags & O_ACCMODE) != O_RDONLY, path);
}

static const char *meant_by(const char *mode, const char *path) { return meant_unless(mode[0] != 'r' || strchr(mode, '+') != NULL, path); }

#define MODE_OF(flags, mode) \
    mode_t mode = 0; \
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE) { \
        va_list rest; \
        va_start(rest, flags); \
        mode = va_arg(rest, mode_t); \
        va_end(rest); \
    }

int open(const char *path, int flags, ...) {
    MODE_OF(flags, mode)
    return NEXT(open)(meant_to_read(flags, path), flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE_OF(flags, mode)
    return NEXT(open64)(meant_to_read(flags, path), flags, mode);
}

int openat(int at, const char *path, int flags, ...) {
    MODE_OF(flags, mode)
    return NEXT(openat)(at, meant_to_read(flags, path), flags, mode);
}

int openat64(int at, const char *path, int flags, ...) {
    MODE_OF(flags, mode)
    return NEXT(openat64)(at, meant_to_read(flags, path), flags, mode);
}

FILE *fopen(const char *restrict path, const char *restrict mode) { return NEXT(fopen)(meant_by(mode, path), mode); }

FILE *fopen64(const char *restrict path, const char *restrict mode) { return NEXT(fopen64)(meant_by(mode, path), mode); }

int stat(const char *restrict path, struct stat *restrict to) { return NEXT(stat)(meant(path), to); }

int stat64(const char *restrict path, struct stat64 *restrict to) { return NEXT(stat64)(meant(path), to); }

int fstatat(int at, const char *restrict path, struct stat *restrict to, int flags) {
    return NEXT(fstatat)(at, meant_unless((flags & AT_SYMLINK_NOFOLLOW) != 0, path), to, flags);
}

int fstatat64(int at, const char *restrict path, struct stat64 *restrict to, int flags) {
    return NEXT(fstatat64)(at, meant_unless((flags & AT_SYMLINK_NOFOLLOW) != 0, path), to, flags);
}

int statx(int at, const char *restrict path, int flags, unsigned mask, struct statx *restrict to) {
    return NEXT(statx)(at, meant_unless((flags & AT_SYMLINK_NOFOLLOW) != 0, path), flags, mask, to);
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

char *realpath(const char *restrict path, char *restrict resolved) { return NEXT(realpath)(is_relaid_self(path) ? bam_origin : path, resolved); }

char *canonicalize_file_name(const char *path) { return realpath(path, NULL); }

// Where sizes are checked.
char *__realpath_chk(const char *path, char *resolved, size_t room);
char *__realpath_chk(const char *path, char *resolved, size_t room) {
    if (room < PATH_MAX) {
        abort();
    }
    return realpath(path, resolved);
}
