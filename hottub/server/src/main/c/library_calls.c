/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "library_calls.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "function_names.h"
#include "library_blocks.h"
#include "library_streams.h"

/* Sets the mark, and goes on in the function: movb $1, mark(%rip); jmp *real(%rip). */
struct __attribute__((packed)) stub {
    uint8_t set[2];
    int32_t to_mark;
    uint8_t one;
    uint8_t jump[2];
    int32_t to_real;
    uint8_t unused[3];
};

struct note {
    void *real;
    char *name;             /* copied: the library may be closed */
    volatile uint8_t called;
};

/* The stubs of a library, or of functions that were looked up by name. */
struct notes {
    struct notes *next;
    size_t count;
    size_t at_most;
    struct stub *stubs;
    struct note *notes;
    const struct image *image;
    bool failed;
};

#define LOOKED_UP_AT_ONCE 128

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct notes *all;

/* A name that was looked up and is not known to be harmless, where the function could not be replaced. */
static _Atomic(char *) looked_up;

static struct notes *of_lookups;

void *(*thaw_real_dlsym)(void *, const char *) __attribute__((visibility("hidden"))) = dlsym;

__attribute__((used, visibility("hidden"))) void thaw_note_lookup(const char *name)
{
    if (name != NULL && !is_harmless_function(name) && atomic_load(&looked_up) == NULL) {
        char *copy = strdup(name);
        char *none = NULL;
        if (copy != NULL && !atomic_compare_exchange_strong(&looked_up, &none, copy)) {
            free(copy);
        }
    }
}

/* Null: there is no memory. */
static struct notes *new_notes(size_t at_most)
{
    struct notes *notes = calloc(1, sizeof *notes);
    size_t page = (size_t) sysconf(_SC_PAGESIZE);
    size_t code = (at_most * sizeof(struct stub) + page) & ~(page - 1);
    char *memory = notes == NULL ? MAP_FAILED
        : mmap(NULL, code + at_most * sizeof(struct note) + 1, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        free(notes);
        return NULL;
    }
    notes->at_most = at_most;
    notes->stubs = (struct stub *) memory;
    notes->notes = (struct note *) (memory + code);
    for (size_t i = 0; i < at_most; i++) {
        struct stub *stub = &notes->stubs[i];
        *stub = (struct stub) {.set = {0xC6, 0x05}, .one = 1, .jump = {0xFF, 0x25}};
        /* Both count from the end of their instruction. */
        stub->to_mark = (int32_t) ((char *) &notes->notes[i].called - ((char *) stub + 7));
        stub->to_real = (int32_t) ((char *) &notes->notes[i].real - ((char *) stub + 13));
    }
    if (mprotect(memory, code, PROT_READ | PROT_EXEC) != 0) {
        munmap(memory, code + at_most * sizeof(struct note) + 1);
        free(notes);
        return NULL;
    }
    return notes;
}

/* What stands for a function; null: there is no memory. */
static void *stub_for(struct notes *notes, void *real, const char *name)
{
    char *copy = strdup(name);
    if (copy == NULL || notes->count == notes->at_most) {
        free(copy);
        return NULL;
    }
    notes->notes[notes->count] = (struct note) {.real = real, .name = copy};
    return &notes->stubs[notes->count++];
}

static void add(struct notes *notes)
{
    notes->next = all;
    all = notes;
}

/* Functions of other libraries than the C library: those are watched themselves, or known to keep no state. */
static bool is_of_c_library(void *address)
{
    Dl_info info;
    if (dladdr(address, &info) == 0 || info.dli_fname == NULL) {
        return true;
    }
    const char *slash = strrchr(info.dli_fname, '/');
    return is_watched_provider(slash == NULL ? info.dli_fname : slash + 1);
}

static bool is_function_at(void *address)
{
    Dl_info info;
    const ElfW(Sym) *symbol = NULL;
    if (dladdr1(address, &info, (void **) &symbol, RTLD_DL_SYMENT) == 0 || symbol == NULL) {
        return false;
    }
    unsigned char type = ELF64_ST_TYPE(symbol->st_info);
    return type == STT_FUNC || type == STT_GNU_IFUNC;
}

/* Stands for dlsym where a library is named: many look for functions that they never call. */
__attribute__((used, visibility("hidden"))) void *thaw_dlsym_in_library(void *handle, const char *name)
{
    void *real = dlsym(handle, name);
    if (real != NULL && noting_stream_function(name) != NULL && is_of_c_library(real)) {
        return noting_stream_function(name);
    }
    if (real == NULL || is_harmless_function(name) || !is_of_c_library(real) || !is_function_at(real)) {
        return real;
    }
    void *stub = NULL;
    pthread_mutex_lock(&lock);
    for (struct notes *notes = all; notes != NULL && stub == NULL; notes = notes->next) {
        for (size_t i = 0; notes->image == NULL && i < notes->count && stub == NULL; i++) {
            stub = notes->notes[i].real == real ? &notes->stubs[i] : NULL;
        }
    }
    if (stub == NULL && (of_lookups == NULL || of_lookups->count == of_lookups->at_most)) {
        struct notes *more = new_notes(LOOKED_UP_AT_ONCE);
        if (more != NULL) {
            of_lookups = more;
            add(more);
        }
    }
    if (stub == NULL && of_lookups != NULL) {
        stub = stub_for(of_lookups, real, name);
    }
    pthread_mutex_unlock(&lock);
    if (stub == NULL) {
        thaw_note_lookup(name);
        return real;
    }
    return stub;
}

/* With RTLD_DEFAULT and RTLD_NEXT dlsym looks from where it was called, so this is no caller: it notes the name and goes on there. */
void thaw_noting_dlsym(void) __attribute__((visibility("hidden")));
__asm__(
    ".text\n"
    ".hidden thaw_noting_dlsym\n"
    ".globl thaw_noting_dlsym\n"
    ".type thaw_noting_dlsym, @function\n"
    "thaw_noting_dlsym:\n"
    "    lea 1(%rdi), %rax\n"
    "    cmp $1, %rax\n"
    "    ja thaw_dlsym_in_library\n"
    "    push %rdi\n"
    "    push %rsi\n"
    "    sub $8, %rsp\n"
    "    mov %rsi, %rdi\n"
    "    call thaw_note_lookup\n"
    "    add $8, %rsp\n"
    "    pop %rsi\n"
    "    pop %rdi\n"
    "    jmp *thaw_real_dlsym(%rip)\n"
    ".size thaw_noting_dlsym, . - thaw_noting_dlsym\n");

/* Also where the slot is read-only since it was relocated. */
static bool store(const struct image *image, void **slot, void *value)
{
    struct range fixed = relocated_range(image);
    uintptr_t page = (uintptr_t) sysconf(_SC_PAGESIZE);
    void *begin = (void *) ((uintptr_t) slot & ~(page - 1));
    bool read_only = (char *) slot >= fixed.begin && (char *) slot < fixed.end;
    if (read_only && mprotect(begin, page, PROT_READ | PROT_WRITE) != 0) {
        return false;
    }
    *slot = value;
    return !read_only || mprotect(begin, page, PROT_READ) == 0;
}

static void count_import(const struct import *import, void *data)
{
    (void) import;
    ++*(size_t *) data;
}

static void watch(const struct import *import, void *data)
{
    struct notes *notes = data;
    if (*import->slot == NULL || (!import->called && !is_function_at(*import->slot)) || !is_of_c_library(*import->slot)) {
        return;
    }
    void *value = strcmp(import->name, "dlsym") == 0 ? (void *) thaw_noting_dlsym : noting_allocator(import->name);
    value = value == NULL ? noting_stream_function(import->name) : value;
    if (value == NULL && is_harmless_function(import->name)) {
        return;
    }
    if (value == NULL) {
        value = stub_for(notes, *import->slot, import->name);
    }
    if (value == NULL || !store(notes->image, import->slot, value)) {
        notes->failed = true;
    }
}

bool watch_calls(const struct image *image)
{
    size_t count = 0;
    each_import(image, count_import, &count);
    struct notes *notes = new_notes(count);
    if (notes == NULL) {
        return false;
    }
    notes->image = image;
    each_import(image, watch, notes);
    pthread_mutex_lock(&lock);
    add(notes);
    pthread_mutex_unlock(&lock);
    return !notes->failed;
}

void forget_calls_of_load(const char *path)
{
    pthread_mutex_lock(&lock);
    for (struct notes *notes = all; notes != NULL; notes = notes->next) {
        for (size_t i = 0; i < notes->count && notes->image != NULL && strcmp(notes->image->path, path) == 0; i++) {
            if (may_load_call(notes->notes[i].name)) {
                notes->notes[i].called = 0;
            }
        }
    }
    pthread_mutex_unlock(&lock);
}

char *noted_call(const char *path)
{
    char *found = NULL;
    const char *name = atomic_load(&looked_up);
    pthread_mutex_lock(&lock);
    for (struct notes *notes = all; notes != NULL && name == NULL; notes = notes->next) {
        bool counts = notes->image == NULL || strcmp(notes->image->path, path) == 0;
        for (size_t i = 0; counts && i < notes->count && name == NULL; i++) {
            name = notes->notes[i].called ? notes->notes[i].name : NULL;
        }
    }
    if (name != NULL) {
        found = strdup(name);
    }
    pthread_mutex_unlock(&lock);
    return found;
}
