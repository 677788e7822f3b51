/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "library_memory.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "library_blocks.h"
#include "mappings.h"
#include "readable_memory.h"

/* Copied when a library is loaded, and compared after each run. */
#define BLOCK_BYTES_AT_MOST ((size_t) 64 << 20)

/*
 * The identifier of a method is the address of a place that has its Method, which begins with the address of a table of
 * functions of the JVM. (The table of a JNIEnv begins with nulls.)
 */
static bool is_method(const struct mappings *mappings, const char *word)
{
    const char *place = word;
    for (int i = 0; i < 3; i++) {
        if (((uintptr_t) place & 7) != 0 || mapping_of(mappings, place) < 0 || !read_memory(place, &place, sizeof place)) {
            return false;
        }
    }
    return is_within(place, &mappings->jvm);
}

/* A way through all that the library's memory leads to. Blocks that have been copied wait in the order in which they were found. */
struct walk {
    JNIEnv *env;
    struct library_memory *memory;
    const struct mappings *mappings;
    const struct block *blocks;     /* of the load */
    size_t block_count;
    bool *found;                    /* which of them */
};

static bool keep(struct library_memory *memory, char *place)
{
    char **more = realloc(memory->kept, (memory->kept_count + 1) * sizeof *more);
    if (more != NULL) {
        memory->kept = more;
        more[memory->kept_count++] = place;
    }
    return more != NULL;
}

/* The index of a block of the load that begins there, or -1. */
static ptrdiff_t block_at(const struct walk *walk, const char *address)
{
    size_t low = 0;
    size_t high = walk->block_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const char *begin = walk->blocks[middle].address;
        if (begin == address) {
            return (ptrdiff_t) middle;
        }
        if (begin < address) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return -1;
}

static bool copy_block(struct walk *walk, size_t index)
{
    struct library_memory *memory = walk->memory;
    const struct block *block = &walk->blocks[index];
    if (walk->found[index]) {
        return true;
    }
    if (block->size > BLOCK_BYTES_AT_MOST - memory->block_bytes) {
        memory->refusal = "has more on the heap, since it was loaded, than is compared";
        return true;
    }
    struct block_copy *more = realloc(memory->blocks, (memory->block_count + 1) * sizeof *more);
    char *copy = malloc(block->size + 1);
    if (more != NULL) {
        memory->blocks = more;
    }
    if (more == NULL || copy == NULL) {
        free(copy);
        return false;
    }
    if (!read_memory(block->address, copy, block->size)) {
        /* The C library has given it back, or nothing can be read in this way. */
        free(copy);
        memory->refusal = "has memory on the heap, since it was loaded, that cannot be read";
        return true;
    }
    walk->found[index] = true;
    memory->block_bytes += block->size;
    more[memory->block_count++] = (struct block_copy) {block->address, block->size, copy};
    return true;
}

/* What a word is: if it is the address of memory without a file, that has to stay as it is. `place`: where it has to stay as well, or null. */
static bool look(struct walk *walk, char *word, char *place)
{
    int at = word == NULL ? -1 : mapping_of(walk->mappings, word);
    if (at < 0 || !walk->mappings->heap[at] || is_of_images(walk->mappings, word)) {
        return true;
    }
    ptrdiff_t block = block_at(walk, word);
    if (block >= 0) {
        return (place == NULL || keep(walk->memory, place)) && copy_block(walk, (size_t) block);
    }
    jobjectRefType type = (*walk->env)->GetObjectRefType(walk->env, (jobject) word);
    if (type == JNIGlobalRefType || type == JNIWeakGlobalRefType) {
        return place == NULL || keep(walk->memory, place);
    }
    if (!is_method(walk->mappings, word)) {
        walk->memory->refusal = "has memory on the heap that is not known, since it was loaded";
    }
    return true;
}

/* `place`: where the copy is from, if its words have to stay; null: all of it is compared. */
static bool look_at_words(struct walk *walk, const char *address, const char *copy, size_t size, char *place)
{
    bool done = true;
    size_t at = -(uintptr_t) address & 7;
    for (; done && walk->memory->refusal == NULL && at + sizeof(char *) <= size; at += sizeof(char *)) {
        char *word;
        memcpy(&word, copy + at, sizeof word);
        done = look(walk, word, place == NULL ? NULL : place + at);
    }
    return done;
}

static bool copy_ranges(const struct image *image, struct library_memory *memory)
{
    bool done = true;
    memory->count = writable_ranges(image, memory->ranges);
    for (int i = 0; i < memory->count; i++) {
        size_t size = (size_t) (memory->ranges[i].end - memory->ranges[i].begin);
        memory->copies[i] = malloc(size);
        if (memory->copies[i] == NULL) {
            done = false;
        } else {
            memcpy(memory->copies[i], memory->ranges[i].begin, size);
        }
    }
    return done;
}

bool copy_memory(JNIEnv *env, const struct image *image, struct library_memory *memory)
{
    struct mappings *mappings = read_mappings();
    bool done = mappings != NULL && copy_ranges(image, memory);
    struct walk walk = {.env = env, .memory = memory, .mappings = mappings};
    walk.blocks = blocks_of_load(&walk.block_count);
    walk.found = calloc(walk.block_count + 1, sizeof *walk.found);
    done = done && walk.found != NULL;
    for (int i = 0; i < memory->count && done; i++) {
        char *begin = memory->ranges[i].begin;
        done = look_at_words(&walk, begin, memory->copies[i], (size_t) (memory->ranges[i].end - begin), begin);
    }
    for (size_t i = 0; i < memory->block_count && done; i++) {
        struct block_copy block = memory->blocks[i];
        done = look_at_words(&walk, block.address, block.copy, block.size, NULL);
    }
    free(walk.found);
    free_mappings(mappings);
    return done;
}

void free_memory(struct library_memory *memory)
{
    for (int i = 0; i < memory->count; i++) {
        free(memory->copies[i]);
    }
    for (size_t i = 0; i < memory->block_count; i++) {
        free(memory->blocks[i].copy);
    }
    free(memory->blocks);
    free(memory->kept);
}

static bool is_unchanged(const struct library_memory *memory, const char *word)
{
    for (int i = 0; i < memory->count; i++) {
        if (is_within(word, &memory->ranges[i])) {
            return memcmp(word, memory->copies[i] + (word - memory->ranges[i].begin), sizeof(uintptr_t)) == 0;
        }
    }
    return false;
}

const char *put_memory_back(const struct library_memory *memory)
{
    if (memory->refusal != NULL) {
        return memory->refusal;
    }
    for (size_t i = 0; i < memory->block_count; i++) {
        if (!is_as_copied(memory->blocks[i].address, memory->blocks[i].copy, memory->blocks[i].size)) {
            return "has changed, or given up, what it had on the heap when it was loaded";
        }
    }
    for (size_t i = 0; i < memory->kept_count; i++) {
        if (!is_unchanged(memory, memory->kept[i])) {
            return "has given up what it had when it was loaded";
        }
    }
    for (int i = 0; i < memory->count; i++) {
        size_t size = (size_t) (memory->ranges[i].end - memory->ranges[i].begin);
        if (memcmp(memory->ranges[i].begin, memory->copies[i], size) != 0) {
            memcpy(memory->ranges[i].begin, memory->copies[i], size);
        }
    }
    return NULL;
}
