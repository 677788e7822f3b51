/* SPDX-License-Identifier: Apache-2.0 */
/* Static fields of a class, as text: numbers, and of what class an object is. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "agent.h"
#include "exceptions.h"
#include "native.h"

/* As a program could set them. */
static bool is_set_later(jint modifiers)
{
    const jint is_static = 0x8;
    const jint is_final = 0x10;
    return (modifiers & is_static) != 0 && (modifiers & is_final) == 0;
}

static void print_class(JNIEnv *env, FILE *text, jobject object)
{
    char *signature = NULL;
    jclass type = object == NULL ? NULL : (*env)->GetObjectClass(env, object);
    if (type == NULL || (*jvmti)->GetClassSignature(jvmti, type, &signature, NULL) != JVMTI_ERROR_NONE) {
        fputs("null", text);
    } else {
        fputs(signature, text);
        (*jvmti)->Deallocate(jvmti, (unsigned char *) signature);
    }
    (*env)->DeleteLocalRef(env, type);
    (*env)->DeleteLocalRef(env, object);
}

static void print_value(JNIEnv *env, FILE *text, jclass type, jfieldID field, char kind)
{
    switch (kind) {
    case 'Z': fputs((*env)->GetStaticBooleanField(env, type, field) ? "true" : "false", text); break;
    case 'B': fprintf(text, "%d", (*env)->GetStaticByteField(env, type, field)); break;
    case 'C': fprintf(text, "%d", (*env)->GetStaticCharField(env, type, field)); break;
    case 'S': fprintf(text, "%d", (*env)->GetStaticShortField(env, type, field)); break;
    case 'I': fprintf(text, "%" PRId32, (int32_t) (*env)->GetStaticIntField(env, type, field)); break;
    case 'J': fprintf(text, "%" PRId64, (int64_t) (*env)->GetStaticLongField(env, type, field)); break;
    case 'F': fprintf(text, "%a", (double) (*env)->GetStaticFloatField(env, type, field)); break;
    case 'D': fprintf(text, "%a", (*env)->GetStaticDoubleField(env, type, field)); break;
    default: print_class(env, text, (*env)->GetStaticObjectField(env, type, field)); break;
    }
}

static void print_field(JNIEnv *env, FILE *text, jclass type, jfieldID field)
{
    jint modifiers;
    char *name = NULL;
    char *kind = NULL;
    if ((*jvmti)->GetFieldModifiers(jvmti, type, field, &modifiers) != JVMTI_ERROR_NONE || !is_set_later(modifiers)
        || (*jvmti)->GetFieldName(jvmti, type, field, &name, &kind, NULL) != JVMTI_ERROR_NONE) {
        return;
    }
    fprintf(text, "%s ", name);
    print_value(env, text, type, field, kind[0]);
    fputc('\n', text);
    (*jvmti)->Deallocate(jvmti, (unsigned char *) name);
    (*jvmti)->Deallocate(jvmti, (unsigned char *) kind);
}

/* A line for each that is not final: its name and its value. The class is initialised. */
JNIEXPORT jstring METHOD(staticValues)(JNIEnv *env, jclass class, jclass type)
{
    (void) class;
    jint count = 0;
    jfieldID *fields = NULL;
    char *bytes = NULL;
    size_t size = 0;
    FILE *text = open_memstream(&bytes, &size);
    if (text == NULL || (*jvmti)->GetClassFields(jvmti, type, &count, &fields) != JVMTI_ERROR_NONE) {
        count = 0;
    }
    for (jint i = 0; i < count; i++) {
        print_field(env, text, type, fields[i]);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) fields);
    if (text == NULL || fclose(text) != 0) {
        free(bytes);
        throw_new(env, "static fields");
        return NULL;
    }
    jstring lines = (*env)->NewStringUTF(env, bytes);
    free(bytes);
    return lines;
}
