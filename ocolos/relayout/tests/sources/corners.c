// SPDX-License-Identifier: Apache-2.0
// Works where a call that is made for somebody else does harm: on a small stack among the program's data, within a restartable
// sequence, under a filter of system calls, or on one of two stacks of the same memory. The argument says where.
#define _GNU_SOURCE
#include "work.h"
#include <alloca.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/rseq.h>
#include <ucontext.h>

static struct {
    char below[64 << 10];
    char stack[32 << 10];
} area __attribute__((aligned(64)));

// What is left of its stack is enough for it, and for nobody else.
static void on_small_stack(void) {
    volatile char *deep = alloca(sizeof area.stack - 2560);
    int x = 1;
    for (;;) {
        deep[0] = (char)x;
        x = work(x);
        for (size_t i = 0; i < sizeof area.below; i++) {
            if (area.below[i] != 0x5a) {
                wrong("wrong: memory below a stack was written\n");
            }
        }
        says("round\n");
    }
}

static atomic_int is_filtered;

static void *filtered(void *unused) {
    (void)unused;
    filters_memory_and(SYS_rt_sigaction);
    is_filtered = 1;
    for (int x = 1;;) {
        x = work(x);
    }
    return NULL;
}

static void *plain(void *unused) {
    (void)unused;
    for (int x = 1;;) {
        x = work(x);
    }
    return NULL;
}

// The kernel ends a sequence that is disturbed, and starts it anew: it never comes to its end forgotten.
NEVER_INLINED int sequence(void *rseq, long n) {
    __asm__ goto(
        ".pushsection __rseq_cs, \"aw\"\n"
        ".balign 32\n"
        "3: .long 0, 0\n"
        ".quad 1f, 2f - 1f, 4f\n"
        ".popsection\n"
        "leaq 3b(%%rip), %%rax\n"
        "movq %%rax, 8(%0)\n"
        "1:\n"
        "movq %1, %%rcx\n"
        "5: decq %%rcx\n"
        "jnz 5b\n"
        "cmpq %%rax, 8(%0)\n"
        "jne %l[forgotten]\n"
        "2:\n"
        ".pushsection __rseq_failure, \"ax\"\n"
        ".byte 0x0f, 0xb9, 0x3d\n"
        ".long 0x53053053\n"
        "4: jmp %l[again]\n"
        ".popsection\n"
        :
        : "r"(rseq), "r"(n)
        : "rax", "rcx", "cc", "memory"
        : again, forgotten);
    return 1;
again:
    return 0;
forgotten:
    wrong("wrong: a sequence was disturbed, and not ended\n");
    return 0;
}

// A sequence that is stepped never ends: there are none before SIGUSR1.
static volatile sig_atomic_t wanted;
static void begin(int signal) {
    (void)signal;
    wanted = 1;
}

static void in_sequences(void) {
    signal(SIGUSR1, begin);
    void *rseq = (char *)__builtin_thread_pointer() + __rseq_offset;
    if (__rseq_size == 0) {
        wrong("wrong: no restartable sequences\n");
    }
    for (int x = 1;;) {
        for (int done = 0; wanted && done < 100;) {
            done += sequence(rseq, 60000);
        }
        for (int i = 0; i < 10; i++) {
            x = work(x);
        }
        says("round\n");
    }
}

// Leaves nothing of where it was but on the stack that it leaves.
void switches(void **from, void *to);
__asm__(".text\n"
        ".globl switches\n"
        ".type switches, @function\n"
        "switches:\n"
        "push %rbp\npush %rbx\npush %r12\npush %r13\npush %r14\npush %r15\n"
        "mov %rsp, (%rdi)\n"
        "mov %rsi, %rsp\n"
        "pop %r15\npop %r14\npop %r13\npop %r12\npop %rbx\npop %rbp\n"
        "ret\n"
        ".size switches, . - switches\n");

static void *upper;
static void *lower;

static void *begins_at(char *end, void (*function)(void)) {
    void **top = (void **)((uintptr_t)end & ~15ul);
    *--top = NULL;
    *--top = (void *)function;
    return top - 6;
}

// Suspended with a return address into itself.
NEVER_INLINED int pauses(int x) {
    __asm__ volatile("" : "+r"(x));
    for (int i = 0; i < 1000; i++) {
        x = mix(x, i) & 0xfffff;
    }
    switches(&lower, upper);
    return mix(x, 3) & 0xfffff;
}

static void below(void) {
    for (int x = 2;;) {
        x = pauses(x);
    }
}

// SIGUSR1: the lower one is left alone; SIGUSR2: it goes on.
static volatile sig_atomic_t alone;
static void leaves_alone(int signal) { alone = signal == SIGUSR1; }

// Of shared memory, the kernel takes pages from the process, which hold what they held; it tells root alone of them.
static char *both;
static int is_shared;
static int is_told;
enum { STACK = 256 << 10 };

static void above(void) {
    for (int x = 1;;) {
        for (int i = 0; i < 1000; i++) {
            x = work(x) & 0xff;
            if (alone && is_told) {
                madvise(both, 2 * STACK, MADV_DONTNEED);
            }
            for (int n = 0; !alone && n < 100; n++) {
                switches(&upper, lower);
            }
            if (alone || i % 10 == 9) {
                says(alone ? "alone\n" : "both\n");
            }
        }
    }
}

static void coroutines(void) {
    signal(SIGUSR1, leaves_alone);
    signal(SIGUSR2, leaves_alone);
    both = is_shared ? mmap(NULL, 2 * STACK, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) : malloc(2 * STACK);
    lower = begins_at(both + STACK, below);
    if (is_shared) {
        char path[64];
        snprintf(path, sizeof path, "/proc/self/map_files/%lx-%lx", (long)both, (long)(both + 2 * STACK));
        is_told = access(path, R_OK) == 0;
        // Calls are made by a thread on a stack of its own.
        above();
    }
    static void *back;
    switches(&back, begins_at(both + 2 * STACK, above));
}

int main(int argc, char **argv) {
    const char *where = argc > 1 ? argv[1] : "";
    // The dynamic linker finds functions on larger stacks.
    says("begins\n");
    if (strcmp(where, "sequence") == 0) {
        in_sequences();
    }
    if (strcmp(where, "shadow") == 0) {
        // As sanitizers have it: what they use of it lies far apart.
        char *shadow = mmap(NULL, 8ull << 40, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (shadow == MAP_FAILED) {
            wrong("wrong: no memory\n");
        }
        shadow[3ull << 40] = 1;
        for (int x = 1;;) {
            for (int i = 0; i < 10; i++) {
                x = work(x);
            }
            says("round\n");
        }
    }
    is_shared = strcmp(where, "shared") == 0;
    if (is_shared || strcmp(where, "coroutines") == 0) {
        coroutines();
    }
    pthread_t thread;
    if (strcmp(where, "filter") == 0) {
        pthread_create(&thread, NULL, filtered, NULL);
        while (!is_filtered) {
            usleep(1000);
        }
    }
    pthread_create(&thread, NULL, plain, NULL);
    memset(area.below, 0x5a, sizeof area.below);
    static ucontext_t back, context;
    getcontext(&context);
    context.uc_stack.ss_sp = area.stack;
    context.uc_stack.ss_size = sizeof area.stack;
    context.uc_link = &back;
    makecontext(&context, on_small_stack, 0);
    swapcontext(&back, &context);
}
