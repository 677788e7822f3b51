// SPDX-License-Identifier: Apache-2.0
// JNI_OnLoad_X for a JDK library X that an image takes as built in, although it is a shared library beside the image.
// Compiled once for each library, with -DLIBRARY=X.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <jni.h>
#include <stdio.h>

#define JOIN(a, b) a##b
#define EXPAND_AND_JOIN(a, b) JOIN(a, b)

// A function of each library: referring to it makes the linker keep the library, and finds the copy in use, which is
// neither the only one in the process nor in a known place when the process is itself a Java VM.
#define ANCHOR_java InitializeEncoding
#define ANCHOR_net ipv6_available
#define ANCHOR_nio Java_sun_nio_ch_IOUtil_initIDs
#define ANCHOR_zip Java_java_util_zip_CRC32_update
#define ANCHOR_extnet Java_jdk_net_LinuxSocketOptions_quickAckSupported0
#define ANCHOR_prefs Java_java_util_prefs_FileSystemPreferences_chmod
#define ANCHOR_attach Java_sun_tools_attach_VirtualMachineImpl_socket
#define ANCHOR_jaas Java_com_sun_security_auth_module_UnixSystem_getUnixInfo
#define ANCHOR_management_agent Java_jdk_internal_agent_FileSystemImpl_isAccessUserOnly0

#define ANCHOR EXPAND_AND_JOIN(ANCHOR_, LIBRARY)
void ANCHOR(void);

// The runtime accepts nothing older from a built-in library.
enum { BUILT_IN_VERSION = JNI_VERSION_1_8 };

jint EXPAND_AND_JOIN(JNI_OnLoad_, LIBRARY)(JavaVM *vm, void *reserved) {
    Dl_info library, found;
    if (dladdr((void *)ANCHOR, &library) == 0) {
        return JNI_ERR;
    }
    void *handle = dlopen(library.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (handle == NULL) {
        return JNI_ERR;
    }
    void *symbol = dlsym(handle, "JNI_OnLoad");
    jint version = BUILT_IN_VERSION;
    // The lookup goes on into the libraries this one depends on, and some have nothing to do at load.
    if (symbol != NULL && dladdr(symbol, &found) != 0 && found.dli_fbase == library.dli_fbase) {
        // A copy that belongs to a Java VM holds that VM's state: initializing it again would break both.
        if (dlsym(handle, "JVM_IsNativeImage") == NULL) {
            fprintf(stderr,
                    "%s belongs to the Java VM that runs in this process, and a native image needs its own.\n"
                    "Use the image in a process without a Java VM.\n",
                    library.dli_fname);
            dlclose(handle);
            return JNI_ERR;
        }
        version = ((jint(*)(JavaVM *, void *))symbol)(vm, reserved);
    }
    dlclose(handle);
    return version < 0 || version > BUILT_IN_VERSION ? version : BUILT_IN_VERSION;
}
