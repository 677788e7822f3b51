// SPDX-License-Identifier: Apache-2.0
// The runtime of the address sanitizer ends a program where another library comes before it, as this one does, unless an option says
// that it may: then the program starts again, with that option. Calls nothing that the runtime has a function of its own for.
#define _GNU_SOURCE
#include <link.h>
#include <stddef.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "bam.h"

static const char NAME[] = "ASAN_OPTIONS=";
static const char OPTION[] = "verify_asan_link_order=0";

// Compilers would make calls of loops over what is not volatile.
typedef const volatile char *letters;

// Where it goes on behind the beginning; NULL where it begins otherwise.
static const char *behind(const char *text, const char *beginning) {
    letters a = text, b = beginning;
    for (; *b != 0; a++, b++) {
        if (*a != *b) {
            return NULL;
        }
    }
    return text + (b - beginning);
}

static int has(const char *text, const char *part) {
    for (; *(letters)text != 0; text++) {
        if (behind(text, part) != NULL) {
            return 1;
        }
    }
    return 0;
}

static int is_runtime(const char *name) { return has(name, "libasan.so") || has(name, "libclang_rt.asan"); }

// Whether there is such a runtime, behind other libraries.
static int comes_later(void) {
    int others = 0;
    for (const struct link_map *l = _r_debug.r_map == NULL ? NULL : _r_debug.r_map->l_next; l != NULL; l = l->l_next) {
        if (is_runtime(l->l_name)) {
            return others > 0;
        }
        others += *(letters)l->l_name != 0 && !has(l->l_name, "linux-vdso");
    }
    return 0;
}

static char *put(char *at, const char *end, const char *text) {
    for (letters from = text; *from != 0 && at < end; from++) {
        *(volatile char *)at++ = *from;
    }
    return at;
}

void bam_begin_with_sanitizer(char *const arguments[], char *const variables[]) {
    char path[LONGEST_PATH];
    char options[LONGEST_PATH];
    // Where the dynamic linker was started by hand, it is the program.
    if (!comes_later() || getauxval(AT_BASE) == 0) {
        return;
    }
    size_t count = 0, found = 0;
    const char *before = NULL;
    for (; variables[count] != NULL; count++) {
        const char *value = behind(variables[count], NAME);
        if (value != NULL && before == NULL) {
            before = value;
            found = count;
        }
    }
    if (before != NULL && has(before, OPTION)) {
        return;
    }
    char *end = options + sizeof options - 1;
    char *at = put(options, end, NAME);
    // The last one holds.
    at = before == NULL ? at : put(put(at, end, before), end, ":");
    at = put(at, end, OPTION);
    long length = syscall(SYS_readlink, "/proc/self/exe", path, sizeof path - 1);
    if (at == end || length <= 0) {
        return;
    }
    *at = 0;
    path[length] = 0;
    const char *all[count + 2];
    for (size_t i = 0; i < count; i++) {
        all[i] = variables[i];
    }
    found = before == NULL ? count++ : found;
    all[found] = options;
    all[count] = NULL;
    syscall(SYS_execve, path, arguments, all);
}
