// SPDX-License-Identifier: Apache-2.0
// Has stacks, and words on them or elsewhere, that whoever looks for addresses of code has to know: the argument says which. Each
// line is a round.
#define _GNU_SOURCE
#include "work.h"
#include <alloca.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

static volatile sig_atomic_t wanted;
static void begin(int signal) {
    (void)signal;
    wanted = 1;
}

static void nothing(void) {}

// Does something once, when SIGUSR1 has come.
static void rounds(void (*when_wanted)(void)) {
    signal(SIGUSR1, begin);
    for (int x = 1, done = 0;;) {
        for (int i = 0; i < 10; i++) {
            x = work(x);
        }
        if (wanted && !done) {
            done = 1;
            when_wanted();
        }
        says("round\n");
    }
}

// All of a stack that has never been larger is in use, as by a large buffer.
static void deep(void) {
    enum { SIZE = 200 << 10 };
    volatile char *all = alloca(SIZE);
    for (int i = SIZE - 1; i >= 0; i -= 1024) {
        all[i] = 1;
    }
    rounds(nothing);
}

// From SIGUSR1 on, a thread waits above what its calls have left on its stack.
NEVER_INLINED int deepens(int depth, int x) {
    volatile int kept[16];
    kept[depth & 15] = x;
    int deeper = depth > 0 ? deepens(depth - 1, mix(x, depth) & 0xfffff) : step(x);
    return (deeper + kept[depth & 15]) & 0xfffff;
}

static void *waits_above(void *unused) {
    (void)unused;
    for (int x = 1; !wanted;) {
        x = deepens(200, x);
    }
    says("waits\n");
    for (;;) {
        pause();
    }
    return NULL;
}

static void stale(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, waits_above, NULL);
    rounds(nothing);
}

static void filters(void) {
    filters_memory_and(SYS_mremap);
}

static void trapped(int signal) { (void)signal; }

// Whether the handler is somebody else's cannot be asked for under the filter.
static void sandbox(void) {
    signal(SIGTRAP, trapped);
    rounds(filters);
}

// As if a handler had left contexts suspended within the first bytes of a function, which `swapcontext` lets it.
static volatile uintptr_t suspended[5];
static ucontext_t one, other;
static void suspends(void) {
    for (int i = 0; i < 5; i++) {
        suspended[i] = (uintptr_t)mix + i;
    }
    if (wanted) {
        swapcontext(&one, &other);
    }
    rounds(nothing);
}

// Threads that run on stacks in a mapping that is nearly empty.
static void on_arena(void) {
    for (int x = 1;;) {
        x = work(x);
    }
}

static void *leaves_for_arena(void *end) {
    __asm__ volatile("mov %0, %%rsp\n"
                     "call *%1"
                     :
                     : "r"(end), "r"(on_arena)
                     : "memory");
    return NULL;
}

static void arena(void) {
    char *all = mmap(NULL, 64ull << 30, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED) {
        wrong("wrong: no memory\n");
    }
    for (int i = 1; i <= 3; i++) {
        pthread_t thread;
        pthread_create(&thread, NULL, leaves_for_arena, all + i * (256 << 10));
    }
    rounds(nothing);
}

int main(int argc, char **argv) {
    static const struct {
        const char *name;
        void (*does)(void);
    } all[] = {{"deep", deep}, {"stale", stale}, {"sandbox", sandbox}, {"suspends", suspends}, {"arena", arena}};
    // The dynamic linker finds functions where the stack is small.
    says("begins\n");
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (argc > 1 && strcmp(argv[1], all[i].name) == 0) {
            all[i].does();
        }
    }
    return 2;
}
