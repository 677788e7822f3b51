// SPDX-License-Identifier: Apache-2.0
// Starts the program of its first argument in each way that there is; its directory is the only one of PATH, beside /bin.
// With a second argument: in the ways that give it other variables than its own, of which there are none.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static void ended(const char *how, pid_t child) {
    int status = 0;
    waitpid(child, &status, 0);
    printf("%s %d\n", how, WIFEXITED(status) ? WEXITSTATUS(status) : -1);
    fflush(stdout);
}

#define IN_CHILD(how, fork_, call) \
    do { \
        pid_t child = fork_(); \
        if (child == 0) { \
            call; \
            _exit(99); \
        } \
        ended(how, child); \
    } while (0)

static int without_variables(const char *path, const char *name, char *const list[]) {
    char *none[] = {NULL};
    pid_t child;
    IN_CHILD("execve", fork, execve(path, list, none));
    IN_CHILD("execve of no list", fork, execve(path, list, NULL));
    IN_CHILD("execvpe", fork, execvpe(name, list, none));
    IN_CHILD("execle", fork, execle(path, "given", "x", NULL, none));
    IN_CHILD("execveat", fork, execveat(AT_FDCWD, path, list, none, 0));
    IN_CHILD("execvp", fork, (clearenv(), setenv("PATH", strndup(path, (size_t)(name - path)), 1), execvp(name, list)));
    posix_spawn(&child, path, NULL, NULL, list, none);
    ended("posix_spawn", child);
    posix_spawnp(&child, name, NULL, NULL, list, none);
    ended("posix_spawnp", child);
    return 0;
}

int main(int count, char **arguments) {
    if (count < 2) {
        return 2;
    }
    const char *path = arguments[1];
    const char *name = strrchr(path, '/') + 1;
    char *list[] = {(char *)"given", (char *)"x", NULL};
    pid_t child;
    if (count > 2) {
        return without_variables(path, name, list);
    }
    dup2(open("/dev/null", O_WRONLY), 3);
    IN_CHILD("execve", fork, (dup2(3, 1), execve(path, list, environ)));
    IN_CHILD("execv", fork, (dup2(3, 1), execv(path, list)));
    IN_CHILD("execvp", fork, (dup2(3, 1), execvp(name, list)));
    IN_CHILD("execvpe", fork, (dup2(3, 1), execvpe(name, list, environ)));
    IN_CHILD("execl", fork, (dup2(3, 1), execl(path, "given", "x", NULL)));
    IN_CHILD("execlp", fork, (dup2(3, 1), execlp(name, "given", "x", NULL)));
    IN_CHILD("execle", fork, (dup2(3, 1), execle(path, "given", "x", NULL, environ)));
    IN_CHILD("execveat", fork, (dup2(3, 1), execveat(AT_FDCWD, path, list, environ, 0)));
    IN_CHILD("vfork", vfork, (execve(path, list, environ)));
    posix_spawn(&child, path, NULL, NULL, list, environ);
    ended("posix_spawn", child);
    posix_spawnp(&child, name, NULL, NULL, list, environ);
    ended("posix_spawnp", child);
    // As system calls answer, however the headers declare them.
    int (*volatile at)(int, const char *, char *const[], char *const[], int) = execveat;
    int (*volatile spawn)(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *, char *const[], char *const[]) = posix_spawn;
    at(AT_FDCWD, NULL, list, environ, 0);
    printf("execveat of nothing: %s\n", strerror(errno));
    printf("posix_spawn of nothing: %s\n", strerror(spawn(&child, NULL, NULL, NULL, list, environ)));
    char *(*volatile real)(const char *, char *) = realpath;
    printf("realpath of nothing: %s\n", real(NULL, NULL) == NULL ? strerror(errno) : "something");
    char line[8192];
    snprintf(line, sizeof line, "%s x >/dev/null", path);
    printf("system %d\n", WEXITSTATUS(system(line)));
    fflush(stdout);
    FILE *pipe = popen(line, "r");
    printf("popen %d\n", WEXITSTATUS(pclose(pipe)));
    return 0;
}
