/* SPDX-License-Identifier: Apache-2.0 */
/* Blocks on the heap that a library has allocated while it was loaded. */
#ifndef THAW_LIBRARY_BLOCKS_H
#define THAW_LIBRARY_BLOCKS_H

#include <stdbool.h>
#include <stddef.h>

/* What stands for a function that allocates or frees; NULL: it does neither. */
void *noting_allocator(const char *name);

/* From here on this thread loads a library; it may be on already. */
void begin_load(void);

void end_load(void);

struct block {
    void *address;
    size_t size;
};

/* Those of this thread's load, which has not ended, in the order of their addresses; valid until the library allocates or frees. */
const struct block *blocks_of_load(size_t *count);

#endif
