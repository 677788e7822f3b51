// SPDX-License-Identifier: Apache-2.0
// What the benchmarks compare object snapshots with, in C. Takes commands on its input, one a line, and answers each with one
// line: "# measured nanos=N,N,...", one number for each repetition.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { HEADER_SIZE = 256, BODY_OFFSET = 4096, CACHE_LINE = 64, MAX_COUNT = 100000, HUGE_PAGE = 2 << 20 };

static const char usage[] =
    "usage: peers\n"
    "Commands on the standard input:\n"
    "  fresh COUNT BYTES   memcpy into memory that was just mapped\n"
    "  warm COUNT BYTES    memcpy into memory that was written before\n"
    "  map COUNT FILE      open, read the header, mmap, munmap, close\n"
    "  pass COUNT FILE     the same, and read a byte of every 64 before munmap\n"
    "  drop COUNT FILE     take a file out of the page cache\n"
    "Example: echo 'fresh 10 1048576' | peers\n";

static long long nanos(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static void fail(const char *what) {
    fprintf(stderr, "peers: %s: %s\n", what, strerror(errno));
    exit(1);
}

static void *map_memory(size_t size) {
    void *result = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (result == MAP_FAILED) {
        fail("mmap");
    }
    // as SNAPSHOT does
    if (size >= HUGE_PAGE) {
        madvise(result, size, MADV_HUGEPAGE);
    }
    return result;
}

static void unmap(void *memory, size_t size) {
    if (munmap(memory, size) != 0) {
        fail("munmap");
    }
}

// Keeps the compiler from leaving out a copy that nobody reads.
static void use(const void *memory) { __asm__ volatile("" : : "r"(memory) : "memory"); }

static void copy(size_t size, int count, int fresh, long long *times) {
    char *from = map_memory(size);
    memset(from, 1, size);
    char *to = map_memory(size);
    memset(to, 2, size);
    for (int i = 0; i < count; i++) {
        if (fresh) {
            unmap(to, size);
            to = map_memory(size);
        }
        long long start = nanos();
        memcpy(to, from, size);
        use(to);
        times[i] = nanos() - start;
    }
    unmap(from, size);
    unmap(to, size);
}

static void read_all(const char *memory, size_t size) {
    char sum = 0;
    for (size_t i = 0; i < size; i += CACHE_LINE) {
        sum ^= memory[i];
    }
    use(&sum);
}

static void map_file(const char *file, int count, int pass, long long *times) {
    struct stat status;
    if (stat(file, &status) != 0) {
        fail(file);
    }
    size_t body = (size_t)status.st_size - BODY_OFFSET;
    for (int i = 0; i < count; i++) {
        char header[HEADER_SIZE];
        long long start = nanos();
        int descriptor = open(file, O_RDONLY | O_CLOEXEC);
        if (descriptor < 0 || read(descriptor, header, sizeof header) != (ssize_t)sizeof header) {
            fail(file);
        }
        use(header);
        void *at = mmap(NULL, body, PROT_READ | PROT_WRITE, MAP_PRIVATE, descriptor, BODY_OFFSET);
        if (at == MAP_FAILED) {
            fail(file);
        }
        use(at);
        if (pass) {
            read_all(at, body);
        }
        unmap(at, body);
        close(descriptor);
        times[i] = nanos() - start;
    }
}

static void drop_file(const char *file) {
    int descriptor = open(file, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0 || fdatasync(descriptor) != 0 || posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED) != 0) {
        fail(file);
    }
    close(descriptor);
}

static void print(const long long *times, int count) {
    printf("# measured nanos=");
    for (int i = 0; i < count; i++) {
        printf(i == 0 ? "%lld" : ",%lld", times[i]);
    }
    printf("\n");
    fflush(stdout);
}

int main(int argc, char **argv) {
    if (argc > 1) {
        int help = strcmp(argv[1], "--help") == 0;
        fputs(usage, help ? stdout : stderr);
        return help ? 0 : 2;
    }
    static long long times[MAX_COUNT];
    char line[4096];
    while (fgets(line, sizeof line, stdin) != NULL) {
        char command[16];
        char what[4000];
        int count;
        if (sscanf(line, "%15s %d %3999[^\n]", command, &count, what) != 3 || count < 1 || count > MAX_COUNT) {
            fprintf(stderr, "peers: not understood: %s%s", line, usage);
            return 2;
        }
        int fresh = strcmp(command, "fresh") == 0;
        if (fresh || strcmp(command, "warm") == 0) {
            size_t size = strtoull(what, NULL, 10);
            if (size == 0) {
                fprintf(stderr, "peers: not a number of bytes: %s\n", what);
                return 2;
            }
            copy(size, count, fresh, times);
        } else if (strcmp(command, "map") == 0) {
            map_file(what, count, 0, times);
        } else if (strcmp(command, "pass") == 0) {
            map_file(what, count, 1, times);
        } else if (strcmp(command, "drop") == 0) {
            drop_file(what);
        } else {
            fprintf(stderr, "peers: there is no command '%s'\n%s", command, usage);
            return 2;
        }
        print(times, count);
    }
    return 0;
}
