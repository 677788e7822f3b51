// SPDX-License-Identifier: Apache-2.0
// Preloaded: makes the kernel seem to lack what THAW_MISSING names, "ioctl" or "open" of the page map.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_missing(const char *what) {
    static int said;
    const char *missing = getenv("THAW_MISSING");
    if (missing == NULL || strcmp(missing, what) != 0) {
        return 0;
    }
    if (!said) {
        said = 1;
        static const char message[] = "THAW_MISSING was asked for\n";
        if (write(STDOUT_FILENO, message, sizeof message - 1) < 0) {
            abort();
        }
    }
    return 1;
}

int ioctl(int descriptor, unsigned long request, ...) {
    va_list arguments;
    va_start(arguments, request);
    void *argument = va_arg(arguments, void *);
    va_end(arguments);
    const unsigned long pagemap_scan = 0xC0606610;
    if (request == pagemap_scan && is_missing("ioctl")) {
        errno = ENOTTY;
        return -1;
    }
    int (*real)(int, unsigned long, void *) = (int (*)(int, unsigned long, void *))dlsym(RTLD_NEXT, "ioctl");
    return real(descriptor, request, argument);
}

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    unsigned mode = va_arg(arguments, unsigned);
    va_end(arguments);
    if (strcmp(path, "/proc/self/pagemap") == 0 && is_missing("open")) {
        errno = ENOENT;
        return -1;
    }
    int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
    return real(path, flags, mode);
}

int open64(const char *path, int flags, ...) __attribute__((alias("open")));
