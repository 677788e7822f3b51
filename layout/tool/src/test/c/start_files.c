// SPDX-License-Identifier: Apache-2.0
// A program that says in which order it is called; with OLD, by start files as they were until glibc 2.34.
#include <unistd.h>

void thaw_startup_prefetch(void) { (void)!write(1, "asked ", 6); }

__attribute__((constructor)) static void construct(void) { (void)!write(1, "constructed ", 12); }

int main(void) {
    (void)!write(1, "main\n", 5);
    return 0;
}

#ifdef OLD
typedef void function(int, char **, char **);
extern function *__init_array_start[], *__init_array_end[];
extern void _init(void);

// Of this version, the C library still calls what it is given, and does not look itself.
__asm__(".symver start_main,__libc_start_main@GLIBC_2.2.5");
int start_main(int (*)(void), int, char **, function *, void (*)(void), void (*)(void), void *);

static void initialize(int count, char **arguments, char **environment) {
    _init();
    for (function **f = __init_array_start; f < __init_array_end; f++) {
        (*f)(count, arguments, environment);
    }
}

static void finish(void) {}

__attribute__((used)) void begin(long *stack) {
    start_main(main, (int)stack[0], (char **)(stack + 1), initialize, finish, 0, stack);
}

__asm__(".globl _start\n"
        "_start: xor %ebp, %ebp\n"
        "mov %rsp, %rdi\n"
        "and $-16, %rsp\n"
        "call begin\n"
        "hlt\n");
#endif
