// SPDX-License-Identifier: Apache-2.0
// Native methods of dev.thaw.doss.program.NativeReferences.
#include <jni.h>
#include <stdatomic.h>
#include <unistd.h>

#define METHOD(type, name) JNIEXPORT type JNICALL Java_dev_thaw_doss_program_NativeReferences_##name

static jobject global;
static jweak weak;
static atomic_bool holding;
static atomic_bool released;

METHOD(void, keep)(JNIEnv *env, jclass self, jobject object, jobject weakly) {
    global = (*env)->NewGlobalRef(env, object);
    weak = (*env)->NewWeakGlobalRef(env, weakly);
}

METHOD(jobject, kept)(JNIEnv *env, jclass self) {
    return global;
}

METHOD(jobject, keptWeakly)(JNIEnv *env, jclass self) {
    return weak;
}

METHOD(jobject, hold)(JNIEnv *env, jclass self, jobject object) {
    atomic_store(&holding, 1);
    while (!atomic_load(&released)) {
        usleep(1000);
    }
    return object;
}

METHOD(jboolean, isHolding)(JNIEnv *env, jclass self) {
    return atomic_load(&holding);
}

METHOD(void, letGo)(JNIEnv *env, jclass self) {
    atomic_store(&released, 1);
}
