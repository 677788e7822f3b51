// SPDX-License-Identifier: Apache-2.0
// A frame that stays lies where the dynamic linker was called before, and never overwrites what that has left there. One thread;
// each line is a round. With an argument it traces its calls, which brings an unwinder.
#define _GNU_SOURCE
#include <execinfo.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>

#include "work.h"

/// The first call of a library's function goes through the dynamic linker.
NEVER_INLINED int leaves_words(int depth, const char *text) {
    volatile char deeper[256];
    deeper[depth] = text[0];
    return depth > 0 ? leaves_words(depth - 1, text) + deeper[depth] : strcoll(text, "other") + strverscmp(text, "1");
}

NEVER_INLINED void stays(int traces) {
    char unset[16384];
    __asm__ volatile("" : : "r"(unset) : "memory");
    for (int n = 1, x = 1;; n++) {
        x = work(x + n);
        poll(NULL, 0, 1);
        int calls = 3;
        if (traces) {
            void *frames[64];
            calls = backtrace(frames, 64);
        }
        printf("%s %d\n", calls >= 3 ? "round" : "wrong: a trace ends early in round", n);
        fflush(stdout);
    }
}

int main(int argc, char **argv) {
    if (leaves_words(8, argv[0]) == 12345) {
        return 1;
    }
    stays(argc > 1);
}
