/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "library_memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAPPINGS_AT_MOST 4096

/* Writable memory without a file, those of the library's own ranges aside; -1: not known. */
static int heaps(const struct range *own, int own_count, struct range heaps[MAPPINGS_AT_MOST])
{
    FILE *maps = fopen("/proc/self/maps", "re");
    char line[4352];
    int count = 0;
    if (maps == NULL) {
        return -1;
    }
    while (fgets(line, sizeof line, maps) != NULL && count >= 0) {
        unsigned long begin;
        unsigned long end;
        unsigned long inode;
        char access[8];
        if (sscanf(line, "%lx-%lx %7s %*s %*s %lu", &begin, &end, access, &inode) != 4 || access[1] != 'w' || inode != 0) {
            continue;
        }
        bool is_own = false;
        for (int i = 0; i < own_count; i++) {
            is_own |= (char *) begin < own[i].end && own[i].begin < (char *) end;
        }
        if (!is_own) {
            heaps[count] = (struct range) {(char *) begin, (char *) end};
            count = count + 1 == MAPPINGS_AT_MOST ? -1 : count + 1;
        }
    }
    fclose(maps);
    return count;
}

bool refers_to_heap(const struct image *image)
{
    struct range ranges[RANGES_AT_MOST];
    int count = writable_ranges(image, ranges);
    struct range *found = malloc(MAPPINGS_AT_MOST * sizeof *found);
    int heap_count = found == NULL ? -1 : heaps(ranges, count, found);
    bool refers = heap_count < 0;
    for (int i = 0; i < count && !refers; i++) {
        char *const *word = (char *const *) (((uintptr_t) ranges[i].begin + 7) & ~(uintptr_t) 7);
        for (; (char *) (word + 1) <= ranges[i].end && !refers; word++) {
            for (int j = 0; *word != NULL && j < heap_count && !refers; j++) {
                refers = *word >= found[j].begin && *word < found[j].end;
            }
        }
    }
    free(found);
    return refers;
}

bool copy_memory(const struct image *image, struct library_memory *memory)
{
    memory->count = writable_ranges(image, memory->ranges);
    for (int i = 0; i < memory->count; i++) {
        size_t size = (size_t) (memory->ranges[i].end - memory->ranges[i].begin);
        memory->copies[i] = malloc(size);
        if (memory->copies[i] == NULL) {
            return false;
        }
        memcpy(memory->copies[i], memory->ranges[i].begin, size);
    }
    return true;
}

size_t changed_bytes(const struct library_memory *memory)
{
    size_t changed = 0;
    for (int i = 0; i < memory->count; i++) {
        const char *now = memory->ranges[i].begin;
        size_t size = (size_t) (memory->ranges[i].end - now);
        if (memcmp(now, memory->copies[i], size) != 0) {
            for (size_t j = 0; j < size; j++) {
                changed += now[j] != memory->copies[i][j];
            }
        }
    }
    return changed;
}

void put_memory_back(const struct library_memory *memory)
{
    for (int i = 0; i < memory->count; i++) {
        memcpy(memory->ranges[i].begin, memory->copies[i], (size_t) (memory->ranges[i].end - memory->ranges[i].begin));
    }
}
