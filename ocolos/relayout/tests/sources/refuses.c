// SPDX-License-Identifier: Apache-2.0
// Is in a state in which it cannot be re-laid: the first argument says in which.
#define _GNU_SOURCE
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static int sleeps(void *unused) {
    (void)unused;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (;;) {
        pause();
    }
}

// SIGUSR1: from now on, another process has the same memory; SIGUSR2: it ends.
static volatile sig_atomic_t asked;
static void asks(int signal) { asked = signal; }

static void shares_as_asked(char *stack) {
    static pid_t other;
    if (asked == SIGUSR1 && other == 0) {
        other = clone(sleeps, stack + 65536, CLONE_VM | SIGCHLD, NULL);
    } else if (asked == SIGUSR2 && other != 0) {
        kill(other, SIGKILL);
        waitpid(other, NULL, 0);
        other = 0;
    } else {
        return;
    }
    printf(other != 0 ? "shares\n" : "shares no more\n");
    fflush(stdout);
}

__attribute__((noinline)) int work(int x) { return x % 3 ? x * 5 + 1 : x / 3; }

int main(int argc, char **argv) {
    const char *how = argc > 1 ? argv[1] : "";
    if (strcmp(how, "seccomp") == 0) {
        struct sock_filter all[] = {BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)};
        struct sock_fprog program = {1, all};
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
    } else if (strcmp(how, "full") == 0) {
        uintptr_t here = (uintptr_t)main & ~0xffffful;
        for (intptr_t d = -(2ll << 30); d < 2ll << 30; d += 1 << 20) {
            mmap((void *)(here + d), 1 << 20, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
        }
    } else if (strcmp(how, "shared") == 0) {
        char *stack = malloc(65536);
        clone(sleeps, stack + 65536, CLONE_VM | SIGCHLD, NULL);
    }
    if (strcmp(how, "mdwe") == 0) {
        prctl(65 /* PR_SET_MDWE */, 1 /* PR_MDWE_REFUSE_EXEC_GAIN */, 0, 0, 0);
    } else if (strcmp(how, "undumpable") == 0) {
        prctl(PR_SET_DUMPABLE, 0);
    } else if (strcmp(how, "ignores") == 0) {
        signal(SIGTRAP, SIG_IGN);
    }
    signal(SIGUSR1, asks);
    signal(SIGUSR2, asks);
    char *stack = malloc(65536);
    int x = 9;
    for (;;) {
        shares_as_asked(stack);
        if (strcmp(how, "idle") == 0) {
            usleep(100000);
        } else {
            for (int i = 0; i < 3000000; i++) {
                x = work(x + i);
            }
        }
        printf("%s\n", x == 1 ? "one" : "other");
        fflush(stdout);
    }
}
