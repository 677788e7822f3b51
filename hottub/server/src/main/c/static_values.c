/* SPDX-License-Identifier: Apache-2.0 */
/* Static fields of a class, as text: numbers, and of what class an object is, with the numbers that it keeps. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "agent.h"
#include "exceptions.h"
#include "native.h"

static const jint IS_STATIC = 0x8;
static const jint IS_FINAL = 0x10;

/* What of a field is asked for. Its texts are the JVM's to free. */
struct field {
    jfieldID id;
    jint modifiers;
    char *name;
    char *kind;
};

static bool describe(jclass type, jfieldID id, struct field *field)
{
    *field = (struct field){.id = id};
    return (*jvmti)->GetFieldModifiers(jvmti, type, id, &field->modifiers) == JVMTI_ERROR_NONE
        && (*jvmti)->GetFieldName(jvmti, type, id, &field->name, &field->kind, NULL) == JVMTI_ERROR_NONE;
}

static void forget(struct field *field)
{
    (*jvmti)->Deallocate(jvmti, (unsigned char *) field->name);
    (*jvmti)->Deallocate(jvmti, (unsigned char *) field->kind);
}

static void print_number_of(JNIEnv *env, FILE *text, jobject object, const struct field *field)
{
    jfieldID id = field->id;
    fprintf(text, "%s=", field->name);
    switch (field->kind[0]) {
    case 'Z': fputs((*env)->GetBooleanField(env, object, id) ? "true" : "false", text); break;
    case 'B': fprintf(text, "%d", (*env)->GetByteField(env, object, id)); break;
    case 'C': fprintf(text, "%d", (*env)->GetCharField(env, object, id)); break;
    case 'S': fprintf(text, "%d", (*env)->GetShortField(env, object, id)); break;
    case 'I': fprintf(text, "%" PRId32, (int32_t) (*env)->GetIntField(env, object, id)); break;
    case 'J': fprintf(text, "%" PRId64, (int64_t) (*env)->GetLongField(env, object, id)); break;
    case 'F': fprintf(text, "%a", (double) (*env)->GetFloatField(env, object, id)); break;
    default: fprintf(text, "%a", (*env)->GetDoubleField(env, object, id)); break;
    }
    fputc(';', text);
}

/* The numbers that an object keeps, those of its class and of the ones above. */
static void print_numbers(JNIEnv *env, FILE *text, jobject object, jclass type)
{
    jint count = 0;
    jfieldID *fields = NULL;
    if ((*jvmti)->GetClassFields(jvmti, type, &count, &fields) != JVMTI_ERROR_NONE) {
        count = 0;
    }
    for (jint i = 0; i < count; i++) {
        struct field field;
        if (describe(type, fields[i], &field) && (field.modifiers & (IS_STATIC | IS_FINAL)) == 0
            && field.kind[0] != 'L' && field.kind[0] != '[') {
            print_number_of(env, text, object, &field);
        }
        forget(&field);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) fields);
    jclass above = (*env)->GetSuperclass(env, type);
    if (above != NULL) {
        print_numbers(env, text, object, above);
        (*env)->DeleteLocalRef(env, above);
    }
}

static void print_object(JNIEnv *env, FILE *text, jobject object)
{
    char *signature = NULL;
    jclass type = object == NULL ? NULL : (*env)->GetObjectClass(env, object);
    if (type == NULL || (*jvmti)->GetClassSignature(jvmti, type, &signature, NULL) != JVMTI_ERROR_NONE) {
        fputs("null", text);
    } else {
        fprintf(text, "%s{", signature);
        print_numbers(env, text, object, type);
        fputc('}', text);
        (*jvmti)->Deallocate(jvmti, (unsigned char *) signature);
    }
    (*env)->DeleteLocalRef(env, type);
    (*env)->DeleteLocalRef(env, object);
}

static void print_value(JNIEnv *env, FILE *text, jclass type, const struct field *field)
{
    jfieldID id = field->id;
    switch (field->kind[0]) {
    case 'Z': fputs((*env)->GetStaticBooleanField(env, type, id) ? "true" : "false", text); break;
    case 'B': fprintf(text, "%d", (*env)->GetStaticByteField(env, type, id)); break;
    case 'C': fprintf(text, "%d", (*env)->GetStaticCharField(env, type, id)); break;
    case 'S': fprintf(text, "%d", (*env)->GetStaticShortField(env, type, id)); break;
    case 'I': fprintf(text, "%" PRId32, (int32_t) (*env)->GetStaticIntField(env, type, id)); break;
    case 'J': fprintf(text, "%" PRId64, (int64_t) (*env)->GetStaticLongField(env, type, id)); break;
    case 'F': fprintf(text, "%a", (double) (*env)->GetStaticFloatField(env, type, id)); break;
    case 'D': fprintf(text, "%a", (*env)->GetStaticDoubleField(env, type, id)); break;
    default: print_object(env, text, (*env)->GetStaticObjectField(env, type, id)); break;
    }
}

/* One that may be set later, or refers to an object, which may change. */
static void print_field(JNIEnv *env, FILE *text, jclass type, jfieldID id)
{
    struct field field;
    if (describe(type, id, &field) && (field.modifiers & IS_STATIC) != 0
        && ((field.modifiers & IS_FINAL) == 0 || field.kind[0] == 'L')) {
        fprintf(text, "%s ", field.name);
        print_value(env, text, type, &field);
        fputc('\n', text);
    }
    forget(&field);
}

/* A line for each that may become another: its name and its value. The class is initialised. */
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
