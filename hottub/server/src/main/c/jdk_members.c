/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The JDK's own fields and methods, private and final ones as well, which JNI reaches where reflection does not. The JVM
 * throws NoSuchFieldError and NoSuchMethodError.
 */
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "native.h"

struct member {
    const char *name;
    const char *signature;
};

static bool get_member(JNIEnv *env, jstring name, jstring signature, struct member *member)
{
    member->name = (*env)->GetStringUTFChars(env, name, NULL);
    member->signature = member->name == NULL ? NULL : (*env)->GetStringUTFChars(env, signature, NULL);
    return member->signature != NULL;
}

static void release_member(JNIEnv *env, jstring name, jstring signature, struct member *member)
{
    (*env)->ReleaseStringUTFChars(env, name, member->name);
    (*env)->ReleaseStringUTFChars(env, signature, member->signature);
}

static jfieldID find_field(JNIEnv *env, jclass type, jobject target, jstring name, jstring signature)
{
    struct member member;
    if (!get_member(env, name, signature, &member)) {
        return NULL;
    }
    jfieldID field = target == NULL ? (*env)->GetStaticFieldID(env, type, member.name, member.signature)
        : (*env)->GetFieldID(env, type, member.name, member.signature);
    release_member(env, name, signature, &member);
    return field;
}

static jmethodID find_static_method(JNIEnv *env, jclass type, jstring name, jstring signature)
{
    struct member member;
    if (!get_member(env, name, signature, &member)) {
        return NULL;
    }
    jmethodID method = (*env)->GetStaticMethodID(env, type, member.name, member.signature);
    release_member(env, name, signature, &member);
    return method;
}

JNIEXPORT jobject METHOD(getObject)(JNIEnv *env, jclass class, jclass type, jobject target, jstring name, jstring signature)
{
    (void) class;
    jfieldID field = find_field(env, type, target, name, signature);
    return field == NULL ? NULL
        : target == NULL ? (*env)->GetStaticObjectField(env, type, field) : (*env)->GetObjectField(env, target, field);
}

JNIEXPORT void METHOD(setObject)(JNIEnv *env, jclass class, jclass type, jobject target, jstring name, jstring signature, jobject value)
{
    (void) class;
    jfieldID field = find_field(env, type, target, name, signature);
    if (field != NULL && target == NULL) {
        (*env)->SetStaticObjectField(env, type, field, value);
    } else if (field != NULL) {
        (*env)->SetObjectField(env, target, field, value);
    }
}

/* Fields of the types Z, I and J. */
JNIEXPORT jlong METHOD(getNumber)(JNIEnv *env, jclass class, jclass type, jobject target, jstring name, jstring signature)
{
    (void) class;
    jfieldID field = find_field(env, type, target, name, signature);
    jchar kind;
    if (field == NULL) {
        return 0;
    }
    (*env)->GetStringRegion(env, signature, 0, 1, &kind);
    switch (kind) {
        case 'Z':
            return target == NULL ? (*env)->GetStaticBooleanField(env, type, field) : (*env)->GetBooleanField(env, target, field);
        case 'I':
            return target == NULL ? (*env)->GetStaticIntField(env, type, field) : (*env)->GetIntField(env, target, field);
        default:
            return target == NULL ? (*env)->GetStaticLongField(env, type, field) : (*env)->GetLongField(env, target, field);
    }
}

JNIEXPORT void METHOD(setNumber)(JNIEnv *env, jclass class, jclass type, jobject target, jstring name, jstring signature, jlong value)
{
    (void) class;
    jfieldID field = find_field(env, type, target, name, signature);
    jchar kind;
    if (field == NULL) {
        return;
    }
    (*env)->GetStringRegion(env, signature, 0, 1, &kind);
    switch (kind) {
        case 'Z':
            if (target == NULL) {
                (*env)->SetStaticBooleanField(env, type, field, value != 0);
            } else {
                (*env)->SetBooleanField(env, target, field, value != 0);
            }
            break;
        case 'I':
            if (target == NULL) {
                (*env)->SetStaticIntField(env, type, field, (jint) value);
            } else {
                (*env)->SetIntField(env, target, field, (jint) value);
            }
            break;
        default:
            if (target == NULL) {
                (*env)->SetStaticLongField(env, type, field, value);
            } else {
                (*env)->SetLongField(env, target, field, value);
            }
    }
}

/* A static method whose parameters are objects. */
JNIEXPORT jobject METHOD(call)(JNIEnv *env, jclass class, jclass type, jstring name, jstring signature, jobjectArray arguments)
{
    (void) class;
    jvalue values[8];
    jsize count = (*env)->GetArrayLength(env, arguments);
    jmethodID method = count > 8 ? NULL : find_static_method(env, type, name, signature);
    if (method == NULL) {
        return NULL;
    }
    for (jsize i = 0; i < count; i++) {
        values[i].l = (*env)->GetObjectArrayElement(env, arguments, i);
    }
    jchar last;
    (*env)->GetStringRegion(env, signature, (*env)->GetStringLength(env, signature) - 1, 1, &last);
    if (last == 'V') {
        (*env)->CallStaticVoidMethodA(env, type, method, values);
        return NULL;
    }
    return (*env)->CallStaticObjectMethodA(env, type, method, values);
}

/* A method of an object that has no parameters, and perhaps no result. */
JNIEXPORT jobject METHOD(callOn)(JNIEnv *env, jclass class, jobject target, jstring name, jstring signature)
{
    (void) class;
    jmethodID method = NULL;
    bool has_result = true;
    const char *text = (*env)->GetStringUTFChars(env, name, NULL);
    const char *type = text == NULL ? NULL : (*env)->GetStringUTFChars(env, signature, NULL);
    if (type != NULL) {
        method = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, target), text, type);
        has_result = strcmp(type, "()V") != 0;
        (*env)->ReleaseStringUTFChars(env, signature, type);
    }
    if (text != NULL) {
        (*env)->ReleaseStringUTFChars(env, name, text);
    }
    if (method != NULL && !has_result) {
        (*env)->CallVoidMethod(env, target, method);
    }
    return method == NULL || !has_result ? NULL : (*env)->CallObjectMethod(env, target, method);
}

/* As the class does it, not one that extends it, which may be the program's. */
JNIEXPORT void METHOD(shutDown)(JNIEnv *env, jclass class, jclass type, jobject pool)
{
    (void) class;
    jmethodID method = (*env)->GetMethodID(env, type, "shutdownNow", "()Ljava/util/List;");
    if (method != NULL) {
        (*env)->CallNonvirtualObjectMethod(env, pool, type, method);
    }
}

JNIEXPORT jobject METHOD(construct)(JNIEnv *env, jclass class, jclass type, jstring signature, jobject first, jboolean second)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, signature, NULL);
    jmethodID constructor = text == NULL ? NULL : (*env)->GetMethodID(env, type, "<init>", text);
    if (text != NULL) {
        (*env)->ReleaseStringUTFChars(env, signature, text);
    }
    return constructor == NULL ? NULL : (*env)->NewObject(env, type, constructor, first, second);
}

/* Runs the static initialiser of a class of the JDK again. */
JNIEXPORT void METHOD(initializeAgain)(JNIEnv *env, jclass class, jclass type)
{
    (void) class;
    jmethodID method = (*env)->GetStaticMethodID(env, type, "<clinit>", "()V");
    if (method != NULL) {
        (*env)->CallStaticVoidMethod(env, type, method);
    }
}

/* Whether there were references that the collector had found: to be called again. */
JNIEXPORT jboolean METHOD(waitForReferenceProcessing)(JNIEnv *env, jclass class, jclass references)
{
    (void) class;
    jmethodID method = (*env)->GetStaticMethodID(env, references, "waitForReferenceProcessing", "()Z");
    return method == NULL ? JNI_FALSE : (*env)->CallStaticBooleanMethod(env, references, method);
}
