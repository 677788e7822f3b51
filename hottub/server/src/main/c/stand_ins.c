/* SPDX-License-Identifier: Apache-2.0 */
/* The JVM says when it binds a native method of the JDK, and takes another function for it. */
#include "stand_ins.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "agent.h"
#include "exits.h"
#include "final_fields.h"
#include "input_arguments.h"

/* Whether this is the native method of that name in that class of the JDK. */
static bool is_native_of(jmethodID method, const char *name, const char *wanted, const char *class_signature)
{
    jclass class;
    char *signature = NULL;
    if (strcmp(name, wanted) != 0
        || (*jvmti)->GetMethodDeclaringClass(jvmti, method, &class) != JVMTI_ERROR_NONE
        || (*jvmti)->GetClassSignature(jvmti, class, &signature, NULL) != JVMTI_ERROR_NONE) {
        return false;
    }
    bool equal = strcmp(signature, class_signature) == 0;
    (*jvmti)->Deallocate(jvmti, (unsigned char *) signature);
    return equal;
}

void JNICALL on_native_method_bind(jvmtiEnv *unused, JNIEnv *env, jthread thread, jmethodID method, void *address, void **new_address)
{
    (void) unused; (void) env; (void) thread;
    final_fields_bound(method, address);
    char *name = NULL;
    if ((is_halt_bound() && are_input_arguments_bound())
        || (*jvmti)->GetMethodName(jvmti, method, &name, NULL, NULL) != JVMTI_ERROR_NONE) {
        return;
    }
    if (is_native_of(method, name, "halt0", "Ljava/lang/Shutdown;")) {
        *new_address = bind_halt(address);
    } else if (is_native_of(method, name, "getVmArguments0", "Lsun/management/VMManagementImpl;")) {
        *new_address = bind_input_arguments(address);
    }
    (*jvmti)->Deallocate(jvmti, (unsigned char *) name);
}
