// SPDX-License-Identifier: Apache-2.0
// Prints how often JNI_OnLoad was called in a library or the ones it needs, and the version in hexadecimal.
#include <jni.h>
#include <stdio.h>

jint JNI_OnLoad_zip(JavaVM *vm, void *reserved);

int main(void) {
    int calls = 0;
    jint version = JNI_OnLoad_zip((JavaVM *)&calls, NULL);
    printf("calls=%d version=%x\n", calls, (unsigned)version);
    return 0;
}
