// SPDX-License-Identifier: Apache-2.0
// Preloaded into an image, it interrupts the first sync of each file, and lets directories not be synced.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

int fsync(int descriptor) {
    static int interrupted = -1;
    struct stat file;
    if (fstat(descriptor, &file) == 0 && S_ISDIR(file.st_mode)) {
        errno = EIO;
        return -1;
    }
    if (interrupted != descriptor) {
        interrupted = descriptor;
        dprintf(STDERR_FILENO, "interrupted\n");
        errno = EINTR;
        return -1;
    }
    return (int)syscall(SYS_fsync, descriptor);
}
