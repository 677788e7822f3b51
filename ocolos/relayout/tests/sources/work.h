// SPDX-License-Identifier: Apache-2.0
// What programs of tests share: functions that are worth re-laying, lines, and a filter of system calls.
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define NEVER_INLINED __attribute__((noinline, noclone))

static void says(const char *what) {
    if (write(1, what, strlen(what)) < 0) {
        _exit(8);
    }
}

static void wrong(const char *what) {
    says(what);
    _exit(9);
}

NEVER_INLINED int step(int x) { return x % 3 ? x * 7 + 1 : x / 3 + 5; }
NEVER_INLINED int mix(int x, int y) { return x & 1 ? step(x) ^ y : step(y) + x; }
NEVER_INLINED int work(int x) {
    // A compiler that sees a pure function leaves calls out.
    __asm__ volatile("" : "+r"(x));
    for (int i = 0; i < 300000; i++) {
        x = mix(x, i) & 0xfffff;
    }
    return x;
}

// Who makes one of the calls by which memory comes and goes, or this one, is killed from here on.
static void filters_memory_and(int call) {
#define KILLS(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS)
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        KILLS(SYS_mmap),
        KILLS(SYS_mprotect),
        KILLS(SYS_munmap),
        KILLS(call),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) {
        wrong("wrong: no filter\n");
    }
}
