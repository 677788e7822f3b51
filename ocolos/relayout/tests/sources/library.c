// SPDX-License-Identifier: Apache-2.0
// A library (LIBRARY), a program that is linked with it (LINKED), and one that loads it by itself, from its first argument, with
// "apart" behind it into a namespace of its own. From SIGUSR1 on that one has unloaded it, and uses it only where it is still there.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define NEVER_INLINED __attribute__((noinline, noclone))
typedef long (*operation)(long);

#ifdef LIBRARY
NEVER_INLINED static long twice(long x) { return x & 1 ? x * 2 + 1 : x - 3; }
NEVER_INLINED static long choice(long x) {
    switch (x % 7) {
        case 0: return x * 3;
        case 1: return x + 7;
        case 2: return x ^ 0x55;
        case 3: return twice(x);
        case 4: return x << 1;
        case 5: return x | 3;
        default: return ~x;
    }
}
static __thread long calls;
NEVER_INLINED long library_step(long x) {
    calls++;
    return choice(x & 0xfffff) + twice(x);
}
operation library_operation(void) { return library_step; }
long library_work(long n, operation callback) {
    long x = n;
    calls = 0;
    for (int i = 0; i < 100000; i++) {
        x = (callback(x) ^ library_step(x + i)) & 0xffffff;
    }
    return x + calls;
}
#else
#ifdef LINKED
long library_work(long, operation);
operation library_operation(void);
#else
static long (*library_work)(long, operation);
static operation (*library_operation)(void);
#endif

static volatile sig_atomic_t unloads;
static void change(int signal) {
    (void)signal;
    unloads = 1;
}

static operation stored;
NEVER_INLINED static long own_half(long x) { return x & 2 ? x / 2 : x + 5; }
NEVER_INLINED static long own_step(long x) { return x & 1 ? own_half(stored(x)) : stored(own_half(x)) + 1; }

static void *work(void *result) {
    *(long *)result = library_work(7, own_step);
    return NULL;
}

int main(int argc, char **argv) {
#ifndef LINKED
    int apart = argc > 2 && strcmp(argv[2], "apart") == 0;
    void *library = argc < 2 ? NULL : apart ? dlmopen(LM_ID_NEWLM, argv[1], RTLD_NOW) : dlopen(argv[1], RTLD_NOW);
    if (library == NULL) {
        puts("wrong: no library");
        return 1;
    }
    library_work = (long (*)(long, operation))dlsym(library, "library_work");
    library_operation = (operation(*)(void))dlsym(library, "library_operation");
#else
    (void)argc;
    (void)argv;
#endif
    signal(SIGUSR1, change);
    stored = library_operation();
    long expected = library_work(7, own_step);
    for (int n = 1;; n++) {
        long other;
        pthread_t thread;
        pthread_create(&thread, NULL, work, &other);
        for (int i = 0; i < 20; i++) {
            if (library_work(7, own_step) != expected) {
                puts("wrong: the library computes something else");
            }
        }
        pthread_join(thread, NULL);
        if (other != expected) {
            puts("wrong: a thread computes something else");
        }
        if (library_operation() != stored) {
            puts("wrong: a function has two addresses");
        }
#ifndef LINKED
        if (unloads == 1) {
            dlclose(library);
            if (dlopen(argv[1], RTLD_NOW | RTLD_NOLOAD) == NULL) {
                puts("unloaded");
                return 3;
            }
            puts("stays");
            unloads = 2;
        }
#endif
        printf("round %d\n", n);
        fflush(stdout);
    }
}
#endif
