/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A library is opened here before the JDK opens it, so that its calls of other libraries are watched from its JNI_OnLoad
 * on; when that has returned, its memory is copied. After a run it gets what it had then: it has not told anything else of
 * its state if it has called nothing that keeps it, and nothing of it can have been given back if it had nothing on the heap.
 */
#define _GNU_SOURCE
#include "library_load.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "agent.h"
#include "library_blocks.h"
#include "library_calls.h"
#include "library_memory.h"
#include "library_names.h"
#include "library_streams.h"
#include "native.h"

#define SIGNALS_AT_MOST 64

struct library {
    struct library *next;
    struct image image;
    struct library_memory memory;
    bool watched;
    bool copied;
    bool of_application;    /* loaded by the class loader that stays */
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
            library->watched = library->image.path != NULL && !handles_signals(&images[i]) && watch_calls(&library->image);
            library->next = libraries;
            libraries = library;
        }
    }
    if (images != NULL) {
        free_images(images, count);
    }
}

/* Null: it is not opened, and the JDK will say why. */
static void *open_first(const char *path, const void *load, bool of_application)
{
    size_t count = 0;
    if (home == NULL || strncmp(path, home, strlen(home)) == 0 || !can_be_made_new(path) || wants_executable_stack(path)) {
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
        add_new(before, count, load, of_application);
    }
    if (before != NULL) {
        free_images(before, count);
    }
    pthread_mutex_unlock(&lock);
    return library;
}

static void loaded(JNIEnv *env, const void *load)
{
    pthread_mutex_lock(&lock);
    for (struct library *library = libraries; library != NULL; library = library->next) {
        if (library->load == load) {
            library->load = NULL;
            if (library->watched) {
                forget_calls_of_load(library->image.path);
                library->copied = copy_memory(env, &library->image, &library->memory);
            }
        }
    }
    pthread_mutex_unlock(&lock);
}

static bool is_of_application(JNIEnv *env, jobject implementation)
{
    jclass type = (*env)->GetObjectClass(env, implementation);
    jfieldID field = (*env)->GetFieldID(env, type, "fromClass", "Ljava/lang/Class;");
    jclass from = field == NULL ? NULL : (*env)->GetObjectField(env, implementation, field);
    jclass loaders = from == NULL ? NULL : (*env)->FindClass(env, "java/lang/ClassLoader");
    jmethodID method = loaders == NULL ? NULL
        : (*env)->GetStaticMethodID(env, loaders, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    jobject system = method == NULL ? NULL : (*env)->CallStaticObjectMethod(env, loaders, method);
    jobject loader = NULL;
    (*env)->ExceptionClear(env);
    return system != NULL && (*jvmti)->GetClassLoader(jvmti, from, &loader) == JVMTI_ERROR_NONE && (*env)->IsSameObject(env, loader, system);
}

static const char *text_of(JNIEnv *env, jstring name, jboolean builtin)
{
    return builtin || name == NULL ? NULL : (*env)->GetStringUTFChars(env, name, NULL);
}

#define AROUND_LOAD(call)                                                              \
    const char *path = text_of(env, name, builtin);                                    \
    int load;                                                                          \
    void *library = path == NULL ? NULL : open_first(path, &load, is_of_application(env, implementation));                     \
    if (path != NULL) {                                                                \
        (*env)->ReleaseStringUTFChars(env, name, path);                                \
    }                                                                                  \
    if (library == NULL) {                                                             \
        return call;                                                                   \
    }                                                                                  \
    begin_load();                                                                      \
    jboolean done = call;                                                              \
    loaded(env, &load);                                                                \
    end_load();                                                                        \
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

static const char *reason_of(struct library *library, char **call)
{
    if (library == NULL || !library->copied) {
        return library == NULL ? "is not known to keep nothing" : "cannot be watched";
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
