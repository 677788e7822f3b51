/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "library_blocks.h"

#include <stdlib.h>
#include <string.h>

/* What a load leaves is compared after each run. */
#define BLOCKS_AT_MOST 65536

static __thread int depth;
static __thread struct block *blocks;
static __thread size_t count;

/* What is not noted is unknown memory, which makes the library one that is not reused. */
static void *note(void *address, size_t size)
{
    bool noted = address != NULL && depth > 0 && count < BLOCKS_AT_MOST;
    struct block *more = noted ? realloc(blocks, (count + 1) * sizeof *more) : NULL;
    if (more != NULL) {
        blocks = more;
        blocks[count++] = (struct block) {address, size};
    }
    return address;
}

static void forget(const void *address)
{
    /* Most are freed soon. */
    for (size_t i = depth > 0 ? count : 0; i-- > 0;) {
        if (blocks[i].address == address) {
            blocks[i] = blocks[--count];
            return;
        }
    }
}

static void *noting_malloc(size_t size)
{
    return note(malloc(size), size);
}

static void *noting_calloc(size_t number, size_t size)
{
    return note(calloc(number, size), number * size);
}

static void *noting_realloc(void *block, size_t size)
{
    forget(block);
    return note(realloc(block, size), size);
}

static void noting_free(void *block)
{
    forget(block);
    free(block);
}

static char *noting_strdup(const char *text)
{
    return note(strdup(text), strlen(text) + 1);
}

void *noting_allocator(const char *name)
{
    static const struct {
        const char *name;
        void *function;
    } all[] = {
        {"malloc", (void *) noting_malloc}, {"calloc", (void *) noting_calloc}, {"realloc", (void *) noting_realloc},
        {"free", (void *) noting_free}, {"strdup", (void *) noting_strdup}, {"__strdup", (void *) noting_strdup},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (strcmp(name, all[i].name) == 0) {
            return all[i].function;
        }
    }
    return NULL;
}

void begin_load(void)
{
    depth++;
}

void end_load(void)
{
    if (--depth == 0) {
        free(blocks);
        blocks = NULL;
        count = 0;
    }
}

static int compare_addresses(const void *one, const void *other)
{
    const char *first = ((const struct block *) one)->address;
    const char *second = ((const struct block *) other)->address;
    return (first > second) - (first < second);
}

const struct block *blocks_of_load(size_t *number)
{
    if (count > 0) {
        qsort(blocks, count, sizeof *blocks, compare_addresses);
    }
    *number = count;
    return blocks;
}
