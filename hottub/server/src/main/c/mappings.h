/* SPDX-License-Identifier: Apache-2.0 */
/* What an address may be of: memory without a file, a library, the JVM. */
#ifndef THAW_MAPPINGS_H
#define THAW_MAPPINGS_H

#include <stdbool.h>
#include <stddef.h>

#include "elf_image.h"

#define MAPPINGS_AT_MOST 8192

/* What may be read. */
struct mappings {
    struct range all[MAPPINGS_AT_MOST];
    bool heap[MAPPINGS_AT_MOST];    /* it may be written, and has no file */
    int count;
    struct image *images;
    size_t image_count;
    struct range jvm;
};

/* As they are now; null: there are too many, or there is no memory. */
struct mappings *read_mappings(void);

void free_mappings(struct mappings *mappings);

bool is_within(const char *address, const struct range *range);

/* The index of the mapping, or -1. */
int mapping_of(const struct mappings *mappings, const char *address);

bool is_of_images(const struct mappings *mappings, const char *address);

#endif
