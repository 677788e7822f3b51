/* SPDX-License-Identifier: Apache-2.0 */
/* A thread that waits in a system call comes out of it by a signal, and finds the error that ends it. */
#include "waking.h"

#include <dirent.h>
#include <signal.h>
#include <stdlib.h>
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

/* Wakes all threads that wait in a system call; the JVM and the JDK's own calls go on. */
JNIEXPORT void METHOD(wake)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    DIR *tasks = opendir("/proc/self/task");
    if (tasks == NULL) {
        return;
    }
    pid_t self = (pid_t) syscall(SYS_gettid);
    struct dirent *entry;
    while ((entry = readdir(tasks)) != NULL) {
        pid_t task = (pid_t) atoi(entry->d_name);
        if (task > 0 && task != self) {
            syscall(SYS_tgkill, getpid(), task, wake_signal());
        }
    }
    closedir(tasks);
}
