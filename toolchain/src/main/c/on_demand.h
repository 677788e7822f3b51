// SPDX-License-Identifier: Apache-2.0
// A JDK library that an image is not linked with: each of its functions is here as one that loads the library when it
// is first called. A generated file for each library says LIBRARY once and FUNCTION for each.
#ifndef THAW_ON_DEMAND_H
#define THAW_ON_DEMAND_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <jni.h>
#include <pthread.h>
#include <stdint.h>

struct thaw_library {
    // Only the exact file beside the image: an array, as a pointer would be one more relocation for each start.
    char file[40];
    // Whether its JNI_OnLoad is called at all.
    int has_on_load;
    int is_loaded;
    void *handle;
    // Recursive: its JNI_OnLoad may call Java, and that one of its functions.
    pthread_mutex_t lock;
};

// Where to find what, in bytes from the field itself.
struct thaw_function {
    int32_t address;
    int32_t library;
    char name[];
};

jint thaw_library_load(struct thaw_library *library, JavaVM *vm);

#define THAW_LIBRARY(name, calls)                                                                               \
    __attribute__((used)) static struct thaw_library thaw_library = {                                           \
        .file = "lib" #name ".so", .has_on_load = calls, .lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP};       \
    /* What has to lie beside the image, for the one who puts it there. */                                      \
    __asm__(".pushsection .thaw.libraries, \"\", @progbits\n.asciz \"lib" #name ".so\"\n.popsection\n");

#define LIBRARY_WITHOUT_ON_LOAD(name) THAW_LIBRARY(name, 0)

#define LIBRARY(name)                                                                                           \
    THAW_LIBRARY(name, 1)                                                                                       \
    jint JNI_OnLoad_##name(JavaVM *vm, void *reserved) {                                                        \
        (void)reserved;                                                                                         \
        return thaw_library_load(&thaw_library, vm);                                                            \
    }

// For what the runtime loads at each start, used or not: it is loaded when the first of its functions is called.
#define LIBRARY_LATER(name)                                                                                     \
    THAW_LIBRARY(name, 1)                                                                                       \
    jint JNI_OnLoad_##name(JavaVM *vm, void *reserved) {                                                        \
        (void)vm;                                                                                               \
        (void)reserved;                                                                                         \
        return JNI_VERSION_1_8;                                                                                 \
    }

// In sections of its own, so that the linker drops what an image does not call.
#define FUNCTION(name)                                                                                          \
    __asm__(".pushsection .bss.thaw." #name ", \"aw\", @nobits\n"                                               \
            ".balign 8\n"                                                                                       \
            "thaw_address_" #name ": .skip 8\n"                                                                 \
            ".popsection\n"                                                                                     \
            ".pushsection .rodata.thaw." #name ", \"a\", @progbits\n"                                           \
            ".balign 4\n"                                                                                       \
            "thaw_function_" #name ": .long thaw_address_" #name " - .\n"                                       \
            ".long thaw_library - .\n"                                                                          \
            ".asciz \"" #name "\"\n"                                                                            \
            ".popsection\n"                                                                                     \
            ".pushsection .text.thaw." #name ", \"ax\", @progbits\n"                                            \
            ".balign 16\n"                                                                                      \
            ".globl " #name "\n"                                                                                \
            ".type " #name ", @function\n"                                                                      \
            #name ": endbr64\n"                                                                                 \
            "movq thaw_address_" #name "(%rip), %r11\n"                                                         \
            "testq %r11, %r11\n"                                                                                \
            "jz 1f\n"                                                                                           \
            "jmp *%r11\n"                                                                                       \
            "1: leaq thaw_function_" #name "(%rip), %r11\n"                                                     \
            "jmp thaw_first_call\n"                                                                             \
            ".size " #name ", . - " #name "\n"                                                                  \
            ".popsection\n");

#endif
