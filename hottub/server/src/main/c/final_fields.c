/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A transformed class marks the static fields that had to lose their final (LostFinal.java). The JVM tells the JDK of
 * fields in three native methods: one makes the objects for reflection, from which serialization reads as well, and two
 * fill in what method handles are made from. Here each of them is followed by one that shows the fields as they were.
 */
#include "final_fields.h"

#include <stdatomic.h>
#include <stddef.h>

enum {
    ACC_STATIC = 0x0008,
    ACC_FINAL = 0x0010,
    ACC_TRANSIENT = 0x0080,
    ACC_SYNTHETIC = 0x1000,
    ACC_ENUM = 0x4000,
    /* MethodHandleNatives.Constants */
    IS_FIELD = 0x00040000,
    TRUSTED_FINAL = 0x00200000
};

#define BOUND_AT_MOST 1024

static jobjectArray (JNICALL *real_fields)(JNIEnv *, jclass, jboolean);
static void (JNICALL *real_init)(JNIEnv *, jclass, jobject, jobject);
static jobject (JNICALL *real_resolve)(JNIEnv *, jclass, jobject, jclass, jint, jboolean);

static jfieldID field_modifiers;
static jfieldID field_trusted;
static jfieldID member_flags;

static bool lost_final(jint flags)
{
    return (flags & (ACC_STATIC | ACC_FINAL | ACC_ENUM)) == (ACC_STATIC | ACC_ENUM);
}

/* As they are in the class file. */
static jint original(jint flags)
{
    switch (flags & (ACC_SYNTHETIC | ACC_TRANSIENT)) {
        case 0:
            break;
        case ACC_SYNTHETIC:
            flags &= ~(ACC_ENUM | ACC_SYNTHETIC);
            break;
        case ACC_TRANSIENT:
            flags &= ~ACC_ENUM;
            break;
        default:
            flags &= ~(ACC_ENUM | ACC_TRANSIENT);
    }
    return flags | ACC_FINAL;
}

/* Stands for Class.getDeclaredFields0. */
static jobjectArray JNICALL fields_of(JNIEnv *env, jclass type, jboolean public_only)
{
    jobjectArray fields = real_fields(env, type, public_only);
    jsize count = fields == NULL ? 0 : (*env)->GetArrayLength(env, fields);
    for (jsize i = 0; i < count; i++) {
        jobject field = (*env)->GetObjectArrayElement(env, fields, i);
        jint flags = (*env)->GetIntField(env, field, field_modifiers);
        if (lost_final(flags)) {
            (*env)->SetIntField(env, field, field_modifiers, original(flags));
            (*env)->SetBooleanField(env, field, field_trusted, JNI_TRUE);
        }
        (*env)->DeleteLocalRef(env, field);
    }
    return fields;
}

static void show_original(JNIEnv *env, jobject member)
{
    if (member == NULL || (*env)->ExceptionCheck(env)) {
        return;
    }
    jint flags = (*env)->GetIntField(env, member, member_flags);
    if ((flags & IS_FIELD) != 0 && lost_final(flags)) {
        (*env)->SetIntField(env, member, member_flags, original(flags) | TRUSTED_FINAL);
    }
}

/* Stands for MethodHandleNatives.init. */
static void JNICALL init(JNIEnv *env, jclass class, jobject member, jobject reflected)
{
    real_init(env, class, member, reflected);
    show_original(env, member);
}

/* Stands for MethodHandleNatives.resolve. */
static jobject JNICALL resolve(JNIEnv *env, jclass class, jobject member, jclass caller, jint mode, jboolean speculative)
{
    jobject resolved = real_resolve(env, class, member, caller, mode, speculative);
    show_original(env, resolved);
    return resolved;
}

/* Native methods as the JVM binds them, most before it tells names. */
static struct {
    jmethodID method;
    void *address;
} bound[BOUND_AT_MOST];
static atomic_size_t bound_count;

void final_fields_bound(jmethodID method, void *address)
{
    size_t i = real_resolve != NULL ? BOUND_AT_MOST : atomic_fetch_add(&bound_count, 1);
    if (i < BOUND_AT_MOST) {
        bound[i].method = method;
        bound[i].address = address;
    }
}

/* Binds another function to a native method; false: it is not bound as expected. */
static bool replace(JNIEnv *env, jclass class, bool is_static, const char *name, const char *signature, void *function, void **real)
{
    jmethodID method = is_static ? (*env)->GetStaticMethodID(env, class, name, signature)
        : (*env)->GetMethodID(env, class, name, signature);
    JNINativeMethod replacement = {(char *) name, (char *) signature, function};
    for (size_t i = 0; i < BOUND_AT_MOST && method != NULL; i++) {
        if (bound[i].method == method) {
            *real = bound[i].address;
        }
    }
    return *real != NULL && (*env)->RegisterNatives(env, class, &replacement, 1) == JNI_OK;
}

bool final_fields_install(JNIEnv *env)
{
    jclass fields = (*env)->FindClass(env, "java/lang/reflect/Field");
    field_modifiers = fields == NULL ? NULL : (*env)->GetFieldID(env, fields, "modifiers", "I");
    field_trusted = field_modifiers == NULL ? NULL : (*env)->GetFieldID(env, fields, "trustedFinal", "Z");
    jclass members = field_trusted == NULL ? NULL : (*env)->FindClass(env, "java/lang/invoke/MemberName");
    member_flags = members == NULL ? NULL : (*env)->GetFieldID(env, members, "flags", "I");
    jclass classes = member_flags == NULL ? NULL : (*env)->FindClass(env, "java/lang/Class");
    jclass natives = classes == NULL ? NULL : (*env)->FindClass(env, "java/lang/invoke/MethodHandleNatives");
    return natives != NULL
        && replace(env, classes, false, "getDeclaredFields0", "(Z)[Ljava/lang/reflect/Field;", (void *) fields_of, (void **) &real_fields)
        && replace(env, natives, true, "init", "(Ljava/lang/invoke/MemberName;Ljava/lang/Object;)V", (void *) init, (void **) &real_init)
        && replace(env, natives, true, "resolve", "(Ljava/lang/invoke/MemberName;Ljava/lang/Class;IZ)Ljava/lang/invoke/MemberName;",
                   (void *) resolve, (void **) &real_resolve);
}
