/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Passes the classes of the program to Transformation.java as they are loaded: it changes them so that their static state
 * can be made new.
 */
#include "transformation.h"

#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "agent.h"
#include "class_by_name.h"
#include "ending_threads.h"
#include "exceptions.h"
#include "final_fields.h"
#include "library_load.h"
#include "native.h"

static jobject transformer;             /* a Transformation */
static jobject own_loader;              /* of what transforms */
static jmethodID transform;
static __thread bool transforming;
static atomic_bool transformation_failed;

/* Of the boot loader's classes only these are transformed: packages as in class files, but for names that begin so. */
static char **packages;
static char **exceptions;

/* It initialises classes (DeserialisationRewriter.java). */
static const char reads_objects[] = "java/io/ObjectInputStream";

/* Whether a class has been left as it was since an Error came between. */
JNIEXPORT jboolean METHOD(transformationFailed)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    return atomic_load(&transformation_failed);
}

bool is_own_loader(JNIEnv *env, jobject loader)
{
    return (*env)->IsSameObject(env, loader, own_loader);
}

bool is_renewed(const char *name)
{
    const char *end = strrchr(name, '/');
    if (end == NULL || packages == NULL) {
        return false;
    }
    size_t length = (size_t) (end - name);
    for (char **package = packages; *package != NULL; package++) {
        if (strncmp(*package, name, length) == 0 && (*package)[length] == '\0') {
            for (char **exception = exceptions; *exception != NULL; exception++) {
                if (strncmp(*exception, name, strlen(*exception)) == 0) {
                    return false;
                }
            }
            return true;
        }
    }
    return false;
}

/* With a null at the end; null: there is no memory. They stay. */
static char **strings(JNIEnv *env, jobjectArray array)
{
    jsize count = (*env)->GetArrayLength(env, array);
    char **copies = calloc((size_t) count + 1, sizeof *copies);
    for (jsize i = 0; copies != NULL && i < count; i++) {
        jstring string = (*env)->GetObjectArrayElement(env, array, i);
        const char *text = (*env)->GetStringUTFChars(env, string, NULL);
        copies[i] = text == NULL ? NULL : strdup(text);
        if (copies[i] == NULL) {
            return NULL;
        }
        (*env)->ReleaseStringUTFChars(env, string, text);
        (*env)->DeleteLocalRef(env, string);
    }
    return copies;
}

void JNICALL on_class_file_load(jvmtiEnv *unused, JNIEnv *env, jclass redefined, jobject loader, const char *name,
                                jobject domain, jint size, const unsigned char *bytes, jint *new_size, unsigned char **new_bytes)
{
    (void) unused;
    /* The JDK's classes come first and often. */
    if (name == NULL || (loader == NULL && !is_renewed(name) && strcmp(name, reads_objects) != 0) || (loader != NULL && is_own_loader(env, loader))) {
        return;
    }
    if (transforming) {
        /* Who transforms needs none of these; were it so, it would stay as it is. */
        if (loader == NULL) {
            atomic_store(&transformation_failed, true);
        }
        return;
    }
    transforming = true;
    jthrowable pending = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    jstring text = (*env)->NewStringUTF(env, name);
    jbyteArray file = text == NULL ? NULL : (*env)->NewByteArray(env, size);
    jbyteArray changed = NULL;
    bool ended = false;
    if (file != NULL) {
        (*env)->SetByteArrayRegion(env, file, 0, size, (const jbyte *) bytes);
        changed = (*env)->CallObjectMethod(env, transformer, transform, loader, text, redefined, domain, file);
        /* The thread was about to come here when its run ended: the class outlives it. */
        ended = is_run_ended_pending(env);
        if (ended) {
            (*env)->ExceptionClear(env);
            changed = (*env)->CallObjectMethod(env, transformer, transform, loader, text, redefined, domain, file);
        }
    }
    /* The transformer reports its own failures; what is left is out of memory, or of stack. */
    if (file == NULL || (*env)->ExceptionCheck(env)) {
        atomic_store(&transformation_failed, true);
    }
    (*env)->ExceptionClear(env);
    if (changed != NULL) {
        jint length = (*env)->GetArrayLength(env, changed);
        unsigned char *copy;
        if ((*jvmti)->Allocate(jvmti, length, &copy) == JVMTI_ERROR_NONE) {
            (*env)->GetByteArrayRegion(env, changed, 0, length, (jbyte *) copy);
            *new_bytes = copy;
            *new_size = length;
        } else {
            atomic_store(&transformation_failed, true);
        }
    }
    (*env)->DeleteLocalRef(env, changed);
    (*env)->DeleteLocalRef(env, file);
    (*env)->DeleteLocalRef(env, text);
    if (pending != NULL) {
        (*env)->Throw(env, pending);
        (*env)->DeleteLocalRef(env, pending);
    }
    if (ended) {
        end_soon(env);
    }
    transforming = false;
}

/*
 * Passes all classes that are loaded from here on to the transformer, those of `loader` aside, and those of the boot loader
 * that are not in the packages named, or whose names begin with one of `except`.
 */
JNIEXPORT void METHOD(transform)(JNIEnv *env, jclass class, jobject given, jobject loader, jobjectArray names,
                                 jobjectArray except)
{
    (void) class;
    jclass type = (*env)->GetObjectClass(env, given);
    transform = (*env)->GetMethodID(env, type, "transform",
        "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/Class;Ljava/security/ProtectionDomain;[B)[B");
    if (transform == NULL) {
        return;
    }
    exceptions = strings(env, except);
    packages = exceptions == NULL ? NULL : strings(env, names);
    if (packages == NULL) {
        (*env)->ExceptionClear(env);
        throw_new(env, "memory");
        return;
    }
    if (!final_fields_install(env)) {
        if (!(*env)->ExceptionCheck(env)) {
            throw_new(env, "the JDK tells of fields in another way");
        }
        return;
    }
    if (!library_load_install(env)) {
        (*env)->ExceptionClear(env);
        throw_new(env, "the JDK loads libraries in another way");
        return;
    }
    if (!class_by_name_install(env)) {
        (*env)->ExceptionClear(env);
        throw_new(env, "the JDK finds classes by name in another way");
        return;
    }
    transformer = (*env)->NewGlobalRef(env, given);
    own_loader = (*env)->NewGlobalRef(env, loader);
    if ((*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL) != JVMTI_ERROR_NONE) {
        throw_new(env, "class file load hook");
    }
}

/* A transformed class refers to classes of the boot loader's unnamed module. */
JNIEXPORT void METHOD(addReads)(JNIEnv *env, jclass class, jobject module, jobject to)
{
    (void) class;
    if ((*jvmti)->AddModuleReads(jvmti, module, to) != JVMTI_ERROR_NONE) {
        throw_new(env, "module");
    }
}
