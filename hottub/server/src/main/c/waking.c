/* SPDX-License-Identifier: Apache-2.0 */
/* A thread that waits in a system call comes out of it by a signal, and finds the error that ends it. */
#include "waking.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include "native.h"

/* The signal alone ends the wait. */
static void on_wake(int number)
{
    (void) number;
}

static int wake_signal(void)
{
    return SIGRTMAX - 3;
}

void begin_waking(void)
{
    struct sigaction action = {.sa_handler = on_wake};
    sigaction(wake_signal(), &action, NULL);
}

/* Whether the thread waits in read(0, …). */
static bool reads_input(int tasks, pid_t task)
{
    char path[32];
    char begin[32];
    char text[32] = {0};
    snprintf(path, sizeof path, "%d/syscall", task);
    int file = openat(tasks, path, O_RDONLY | O_CLOEXEC);
    if (file < 0) {
        return false;
    }
    ssize_t n = read(file, text, sizeof text - 1);
    close(file);
    int length = snprintf(begin, sizeof begin, "%ld 0x0 ", (long) SYS_read);
    return n >= length && strncmp(text, begin, (size_t) length) == 0;
}

/* How many were woken. */
static int wake_threads(bool only_readers_of_input)
{
    DIR *tasks = opendir("/proc/self/task");
    if (tasks == NULL) {
        return 0;
    }
    int woken = 0;
    pid_t self = (pid_t) syscall(SYS_gettid);
    struct dirent *entry;
    while ((entry = readdir(tasks)) != NULL) {
        pid_t task = (pid_t) atoi(entry->d_name);
        if (task > 0 && task != self && (!only_readers_of_input || reads_input(dirfd(tasks), task))) {
            syscall(SYS_tgkill, getpid(), task, wake_signal());
            woken++;
        }
    }
    closedir(tasks);
    return woken;
}

/* Wakes all threads that wait in a system call; the JVM and the JDK's own calls go on. */
JNIEXPORT void METHOD(wake)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    wake_threads(false);
}

bool may_wait_for_input(void)
{
    struct stat input;
    return fstat(STDIN_FILENO, &input) == 0 && (S_ISFIFO(input.st_mode) || S_ISSOCK(input.st_mode) || isatty(STDIN_FILENO));
}

void wake_readers_of_input(void)
{
    const int attempts = 100;
    for (int i = 0; i < attempts && wake_threads(true) > 0; i++) {
        /* Each reads once more, and finds the new one. */
        usleep(i < 10 ? 100 : 1000);
    }
}
