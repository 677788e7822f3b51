// SPDX-License-Identifier: Apache-2.0
// Loaded into every process of a batch: a program that was re-laid is started instead of the original. Nothing here allocates,
// or writes to memory that is not its own stack: the caller may be the child of vfork.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "bam.h"

#define MOST_ARGUMENTS 1024

extern char **environ;

static __typeof__(&execvpe) real_execvpe;
static __typeof__(&posix_spawn) real_spawn;
static __typeof__(&posix_spawnp) real_spawnp;

static int system_execve(const char *path, char *const arguments[], char *const variables[]) {
    return (int)syscall(SYS_execve, path, arguments, variables);
}

// Returns where it cannot be started.
static void start(const char *instead, const char *name, const char *path, char *const arguments[], char *const variables[]) {
    struct bam_called called;
    char *all[bam_count(variables) + 2];
    system_execve(instead, arguments, bam_tell_called(&called, name, path, variables, all));
}

// Whoever has started this program may not have asked here: a static program, or one that makes system calls by itself. So the program
// asks, before anything of it or of its libraries has run.
static void start_again(const char *path, char *const arguments[], char *const variables[]) {
    char buffer[LONGEST_PATH];
    char name[16] = "";
    const char *instead = bam_instead_of(path, variables, buffer, sizeof buffer);
    if (instead != NULL) {
        const char *called = (const char *)getauxval(AT_EXECFN);
        syscall(SYS_prctl, PR_GET_NAME, name, 0, 0, 0);
        start(instead, name, called == NULL ? path : called, arguments, variables);
    }
}

__attribute__((constructor)) static void begin(int count, char **arguments, char **variables) {
    char path[LONGEST_PATH];
    (void)count;
    bam_begin_with_sanitizer(arguments, variables);
    bam_begin_instead(variables);
    long length = syscall(SYS_readlink, "/proc/self/exe", path, sizeof path - 1);
    path[length > 0 ? length : 0] = 0;
    bam_begin_files(path);
    real_execvpe = (__typeof__(real_execvpe))dlsym(RTLD_NEXT, "execvpe");
    real_spawn = (__typeof__(real_spawn))dlsym(RTLD_NEXT, "posix_spawn");
    real_spawnp = (__typeof__(real_spawnp))dlsym(RTLD_NEXT, "posix_spawnp");
    bam_take_called(variables, bam_origin[0] != 0);
    if (path[0] != 0 && bam_origin[0] == 0) {
        start_again(path, arguments, variables);
    }
}

// The file that a search of PATH finds; NULL where the real function has to find it: without PATH, or from a part that counts from the
// current directory, as an empty one does. The program asks for itself then.
static const char *search(const char *file, char *buffer, size_t size) {
    const char *path = getenv("PATH");
    if (file == NULL || strchr(file, '/') != NULL) {
        return file;
    }
    for (const char *at = path; at != NULL && *at == '/';) {
        const char *end = strchrnul(at, ':');
        size_t length = (size_t)(end - at);
        if (length + strlen(file) + 2 < size) {
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
    const char *instead = bam_instead_of(path, variables, buffer, sizeof buffer);
    if (instead != NULL) {
        start(instead, name_of(path), path, arguments, variables);
    }
    return system_execve(path, arguments, variables);
}

int execv(const char *path, char *const arguments[]) { return execve(path, arguments, environ); }

int execvpe(const char *file, char *const arguments[], char *const variables[]) {
    char found[LONGEST_PATH];
    char buffer[LONGEST_PATH];
    int before = errno;
    const char *path = search(file, found, sizeof found);
    errno = before;
    const char *instead = bam_instead_of(path, variables, buffer, sizeof buffer);
    if (instead != NULL) {
        start(instead, name_of(path), path, arguments, variables);
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
    const char *instead = flags == 0 && is_absolute(path) ? bam_instead_of(path, variables, buffer, sizeof buffer) : NULL;
    if (instead != NULL) {
        start(instead, name_of(path), path, arguments, variables);
    }
    return (int)syscall(SYS_execveat, at, path, arguments, variables, flags);
}

// Whether it was started from elsewhere. The actions may change the directory that a relative path counts from.
static int spawn_instead(const char *path, pid_t *pid, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                         char *const arguments[], char *const variables[]) {
    char buffer[LONGEST_PATH];
    const char *instead = is_absolute(path) || actions == NULL ? bam_instead_of(path, variables, buffer, sizeof buffer) : NULL;
    if (instead == NULL) {
        return 0;
    }
    struct bam_called called;
    char *all[bam_count(variables) + 2];
    return real_spawn(pid, instead, actions, attributes, arguments, bam_tell_called(&called, name_of(path), path, variables, all)) == 0;
}

int posix_spawn(pid_t *pid, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                char *const arguments[], char *const variables[]) {
    if (spawn_instead(path, pid, actions, attributes, arguments, variables)) {
        return 0;
    }
    return real_spawn(pid, path, actions, attributes, arguments, variables);
}

int posix_spawnp(pid_t *pid, const char *file, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                 char *const arguments[], char *const variables[]) {
    char found[LONGEST_PATH];
    int before = errno;
    const char *path = search(file, found, sizeof found);
    errno = before;
    if (spawn_instead(path, pid, actions, attributes, arguments, variables)) {
        return 0;
    }
    return real_spawnp(pid, file, actions, attributes, arguments, variables);
}
