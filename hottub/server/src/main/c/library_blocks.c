/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "library_blocks.h"

#include <stdlib.h>
#include <string.h>

struct block {
    void *address;
    size_t size;
};

static __thread int depth;
static __thread struct block *blocks;
static __thread size_t count;

/* What is not noted is unknown memory, which makes the library one that is not reused. */
static void *note(void *address, size_t size)
{
    struct block *more = address == NULL || depth == 0 ? NULL : realloc(blocks, (count + 1) * sizeof *more);
    if (more != NULL) {
        blocks = more;
        blocks[count++] = (struct block) {address, size};
    }
    return address;
}

static void forget(const void *address)
{
    for (size_t i = 0; depth > 0 && i < count; i++) {
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

bool find_block(const void *address, size_t *size)
{
    for (size_t i = 0; i < count; i++) {
        if (blocks[i].address == address) {
            *size = blocks[i].size;
            return true;
        }
    }
    return false;
}
