// SPDX-License-Identifier: Apache-2.0
// Works, and has a child that works as well; a new child whenever it is told that the last one has done some rounds.
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
    for (int i = 0; i < 200000; i++) {
        x = mix(x, i) & 0xfffff;
    }
    return x;
}

int main(void) {
    int expected = work(9);
    for (;;) {
        pid_t child = fork();
        if (child == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);
            while (work(9) == expected) {
            }
            _exit(1);
        }
        printf("child %d\n", child);
        fflush(stdout);
        for (int i = 0; i < 600; i++) {
            if (work(9) != expected) {
                puts("wrong");
            }
        }
        kill(child, SIGKILL);
        int status;
        waitpid(child, &status, 0);
        if (WIFEXITED(status)) {
            puts("wrong: the child");
        }
    }
}
