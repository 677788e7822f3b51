/* SPDX-License-Identifier: Apache-2.0 */
/* Loaded before a worker: a kernel that has neither filters of system calls, nor Landlock, nor name spaces. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifndef SYS_landlock_create_ruleset
#define SYS_landlock_create_ruleset 444
#endif

long syscall(long number, ...)
{
    static long (*next)(long, ...);
    long a[6];
    va_list list;
    va_start(list, number);
    for (int i = 0; i < 6; i++) {
        a[i] = va_arg(list, long);
    }
    va_end(list);
    if (number == SYS_seccomp || (number >= SYS_landlock_create_ruleset && number <= SYS_landlock_create_ruleset + 2)) {
        errno = ENOSYS;
        return -1;
    }
    if (!next) {
        next = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    }
    return next(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

int prctl(int option, ...)
{
    static int (*next)(int, ...);
    unsigned long a[4];
    va_list list;
    va_start(list, option);
    for (int i = 0; i < 4; i++) {
        a[i] = va_arg(list, unsigned long);
    }
    va_end(list);
    if (option == PR_SET_SECCOMP) {
        errno = EINVAL;
        return -1;
    }
    if (!next) {
        next = (int (*)(int, ...))dlsym(RTLD_NEXT, "prctl");
    }
    return next(option, a[0], a[1], a[2], a[3]);
}

int unshare(int flags)
{
    (void)flags;
    errno = ENOSYS;
    return -1;
}
