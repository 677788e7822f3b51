/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A library is opened here before the JDK opens it, so that its calls of other libraries are watched from its JNI_OnLoad
 * on; when that has returned, its memory is copied. After a run its memory must be as then, or it is put back: nothing that
 * is outside of it may depend on it, and it may have had nothing on the heap that would be given back by now.
 */
#define _GNU_SOURCE
#include "library_load.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "library_calls.h"
#include "library_memory.h"
#include "native.h"

struct library {
    struct library *next;
    struct image image;
    struct library_memory memory;
    bool watched;
    bool copied;
    bool on_heap;           /* has addresses of the heap, which may be given back */
    const void *load;       /* of the load that is on */
};

static jboolean (JNICALL *real_load_of_five)(JNIEnv *, jclass, jobject, jstring, jboolean, jboolean, jboolean);
static jboolean (JNICALL *real_load_of_four)(JNIEnv *, jclass, jobject, jstring, jboolean, jboolean);

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct library *libraries;
static char *home;          /* of the JDK's libraries */

/* With a stack that can be executed the JVM has to take care of its guard pages. */
static bool wants_executable_stack(const char *path)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);
    Elf64_Ehdr header;
    bool wants = true;
    if (file >= 0 && pread(file, &header, sizeof header, 0) == sizeof header && memcmp(header.e_ident, ELFMAG, SELFMAG) == 0
        && header.e_ident[EI_CLASS] == ELFCLASS64) {
        for (int i = 0; i < header.e_phnum; i++) {
            Elf64_Phdr part;
            off_t at = (off_t) (header.e_phoff + (Elf64_Off) i * header.e_phentsize);
            if (pread(file, &part, sizeof part, at) == sizeof part && part.p_type == PT_GNU_STACK) {
                wants = (part.p_flags & PF_X) != 0;
            }
        }
    }
    if (file >= 0) {
        close(file);
    }
    return wants;
}

static bool is_among(const struct image *images, size_t count, const struct image *wanted)
{
    for (size_t i = 0; i < count; i++) {
        if (images[i].base == wanted->base && strcmp(images[i].path, wanted->path) == 0) {
            return true;
        }
    }
    return false;
}

/* A library that has been closed is none any more, and another one may be in its place. */
static void forget_closed(const struct image *images, size_t count)
{
    for (struct library **at = &libraries; *at != NULL;) {
        if (is_among(images, count, &(*at)->image)) {
            at = &(*at)->next;
        } else {
            *at = (*at)->next;
        }
    }
}

/* What has come with a library: itself and what it needs. */
static void add_new(const struct image *before, size_t count_before, const void *load)
{
    size_t count = 0;
    struct image *images = loaded_images(&count);
    for (size_t i = 0; images != NULL && i < count; i++) {
        struct library *library = is_among(before, count_before, &images[i]) ? NULL : calloc(1, sizeof *library);
        if (library != NULL) {
            library->image = images[i];
            library->image.path = strdup(images[i].path);
            library->load = load;
            library->on_heap = refers_to_heap(&images[i]);
            library->watched = library->image.path != NULL && watch_calls(&library->image);
            library->next = libraries;
            libraries = library;
        }
    }
    if (images != NULL) {
        free_images(images, count);
    }
}

/* Null: it is not opened, and the JDK will say why. */
static void *open_first(const char *path, const void *load)
{
    size_t count = 0;
    if (home == NULL || strncmp(path, home, strlen(home)) == 0 || wants_executable_stack(path)) {
        return NULL;
    }
    pthread_mutex_lock(&lock);
    struct image *before = loaded_images(&count);
    if (before != NULL) {
        forget_closed(before, count);
    }
    unsigned int mode = __builtin_ia32_stmxcsr();
    void *library = before == NULL ? NULL : dlopen(path, RTLD_NOW);
    /* Its initialisers may have changed how the thread computes. */
    __builtin_ia32_ldmxcsr(mode);
    if (library != NULL) {
        add_new(before, count, load);
    }
    if (before != NULL) {
        free_images(before, count);
    }
    pthread_mutex_unlock(&lock);
    return library;
}

static void loaded(const void *load, bool has_nothing)
{
    pthread_mutex_lock(&lock);
    for (struct library *library = libraries; library != NULL; library = library->next) {
        if (library->load == load) {
            library->load = NULL;
            library->on_heap |= !has_nothing;
            library->copied = copy_memory(&library->image, &library->memory);
        }
    }
    pthread_mutex_unlock(&lock);
}

static const char *text_of(JNIEnv *env, jstring name, jboolean builtin)
{
    return builtin || name == NULL ? NULL : (*env)->GetStringUTFChars(env, name, NULL);
}

#define AROUND_LOAD(call)                                                              \
    const char *path = text_of(env, name, builtin);                                    \
    int load;                                                                          \
    void *library = path == NULL ? NULL : open_first(path, &load);                     \
    if (path != NULL) {                                                                \
        (*env)->ReleaseStringUTFChars(env, name, path);                                \
    }                                                                                  \
    if (library == NULL) {                                                             \
        return call;                                                                   \
    }                                                                                  \
    begin_load();                                                                      \
    jboolean done = call;                                                              \
    bool has_nothing = end_load();                                                     \
    loaded(&load, has_nothing);                                                        \
    dlclose(library);                                                                  \
    return done

static jboolean JNICALL load_of_five(JNIEnv *env, jclass class, jobject implementation, jstring name, jboolean builtin, jboolean is_jni,
                                     jboolean throws)
{
    AROUND_LOAD(real_load_of_five(env, class, implementation, name, builtin, is_jni, throws));
}

static jboolean JNICALL load_of_four(JNIEnv *env, jclass class, jobject implementation, jstring name, jboolean builtin, jboolean throws)
{
    AROUND_LOAD(real_load_of_four(env, class, implementation, name, builtin, throws));
}

/* The JDK's library of Java itself, which has the native methods, and what comes before its name. */
static void *open_java(void)
{
    size_t count = 0;
    void *java = NULL;
    struct image *images = loaded_images(&count);
    for (size_t i = 0; images != NULL && i < count; i++) {
        char *name = strstr(images[i].path, "/libjava.so");
        if (name != NULL && name[strlen("/libjava.so")] == '\0') {
            java = dlopen(images[i].path, RTLD_NOLOAD | RTLD_LAZY);
            name[1] = '\0';
            home = strdup(images[i].path);
        }
    }
    if (images != NULL) {
        free_images(images, count);
    }
    return java;
}

bool library_load_install(JNIEnv *env)
{
    void *java = open_java();
    void *real = java == NULL ? NULL : dlsym(java, "Java_jdk_internal_loader_NativeLibraries_load");
    jclass class = real == NULL ? NULL : (*env)->FindClass(env, "jdk/internal/loader/NativeLibraries");
    if (class == NULL) {
        return false;
    }
    *(void **) &real_load_of_five = real;
    *(void **) &real_load_of_four = real;
    JNINativeMethod of_four = {"load", "(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZ)Z", (void *) load_of_four};
    JNINativeMethod of_five = {"load", "(Ljdk/internal/loader/NativeLibraries$NativeLibraryImpl;Ljava/lang/String;ZZZ)Z", (void *) load_of_five};
    if ((*env)->RegisterNatives(env, class, &of_four, 1) == JNI_OK) {
        return true;
    }
    (*env)->ExceptionClear(env);
    return (*env)->RegisterNatives(env, class, &of_five, 1) == JNI_OK;
}

/* Whether a library that is loaded has been watched since. */
JNIEXPORT jboolean METHOD(isWatched)(JNIEnv *env, jclass class, jstring path)
{
    (void) class;
    bool watched = false;
    const char *text = (*env)->GetStringUTFChars(env, path, NULL);
    pthread_mutex_lock(&lock);
    for (struct library *library = libraries; text != NULL && library != NULL; library = library->next) {
        watched |= library->watched && library->copied && strcmp(library->image.path, text) == 0;
    }
    pthread_mutex_unlock(&lock);
    if (text != NULL) {
        (*env)->ReleaseStringUTFChars(env, path, text);
    }
    return watched;
}

/* Makes the state of libraries what it was when they had been loaded, or says why that cannot be; null: it is that now. */
JNIEXPORT jstring METHOD(resetLibraries)(JNIEnv *env, jclass class)
{
    (void) class;
    char *reason = noted_call();
    size_t count = 0;
    pthread_mutex_lock(&lock);
    struct image *images = loaded_images(&count);
    if (images != NULL) {
        forget_closed(images, count);
        free_images(images, count);
    } else if (libraries != NULL && reason == NULL) {
        reason = strdup("the native libraries are not known, for lack of memory");
    }
    for (struct library *library = libraries; reason == NULL && library != NULL; library = library->next) {
        size_t changed = library->copied ? changed_bytes(&library->memory) : 0;
        if (changed == 0) {
            continue;
        }
        if (!library->on_heap) {
            put_memory_back(&library->memory);
        } else if (asprintf(&reason, "the native library %s has changed %zu bytes of its state, and had memory on the heap when it was loaded",
                            strrchr(library->image.path, '/') + 1, changed) < 0) {
            reason = NULL;
        }
    }
    pthread_mutex_unlock(&lock);
    jstring text = reason == NULL ? NULL : (*env)->NewStringUTF(env, reason);
    free(reason);
    return text;
}
