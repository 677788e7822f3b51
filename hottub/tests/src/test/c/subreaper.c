// SPDX-License-Identifier: Apache-2.0
// subreaper PROGRAM ARGUMENT...: runs a program to which orphans among its descendants come, as to the first process of a container.
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

int main(int count, char **words) {
    if (count > 1 && prctl(PR_SET_CHILD_SUBREAPER, 1) == 0) {
        execvp(words[1], words + 1);
    }
    perror(count > 1 ? words[1] : "subreaper PROGRAM ARGUMENT...");
    return 127;
}
