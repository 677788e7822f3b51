// SPDX-License-Identifier: Apache-2.0
// Stands for a JDK library: -DANCHOR is a function it is known by, -DVERSION what its JNI_OnLoad answers, if it has one,
// and -DOURS says that it has the functions of our libjvm.so.
#include <jni.h>

void ANCHOR(void) {}

#ifdef VERSION
JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved) {
    (void)reserved;
    *(int *)vm += 1;
    return VERSION;
}
#endif

#ifdef OURS
jboolean JVM_IsNativeImage(void) { return JNI_TRUE; }
#endif
