// SPDX-License-Identifier: Apache-2.0
// default_signals PROGRAM ARGUMENT...: runs a program that ignores and blocks no signal, whatever its parent does. (nohup, a job in the
// background and some build systems leave signals ignored, which children inherit, and no shell can undo it.)
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

int main(int count, char **words) {
    for (int number = 1; number < 32; number++) {
        signal(number, SIG_DFL); // fails for the two that have no other
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (count > 1) {
        execvp(words[1], words + 1);
    }
    perror(count > 1 ? words[1] : "default_signals PROGRAM ARGUMENT...");
    return 127;
}
