/* SPDX-License-Identifier: Apache-2.0 */
/* The writable memory of a library: as it was when the library was loaded, and as it is. */
#ifndef THAW_LIBRARY_MEMORY_H
#define THAW_LIBRARY_MEMORY_H

#include <jni.h>
#include <stdbool.h>

#include "elf_image.h"

/* A block on the heap that the load of the library has allocated. */
struct block_copy {
    const char *address;
    size_t size;
    char *copy;
};

struct library_memory {
    struct range ranges[RANGES_AT_MOST];
    char *copies[RANGES_AT_MOST];
    int count;
    char **kept;            /* words in ranges that are references of JNI, or addresses of blocks */
    size_t kept_count;
    struct block_copy *blocks;
    size_t block_count;
    size_t block_bytes;
    const char *refusal;    /* why it cannot be made what it was, for the end of a sentence; null: it can */
};

/* False: there is no memory for a copy. */
bool copy_memory(JNIEnv *env, const struct image *image, struct library_memory *memory);

void free_memory(struct library_memory *memory);

/*
 * Makes it what it was when it was copied. Null: it is. Else why it cannot be, for the end of a sentence: something else
 * has what has changed.
 */
const char *put_memory_back(const struct library_memory *memory);

#endif
