// SPDX-License-Identifier: Apache-2.0
// Tells what it finds of itself, and computes something. With TELL_FILE, appends what it really runs from to that file; with
// TELL_AGAIN, starts itself again by /proc. With BEGINS, a library that says when it begins; with BESIDE, looks for one beside itself.
#define _GNU_SOURCE
#include <dlfcn.h>
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
}

int main(int count, char **arguments) {
    if (getenv("TELL_AGAIN") != NULL) {
        unsetenv("TELL_AGAIN");
        execv("/proc/self/exe", arguments);
    }
    char path[PATH_MAX];
    char line[PATH_MAX] = "";
    for (int i = 0; i < count; i++) {
        printf("argument %s\n", arguments[i]);
    }
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    printf("exe %.*s\n", (int)length, path);
    printf("real %s\n", realpath("/proc/self/exe", path));
    printf("called %s\n", (const char *)getauxval(AT_EXECFN));
    tell_file();
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
