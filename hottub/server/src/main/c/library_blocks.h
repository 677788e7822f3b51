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

/* Whether the address is that of a block of this thread's load, which has not ended. */
bool find_block(const void *address, size_t *size);

#endif
