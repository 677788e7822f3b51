/* SPDX-License-Identifier: Apache-2.0 */
/* The writable memory of a library: as it was when the library was loaded, and as it is. */
#ifndef THAW_LIBRARY_MEMORY_H
#define THAW_LIBRARY_MEMORY_H

#include <stdbool.h>

#include "elf_image.h"

struct library_memory {
    struct range ranges[RANGES_AT_MOST];
    char *copies[RANGES_AT_MOST];
    int count;
};

/* Whether there is an address in it of memory that no file has: the heap, a stack. To be asked before the library is told anything. */
bool refers_to_heap(const struct image *image);

/* False: there is no memory for a copy. */
bool copy_memory(const struct image *image, struct library_memory *memory);

/* How many bytes differ from the copy. */
size_t changed_bytes(const struct library_memory *memory);

void put_memory_back(const struct library_memory *memory);

#endif
