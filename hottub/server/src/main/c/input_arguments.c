/* SPDX-License-Identifier: Apache-2.0 */
/* RuntimeMXBean.getInputArguments tells of the run, not of the server that it is in. */
#include "input_arguments.h"

#include <stddef.h>

static jclass native_class; /* the server's Native */
static jobjectArray (JNICALL *real_arguments)(JNIEnv *, jobject);

/* Stands for VMManagementImpl.getVmArguments0: the options of the run, not of the server. */
static jobjectArray JNICALL arguments_of_run(JNIEnv *env, jobject management)
{
    jobjectArray all = real_arguments(env, management);
    jmethodID method = all == NULL || native_class == NULL ? NULL
        : (*env)->GetStaticMethodID(env, native_class, "inputArguments", "([Ljava/lang/String;)[Ljava/lang/String;");
    return method == NULL ? all : (*env)->CallStaticObjectMethod(env, native_class, method, all);
}

void *bind_input_arguments(void *real)
{
    real_arguments = (jobjectArray (JNICALL *)(JNIEnv *, jobject)) real;
    return (void *) arguments_of_run;
}

bool are_input_arguments_bound(void)
{
    return real_arguments != NULL;
}

void begin_input_arguments(JNIEnv *env, jclass native)
{
    native_class = (*env)->NewGlobalRef(env, native);
}
