// SPDX-License-Identifier: Apache-2.0
// Does what new code may not disturb, for ever, and says so when something is wrong: "round N" each time that all went well.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define NEVER_INLINED __attribute__((noinline, noclone))

static void wrong(const char *what) {
    printf("wrong: %s\n", what);
    fflush(stdout);
    _exit(9);
}

// Addresses of functions that were stored before compare equal to those that are taken afterwards.
typedef int (*operation)(int);
NEVER_INLINED int increment(int x) { return x + (x & 3 ? 1 : 2); }
NEVER_INLINED int halve(int x) { return x % 5 ? x / 2 : x - 1; }
static operation stored[2];
NEVER_INLINED operation operation_of(int which) { return which ? halve : increment; }
NEVER_INLINED int pointers(int x) {
    for (int i = 0; i < 200; i++) {
        if (operation_of(i & 1) != stored[i & 1]) {
            wrong("a function has two addresses");
        }
        x = stored[i & 1](x + i) & 0xffff;
    }
    return x;
}

// A dense switch, which compilers make a table of jumps of where they may.
NEVER_INLINED int choice(int x) {
    switch (x % 11) {
        case 0: return x * 3;
        case 1: return x + 7;
        case 2: return x ^ 0x55;
        case 3: return x - 9;
        case 4: return x << 1;
        case 5: return x | 3;
        case 6: return ~x;
        case 7: return x / 3;
        case 8: return x + x / 7;
        case 9: return -x;
        default: return x * x;
    }
}

// A leaf whose locals lie below the stack pointer, in numbers that live in vector registers.
NEVER_INLINED double sums(const double *v, int n) {
    double a[4] = {0, 0, 0, 0};
    for (int i = 0; i < n; i++) {
        a[i & 3] += v[i] * (double)(i & 7);
    }
    return a[0] + a[1] + a[2] + a[3];
}

// Held in all vector registers, and below the stack pointer, while nothing but a jump is executed: what is not 0 was changed.
#define EACH16(M) M(0) M(1) M(2) M(3) M(4) M(5) M(6) M(7) M(8) M(9) M(10) M(11) M(12) M(13) M(14) M(15)
#define EACH32(M) EACH16(M) M(16) M(17) M(18) M(19) M(20) M(21) M(22) M(23) M(24) M(25) M(26) M(27) M(28) M(29) M(30) M(31)
#define LOAD_YMM(n) "vmovdqu " #n "*32(%rdi), %ymm" #n "\n"
#define STORE_YMM(n) "vmovdqu %ymm" #n ", " #n "*32(%rsi)\n"
#define LOAD_ZMM(n) "vmovdqu64 " #n "*64(%rdi), %zmm" #n "\n"
#define STORE_ZMM(n) "vmovdqu64 %zmm" #n ", " #n "*64(%rsi)\n"
#define HELD(name, load, store) \
    __asm__(".text\n.p2align 4\n.type " #name ", @function\n" #name ":\n.cfi_startproc\n" \
            "movabsq $0x1122334455667788, %rax\n" \
            "movq %rax, -8(%rsp)\nmovq %rax, -64(%rsp)\nmovq %rax, -128(%rsp)\n" load \
            "1: decq %rdx\njnz 1b\n" store "vzeroupper\n" \
            "movq -8(%rsp), %rcx\nxorq %rax, %rcx\n" \
            "movq -64(%rsp), %rdx\nxorq %rax, %rdx\norq %rdx, %rcx\n" \
            "movq -128(%rsp), %rdx\nxorq %rdx, %rax\norq %rcx, %rax\nret\n" \
            ".cfi_endproc\n.size " #name ", .-" #name "\n")
HELD(held_avx, EACH16(LOAD_YMM), EACH16(STORE_YMM));
HELD(held_avx512, EACH32(LOAD_ZMM), EACH32(STORE_ZMM));
long held_avx(const void *in, void *out, long times);
long held_avx512(const void *in, void *out, long times);
NEVER_INLINED void registers(void) {
    unsigned char in[32 * 64], out[32 * 64];
    for (size_t i = 0; i < sizeof in; i++) {
        in[i] = (unsigned char)(i * 7 + i / 64);
    }
    memcpy(out, in, sizeof in);
    long below = 0;
    if (__builtin_cpu_supports("avx512f")) {
        below = held_avx512(in, out, 20000);
    } else if (__builtin_cpu_supports("avx")) {
        below = held_avx(in, out, 20000);
    }
    if (below != 0) {
        wrong("what lies below the stack pointer was changed");
    }
    if (memcmp(in, out, sizeof in) != 0) {
        wrong("a vector register was changed");
    }
}

static __thread jmp_buf place;
NEVER_INLINED void leap(int depth) {
    if (depth == 0) {
        longjmp(place, 7);
    }
    leap(depth - 1);
    __asm__ volatile("");
}
NEVER_INLINED int jumps(int x) {
    volatile int kept = x;
    int got = setjmp(place);
    if (got == 0) {
        leap(x % 13 + 1);
    }
    if (got != 7 || kept != x) {
        wrong("longjmp came to a wrong place");
    }
    return kept;
}

NEVER_INLINED long fold(int depth, long x) { return depth == 0 ? x : fold(depth - 1, x * 31 + depth) ^ choice((int)(x & 0xff)); }

static atomic_int ticks;
static void tick(int signal) {
    (void)signal;
    int before = errno;
    ticks += choice(ticks) & 1 ? 1 : 1;
    errno = before;
}

static double numbers[512];
static atomic_long rounds;

NEVER_INLINED long one_round(int seed) {
    long x = pointers(seed);
    for (int i = 0; i < 300; i++) {
        x += choice(i + seed) + jumps(i);
        x ^= fold(i % 20, x);
    }
    return x + (long)sums(numbers, 512);
}

static void *worker(void *first) {
    long expected = *(long *)first;
    for (;;) {
        if (one_round(5) != expected) {
            wrong("a thread computes something else");
        }
        registers();
        rounds++;
    }
    return NULL;
}

// A wait with a time limit, which a stop must not make shorter.
static void *sleeper(void *unused) {
    (void)unused;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    for (;;) {
        struct timespec a, b, wait = {0, 30000000};
        clock_gettime(CLOCK_MONOTONIC, &a);
        int result = clock_nanosleep(CLOCK_MONOTONIC, 0, &wait, NULL);
        clock_gettime(CLOCK_MONOTONIC, &b);
        long took = (b.tv_sec - a.tv_sec) * 1000000000L + (b.tv_nsec - a.tv_nsec);
        if (result != 0 && getenv("WITNESS_STRICT")) {
            wrong("a sleep was interrupted");
        }
        if (result == 0 && took < 30000000) {
            wrong("a sleep was too short");
        }
    }
    return NULL;
}

int main(int argc, char **argv) {
    int threads = argc > 1 ? atoi(argv[1]) : 2;
    stored[0] = increment;
    stored[1] = halve;
    for (int i = 0; i < 512; i++) {
        numbers[i] = i * 0.25;
    }
    long expected = one_round(5);
    signal(SIGALRM, tick);
    struct itimerval timer = {{0, 3000}, {0, 3000}};
    setitimer(ITIMER_REAL, &timer, NULL);
    pthread_t thread;
    pthread_create(&thread, NULL, sleeper, NULL);
    for (int i = 0; i < threads; i++) {
        pthread_create(&thread, NULL, worker, &expected);
    }
    for (int n = 1;; n++) {
        for (int i = 0; i < 20; i++) {
            if (one_round(5) != expected) {
                wrong("the main thread computes something else");
            }
            registers();
        }
        pid_t child = fork();
        if (child == 0) {
            _exit(one_round(5) == expected ? 0 : 1);
        }
        int status;
        while (waitpid(child, &status, 0) < 0) {
            if (errno != EINTR) {
                wrong("a child cannot be waited for");
            }
        }
        if (status != 0) {
            wrong("a child computes something else");
        }
        printf("round %d\n", n);
        fflush(stdout);
    }
}
