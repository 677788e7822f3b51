/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is left of a program after its run is reset: an object of one of its classes, or a class of a loader of its own, that is
 * reached from anything but its own classes, which are all reset, and weak references. Both walks stop the JVM; the first one
 * ends as soon as a client is there.
 */
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "agent.h"
#include "exceptions.h"
#include "heap_tags.h"
#include "native.h"

/* The first field of a Reference is its referent. */
#define REFERENT 0

#define OBJECTS_BETWEEN_LOOKS 4096

/* A larger heap is not searched for the way. */
#define OBJECTS_AT_MOST (1 << 20)

/* Of the way: the rest is left out in the middle. */
#define SHOWN_AT_MOST 64

enum result { NOTHING_LEFT = 0, LEFT_OFF = 1, SOMETHING_LEFT = 2, BEING_COMPILED = 3 };

struct walk {
    int listener;
    bool waits;             /* for the JVM's compilers */
    unsigned seen;
    enum result result;
    jlong *referrers;       /* by the tag of an object */
    jlong last;             /* the highest tag that is given */
    jlong found;
};

static bool is_client_there(struct walk *walk)
{
    struct pollfd ready = {.fd = walk->listener, .events = POLLIN};
    return walk->seen++ % OBJECTS_BETWEEN_LOOKS == 0 && poll(&ready, 1, 0) > 0;
}

static bool is_weak(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong referrer_class_tag)
{
    return kind == JVMTI_HEAP_REFERENCE_FIELD && referrer_class_tag == REFERENCE && info->field.index == REFERENT;
}

static bool is_of_program(jlong tag)
{
    return tag == PROGRAM || tag == LOADER || tag == OF_RUN;
}

/* A class that may stay, with what it holds. */
static bool may_stay(jlong tag)
{
    return tag == PROGRAM || tag == LOADER;
}

static bool is_left(jlong tag, jlong class_tag)
{
    return tag == OF_RUN || is_of_program(class_tag);
}

/* While a method is compiled, the compiler's thread holds the loader of its class, or a hidden class itself; nothing else of the JVM does so. */
static bool may_be_a_compilers(jvmtiHeapReferenceKind kind, jlong tag, jlong class_tag)
{
    return kind == JVMTI_HEAP_REFERENCE_JNI_GLOBAL && (class_tag == LOADER || class_tag == LOADER_OF_JDK || tag == OF_RUN);
}

static jint JNICALL look(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag, jlong referrer_class_tag,
                         jlong size, jlong *tag, jlong *referrer_tag, jint length, void *data)
{
    (void) size; (void) referrer_tag; (void) length;
    struct walk *walk = data;
    /* JDK 17 goes on with some roots. */
    if (walk->result == LEFT_OFF || walk->result == SOMETHING_LEFT) {
        return JVMTI_VISIT_ABORT;
    }
    if (is_client_there(walk)) {
        walk->result = LEFT_OFF;
        return JVMTI_VISIT_ABORT;
    }
    if (may_stay(*tag) || is_weak(kind, info, referrer_class_tag)) {
        return 0;
    }
    if (walk->waits && may_be_a_compilers(kind, *tag, class_tag)) {
        /* Anything else that is left counts all the same. */
        walk->result = BEING_COMPILED;
        return 0;
    }
    if (is_left(*tag, class_tag)) {
        walk->result = SOMETHING_LEFT;
        return JVMTI_VISIT_ABORT;
    }
    return JVMTI_VISIT_OBJECTS;
}

/* The same, and notes for each object from which it was reached first. */
static jint JNICALL look_for_way(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                 jlong referrer_class_tag, jlong size, jlong *tag, jlong *referrer_tag, jint length, void *data)
{
    (void) size; (void) length;
    struct walk *walk = data;
    if (walk->found != 0 || walk->last + 1 == OBJECTS_AT_MOST) {
        return JVMTI_VISIT_ABORT;
    }
    if (may_stay(*tag) || is_weak(kind, info, referrer_class_tag)) {
        return 0;
    }
    bool left = is_left(*tag, class_tag);
    if (*tag == 0 || left) {
        *tag = ++walk->last;
        walk->referrers[*tag] = referrer_tag == NULL ? 0 : *referrer_tag;
    }
    if (left) {
        walk->found = *tag;
        return JVMTI_VISIT_ABORT;
    }
    return JVMTI_VISIT_OBJECTS;
}

/* Walks from all roots. With `waits`, what a compiler may hold is not yet something left. */
JNIEXPORT jint METHOD(walkHeap)(JNIEnv *env, jclass class, jint listener, jboolean waits)
{
    (void) class;
    struct walk walk = {.listener = listener, .waits = waits};
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = look};
    if (!tag_classes(env, true) || (*jvmti)->FollowReferences(jvmti, 0, NULL, NULL, &callbacks, &walk) != JVMTI_ERROR_NONE) {
        throw_new(env, "heap");
        return LEFT_OFF;
    }
    if (walk.result != SOMETHING_LEFT) {
        tag_classes(env, false);
    }
    return walk.result;
}

/* The tags of the objects from what was found to a root. */
static jint way_back(const struct walk *walk, jlong *tags)
{
    jint length = 0;
    for (jlong tag = walk->found; tag > LOADER_OF_JDK; tag = walk->referrers[tag]) {
        if (length == SHOWN_AT_MOST) {
            /* The half that is next to the root goes on. */
            memmove(tags + SHOWN_AT_MOST / 2, tags + SHOWN_AT_MOST / 2 + 1, sizeof *tags * (SHOWN_AT_MOST / 2 - 1));
            length--;
        }
        tags[length++] = tag;
    }
    return length;
}

/*
 * After SOMETHING_LEFT: the objects on the way from a root to one of the program; empty if that takes too much. They keep
 * their tags: the process ends.
 */
JNIEXPORT jobjectArray METHOD(findWay)(JNIEnv *env, jclass class)
{
    (void) class;
    struct walk walk = {.last = LOADER_OF_JDK};
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = look_for_way};
    jlong tags[SHOWN_AT_MOST];
    jint count = 0;
    jobject *objects = NULL;
    jlong *of_objects = NULL;
    jclass object = (*env)->FindClass(env, "java/lang/Object");
    walk.referrers = object == NULL ? NULL : calloc(OBJECTS_AT_MOST, sizeof *walk.referrers);
    if (walk.referrers == NULL) {
        throw_new(env, "heap");
        return NULL;
    }
    (*jvmti)->FollowReferences(jvmti, 0, NULL, NULL, &callbacks, &walk);
    jint length = way_back(&walk, tags);
    free(walk.referrers);
    jobjectArray way = (*env)->NewObjectArray(env, length, object, NULL);
    if (way == NULL || length == 0
        || (*jvmti)->GetObjectsWithTags(jvmti, length, tags, &count, &objects, &of_objects) != JVMTI_ERROR_NONE) {
        return way;
    }
    for (jint i = 0; i < count; i++) {
        for (jint j = 0; j < length; j++) {
            if (tags[j] == of_objects[i]) {
                (*env)->SetObjectArrayElement(env, way, length - 1 - j, objects[i]);
            }
        }
        (*env)->DeleteLocalRef(env, objects[i]);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) objects);
    (*jvmti)->Deallocate(jvmti, (unsigned char *) of_objects);
    return way;
}
