/* SPDX-License-Identifier: Apache-2.0 */
#include "heap_tags.h"

#include <stddef.h>
#include <string.h>

#include "agent.h"
#include "ending_threads.h"
#include "transformation.h"

/* Call sites keep lambdas; those of the JDK matter by what they hold. */
static bool is_lambda(const char *type)
{
    return strstr(type, "$$Lambda") != NULL;
}

/* Beside the JDK's class loaders, whose classes that are made new count as a program's: accessors that JDK 17 generates for itself, and what starts the server. */
static bool is_of_the_jvm(JNIEnv *env, jclass class)
{
    char *type = NULL;
    if ((*jvmti)->GetClassSignature(jvmti, class, &type, NULL) != JVMTI_ERROR_NONE) {
        return false;
    }
    bool of_the_jvm = is_lasting(env, class) ? type[0] != 'L' || !is_renewed(type + 1) || is_lambda(type)
        : begins_with(type, "Ljdk/internal/reflect/") || begins_with(type, "Ldev/thaw/hottub/agent/");
    (*jvmti)->Deallocate(jvmti, (unsigned char *) type);
    return of_the_jvm;
}

/* Classes that the JDK defines in loaders that it keeps. */
static bool is_kept_by_jdk(const char *type)
{
    return begins_with(type, "Lsun/reflect/misc/") || begins_with(type, "Lcom/sun/jmx/remote/") || begins_with(type, "Ljdk/jmx/remote/");
}

/* Whether a program's class ends with the run: that of the class path stay. */
static bool is_of_run(JNIEnv *env, jclass class, jobject application)
{
    jobject loader = NULL;
    char *type = NULL;
    if ((*jvmti)->GetClassLoader(jvmti, class, &loader) != JVMTI_ERROR_NONE || loader == NULL) {
        return false;
    }
    bool of_run = !(*env)->IsSameObject(env, loader, application)
        && (*jvmti)->GetClassSignature(jvmti, class, &type, NULL) == JVMTI_ERROR_NONE && !is_kept_by_jdk(type);
    (*jvmti)->Deallocate(jvmti, (unsigned char *) type);
    (*env)->DeleteLocalRef(env, loader);
    return of_run;
}

/* Those through which the JDK itself, the class path and the server are loaded aside: the last is held by the C library. */
static bool is_for_programs(jclass loader)
{
    char *type = NULL;
    bool is = (*jvmti)->GetClassSignature(jvmti, loader, &type, NULL) == JVMTI_ERROR_NONE && !begins_with(type, "Ljdk/internal/")
        && !begins_with(type, "Ldev/thaw/hottub/");
    (*jvmti)->Deallocate(jvmti, (unsigned char *) type);
    return is;
}

/* What tags depend on. */
struct classes {
    jclass reference;
    jclass loader;
    jobject application;        /* the loader of the class path */
};

static bool find_classes(JNIEnv *env, struct classes *known)
{
    known->reference = (*env)->FindClass(env, "java/lang/ref/Reference");
    known->loader = known->reference == NULL ? NULL : (*env)->FindClass(env, "java/lang/ClassLoader");
    jmethodID method = known->loader == NULL ? NULL
        : (*env)->GetStaticMethodID(env, known->loader, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    known->application = method == NULL ? NULL : (*env)->CallStaticObjectMethod(env, known->loader, method);
    return known->application != NULL && !(*env)->ExceptionCheck(env);
}

static jlong tag_of(JNIEnv *env, jclass class, const struct classes *known)
{
    bool loads = (*env)->IsAssignableFrom(env, class, known->loader);
    if (!is_of_the_jvm(env, class)) {
        return loads ? LOADER : is_of_run(env, class, known->application) ? OF_RUN : PROGRAM;
    }
    if (loads && is_for_programs(class)) {
        return LOADER_OF_JDK;
    }
    return (*env)->IsAssignableFrom(env, class, known->reference) ? REFERENCE : 0;
}

bool tag_classes(JNIEnv *env, bool walks)
{
    jint count = 0;
    jclass *classes = NULL;
    struct classes known;
    if (!find_classes(env, &known) || (*jvmti)->GetLoadedClasses(jvmti, &count, &classes) != JVMTI_ERROR_NONE) {
        return false;
    }
    for (jint i = 0; i < count; i++) {
        jlong tag = tag_of(env, classes[i], &known);
        if (tag != 0) {
            (*jvmti)->SetTag(jvmti, classes[i], walks ? tag : 0);
        }
        (*env)->DeleteLocalRef(env, classes[i]);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) classes);
    return true;
}
