// SPDX-License-Identifier: Apache-2.0
// Preloaded into an image, it changes the file named by THAW_CHANGE_FILE once, after its header was read and before its
// contents are: THAW_CHANGE says whether it is truncated, extended or gets another byte.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static void change(void) {
    static int changed = 0;
    if (changed) {
        return;
    }
    changed = 1;
    const char *file = getenv("THAW_CHANGE_FILE");
    const char *how = getenv("THAW_CHANGE");
    int descriptor = open(file, O_RDWR);
    off_t size = lseek(descriptor, 0, SEEK_END);
    if (!strcmp(how, "truncate")) {
        ftruncate(descriptor, size / 2);
    } else if (!strcmp(how, "extend")) {
        ftruncate(descriptor, size + 1);
    } else {
        char byte;
        syscall(SYS_pread64, descriptor, &byte, 1, size / 2);
        byte ^= 1;
        pwrite(descriptor, &byte, 1, size / 2);
    }
    close(descriptor);
}

ssize_t sendfile(int to, int from, off_t *offset, size_t count) {
    change();
    return syscall(SYS_sendfile, to, from, offset, count);
}

ssize_t pread(int from, void *to, size_t count, off_t offset) {
    if (offset > 0) {
        change();
    }
    return syscall(SYS_pread64, from, to, count, offset);
}
