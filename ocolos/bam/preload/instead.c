// SPDX-License-Identifier: Apache-2.0
// What to start for a program. Nothing here allocates, or writes to memory that is not its own stack: the caller may be the child
// of vfork.
//
// A program is known by device, inode, size and the times of its content and its attributes; DIRECTORY/KEY/use is a link whose text
// says what to start: "relaid/NAME", "profiled/NAME" while there is a token, and anything else for the original. DIRECTORY/KEY/origin
// leads to it.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "bam.h"
#include "text.h"

#define MOST_TOKENS 64
// They are copied, on the stack.
#define MOST_VARIABLES 4096
// No variable is longer.
#define LONGEST_LIST (128 * 1024)

// Read once, before there is a second thread or a child.
char bam_directory[LONGEST_PATH];
static char requests[LONGEST_PATH];
static char only[LONGEST_LIST];

static void copy(char *to, size_t size, const char *from) {
    if (from != NULL && strlen(from) < size) {
        strcpy(to, from);
    }
}

static void put_number(struct text *t, unsigned long long n, unsigned base) {
    char digits[21];
    int at = 20;
    digits[20] = 0;
    do {
        digits[--at] = "0123456789abcdef"[n % base];
        n /= base;
    } while (n != 0);
    put(t, digits + at);
}

void bam_key(const struct stat *s, char key[LONGEST_KEY]) {
    // Who writes a file may set its time of content to what it was, but not the other, which rights and names change as well.
    const struct timespec *content = &s->st_mtim, *attributes = &s->st_ctim;
    unsigned long long parts[] = {
        s->st_dev,
        s->st_ino,
        (unsigned long long)content->tv_sec,
        (unsigned long long)content->tv_nsec,
        (unsigned long long)attributes->tv_sec,
        (unsigned long long)attributes->tv_nsec,
        (unsigned long long)s->st_size,
    };
    struct text t = {key, key + LONGEST_KEY - 1};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        put(&t, i == 0 ? "" : "-");
        put_number(&t, parts[i], 16);
    }
}

const char *bam_value_of(char *const variables[], const char *name) {
    size_t length = strlen(name);
    for (; variables != NULL && *variables != NULL; variables++) {
        if (strncmp(*variables, name, length) == 0 && (*variables)[length] == '=') {
            return *variables + length + 1;
        }
    }
    return NULL;
}

void bam_begin_instead(char *const variables[]) {
    copy(bam_directory, sizeof bam_directory, bam_value_of(variables, "THAW_BAM_DIRECTORY"));
    copy(requests, sizeof requests, bam_value_of(variables, "THAW_BAM_REQUESTS"));
    copy(only, sizeof only, bam_value_of(variables, "THAW_BAM_ONLY"));
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

// Whether the program will have this library, which answers for it, and the same batch.
static int is_followed(char *const variables[]) {
    const char *libraries = bam_value_of(variables, "LD_PRELOAD");
    const char *directory = bam_value_of(variables, "THAW_BAM_DIRECTORY");
    return libraries != NULL && strstr(libraries, "/libthaw_bam-") != NULL && directory != NULL && strcmp(directory, bam_directory) == 0 &&
           bam_count(variables) <= MOST_VARIABLES;
}

// The loader does not heed LD_PRELOAD then.
static int has_others_rights(void) { return getuid() != geteuid() || getgid() != getegid(); }

static void request(const char *path) {
    char line[LONGEST_PATH + 1];
    char here[LONGEST_PATH] = "";
    // Some of those paths are another program for each process: what is started by them asks for itself.
    if (begins_with(path, "/proc/") || begins_with(path, "/dev/")) {
        return;
    }
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
        // Not the library's functions, where a thread may be cancelled.
        syscall(SYS_write, pipe, line, (size_t)(t.at - line));
    }
    syscall(SYS_close, pipe);
}

// Takes one of the tokens that let a run be profiled.
static int take_token(char *path, char *end, size_t room) {
    for (int n = 0; n < MOST_TOKENS; n++) {
        struct text t = {end, end + room};
        put(&t, "/token-");
        put_number(&t, (unsigned)n, 16);
        if (unlink(path) == 0) {
            return 1;
        }
    }
    return 0;
}

// Whether that is the path which the program will be told: a file may have several, and another one when its directory is renamed.
static int is_where_it_was(const char *path, const char *origin) {
    char number[32];
    char now[LONGEST_PATH];
    char then[LONGEST_PATH];
    int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_PATH | O_CLOEXEC);
    if (file < 0) {
        return 0;
    }
    struct text t = {number, number + sizeof number - 1};
    put(&t, "/proc/self/fd/");
    put_number(&t, (unsigned)file, 10);
    long length = syscall(SYS_readlink, number, now, sizeof now);
    long expected = syscall(SYS_readlink, origin, then, sizeof then);
    syscall(SYS_close, file);
    return length > 0 && length == expected && memcmp(now, then, (size_t)length) == 0;
}

// By its time of access: what was not used for longest goes first.
static void note_use(const char *file) {
    struct timespec times[] = {{0, UTIME_NOW}, {0, UTIME_OMIT}};
    syscall(SYS_utimensat, AT_FDCWD, file, times, 0);
}

static const char *look_up(const char *path, char *buffer, size_t size) {
    struct stat s;
    if (syscall(SYS_newfstatat, AT_FDCWD, path, &s, 0) != 0 || !S_ISREG(s.st_mode) || (s.st_mode & (S_ISUID | S_ISGID)) != 0) {
        return NULL;
    }
    char key[LONGEST_KEY];
    bam_key(&s, key);
    struct text t = {buffer, buffer + size - 1};
    put(&t, bam_directory);
    put(&t, "/");
    put(&t, key);
    char *key_end = t.at;
    put(&t, "/use");
    char use[512];
    long length = syscall(SYS_readlink, buffer, use, sizeof use - 1);
    if (length < 0) {
        request(path);
        return NULL;
    }
    use[length] = 0;
    int is_profiled = begins_with(use, "profiled/");
    if ((!is_profiled && !begins_with(use, "relaid/")) || has_others_rights() || access(path, X_OK) != 0) {
        return NULL;
    }
    t.at = key_end;
    put(&t, "/origin");
    if (!is_where_it_was(path, buffer)) {
        request(path);
        return NULL;
    }
    if (is_profiled && !take_token(buffer, key_end, (size_t)(buffer + size - 1 - key_end))) {
        return NULL;
    }
    t.at = key_end;
    put(&t, "/");
    put(&t, use);
    if (t.at >= t.end) {
        return NULL;
    }
    note_use(buffer);
    return buffer;
}

const char *bam_instead_of(const char *given, char *const variables[], char *buffer, size_t size) {
    const char *path = maybe_null(given);
    int before = errno;
    if (path == NULL || bam_directory[0] == 0 || !is_wanted(path) || begins_with(path, bam_directory) || !is_followed(variables)) {
        return NULL;
    }
    const char *found = look_up(path, buffer, size);
    errno = before;
    return found;
}
