/* SPDX-License-Identifier: Apache-2.0 */
/* Memory that may not be there any more: other code may have given it back. */
#ifndef THAW_READABLE_MEMORY_H
#define THAW_READABLE_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

/* False: not all of it can be read. */
bool read_memory(const void *address, void *to, size_t size);

/* Whether all of it can be read, and is as in the copy. */
bool is_as_copied(const void *address, const void *copy, size_t size);

#endif
