// SPDX-License-Identifier: Apache-2.0
// show_calls PROGRAM ARGUMENT...: runs a program and prints, to the standard error, the numbers of the system calls that a thread makes
// between the 1st and the 2nd of its writes to the standard output, between the 3rd and the 4th, and so on: a line for each pair.
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ptrace.h>
#include <linux/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FAILED = 1, SYSTEM_CALL_STOP = SIGTRAP | 0x80 };

static int fail(const char *what) {
    perror(what);
    return FAILED;
}

int main(int argc, char **argv) {
    if (argc < 2) {
        fprintf(stderr, "show_calls PROGRAM ARGUMENT...\n");
        return 2;
    }
    pid_t program = fork();
    if (program == 0) {
        ptrace(PTRACE_TRACEME, 0, NULL, NULL);
        raise(SIGSTOP);
        execv(argv[1], argv + 1);
        _exit(fail(argv[1]));
    }
    int status;
    if (program < 0 || waitpid(program, &status, 0) != program || !WIFSTOPPED(status)) {
        return fail("fork");
    }
    long options = PTRACE_O_EXITKILL | PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_TRACEEXEC;
    if (ptrace(PTRACE_SETOPTIONS, program, NULL, options) || ptrace(PTRACE_SYSCALL, program, NULL, NULL)) {
        return fail("ptrace");
    }
    pid_t shown = 0;
    pid_t thread;
    while ((thread = waitpid(-1, &status, __WALL)) > 0) {
        if (thread == program && WIFEXITED(status)) {
            return WEXITSTATUS(status);
        }
        if (thread == program && WIFSIGNALED(status)) {
            return FAILED;
        }
        if (!WIFSTOPPED(status)) {
            continue;
        }
        int signal = WSTOPSIG(status);
        struct ptrace_syscall_info call;
        memset(&call, 0, sizeof call);
        if (signal == SYSTEM_CALL_STOP && ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof call, &call) > 0 &&
            call.op == PTRACE_SYSCALL_INFO_ENTRY) {
            if (call.entry.nr == SYS_write && call.entry.args[0] == STDOUT_FILENO) {
                if (shown == thread) {
                    fprintf(stderr, "\n");
                }
                shown = shown == thread ? 0 : thread;
            } else if (shown == thread) {
                fprintf(stderr, "%llu ", call.entry.nr);
            }
        }
        // Traps and the first stop of a new thread are the tracer's; other signals are the program's.
        int own = signal == SYSTEM_CALL_STOP || signal == SIGTRAP || signal == SIGSTOP;
        ptrace(PTRACE_SYSCALL, thread, NULL, own ? 0 : signal);
    }
    return fail("waitpid");
}
