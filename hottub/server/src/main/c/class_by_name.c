/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The JVM runs a static initialiser once. Calls of Class.forName in a program's code are rewritten (Reflected.java); those
 * in the JDK, such as that of DriverManager, lead here.
 */
#define _GNU_SOURCE
#include "class_by_name.h"

#include <dlfcn.h>
#include <stddef.h>

static jclass (JNICALL *real_for_name)(JNIEnv *, jclass, jstring, jboolean, jobject, jclass);
static jclass states;           /* ClassState */
static jmethodID initialise;

/* Stands for Class.forName0. */
static jclass JNICALL for_name(JNIEnv *env, jclass class, jstring name, jboolean initialised, jobject loader, jclass caller)
{
    jclass found = real_for_name(env, class, name, initialised, loader, caller);
    if (found != NULL && initialised && !(*env)->ExceptionCheck(env)) {
        (*env)->CallStaticVoidMethod(env, states, initialise, found);
    }
    return found;
}

bool class_by_name_install(JNIEnv *env)
{
    /* It is loaded, and is found by this name. */
    void *java = dlopen("libjava.so", RTLD_NOLOAD | RTLD_LAZY);
    void *real = java == NULL ? NULL : dlsym(java, "Java_java_lang_Class_forName0");
    jclass found = real == NULL ? NULL : (*env)->FindClass(env, "dev/thaw/hottub/guard/ClassState");
    states = found == NULL ? NULL : (*env)->NewGlobalRef(env, found);
    initialise = states == NULL ? NULL : (*env)->GetStaticMethodID(env, states, "initialise", "(Ljava/lang/Class;)V");
    jclass classes = initialise == NULL ? NULL : (*env)->FindClass(env, "java/lang/Class");
    *(void **) &real_for_name = real;
    JNINativeMethod method = {"forName0", "(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;", (void *) for_name};
    return classes != NULL && (*env)->RegisterNatives(env, classes, &method, 1) == JNI_OK;
}
