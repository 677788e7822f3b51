/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Passes the classes of the program to Transformation.java as they are loaded: it changes them so that their static state
 * can be made new.
 */
#include "transformation.h"

#include <stdatomic.h>
#include <stddef.h>

#include "agent.h"
#include "exceptions.h"
#include "final_fields.h"
#include "native.h"

static jobject transformer;             /* a Transformation */
static jobject own_loader;              /* of what transforms */
static jmethodID transform;
static __thread bool transforming;
static atomic_bool transformation_failed;

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

void JNICALL on_class_file_load(jvmtiEnv *unused, JNIEnv *env, jclass redefined, jobject loader, const char *name,
                                jobject domain, jint size, const unsigned char *bytes, jint *new_size, unsigned char **new_bytes)
{
    (void) unused;
    /* The JDK's classes come first and often. */
    if (loader == NULL || name == NULL || transforming || is_own_loader(env, loader)) {
        return;
    }
    transforming = true;
    jthrowable pending = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    jstring text = (*env)->NewStringUTF(env, name);
    jbyteArray file = text == NULL ? NULL : (*env)->NewByteArray(env, size);
    jbyteArray changed = NULL;
    if (file != NULL) {
        (*env)->SetByteArrayRegion(env, file, 0, size, (const jbyte *) bytes);
        changed = (*env)->CallObjectMethod(env, transformer, transform, loader, text, redefined, domain, file);
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
    transforming = false;
}

/* Passes all classes that are loaded from here on to the transformer, those of the boot loader and of `loader` aside. */
JNIEXPORT void METHOD(transform)(JNIEnv *env, jclass class, jobject given, jobject loader)
{
    (void) class;
    jclass type = (*env)->GetObjectClass(env, given);
    transform = (*env)->GetMethodID(env, type, "transform",
        "(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/lang/Class;Ljava/security/ProtectionDomain;[B)[B");
    if (transform == NULL) {
        return;
    }
    if (!final_fields_install(env)) {
        if (!(*env)->ExceptionCheck(env)) {
            throw_new(env, "the JDK tells of fields in another way");
        }
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
