/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "elf_image.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct images {
    struct image *all;
    size_t count;
    bool failed;
};

static int add_image(struct dl_phdr_info *info, size_t size, void *data)
{
    (void) size;
    struct images *images = data;
    if (info->dlpi_name == NULL || info->dlpi_name[0] == '\0') {
        return 0;
    }
    struct image *more = realloc(images->all, (images->count + 1) * sizeof *more);
    char *path = strdup(info->dlpi_name);
    if (more != NULL) {
        images->all = more;
    }
    if (more == NULL || path == NULL) {
        free(path);
        images->failed = true;
        return 1;
    }
    struct image *image = &more[images->count++];
    *image = (struct image) {.path = path, .base = info->dlpi_addr, .headers = info->dlpi_phdr, .header_count = info->dlpi_phnum};
    for (int i = 0; i < image->header_count; i++) {
        if (image->headers[i].p_type == PT_DYNAMIC) {
            image->dynamic = (const ElfW(Dyn) *) (image->base + image->headers[i].p_vaddr);
        }
    }
    return 0;
}

struct image *loaded_images(size_t *count)
{
    struct images images = {0};
    dl_iterate_phdr(add_image, &images);
    if (images.failed) {
        free_images(images.all, images.count);
        return NULL;
    }
    *count = images.count;
    return images.all;
}

void free_images(struct image *images, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        free(images[i].path);
    }
    free(images);
}

struct range relocated_range(const struct image *image)
{
    uintptr_t page = (uintptr_t) sysconf(_SC_PAGESIZE);
    for (int i = 0; i < image->header_count; i++) {
        const ElfW(Phdr) *header = &image->headers[i];
        if (header->p_type == PT_GNU_RELRO) {
            /* As the linker protects it: whole pages. */
            uintptr_t begin = (image->base + header->p_vaddr) & ~(page - 1);
            uintptr_t end = (image->base + header->p_vaddr + header->p_memsz) & ~(page - 1);
            return (struct range) {(char *) begin, (char *) (end < begin ? begin : end)};
        }
    }
    return (struct range) {NULL, NULL};
}

int writable_ranges(const struct image *image, struct range ranges[RANGES_AT_MOST])
{
    struct range fixed = relocated_range(image);
    int count = 0;
    for (int i = 0; i < image->header_count; i++) {
        const ElfW(Phdr) *header = &image->headers[i];
        if (header->p_type != PT_LOAD || (header->p_flags & PF_W) == 0) {
            continue;
        }
        char *begin = (char *) (image->base + header->p_vaddr);
        char *end = begin + header->p_memsz;
        if (fixed.begin < end && begin < fixed.end) {
            if (begin < fixed.begin && count < RANGES_AT_MOST) {
                ranges[count++] = (struct range) {begin, fixed.begin};
            }
            begin = fixed.end;
        }
        if (begin < end && count < RANGES_AT_MOST) {
            ranges[count++] = (struct range) {begin, end};
        }
    }
    return count;
}

/* The linker has added the base to some of them. */
static const void *at(const struct image *image, ElfW(Addr) address)
{
    return (const void *) (address < image->base ? image->base + address : address);
}

void each_import(const struct image *image, void (*use)(const struct import *import, void *data), void *data)
{
    const ElfW(Rela) *tables[2] = {NULL, NULL};
    size_t sizes[2] = {0, 0};
    const ElfW(Sym) *symbols = NULL;
    const char *strings = NULL;
    for (const ElfW(Dyn) *entry = image->dynamic; entry != NULL && entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
            case DT_RELA: tables[0] = at(image, entry->d_un.d_ptr); break;
            case DT_RELASZ: sizes[0] = entry->d_un.d_val; break;
            case DT_JMPREL: tables[1] = at(image, entry->d_un.d_ptr); break;
            case DT_PLTRELSZ: sizes[1] = entry->d_un.d_val; break;
            case DT_SYMTAB: symbols = at(image, entry->d_un.d_ptr); break;
            case DT_STRTAB: strings = at(image, entry->d_un.d_ptr); break;
            default: break;
        }
    }
    for (int table = 0; table < 2 && symbols != NULL && strings != NULL; table++) {
        for (size_t i = 0; tables[table] != NULL && i < sizes[table] / sizeof *tables[table]; i++) {
            const ElfW(Rela) *entry = &tables[table][i];
            size_t type = ELF64_R_TYPE(entry->r_info);
            const ElfW(Sym) *symbol = &symbols[ELF64_R_SYM(entry->r_info)];
            if ((type == R_X86_64_JUMP_SLOT || type == R_X86_64_GLOB_DAT || (type == R_X86_64_64 && entry->r_addend == 0))
                && ELF64_R_SYM(entry->r_info) != 0 && symbol->st_shndx == SHN_UNDEF) {
                struct import import = {
                    .name = strings + symbol->st_name,
                    .slot = (void **) (image->base + entry->r_offset),
                    .called = type == R_X86_64_JUMP_SLOT,
                };
                use(&import, data);
            }
        }
    }
}
