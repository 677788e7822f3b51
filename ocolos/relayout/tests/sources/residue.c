// SPDX-License-Identifier: Apache-2.0
// A frame that stays lies where the dynamic linker was called before, and never overwrites what that has left there. One thread;
// each line is a round. With an argument it traces its calls, which brings an unwinder.
#define _GNU_SOURCE
#include <execinfo.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>

#define NEVER_INLINED __attribute__((noinline, noclone))

NEVER_INLINED int step(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
NEVER_INLINED int mix(int x, int y) { return x & 1 ? step(x) ^ y : step(y) + x; }

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
        for (int i = 0; i < 1000000; i++) {
            x = mix(x, i) & 0xfffff;
        }
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
