/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How the server gets into a JVM: the client starts the real java with this library as an agent, and with the settings in
 * a variable of the environment. What a server cannot do in Java on JDK 17 is in the other files, each for one thing.
 */
#include "agent.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "descriptors.h"
#include "ending_threads.h"
#include "exceptions.h"
#include "input_arguments.h"
#include "jar.h"
#include "native.h"
#include "ports.h"
#include "run.h"
#include "server_classes.h"
#include "stand_ins.h"
#include "transformation.h"
#include "waking.h"

JavaVM *vm;
jvmtiEnv *jvmti;

/* Of the server, for Server.java. */
static char *settings;

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *java_vm, char *options, void *reserved)
{
    (void) options; (void) reserved;
    vm = java_vm;
    const char *given = getenv("THAW_HOTTUB_SERVER");
    if (given == NULL) {
        fprintf(stderr, "thaw: this agent is for servers that thaw's java command starts\n");
        return JNI_ERR;
    }
    settings = strdup(given);
    /* The options of this JVM, which the launcher has read. */
    close(atoi(given) + 3);
    unsetenv("THAW_HOTTUB_SERVER");
    if (settings == NULL || !open_jar() || (*vm)->GetEnv(vm, (void **) &jvmti, JVMTI_VERSION_11) != JNI_OK) {
        return JNI_ERR;
    }
    jvmtiCapabilities capabilities = {.can_signal_thread = 1, .can_suspend = 1, .can_generate_native_method_bind_events = 1, .can_tag_objects = 1};
    jvmtiEventCallbacks callbacks = {.VMInit = on_vm_init, .NativeMethodBind = on_native_method_bind, .ClassFileLoadHook = on_class_file_load};
    if ((*jvmti)->AddCapabilities(jvmti, &capabilities) != JVMTI_ERROR_NONE
        || (*jvmti)->SetEventCallbacks(jvmti, &callbacks, sizeof callbacks) != JVMTI_ERROR_NONE
        || (*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL) != JVMTI_ERROR_NONE
        || (*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_NATIVE_METHOD_BIND, NULL) != JVMTI_ERROR_NONE) {
        return JNI_ERR;
    }
    return JNI_OK;
}

JNIEXPORT jstring METHOD(settings)(JNIEnv *env, jclass class)
{
    (void) class;
    return (*env)->NewStringUTF(env, settings);
}

JNIEXPORT void METHOD(start)(JNIEnv *env, jclass class, jint listener, jthrowable ended, jobject platform)
{
    if (!open_null_descriptor(listener) || !open_end_of_run(listener)) {
        throw_errno(env, "descriptors");
        return;
    }
    dup2(null_descriptor(), 1);
    dup2(null_descriptor(), 2);
    fcntl(listener, F_SETFD, FD_CLOEXEC);
    /* Peers see the credentials of the process that listened last. */
    if (listen(listener, 16) != 0) {
        throw_errno(env, "listen");
        return;
    }
    keep_port(listener);
    begin_input_arguments(env, class);
    begin_ending_threads(env, ended, platform);
    begin_waking();
}

/* What the JVM printed when it started: the file was its standard output or error until then. */
JNIEXPORT jbyteArray METHOD(take)(JNIEnv *env, jclass class, jint descriptor)
{
    (void) class;
    struct stat data;
    if (fstat(descriptor, &data) != 0 || data.st_size > 1 << 20) {
        throw_errno(env, "what the JVM printed");
        return NULL;
    }
    jbyteArray bytes = (*env)->NewByteArray(env, (jsize) data.st_size);
    if (bytes == NULL) {
        return NULL;
    }
    if (data.st_size > 0) {
        char *buffer = malloc((size_t) data.st_size);
        ssize_t n = buffer == NULL ? -1 : pread(descriptor, buffer, (size_t) data.st_size, 0);
        if (n == data.st_size) {
            (*env)->SetByteArrayRegion(env, bytes, 0, (jsize) n, (jbyte *) buffer);
        }
        free(buffer);
        if (n != data.st_size) {
            throw_errno(env, "what the JVM printed");
            return NULL;
        }
    }
    close(descriptor);
    return bytes;
}

JNIEXPORT jint METHOD(processId)(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    return getpid();
}
