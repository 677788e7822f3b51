// SPDX-License-Identifier: Apache-2.0
// Preloaded into an image, it fails the one mapping whose length is that of the snapshot heap's metadata.
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

void *mmap(void *address, size_t length, int protection, int flags, int descriptor, off_t offset) {
    const char *metadata = getenv("THAW_METADATA_SIZE");
    if (metadata && length == strtoul(metadata, NULL, 10)) {
        errno = ENOMEM;
        return MAP_FAILED;
    }
    return (void *)syscall(SYS_mmap, address, length, protection, flags, descriptor, offset);
}
