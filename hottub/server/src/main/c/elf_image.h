/* SPDX-License-Identifier: Apache-2.0 */
/* What a loaded library's headers say of it: which memory it may write, and where the addresses are that it imports. */
#ifndef THAW_ELF_IMAGE_H
#define THAW_ELF_IMAGE_H

#include <link.h>
#include <stdbool.h>
#include <stddef.h>

struct image {
    char *path;
    ElfW(Addr) base;
    const ElfW(Phdr) *headers;
    int header_count;
    const ElfW(Dyn) *dynamic;
};

struct range {
    char *begin;
    char *end;
};

#define RANGES_AT_MOST 8

/* An address of another library, which the linker has put into a slot of this one. */
struct import {
    const char *name;
    void **slot;
    bool called;        /* by the linker's table of calls; else it may be data */
};

/* All libraries that have a path, in an array that the caller frees with free_images; null: there is no memory. */
struct image *loaded_images(size_t *count);

void free_images(struct image *images, size_t count);

/* Writable memory, without what is read-only once it is relocated. */
int writable_ranges(const struct image *image, struct range ranges[RANGES_AT_MOST]);

/* What is read-only once it is relocated; an empty range if there is none. */
struct range relocated_range(const struct image *image);

void each_import(const struct image *image, void (*use)(const struct import *import, void *data), void *data);

#endif
