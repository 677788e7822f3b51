// SPDX-License-Identifier: Apache-2.0
// load_in_c FILE PARTS: the system calls of a LOAD in C, the first of the process and one more: open, fstat, pread of the header, one mmap for
// each of the PARTS that the body is mapped in, close. Prints both times in nanoseconds.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static long now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000L + t.tv_nsec;
}

static void *reserved;

static void load(const char *file, int parts) {
    char page[4096];
    struct stat status;
    int descriptor = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0 || fstat(descriptor, &status) || pread(descriptor, page, sizeof page, 0) != sizeof page) {
        exit(1);
    }
    long part = (status.st_size - 4096) / parts / 4096 * 4096;
    for (int i = 0; i < parts; i++) {
        void *at = (char *)reserved + i * (1L << 30);
        if (mmap(at, part, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED | MAP_NORESERVE, descriptor, 4096 + i * part) != at) {
            exit(1);
        }
    }
    close(descriptor);
}

int main(int argc, char **argv) {
    int parts = argc > 2 ? atoi(argv[2]) : 1;
    reserved = mmap(NULL, 4L << 30, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    now();
    long begin = now();
    load(argv[1], parts);
    long first = now();
    mmap(reserved, 4L << 30, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    long again = now();
    load(argv[1], parts);
    long end = now();
    printf("cold %ld ns, again %ld ns\n", first - begin, end - again);
    return 0;
}
