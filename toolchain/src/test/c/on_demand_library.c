// SPDX-License-Identifier: Apache-2.0
// Stands for a JDK library that is loaded when it is first called: -DNAME is its function. Its JNI_OnLoad calls back, as
// one does that asks Java for something.
#include <jni.h>

#include "on_demand_probe.h"

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved) {
    (void)reserved;
    struct machine *machine = (struct machine *)vm;
    machine->loads++;
    machine->back();
    return JNI_VERSION_1_2;
}

// More arguments of both kinds than there are registers.
JNIEXPORT jdouble JNICALL NAME(JNIEnv *env, jclass class, jint a, jlong b, jint c, jlong d, jint e, jlong f, jdouble g,
                               jdouble h, jdouble i, jdouble j, jdouble k, jdouble l, jdouble m, jdouble n, jdouble o) {
    (void)env;
    (void)class;
    return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + g + 2 * h + 3 * i + 4 * j + 5 * k + 6 * l + 7 * m + 8 * n + 9 * o;
}
