// SPDX-License-Identifier: Apache-2.0
// kill_at_call N PROGRAM ARGUMENT...: runs a program and kills it (SIGKILL) when one of its threads enters the N-th
// system call after the first write to the standard output. Exit code 9: killed; 0: the program ended well before; 1: it failed.
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <linux/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ENDED_WELL = 0, FAILED = 1, KILLED = 9, SYSTEM_CALL_STOP = SIGTRAP | 0x80 };

static int fail(const char *what) {
    perror(what);
    return FAILED;
}

static int enters_call(pid_t thread, struct ptrace_syscall_info *info) {
    return ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof *info, info) > 0 && info->op == PTRACE_SYSCALL_INFO_ENTRY;
}

static int kill_and_wait(pid_t program) {
    int status;
    kill(program, SIGKILL);
    while (waitpid(-1, &status, __WALL) > 0 || errno == EINTR) {
    }
    return KILLED;
}

int main(int argc, char **argv) {
    if (argc < 3) {
        fprintf(stderr, "kill_at_call N PROGRAM ARGUMENT...\n");
        return 2;
    }
    long at = strtol(argv[1], NULL, 10);
    pid_t program = fork();
    if (program == 0) {
        ptrace(PTRACE_TRACEME, 0, NULL, NULL);
        raise(SIGSTOP);
        execv(argv[2], argv + 2);
        _exit(fail(argv[2]));
    }
    int status;
    if (program < 0 || waitpid(program, &status, 0) != program || !WIFSTOPPED(status)) {
        return fail("fork");
    }
    long options = PTRACE_O_EXITKILL | PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_TRACEEXEC;
    if (ptrace(PTRACE_SETOPTIONS, program, NULL, options) || ptrace(PTRACE_SYSCALL, program, NULL, NULL)) {
        return fail("ptrace");
    }
    int counting = 0;
    long count = 0;
    pid_t thread;
    while ((thread = waitpid(-1, &status, __WALL)) > 0) {
        if (thread == program && WIFEXITED(status)) {
            return WEXITSTATUS(status) == 0 ? ENDED_WELL : FAILED;
        }
        if (thread == program && WIFSIGNALED(status)) {
            fprintf(stderr, "ended by signal %d\n", WTERMSIG(status));
            return FAILED;
        }
        if (!WIFSTOPPED(status)) {
            continue;
        }
        int signal = WSTOPSIG(status);
        struct ptrace_syscall_info call;
        if (signal == SYSTEM_CALL_STOP && enters_call(thread, &call)) {
            if (counting && ++count == at) {
                return kill_and_wait(program);
            }
            counting |= call.entry.nr == SYS_write && call.entry.args[0] == STDOUT_FILENO;
        }
        // Traps and the first stop of a new thread are the tracer's; other signals are the program's.
        int own = signal == SYSTEM_CALL_STOP || signal == SIGTRAP || signal == SIGSTOP;
        ptrace(PTRACE_SYSCALL, thread, NULL, own ? 0 : signal);
    }
    return fail("waitpid");
}
