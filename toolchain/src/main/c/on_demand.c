// SPDX-License-Identifier: Apache-2.0
// Loads the JDK's libraries from beside the image, each when the first of its functions is called.
#include "on_demand.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// What the dynamic linker ends with when a library is missing.
enum { CANNOT_LOAD = 127 };

// The kernel reads no more for one request, whatever the disk's read-ahead is.
enum { REQUEST = 128 * 1024 };

// Of the image, with a slash at its end; as the dynamic linker, of its real file. Empty if it is not known.
static char directory[PATH_MAX];

static const char *beside(const char *file, char path[static PATH_MAX]) {
    if (directory[0] == 0 || snprintf(path, PATH_MAX, "%s%s", directory, file) >= PATH_MAX) {
        return file;
    }
    return path;
}

static int open_beside(const char *file) {
    char path[PATH_MAX];
    return open(beside(file, path), O_RDONLY | O_CLOEXEC);
}

// One of the C library's own, which lie where that lies.
static int open_beside_libc(const char *file) {
    Dl_info libc;
    char path[PATH_MAX];
    const char *slash = dladdr((void *)readlink, &libc) == 0 ? NULL : strrchr(libc.dli_fname, '/');
    if (slash == NULL ||
        snprintf(path, sizeof path, "%.*s/%s", (int)(slash - libc.dli_fname), libc.dli_fname, file) >= PATH_MAX) {
        return -1;
    }
    return open(path, O_RDONLY | O_CLOEXEC);
}

// Begins to read a library, and does not wait: loading it would wait for one piece after the other.
static void read_ahead(const char *file) {
    struct stat status;
    int descriptor = open_beside(file);
    if (descriptor < 0) {
        descriptor = open_beside_libc(file);
    }
    if (descriptor < 0) {
        return;
    }
    if (fstat(descriptor, &status) == 0) {
        for (off_t at = 0; at < status.st_size; at += REQUEST) {
            posix_fadvise(descriptor, at, REQUEST, POSIX_FADV_WILLNEED);
        }
    }
    close(descriptor);
}

// What every start loads: libjava.so and what that needs, which the builder of the home knows.
static const char first[][32] = {FIRST};

__attribute__((constructor)) static void begin(void) {
    ssize_t length = readlink("/proc/self/exe", directory, sizeof directory - 1);
    char *slash = length > 0 ? memrchr(directory, '/', length) : NULL;
    if (slash == NULL) {
        directory[0] = 0;
        return;
    }
    slash[1] = 0;
    for (size_t i = 0; i < sizeof first / sizeof first[0]; i++) {
        read_ahead(first[i]);
    }
}

_Noreturn static void fail(const char *file, const char *why) {
    fprintf(stderr,
            "%s: the JDK's code in this program calls it, and it cannot be loaded: %s\n"
            "Copy or move the program together with the libraries beside it.\n",
            file, why == NULL ? "unknown error" : why);
    _exit(CANNOT_LOAD);
}

static void open_library(struct thaw_library *library) {
    if (library->handle == NULL) {
        char path[PATH_MAX] = "";
        read_ahead(library->file);
        // Global, as if the image were linked with it.
        library->handle = dlopen(beside(library->file, path), RTLD_NOW | RTLD_GLOBAL);
        // Not there: as a linked one is found, by run path and LD_LIBRARY_PATH.
        if (library->handle == NULL && access(path, F_OK) != 0) {
            library->handle = dlopen(library->file, RTLD_NOW | RTLD_GLOBAL);
        }
        if (library->handle == NULL) {
            fail(library->file, dlerror());
        }
    }
}

// The lookup goes on into the libraries that this one needs, and some have nothing to do at load.
static void *own_on_load(void *handle) {
    void *symbol = dlsym(handle, "JNI_OnLoad");
    Dl_info found;
    struct link_map *map;
    if (symbol == NULL || dladdr(symbol, &found) == 0 || dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 ||
        (uintptr_t)found.dli_fbase != map->l_addr) {
        return NULL;
    }
    return symbol;
}

// JNI_OnLoad_X as the runtime expects it, which accepts nothing older than this version from a built-in library.
jint thaw_library_load(struct thaw_library *library, JavaVM *vm) {
    pthread_mutex_lock(&library->lock);
    open_library(library);
    library->is_loaded = 1;
    jint (*on_load)(JavaVM *, void *) = (jint(*)(JavaVM *, void *))own_on_load(library->handle);
    jint version = on_load == NULL ? JNI_VERSION_1_8 : on_load(vm, NULL);
    pthread_mutex_unlock(&library->lock);
    return version < 0 || version > JNI_VERSION_1_8 ? version : JNI_VERSION_1_8;
}

// The function, found by the first call of it. All functions begin with the environment.
__attribute__((used, visibility("hidden"))) void *thaw_find(const struct thaw_function *function, JNIEnv *env) {
    struct thaw_library *library = (struct thaw_library *)((char *)&function->library + function->library);
    pthread_mutex_lock(&library->lock);
    open_library(library);
    if (library->has_on_load && !library->is_loaded) {
        JavaVM *vm;
        if ((*env)->GetJavaVM(env, &vm) != JNI_OK || thaw_library_load(library, vm) < 0) {
            fail(library->file, "its JNI_OnLoad has failed");
        }
    }
    void *address = dlsym(library->handle, function->name);
    if (address == NULL) {
        fail(library->file, dlerror());
    }
    pthread_mutex_unlock(&library->lock);
    __atomic_store_n((void **)((char *)&function->address + function->address), address, __ATOMIC_RELEASE);
    return address;
}

// Finds the function in %r11 with all arguments of the call kept, and goes on there.
__asm__(".text\n"
        ".globl thaw_first_call\n"
        ".hidden thaw_first_call\n"
        ".type thaw_first_call, @function\n"
        "thaw_first_call:\n"
        "pushq %rdi\npushq %rsi\npushq %rdx\npushq %rcx\npushq %r8\npushq %r9\n"
        "subq $136, %rsp\n"
        "movups %xmm0, (%rsp)\nmovups %xmm1, 16(%rsp)\nmovups %xmm2, 32(%rsp)\nmovups %xmm3, 48(%rsp)\n"
        "movups %xmm4, 64(%rsp)\nmovups %xmm5, 80(%rsp)\nmovups %xmm6, 96(%rsp)\nmovups %xmm7, 112(%rsp)\n"
        "movq %rdi, %rsi\n"
        "movq %r11, %rdi\n"
        "call thaw_find\n"
        "movq %rax, %r11\n"
        "movups (%rsp), %xmm0\nmovups 16(%rsp), %xmm1\nmovups 32(%rsp), %xmm2\nmovups 48(%rsp), %xmm3\n"
        "movups 64(%rsp), %xmm4\nmovups 80(%rsp), %xmm5\nmovups 96(%rsp), %xmm6\nmovups 112(%rsp), %xmm7\n"
        "addq $136, %rsp\n"
        "popq %r9\npopq %r8\npopq %rcx\npopq %rdx\npopq %rsi\npopq %rdi\n"
        "jmp *%r11\n"
        ".size thaw_first_call, . - thaw_first_call\n");
