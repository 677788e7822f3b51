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
    const char *library;
    volatile uint8_t called;
};

struct notes {
    struct notes *next;
    size_t count;
    size_t at_most;
    struct stub *stubs;
    struct note *notes;
    const struct image *image;
    bool failed;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct notes *all;

/* Blocks that the thread's load has on the heap. */
static __thread bool loading;
static __thread long blocks;

/* A name that was looked up and is not known to be harmless. */
static _Atomic(char *) looked_up;

void *(*thaw_real_dlsym)(void *, const char *) __attribute__((visibility("hidden"))) = dlsym;

static void *counting_malloc(size_t size)
{
    blocks += loading;
    return malloc(size);
}

static void *counting_calloc(size_t count, size_t size)
{
    blocks += loading;
    return calloc(count, size);
}

static void *counting_realloc(void *block, size_t size)
{
    blocks += loading && block == NULL;
    blocks -= loading && block != NULL && size == 0;
    return realloc(block, size);
}

static void counting_free(void *block)
{
    blocks -= loading && block != NULL;
    free(block);
}

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

/* dlsym looks where it was called from, so this is no caller: it notes the name and goes on there. */
void thaw_noting_dlsym(void) __attribute__((visibility("hidden")));
__asm__(
    ".text\n"
    ".hidden thaw_noting_dlsym\n"
    ".globl thaw_noting_dlsym\n"
    ".type thaw_noting_dlsym, @function\n"
    "thaw_noting_dlsym:\n"
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

static void *counterpart(const char *name)
{
    static const struct {
        const char *name;
        void *function;
    } counterparts[] = {
        {"malloc", (void *) counting_malloc}, {"calloc", (void *) counting_calloc}, {"realloc", (void *) counting_realloc},
        {"free", (void *) counting_free}, {"dlsym", (void *) thaw_noting_dlsym},
    };
    for (size_t i = 0; i < sizeof counterparts / sizeof *counterparts; i++) {
        if (strcmp(name, counterparts[i].name) == 0) {
            return counterparts[i].function;
        }
    }
    return NULL;
}

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

static bool is_function(const struct import *import)
{
    Dl_info info;
    const ElfW(Sym) *symbol = NULL;
    if (import->called) {
        return true;
    }
    if (dladdr1(*import->slot, &info, (void **) &symbol, RTLD_DL_SYMENT) == 0 || symbol == NULL) {
        return false;
    }
    unsigned char type = ELF64_ST_TYPE(symbol->st_info);
    return type == STT_FUNC || type == STT_GNU_IFUNC;
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

static void count_import(const struct import *import, void *data)
{
    (void) import;
    ((struct notes *) data)->at_most++;
}

static void watch(const struct import *import, void *data)
{
    struct notes *notes = data;
    if (*import->slot == NULL || !is_function(import) || !is_of_c_library(*import->slot)) {
        return;
    }
    void *value = counterpart(import->name);
    if (value == NULL) {
        if (is_harmless_function(import->name)) {
            return;
        }
        struct note *note = &notes->notes[notes->count];
        struct stub *stub = &notes->stubs[notes->count];
        *note = (struct note) {.real = *import->slot, .name = strdup(import->name), .library = notes->image->path};
        *stub = (struct stub) {.set = {0xC6, 0x05}, .one = 1, .jump = {0xFF, 0x25}};
        /* Both count from the end of their instruction. */
        stub->to_mark = (int32_t) ((char *) &note->called - ((char *) stub + 7));
        stub->to_real = (int32_t) ((char *) &note->real - ((char *) stub + 13));
        notes->failed |= note->name == NULL;
        notes->count++;
        value = stub;
    }
    if (!store(notes->image, import->slot, value)) {
        notes->failed = true;
    }
}

bool watch_calls(const struct image *image)
{
    struct notes *notes = calloc(1, sizeof *notes);
    size_t page = (size_t) sysconf(_SC_PAGESIZE);
    if (notes == NULL) {
        return false;
    }
    notes->image = image;
    each_import(image, count_import, notes);
    size_t code = ((notes->at_most + 1) * sizeof(struct stub) + page - 1) & ~(page - 1);
    size_t data = (notes->at_most + 1) * sizeof(struct note);
    char *memory = mmap(NULL, code + data, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) {
        free(notes);
        return false;
    }
    notes->stubs = (struct stub *) memory;
    notes->notes = (struct note *) (memory + code);
    each_import(image, watch, notes);
    if (mprotect(memory, code, PROT_READ | PROT_EXEC) != 0) {
        notes->failed = true;
    }
    pthread_mutex_lock(&lock);
    notes->next = all;
    all = notes;
    pthread_mutex_unlock(&lock);
    return !notes->failed;
}

void begin_load(void)
{
    loading = true;
    blocks = 0;
}

bool end_load(void)
{
    bool nothing = blocks == 0;
    loading = false;
    pthread_mutex_lock(&lock);
    for (struct notes *notes = all; notes != NULL; notes = notes->next) {
        for (size_t i = 0; i < notes->count; i++) {
            struct note *note = &notes->notes[i];
            if (note->called && may_load_call(note->name)) {
                note->called = 0;
            } else if (note->called) {
                nothing = false;
            }
        }
    }
    pthread_mutex_unlock(&lock);
    return nothing;
}

char *noted_call(void)
{
    char *found = NULL;
    const char *name = atomic_load(&looked_up);
    if (name != NULL) {
        return asprintf(&found, "a native library has asked for the function %s", name) < 0 ? NULL : found;
    }
    pthread_mutex_lock(&lock);
    for (struct notes *notes = all; notes != NULL && found == NULL; notes = notes->next) {
        for (size_t i = 0; i < notes->count && found == NULL; i++) {
            const struct note *note = &notes->notes[i];
            if (note->called) {
                const char *slash = strrchr(note->library, '/');
                if (asprintf(&found, "the native library %s has called %s", slash + 1, note->name) < 0) {
                    found = NULL;
                }
            }
        }
    }
    pthread_mutex_unlock(&lock);
    return found;
}
