/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "library_memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "library_blocks.h"

#define MAPPINGS_AT_MOST 8192

/* What is mapped: what may be written and has no file, and what may be read at all. */
struct mappings {
    struct range all[MAPPINGS_AT_MOST];
    bool heap[MAPPINGS_AT_MOST];
    int count;
    struct image *images;
    size_t image_count;
    struct range jvm;
};

static struct range extent(const struct image *image)
{
    struct range range = {(char *) UINTPTR_MAX, NULL};
    for (int i = 0; i < image->header_count; i++) {
        const ElfW(Phdr) *header = &image->headers[i];
        char *begin = (char *) (image->base + header->p_vaddr);
        if (header->p_type == PT_LOAD) {
            range.begin = begin < range.begin ? begin : range.begin;
            range.end = begin + header->p_memsz > range.end ? begin + header->p_memsz : range.end;
        }
    }
    return range;
}

static bool read_mappings(struct mappings *mappings)
{
    FILE *maps = fopen("/proc/self/maps", "re");
    char line[4352];
    if (maps == NULL) {
        return false;
    }
    while (mappings->count < MAPPINGS_AT_MOST && fgets(line, sizeof line, maps) != NULL) {
        unsigned long begin;
        unsigned long end;
        unsigned long inode;
        char access[8];
        if (sscanf(line, "%lx-%lx %7s %*s %*s %lu", &begin, &end, access, &inode) == 4 && access[0] == 'r') {
            mappings->all[mappings->count] = (struct range) {(char *) begin, (char *) end};
            mappings->heap[mappings->count++] = access[1] == 'w' && inode == 0;
        }
    }
    fclose(maps);
    mappings->images = loaded_images(&mappings->image_count);
    for (size_t i = 0; mappings->images != NULL && i < mappings->image_count; i++) {
        if (strstr(mappings->images[i].path, "/libjvm.so") != NULL) {
            mappings->jvm = extent(&mappings->images[i]);
        }
    }
    return mappings->count < MAPPINGS_AT_MOST && mappings->images != NULL;
}

static bool is_within(const char *address, const struct range *range)
{
    return address >= range->begin && address < range->end;
}

/* The index of the mapping, or -1. They are in the order of addresses. */
static int mapping_of(const struct mappings *mappings, const char *address)
{
    int low = 0;
    int high = mappings->count;
    while (low < high) {
        int middle = low + (high - low) / 2;
        if (address < mappings->all[middle].begin) {
            high = middle;
        } else if (address >= mappings->all[middle].end) {
            low = middle + 1;
        } else {
            return middle;
        }
    }
    return -1;
}

/*
 * The identifier of a method is the address of a place that has its Method, which begins with the address of a table of
 * functions of the JVM. (The table of a JNIEnv begins with nulls.)
 */
static bool is_method(const struct mappings *mappings, const char *word)
{
    const char *place = word;
    for (int i = 0; i < 3; i++) {
        if (((uintptr_t) place & 7) != 0 || mapping_of(mappings, place) < 0) {
            return false;
        }
        place = *(char *const *) place;
    }
    return is_within(place, &mappings->jvm);
}

static bool is_of_images(const struct mappings *mappings, const char *address)
{
    for (size_t i = 0; i < mappings->image_count; i++) {
        struct range range = extent(&mappings->images[i]);
        if (is_within(address, &range)) {
            return true;
        }
    }
    return false;
}

static bool keep(struct library_memory *memory, char **word)
{
    char **more = realloc(memory->kept, (memory->kept_count + 1) * sizeof *more);
    if (more != NULL) {
        memory->kept = more;
        more[memory->kept_count++] = (char *) word;
    }
    return more != NULL;
}

static bool look_at_words(JNIEnv *env, struct library_memory *memory, const struct mappings *mappings, char *begin, char *end);

static bool copy_block(JNIEnv *env, struct library_memory *memory, const struct mappings *mappings, char *address, size_t size)
{
    for (size_t i = 0; i < memory->block_count; i++) {
        if (memory->blocks[i].address == address) {
            return true;
        }
    }
    struct block_copy *more = realloc(memory->blocks, (memory->block_count + 1) * sizeof *more);
    char *copy = malloc(size + 1);
    if (more != NULL) {
        memory->blocks = more;
    }
    if (more == NULL || copy == NULL) {
        free(copy);
        return false;
    }
    memcpy(copy, address, size);
    more[memory->block_count++] = (struct block_copy) {address, size, copy};
    return look_at_words(env, memory, mappings, address, address + size);
}

/* What a word is: if it is the address of memory without a file, that has to stay as it is. */
static bool look(JNIEnv *env, struct library_memory *memory, const struct mappings *mappings, char **word)
{
    int at = *word == NULL ? -1 : mapping_of(mappings, *word);
    size_t size;
    if (at < 0 || !mappings->heap[at] || is_of_images(mappings, *word)) {
        return true;
    }
    if (find_block(*word, &size)) {
        return keep(memory, word) && copy_block(env, memory, mappings, *word, size);
    }
    jobjectRefType type = (*env)->GetObjectRefType(env, (jobject) *word);
    if (type == JNIGlobalRefType || type == JNIWeakGlobalRefType) {
        return keep(memory, word);
    }
    memory->on_heap |= !is_method(mappings, *word);
    return true;
}

static bool look_at_words(JNIEnv *env, struct library_memory *memory, const struct mappings *mappings, char *begin, char *end)
{
    bool done = true;
    for (char **word = (char **) (((uintptr_t) begin + 7) & ~(uintptr_t) 7); done && (char *) (word + 1) <= end; word++) {
        done = look(env, memory, mappings, word);
    }
    return done;
}

bool copy_memory(JNIEnv *env, const struct image *image, struct library_memory *memory)
{
    struct mappings *mappings = calloc(1, sizeof *mappings);
    bool done = mappings != NULL && read_mappings(mappings);
    memory->count = writable_ranges(image, memory->ranges);
    for (int i = 0; i < memory->count && done; i++) {
        const struct range *range = &memory->ranges[i];
        size_t size = (size_t) (range->end - range->begin);
        memory->copies[i] = malloc(size);
        done = memory->copies[i] != NULL && look_at_words(env, memory, mappings, range->begin, range->end);
        if (done) {
            memcpy(memory->copies[i], range->begin, size);
        }
    }
    if (mappings != NULL) {
        free_images(mappings->images, mappings->image_count);
    }
    free(mappings);
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

/* Those in blocks have been compared with them. */
static bool is_unchanged(const struct library_memory *memory, const char *word)
{
    for (int i = 0; i < memory->count; i++) {
        if (is_within(word, &memory->ranges[i])) {
            return memcmp(word, memory->copies[i] + (word - memory->ranges[i].begin), sizeof(uintptr_t)) == 0;
        }
    }
    return true;
}

const char *put_memory_back(const struct library_memory *memory)
{
    if (memory->on_heap) {
        return "has memory on the heap that is not known, since it was loaded";
    }
    for (size_t i = 0; i < memory->block_count; i++) {
        if (memcmp(memory->blocks[i].address, memory->blocks[i].copy, memory->blocks[i].size) != 0) {
            return "has changed what it had on the heap when it was loaded";
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
