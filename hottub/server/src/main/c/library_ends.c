/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a library gives to atexit, the C library registers with the address of a word that has its own address: the library's
 * handle. It is not among its symbols, but nothing is registered with other words, if they are like it.
 */
#include "library_ends.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Of the C library: does what was registered with a handle, and forgets it. */
void __cxa_finalize(void *handle);

static bool is_registration(const char *name)
{
    return strcmp(name, "__cxa_atexit") == 0 || strcmp(name, "atexit") == 0 || strcmp(name, "on_exit") == 0;
}

static void find_registration(const struct import *import, void *data)
{
    *(bool *) data |= is_registration(import->name);
}

static bool may_register(const struct image *image)
{
    bool may = false;
    each_import(image, find_registration, &may);
    return may;
}

const char *unseen_end(const struct image *image)
{
    size_t initialisers = 0;
    size_t last = 0;
    for (const ElfW(Dyn) *entry = image->dynamic; entry != NULL && entry->d_tag != DT_NULL; entry++) {
        if (entry->d_tag == DT_INIT_ARRAYSZ) {
            initialisers = entry->d_un.d_val / sizeof(void *);
        } else if (entry->d_tag == DT_FINI_ARRAYSZ) {
            last = entry->d_un.d_val / sizeof(void *);
        }
    }
    /* Each library has one of both, of the compiler. Older compilers have no arrays, and what they call is not seen. */
    if (last > 1) {
        return "has functions of its own that are called when the process ends";
    }
    return initialisers != 1 && may_register(image) ? "may have registered, before it was watched, what is called when the process ends" : NULL;
}

void end_library(const struct image *image)
{
    struct range ranges[RANGES_AT_MOST];
    int count = may_register(image) ? writable_ranges(image, ranges) : 0;
    for (int i = 0; i < count; i++) {
        char **word = (char **) (((uintptr_t) ranges[i].begin + 7) & ~(uintptr_t) 7);
        for (; (char *) (word + 1) <= ranges[i].end; word++) {
            if (*word == (char *) word) {
                __cxa_finalize(word);
            }
        }
    }
}
