/* SPDX-License-Identifier: Apache-2.0 */
/* What there is in the JVM: threads, classes, and the objects of a class. */
#include <stdbool.h>
#include <stddef.h>

#include "agent.h"
#include "ending_threads.h"
#include "exceptions.h"
#include "native.h"

JNIEXPORT jobjectArray METHOD(threads)(JNIEnv *env, jclass class)
{
    (void) class;
    jint count = 0;
    jthread *threads = NULL;
    if ((*jvmti)->GetAllThreads(jvmti, &count, &threads) != JVMTI_ERROR_NONE) {
        throw_new(env, "GetAllThreads");
        return NULL;
    }
    jclass type = (*env)->FindClass(env, "java/lang/Thread");
    jobjectArray array = type == NULL ? NULL : (*env)->NewObjectArray(env, count, type, NULL);
    for (jint i = 0; i < count; i++) {
        if (array != NULL) {
            (*env)->SetObjectArrayElement(env, array, i, threads[i]);
        }
        (*env)->DeleteLocalRef(env, threads[i]);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) threads);
    return array;
}

/* Initialisation fails once for all. */
static bool is_broken(jclass class)
{
    jint status;
    return (*jvmti)->GetClassStatus(jvmti, class, &status) == JVMTI_ERROR_NONE && (status & JVMTI_CLASS_STATUS_ERROR) != 0;
}

/*
 * Classes of all loaders, also those that are not initialised. The first element of `broken` becomes one of the JDK, or of
 * Thaw, whose initialisation has failed, if there is one.
 */
JNIEXPORT jobjectArray METHOD(loadedClasses)(JNIEnv *env, jclass class, jobjectArray broken)
{
    jint count = 0;
    jclass *classes = NULL;
    bool found = false;
    if ((*jvmti)->GetLoadedClasses(jvmti, &count, &classes) != JVMTI_ERROR_NONE) {
        throw_new(env, "classes");
        return NULL;
    }
    jobjectArray array = (*env)->NewObjectArray(env, count, (*env)->GetObjectClass(env, class), NULL);
    for (jint i = 0; i < count; i++) {
        if (array != NULL) {
            (*env)->SetObjectArrayElement(env, array, i, classes[i]);
            if (!found && is_broken(classes[i]) && is_lasting(env, classes[i])) {
                found = true;
                (*env)->SetObjectArrayElement(env, broken, 0, classes[i]);
            }
        }
        (*env)->DeleteLocalRef(env, classes[i]);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) classes);
    return array;
}

JNIEXPORT jboolean METHOD(isInitialized)(JNIEnv *env, jclass class, jclass type)
{
    (void) env; (void) class;
    jint status;
    return (*jvmti)->GetClassStatus(jvmti, type, &status) == JVMTI_ERROR_NONE && (status & JVMTI_CLASS_STATUS_INITIALIZED) != 0;
}

static jint JNICALL tag_object(jlong class_tag, jlong size, jlong *tag, jint length, void *data)
{
    (void) class_tag; (void) size; (void) length; (void) data;
    *tag = 1;
    return JVMTI_VISIT_OBJECTS;
}

/* All objects of a class, also those that are garbage already. */
JNIEXPORT jobjectArray METHOD(instances)(JNIEnv *env, jclass class, jclass type)
{
    (void) class;
    jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = tag_object};
    jlong tag = 1;
    jint count = 0;
    jobject *objects = NULL;
    if ((*jvmti)->IterateThroughHeap(jvmti, 0, type, &callbacks, NULL) != JVMTI_ERROR_NONE
        || (*jvmti)->GetObjectsWithTags(jvmti, 1, &tag, &count, &objects, NULL) != JVMTI_ERROR_NONE) {
        throw_new(env, "heap");
        return NULL;
    }
    jobjectArray array = (*env)->NewObjectArray(env, count, type, NULL);
    for (jint i = 0; i < count; i++) {
        (*jvmti)->SetTag(jvmti, objects[i], 0);
        if (array != NULL) {
            (*env)->SetObjectArrayElement(env, array, i, objects[i]);
        }
        (*env)->DeleteLocalRef(env, objects[i]);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) objects);
    return array;
}
