// SPDX-License-Identifier: Apache-2.0
// Tells what it finds of itself, and computes something. With TELL_FILE, appends what it really runs from to that file; with
// TELL_AGAIN, starts itself again by /proc; what TELL_AFTER says is done first; with TELL_AS_NOBODY, root's rights go. With BEGINS, a library that says when it begins; with BESIDE, looks for one beside itself.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef BEGINS
__attribute__((constructor)) static void begins(void) { (void)!write(1, "begins\n", 7); }
#else
extern char **environ;

__attribute__((noinline)) int step(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
__attribute__((noinline)) int mix(int x, int y) { return x & 1 ? step(x) ^ y : step(y) + x; }

static void tell_inode(const char *how, ino_t inode) { printf("%s %llu\n", how, (unsigned long long)inode); }

static void tell_opened(const char *how, int file) {
    struct stat s = {0};
    fstat(file, &s);
    tell_inode(how, s.st_ino);
    close(file);
}

static void tell_failed(const char *how, int failed) { printf("%s fails %d: %s\n", how, failed, strerror(errno)); }

// Which file it is, by each way to look at it.
static void tell_file(void) {
    const char *self = "/proc/self/exe";
    char own[64];
    struct stat s = {0};
    struct statx x = {0};
    snprintf(own, sizeof own, "/proc/%d/exe", getpid());
    stat(self, &s);
    tell_inode("stat", s.st_ino);
    stat(own, &s);
    tell_inode("stat of its number", s.st_ino);
    fstatat(AT_FDCWD, self, &s, 0);
    tell_inode("fstatat", s.st_ino);
    statx(AT_FDCWD, self, 0, STATX_INO, &x);
    tell_inode("statx", x.stx_ino);
    lstat(self, &s);
    printf("a link %d\n", S_ISLNK(s.st_mode));
    tell_opened("open", open(self, O_RDONLY));
    tell_opened("openat", openat(AT_FDCWD, self, O_RDONLY));
    FILE *stream = fopen(self, "r");
    fstat(fileno(stream), &s);
    tell_inode("fopen", s.st_ino);
    fclose(stream);
    errno = EDOM;
    stat(self, &s);
    close(open(self, O_RDONLY));
    printf("nothing has failed: %d\n", errno == EDOM);
    tell_failed("open for writing", open(self, O_WRONLY) < 0);
    tell_failed("openat for writing", openat(AT_FDCWD, self, O_RDWR) < 0);
    tell_failed("fopen for writing", fopen(self, "r+") == NULL);
}

static void tell_mode(const char *how, const char *path, int file) {
    struct stat s = {0};
    fstat(file, &s);
    printf("made by %s with %o\n", how, (unsigned)s.st_mode & 07777);
    close(file);
    unlink(path);
}

// What is made, and what fails.
static void tell_others(void) {
    const char *nothing = "/nowhere/at-all";
    char path[64];
    struct stat s;
    snprintf(path, sizeof path, "/tmp/thaw-teller-%d", getpid());
    tell_mode("open", path, open(path, O_WRONLY | O_CREAT | O_EXCL, 0641));
    tell_mode("openat", path, openat(AT_FDCWD, path, O_WRONLY | O_CREAT | O_EXCL, 0614));
    tell_failed("open of nothing", open(nothing, O_RDONLY) < 0);
    tell_failed("openat of nothing", openat(AT_FDCWD, nothing, O_RDONLY) < 0);
    tell_failed("fopen of nothing", fopen(nothing, "r") == NULL);
    tell_failed("stat of nothing", stat(nothing, &s) < 0);
    tell_failed("fstatat of nothing", fstatat(AT_FDCWD, nothing, &s, 0) < 0);
}

static void begin(void) {
    const char *first = getenv("TELL_AFTER");
    if (first != NULL && system(first) != 0) {
        printf("%s has failed\n", first);
    }
    if (getenv("TELL_AS_NOBODY") != NULL && geteuid() == 0 && setresuid(65534, 65534, 65534) != 0) {
        printf("nobody has failed\n");
    }
}

int main(int count, char **arguments) {
    if (getenv("TELL_AGAIN") != NULL) {
        unsetenv("TELL_AGAIN");
        execv("/proc/self/exe", arguments);
    }
    begin();
    char path[PATH_MAX];
    char line[PATH_MAX] = "";
    for (int i = 0; i < count; i++) {
        printf("argument %s\n", arguments[i]);
    }
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    printf("exe %.*s\n", (int)length, path);
    length = readlink("/proc/self/exe", path, 5);
    printf("its beginning %.*s\n", (int)length, path);
    char *real = realpath("/proc/self/exe", path);
    printf("real %s\n", real == NULL ? strerror(errno) : real);
    printf("called %s\n", (const char *)getauxval(AT_EXECFN));
    tell_file();
    tell_others();
#ifdef BESIDE
    dlopen("$ORIGIN/nothing-there.so", RTLD_LAZY);
    printf("beside %s\n", dlerror());
#endif
    FILE *comm = fopen("/proc/self/comm", "r");
    printf("comm %s", fgets(line, sizeof line, comm));
    fclose(comm);
    for (char **v = environ; *v != NULL; v++) {
        if (strncmp(*v, "THAW_BAM_", 9) != 0 && strncmp(*v, "LD_PRELOAD=", 11) != 0) {
            printf("variable %s\n", *v);
        }
    }
    int x = count;
    for (int i = 0; i < 300000; i++) {
        x = mix(x, i) & 0xfffff;
    }
    printf("result %d\n", x);
    if (getenv("TELL_FILE") != NULL) {
        FILE *maps = fopen("/proc/self/maps", "r");
        if (fgets(line, sizeof line, maps) != NULL) {
            int file = open(getenv("TELL_FILE"), O_WRONLY | O_APPEND | O_CREAT, 0600);
            (void)!write(file, line, strlen(line));
            close(file);
        }
    }
    return 7;
}
#endif
