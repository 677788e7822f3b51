// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "check.h"

char **getEnviron(void);
int getThreadId(void);
long getThreadUserTimeSlow(int tid);
void *mremapP(void *address, size_t size, size_t new_size, int flags, void *new_address);
int openSII(const char *path, int flags, int mode);
int openatISII(int directory, const char *path, int flags, int mode);
int fprintfSD(FILE *out, const char *format, const char *text, int number);

static long user_nanos(void) {
    struct rusage usage;
    getrusage(RUSAGE_THREAD, &usage);
    return usage.ru_utime.tv_sec * 1000000000L + usage.ru_utime.tv_usec * 1000L;
}

int main(void) {
    setenv("THAW_PROCESS_TEST", "1", 1);
    int seen = 0;
    for (char **e = getEnviron(); *e != NULL; e++) {
        seen += strcmp(*e, "THAW_PROCESS_TEST=1") == 0;
    }
    CHECK(seen == 1);
    CHECK(getThreadId() == getpid());

    // A thread's name must not mislead the parser.
    prctl(PR_SET_NAME, ") R 1 (x");
    while (user_nanos() < 100000000L) {
    }
    long time = getThreadUserTimeSlow(getThreadId());
    CHECK(time > 0 && time <= user_nanos());
    CHECK(getThreadUserTimeSlow(0x7fffffff) == -1);

    char *old = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    char *target = mmap(NULL, 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    *old = 'x';
    CHECK(mremapP(old, 4096, 4096, MREMAP_MAYMOVE | MREMAP_FIXED, target) == target && *target == 'x');

    int directory = openSII("/", O_RDONLY | O_DIRECTORY, 0);
    CHECK(directory >= 0 && openatISII(directory, "proc", O_RDONLY | O_DIRECTORY, 0) >= 0);
    CHECK(openSII("/nowhere/file", O_RDONLY, 0) == -1);
    CHECK(fprintfSD(stdout, "%s %d\n", "code", 7) == 7);
    return 0;
}
