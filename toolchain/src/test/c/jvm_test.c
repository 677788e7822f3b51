// SPDX-License-Identifier: Apache-2.0
// Without an argument checks what is real; with one, calls a stub.
#include <jni.h>
#include <limits.h>
#include <string.h>

#include "check.h"
#include "jvm_stub.h"

STUB(JVM_DefineClass)

jlong JVM_NanoTime(JNIEnv *env, jclass ignored);
jlong JVM_CurrentTimeMillis(JNIEnv *env, jclass ignored);
jlong JVM_GetNanoTimeAdjustment(JNIEnv *env, jclass ignored, jlong second);
jint JVM_ActiveProcessorCount(void);
jboolean JVM_IsSupportedJNIVersion(jint version);
void *JVM_LoadLibrary(const char *path, jboolean throws);
void *JVM_FindLibraryEntry(void *handle, const char *name);
void *JVM_RawMonitorCreate(void);
void JVM_RawMonitorDestroy(void *monitor);
jint JVM_RawMonitorEnter(void *monitor);
void JVM_RawMonitorExit(void *monitor);
int jio_snprintf(char *text, size_t size, const char *format, ...);

int main(int count, char **arguments) {
    (void)arguments;
    if (count > 1) {
        JVM_DefineClass();
    }
    char text[6];
    CHECK(jio_snprintf(text, sizeof text, "%d", 12345) == 5 && strcmp(text, "12345") == 0);
    CHECK(jio_snprintf(text, sizeof text, "%d", 123456) == -1 && strcmp(text, "12345") == 0);
    CHECK(jio_snprintf(text, 0, "x") == -1);

    jlong first = JVM_NanoTime(NULL, NULL);
    CHECK(JVM_NanoTime(NULL, NULL) >= first);
    jlong second = JVM_CurrentTimeMillis(NULL, NULL) / 1000 - 10;
    CHECK(JVM_GetNanoTimeAdjustment(NULL, NULL, second) >= 10000000000L);
    CHECK(JVM_GetNanoTimeAdjustment(NULL, NULL, LONG_MAX / 2) == -1);
    CHECK(JVM_GetNanoTimeAdjustment(NULL, NULL, -(1L << 40)) == -1);

    CHECK(JVM_ActiveProcessorCount() >= 1);
    CHECK(JVM_IsSupportedJNIVersion(JNI_VERSION_1_8) && !JVM_IsSupportedJNIVersion(0x00010003));
    CHECK(JVM_LoadLibrary("/nowhere/libx.so", JNI_FALSE) == NULL);
    void *libc = JVM_LoadLibrary("libc.so.6", JNI_FALSE);
    CHECK(libc != NULL && JVM_FindLibraryEntry(libc, "strlen") != NULL && JVM_FindLibraryEntry(libc, "nix") == NULL);

    void *monitor = JVM_RawMonitorCreate();
    CHECK(JVM_RawMonitorEnter(monitor) == 0 && JVM_RawMonitorEnter(monitor) == 0);
    JVM_RawMonitorExit(monitor);
    JVM_RawMonitorExit(monitor);
    JVM_RawMonitorDestroy(monitor);
    return 0;
}
