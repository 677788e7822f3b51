// SPDX-License-Identifier: Apache-2.0
// Works, and has children that work as well, each for a while; those that are there when SIGUSR1 comes stay.
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

__attribute__((noinline)) int step(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
__attribute__((noinline)) int mix(int x, int y) { return x & 1 ? step(x) ^ y : step(y) + x; }
__attribute__((noinline)) int work(int n) {
    int x = n;
    // A compiler that sees a pure function calls it once.
    __asm__ volatile("" : "+r"(x));
    for (int i = 0; i < 200000; i++) {
        x = mix(x, i) & 0xfffff;
    }
    return x;
}

static volatile sig_atomic_t stay;
static void keep(int signal) {
    (void)signal;
    stay = 1;
}

int main(void) {
    signal(SIGUSR1, keep);
    int expected = work(9);
    pid_t self = getpid();
    pid_t children[12] = {0};
    for (int n = 0;; n = (n + 1) % 12) {
        if (stay) {
            puts(work(9) == expected ? "they stay" : "wrong");
            fflush(stdout);
            continue;
        }
        pid_t child = fork();
        if (child == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            // The parent may have been killed before.
            if (getppid() != self) {
                _exit(1);
            }
            while (work(9) == expected) {
                usleep(20000);
            }
            _exit(1);
        }
        printf("child %d\n", child);
        fflush(stdout);
        for (int i = 0; i < 300; i++) {
            if (work(9) != expected) {
                puts("wrong");
            }
        }
        // As of one that was killed.
        int status = SIGKILL;
        if (children[n] != 0) {
            kill(children[n], SIGKILL);
            waitpid(children[n], &status, 0);
        }
        children[n] = child;
        if (WIFEXITED(status)) {
            puts("wrong: the child");
        }
    }
}
