// SPDX-License-Identifier: Apache-2.0
// Loaded into every process of a batch: a program that was re-laid is started instead of the original. Nothing here allocates,
// or writes to memory that is not its own stack: the caller may be the child of vfork.
//
// A program is known by device, inode, time and size; DIRECTORY/KEY/use is a link whose text says what to start:
// "relaid/NAME", "profiled/NAME" while there is a token, and anything else for the original. DIRECTORY/KEY/origin leads to it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "bam.h"

#define MOST_TOKENS 64
#define MOST_ARGUMENTS 1024

extern char **environ;

// Read once, before there is a second thread or a child.
char bam_directory[LONGEST_PATH];
static char requests[LONGEST_PATH];
static char only[1024];

static int (*real_execvpe)(const char *, char *const[], char *const[]);
static int (*real_spawn)(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);
static int (*real_spawnp)(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]);

static void copy(char *to, size_t size, const char *from) {
    if (from != NULL && strlen(from) < size) {
        strcpy(to, from);
    }
}

// Written by hand: printf may allocate, and is not safe in the child of vfork.
struct text {
    char *at;
    char *end;
};

static void put(struct text *t, const char *s) {
    while (*s != 0 && t->at < t->end) {
        *t->at++ = *s++;
    }
    *t->at = 0;
}

static void put_number(struct text *t, unsigned long long n) {
    char digits[17];
    int at = 16;
    digits[16] = 0;
    do {
        digits[--at] = "0123456789abcdef"[n & 15];
        n >>= 4;
    } while (n != 0);
    put(t, digits + at);
}

static const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash == NULL ? path : slash + 1;
}

// Whether the name is in the list "a:b:c", or there is no list.
static int is_wanted(const char *path) {
    const char *name = name_of(path);
    size_t length = strlen(name);
    if (only[0] == 0) {
        return 1;
    }
    for (const char *at = only; at != NULL; at = strchr(at, ':'), at += at != NULL) {
        if (strncmp(at, name, length) == 0 && (at[length] == ':' || at[length] == 0)) {
            return 1;
        }
    }
    return 0;
}

static void request(const char *path) {
    char line[LONGEST_PATH + 1];
    char here[LONGEST_PATH] = "";
    if (requests[0] == 0 || (path[0] != '/' && syscall(SYS_getcwd, here, sizeof here) <= 0)) {
        return;
    }
    int pipe = (int)syscall(SYS_openat, AT_FDCWD, requests, O_WRONLY | O_NONBLOCK | O_CLOEXEC);
    if (pipe < 0) {
        return;
    }
    struct text t = {line, line + sizeof line - 1};
    put(&t, here);
    put(&t, path[0] == '/' ? "" : "/");
    put(&t, path);
    put(&t, "\n");
    if (t.at - line <= PIPE_BUF) {
        (void)!write(pipe, line, (size_t)(t.at - line));
    }
    close(pipe);
}

static int system_execve(const char *path, char *const arguments[], char *const variables[]) {
    return (int)syscall(SYS_execve, path, arguments, variables);
}

// Takes one of the tokens that let a run be profiled.
static int take_token(char *path, char *end, size_t room) {
    for (int n = 0; n < MOST_TOKENS; n++) {
        struct text t = {end, end + room};
        put(&t, "/token-");
        put_number(&t, (unsigned)n);
        if (unlink(path) == 0) {
            return 1;
        }
    }
    return 0;
}

// What to start for this program, in the buffer; or NULL for the program itself. Leaves errno as it was.
static const char *instead_of(const char *given, char *buffer, size_t size) {
    const char *path = maybe_null(given);
    int before = errno;
    const char *found = NULL;
    struct stat s;
    if (path == NULL || bam_directory[0] == 0 || !is_wanted(path) || stat(path, &s) != 0 || !S_ISREG(s.st_mode) ||
        (s.st_mode & (S_ISUID | S_ISGID)) != 0 || strncmp(path, bam_directory, strlen(bam_directory)) == 0) {
        errno = before;
        return NULL;
    }
    struct text t = {buffer, buffer + size - 1};
    put(&t, bam_directory);
    put(&t, "/");
    unsigned long long parts[] = {s.st_dev, s.st_ino, (unsigned long long)s.st_mtim.tv_sec, (unsigned long long)s.st_mtim.tv_nsec, (unsigned long long)s.st_size};
    for (int i = 0; i < 5; i++) {
        put(&t, i == 0 ? "" : "-");
        put_number(&t, parts[i]);
    }
    char *key_end = t.at;
    put(&t, "/use");
    char use[512];
    long length = syscall(SYS_readlink, buffer, use, sizeof use - 1);
    if (length < 0) {
        request(path);
    } else {
        use[length] = 0;
        int profiled = strncmp(use, "profiled/", 9) == 0;
        size_t room = (size_t)(buffer + size - 1 - key_end);
        if ((strncmp(use, "relaid/", 7) == 0 || (profiled && take_token(buffer, key_end, room))) && access(path, X_OK) == 0) {
            t.at = key_end;
            put(&t, "/");
            put(&t, use);
            found = t.at < t.end ? buffer : NULL;
        }
    }
    errno = before;
    return found;
}

// Before libraries have begun (-z initfirst), getenv knows nothing.
static const char *value_of(char *const variables[], const char *name) {
    size_t length = strlen(name);
    for (; *variables != NULL; variables++) {
        if (strncmp(*variables, name, length) == 0 && (*variables)[length] == '=') {
            return *variables + length + 1;
        }
    }
    return NULL;
}

// Whoever has started this program may not have asked here: a static program, or one that makes system calls by itself. So the program
// asks, before anything of it or of its libraries has run.
static void start_again(char *const arguments[], char *const variables[]) {
    char path[LONGEST_PATH];
    char buffer[LONGEST_PATH];
    long length = syscall(SYS_readlink, "/proc/self/exe", path, sizeof path - 1);
    if (length > 0) {
        path[length] = 0;
        const char *instead = instead_of(path, buffer, sizeof buffer);
        if (instead != NULL) {
            system_execve(instead, arguments, variables);
        }
    }
}

__attribute__((constructor)) static void begin(int count, char **arguments, char **variables) {
    (void)count;
    bam_begin_with_sanitizer(arguments, variables);
    copy(bam_directory, sizeof bam_directory, value_of(variables, "THAW_BAM_DIRECTORY"));
    copy(requests, sizeof requests, value_of(variables, "THAW_BAM_REQUESTS"));
    copy(only, sizeof only, value_of(variables, "THAW_BAM_ONLY"));
    real_execvpe = (__typeof__(real_execvpe))dlsym(RTLD_NEXT, "execvpe");
    real_spawn = (__typeof__(real_spawn))dlsym(RTLD_NEXT, "posix_spawn");
    real_spawnp = (__typeof__(real_spawnp))dlsym(RTLD_NEXT, "posix_spawnp");
    start_again(arguments, variables);
}

// The file that a search of PATH finds.
static const char *search(const char *file, char *buffer, size_t size) {
    const char *path = getenv("PATH");
    if (file == NULL || strchr(file, '/') != NULL || path == NULL) {
        return file;
    }
    for (const char *at = path; *at != 0;) {
        const char *end = strchrnul(at, ':');
        size_t length = (size_t)(end - at);
        if (length > 0 && length + strlen(file) + 2 < size) {
            memcpy(buffer, at, length);
            buffer[length] = '/';
            strcpy(buffer + length + 1, file);
            if (access(buffer, X_OK) == 0) {
                return buffer;
            }
        }
        at = *end == 0 ? end : end + 1;
    }
    return NULL;
}

int execve(const char *path, char *const arguments[], char *const variables[]) {
    char buffer[LONGEST_PATH];
    const char *instead = instead_of(path, buffer, sizeof buffer);
    if (instead != NULL) {
        system_execve(instead, arguments, variables);
    }
    return system_execve(path, arguments, variables);
}

int execv(const char *path, char *const arguments[]) { return execve(path, arguments, environ); }

int execvpe(const char *file, char *const arguments[], char *const variables[]) {
    char found[LONGEST_PATH];
    char buffer[LONGEST_PATH];
    int before = errno;
    const char *instead = instead_of(search(file, found, sizeof found), buffer, sizeof buffer);
    errno = before;
    if (instead != NULL) {
        system_execve(instead, arguments, variables);
    }
    return real_execvpe(file, arguments, variables);
}

int execvp(const char *file, char *const arguments[]) { return execvpe(file, arguments, environ); }

// The arguments of a list, up to its end; NULL where there are too many.
static char **gather(char **to, const char *first, va_list *rest) {
    int n = 0;
    for (const char *next = first; n < MOST_ARGUMENTS; next = va_arg(*rest, const char *)) {
        to[n++] = (char *)next;
        if (next == NULL) {
            return to;
        }
    }
    errno = E2BIG;
    return NULL;
}

int execl(const char *path, const char *first, ...) {
    char *list[MOST_ARGUMENTS];
    va_list rest;
    va_start(rest, first);
    char **all = gather(list, first, &rest);
    va_end(rest);
    return all == NULL ? -1 : execve(path, all, environ);
}

int execlp(const char *file, const char *first, ...) {
    char *list[MOST_ARGUMENTS];
    va_list rest;
    va_start(rest, first);
    char **all = gather(list, first, &rest);
    va_end(rest);
    return all == NULL ? -1 : execvpe(file, all, environ);
}

int execle(const char *path, const char *first, ...) {
    char *list[MOST_ARGUMENTS];
    va_list rest;
    va_start(rest, first);
    char **all = gather(list, first, &rest);
    char **variables = all == NULL ? NULL : va_arg(rest, char **);
    va_end(rest);
    return all == NULL ? -1 : execve(path, all, variables);
}

static int is_absolute(const char *given) {
    const char *path = maybe_null(given);
    return path != NULL && path[0] == '/';
}

int execveat(int at, const char *path, char *const arguments[], char *const variables[], int flags) {
    char buffer[LONGEST_PATH];
    const char *instead = flags == 0 && is_absolute(path) ? instead_of(path, buffer, sizeof buffer) : NULL;
    if (instead != NULL) {
        system_execve(instead, arguments, variables);
    }
    return (int)syscall(SYS_execveat, at, path, arguments, variables, flags);
}

int posix_spawn(pid_t *pid, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                char *const arguments[], char *const variables[]) {
    char buffer[LONGEST_PATH];
    // The actions may change the directory that a relative path counts from.
    int is_clear = is_absolute(path) || actions == NULL;
    const char *instead = is_clear ? instead_of(path, buffer, sizeof buffer) : NULL;
    if (instead != NULL && real_spawn(pid, instead, actions, attributes, arguments, variables) == 0) {
        return 0;
    }
    return real_spawn(pid, path, actions, attributes, arguments, variables);
}

int posix_spawnp(pid_t *pid, const char *file, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                 char *const arguments[], char *const variables[]) {
    char found[LONGEST_PATH];
    char buffer[LONGEST_PATH];
    int before = errno;
    const char *path = search(file, found, sizeof found);
    errno = before;
    int is_clear = path != NULL && (path[0] == '/' || actions == NULL);
    const char *instead = is_clear ? instead_of(path, buffer, sizeof buffer) : NULL;
    if (instead != NULL && real_spawn(pid, instead, actions, attributes, arguments, variables) == 0) {
        return 0;
    }
    return real_spawnp(pid, file, actions, attributes, arguments, variables);
}
