/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Gives the JVM the server's classes: the server itself and what application classes call to the boot loader, a few that
 * start it to the application's class loader. So none is looked up on a class path, which is the program's alone.
 */
#include "server_classes.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "jar.h"
#include "native.h"

static jclass define_class(JNIEnv *env, const char *name, jobject loader)
{
    struct entry entry;
    return find_entry(name, ".class", &entry) ? (*env)->DefineClass(env, name, loader, (const jbyte *) entry.data, (jsize) entry.size) : NULL;
}

/*
 * Defines all classes of a package in the boot loader, where all class loaders see the guards, and where the JVM neither
 * verifies the server nor asks Java for each class that it refers to. (A longer boot class path would do so as well, but a
 * JVM whose boot class path grows gives up shared archives of the other loaders.)
 */
static bool define_boot_classes(JNIEnv *env, const char *package)
{
    enum { MOST = 256 };
    bool defined[MOST] = {false};
    int count = 0;
    size_t length = strlen(package);
    int left = -1;
    /* A class that extends another of the package may come before it: once more, as long as there are fewer each time. */
    for (int before = 0; left != 0 && left != before;) {
        before = left;
        left = 0;
        count = 0;
        size_t at = 0;
        struct entry entry;
        while (count < MOST && next_entry(&at, &entry)) {
            if (entry.name_length <= length + 6 || memcmp(entry.name, package, length) != 0
                || memcmp(entry.name + entry.name_length - 6, ".class", 6) != 0) {
                continue;
            }
            if (!defined[count]) {
                jclass class = (*env)->DefineClass(env, NULL, NULL, (const jbyte *) entry.data, (jsize) entry.size);
                defined[count] = class != NULL;
                left += class == NULL;
                (*env)->ExceptionClear(env);
                (*env)->DeleteLocalRef(env, class);
            }
            count++;
        }
    }
    return left == 0 && count < MOST;
}

JNIEXPORT jclass JNICALL Java_dev_thaw_hottub_agent_StaticsLoader_define(JNIEnv *env, jclass class, jobject loader, jstring name)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, name, NULL);
    jclass defined = text == NULL ? NULL : define_class(env, text, loader);
    if (text != NULL) {
        (*env)->ReleaseStringUTFChars(env, name, text);
    }
    return defined;
}

/* Without reflection, whose first use takes longer than all else at the start. */
JNIEXPORT jobject METHOD(newStatics)(JNIEnv *env, jclass class, jclass type, jobject cache, jstring class_path, jstring jdk, jobject lookup)
{
    (void) class;
    jmethodID constructor = (*env)->GetMethodID(env, type, "<init>",
        "(Ljava/io/File;Ljava/lang/String;Ljava/lang/String;Ljava/lang/invoke/MethodHandles$Lookup;Z)V");
    return constructor == NULL ? NULL : (*env)->NewObject(env, type, constructor, cache, class_path, jdk, lookup, JNI_TRUE);
}

/* Gives the application's class loader the main class, which the launcher asks it for next. */
void JNICALL on_vm_init(jvmtiEnv *unused, JNIEnv *env, jthread thread)
{
    (void) unused; (void) thread;
    jclass loaders = (*env)->FindClass(env, "java/lang/ClassLoader");
    jmethodID method = loaders == NULL ? NULL
        : (*env)->GetStaticMethodID(env, loaders, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    jobject system = method == NULL ? NULL : (*env)->CallStaticObjectMethod(env, loaders, method);
    if (system == NULL
        || !define_boot_classes(env, "dev/thaw/hottub/guard/")
        || !define_boot_classes(env, "dev/thaw/hottub/server/")
        || define_class(env, "dev/thaw/hottub/agent/StaticsLoader", system) == NULL
        || define_class(env, "dev/thaw/hottub/agent/Launch", system) == NULL) {
        fprintf(stderr, "thaw: " JAR " is damaged; build Thaw anew\n");
    }
}
