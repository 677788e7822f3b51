/* SPDX-License-Identifier: Apache-2.0 */
/* A library is opened here before the JDK opens it, so that its calls of other libraries are watched from its JNI_OnLoad on. */
#define _GNU_SOURCE
#include "library_load.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "agent.h"
#include "elf_image.h"
#include "library_blocks.h"
#include "library_names.h"
#include "watched_libraries.h"

static jboolean (JNICALL *real_load_of_five)(JNIEnv *, jclass, jobject, jstring, jboolean, jboolean, jboolean);
static jboolean (JNICALL *real_load_of_four)(JNIEnv *, jclass, jobject, jstring, jboolean, jboolean);

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

/* Null: it is not opened, and the JDK will say why. */
static void *open_first(const char *path, const void *load, bool of_application)
{
    if (home == NULL || strncmp(path, home, strlen(home)) == 0 || !can_be_made_new(path) || wants_executable_stack(path)) {
        return NULL;
    }
    return open_watched(path, load, of_application);
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
    watched_loaded(env, &load);                                                        \
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
