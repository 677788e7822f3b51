/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "mappings.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

struct mappings *read_mappings(void)
{
    FILE *maps = fopen("/proc/self/maps", "re");
    struct mappings *mappings = maps == NULL ? NULL : calloc(1, sizeof *mappings);
    char line[4352];
    while (mappings != NULL && mappings->count < MAPPINGS_AT_MOST && fgets(line, sizeof line, maps) != NULL) {
        unsigned long begin;
        unsigned long end;
        unsigned long inode;
        char access[8];
        if (sscanf(line, "%lx-%lx %7s %*s %*s %lu", &begin, &end, access, &inode) == 4 && access[0] == 'r') {
            mappings->all[mappings->count] = (struct range) {(char *) begin, (char *) end};
            mappings->heap[mappings->count++] = access[1] == 'w' && inode == 0;
        }
    }
    if (maps != NULL) {
        fclose(maps);
    }
    if (mappings == NULL) {
        return NULL;
    }
    mappings->images = loaded_images(&mappings->image_count);
    for (size_t i = 0; mappings->images != NULL && i < mappings->image_count; i++) {
        if (strstr(mappings->images[i].path, "/libjvm.so") != NULL) {
            mappings->jvm = extent(&mappings->images[i]);
        }
    }
    if (mappings->count == MAPPINGS_AT_MOST || mappings->images == NULL) {
        free_mappings(mappings);
        return NULL;
    }
    return mappings;
}

void free_mappings(struct mappings *mappings)
{
    if (mappings != NULL && mappings->images != NULL) {
        free_images(mappings->images, mappings->image_count);
    }
    free(mappings);
}

bool is_within(const char *address, const struct range *range)
{
    return address >= range->begin && address < range->end;
}

/* They are in the order of addresses. */
int mapping_of(const struct mappings *mappings, const char *address)
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

bool is_of_images(const struct mappings *mappings, const char *address)
{
    for (size_t i = 0; i < mappings->image_count; i++) {
        struct range range = extent(&mappings->images[i]);
        if (is_within(address, &range)) {
            return true;
        }
    }
    return false;
}
