/* SPDX-License-Identifier: Apache-2.0 */
/*
 * When the JNI_OnLoad of a library has returned, its memory is copied. After a run it gets what it had then: it has not told
 * anything else of its state if it has called nothing that keeps it, and nothing of it can have been given back if it had
 * nothing on the heap, or what it had is as it was.
 */
#define _GNU_SOURCE
#include "watched_libraries.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "library_calls.h"
#include "library_ends.h"
#include "library_memory.h"
#include "library_streams.h"
#include "native.h"

#define SIGNALS_AT_MOST 64

struct library {
    struct library *next;
    struct image image;
    struct library_memory memory;
    const char *unwatched;  /* why its calls are not watched, for the end of a sentence; null: they are */
    bool copied;
    bool of_application;    /* loaded by the class loader that stays */
    const void *load;       /* of the load that is on */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct library *libraries;

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
            free_memory(&(*at)->memory);
            *at = (*at)->next;
        }
    }
}

/* Initialisers of the library run before its calls are watched. */
static bool handles_signals(const struct image *image)
{
    for (int number = 1; number <= SIGNALS_AT_MOST; number++) {
        struct sigaction action;
        Dl_info info;
        if (sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_DFL && action.sa_handler != SIG_IGN
            && dladdr((void *) action.sa_handler, &info) != 0 && (ElfW(Addr)) info.dli_fbase == image->base) {
            return true;
        }
    }
    return false;
}

/* Why that cannot be. */
static const char *watch(const struct image *image)
{
    if (image->path == NULL || handles_signals(image)) {
        return "cannot be watched";
    }
    const char *reason = unseen_end(image);
    return reason != NULL || watch_calls(image) ? reason : "cannot be watched";
}

/* What has come with a library: itself and what it needs. */
static void add_new(const struct image *before, size_t count_before, const void *load, bool of_application)
{
    size_t count = 0;
    struct image *images = loaded_images(&count);
    for (size_t i = 0; images != NULL && i < count; i++) {
        struct library *library = is_among(before, count_before, &images[i]) ? NULL : calloc(1, sizeof *library);
        if (library != NULL) {
            library->image = images[i];
            library->image.path = strdup(images[i].path);
            library->load = load;
            library->of_application = of_application;
            library->unwatched = watch(&library->image);
            library->next = libraries;
            libraries = library;
        }
    }
    if (images != NULL) {
        free_images(images, count);
    }
}

void *open_watched(const char *path, const void *load, bool of_application)
{
    size_t count = 0;
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
        add_new(before, count, load, of_application);
    }
    if (before != NULL) {
        free_images(before, count);
    }
    pthread_mutex_unlock(&lock);
    return library;
}

void watched_loaded(JNIEnv *env, const void *load)
{
    pthread_mutex_lock(&lock);
    for (struct library *library = libraries; library != NULL; library = library->next) {
        if (library->load == load) {
            library->load = NULL;
            if (library->unwatched == NULL) {
                forget_calls_of_load(library->image.path);
                library->copied = copy_memory(env, &library->image, &library->memory);
            }
        }
    }
    pthread_mutex_unlock(&lock);
}

void end_libraries(void)
{
    pthread_mutex_lock(&lock);
    /* The last one first, as exit does. */
    for (struct library *library = libraries; library != NULL; library = library->next) {
        /* It may be closed, or about to be. */
        void *held = library->unwatched == NULL ? dlopen(library->image.path, RTLD_NOLOAD | RTLD_LAZY) : NULL;
        struct link_map *map = NULL;
        if (held != NULL && dlinfo(held, RTLD_DI_LINKMAP, &map) == 0 && map->l_addr == library->image.base) {
            end_library(&library->image);
        }
        if (held != NULL) {
            dlclose(held);
        }
    }
    pthread_mutex_unlock(&lock);
}

static const char *reason_of(struct library *library, char **call)
{
    if (library == NULL) {
        return "is not known to keep nothing";
    }
    if (!library->copied) {
        return library->unwatched == NULL ? "cannot be watched" : library->unwatched;
    }
    *call = noted_call(library->image.path);
    const char *streams = streams_left();
    return *call != NULL ? "has called" : streams != NULL ? streams : put_memory_back(&library->memory);
}

/*
 * Gives a library the state again that it had when it was loaded; null: it has that. Else why that cannot be, for the end of
 * a sentence.
 */
JNIEXPORT jstring METHOD(resetLibrary)(JNIEnv *env, jclass class, jstring path)
{
    (void) class;
    char *call = NULL;
    char *all = NULL;
    const char *text = (*env)->GetStringUTFChars(env, path, NULL);
    if (text == NULL) {
        return NULL;
    }
    pthread_mutex_lock(&lock);
    struct library *library = libraries;
    while (library != NULL && strcmp(library->image.path, text) != 0) {
        library = library->next;
    }
    const char *reason = reason_of(library, &call);
    pthread_mutex_unlock(&lock);
    (*env)->ReleaseStringUTFChars(env, path, text);
    if (call != NULL && asprintf(&all, "%s %s", reason, call) >= 0) {
        reason = all;
    }
    jstring result = reason == NULL ? NULL : (*env)->NewStringUTF(env, reason);
    free(call);
    free(all);
    return result;
}

/* After a collection: the path of a library that a class loader of the run has loaded, and that only its end could close; null: there is none. */
JNIEXPORT jstring METHOD(libraryOfRun)(JNIEnv *env, jclass class)
{
    (void) class;
    char *path = NULL;
    size_t count = 0;
    pthread_mutex_lock(&lock);
    struct image *images = libraries == NULL ? NULL : loaded_images(&count);
    for (struct library *library = libraries; images != NULL && path == NULL && library != NULL; library = library->next) {
        if (!library->of_application && is_among(images, count, &library->image)) {
            path = strdup(library->image.path);
        }
    }
    if (images != NULL) {
        free_images(images, count);
    }
    pthread_mutex_unlock(&lock);
    jstring text = path == NULL ? NULL : (*env)->NewStringUTF(env, path);
    free(path);
    return text;
}

/* To be called before others of these: libraries that are closed are forgotten. */
JNIEXPORT void METHOD(forgetClosedLibraries)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    size_t count = 0;
    pthread_mutex_lock(&lock);
    struct image *images = libraries == NULL ? NULL : loaded_images(&count);
    if (images != NULL) {
        forget_closed(images, count);
        free_images(images, count);
    }
    pthread_mutex_unlock(&lock);
}
