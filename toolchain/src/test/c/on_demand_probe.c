// SPDX-License-Identifier: Apache-2.0
// A program that is linked with none of the libraries whose functions it calls: says when they are loaded, and what
// calls answer.
#define _GNU_SOURCE
#include "on_demand_probe.h"

#include <jni.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

typedef jdouble sum(JNIEnv *, jclass, jint, jlong, jint, jlong, jint, jlong, jdouble, jdouble, jdouble, jdouble,
                    jdouble, jdouble, jdouble, jdouble, jdouble);
sum Java_Zip_sum, Java_Net_sum;
void Java_Zip_absent(JNIEnv *env);
jint JNI_OnLoad_zip(JavaVM *vm, void *reserved);
jint JNI_OnLoad_net(JavaVM *vm, void *reserved);

enum { THREADS = 8 };

static void call_zip(void);
static void call_nothing(void) {}

static struct machine zip_machine = {0, call_zip};
static struct machine net_machine = {0, call_nothing};

static jint get_java_vm(JNIEnv *env, JavaVM **vm) {
    (void)env;
    *vm = (JavaVM *)&net_machine;
    return JNI_OK;
}

static const struct JNINativeInterface_ functions = {.GetJavaVM = get_java_vm};
static JNIEnv env = &functions;

static jdouble call(sum *function) {
    return function(&env, NULL, 1, 1L << 40, 3, 4, 5, 6, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5);
}

// As from the library's own JNI_OnLoad, when nothing of it was called yet.
static void call_zip(void) { printf("from JNI_OnLoad: %.1f\n", call(Java_Zip_sum)); }

static int is_mapped(const char *library) {
    char line[4096];
    int mapped = 0;
    FILE *maps = fopen("/proc/self/maps", "r");
    while (fgets(line, sizeof line, maps) != NULL) {
        mapped |= strstr(line, library) != NULL;
    }
    fclose(maps);
    return mapped;
}

static void say(const char *when) {
    printf("%s: zip %d loads %d, net %d loads %d\n", when, is_mapped("/libzip.so"), zip_machine.loads,
           is_mapped("/libnet.so"), net_machine.loads);
    fflush(stdout);
}

static void *call_net(void *result) {
    *(jdouble *)result = call(Java_Net_sum);
    return NULL;
}

int main(int count, char **arguments) {
    say("main");
    if (count > 1 && strcmp(arguments[1], "absent") == 0) {
        Java_Zip_absent(&env);
        return 0;
    }
    printf("%x\n", (unsigned)JNI_OnLoad_net((JavaVM *)&net_machine, NULL));
    printf("%x\n", (unsigned)JNI_OnLoad_zip((JavaVM *)&zip_machine, NULL));
    say("on load");
    pthread_t threads[THREADS];
    jdouble results[THREADS];
    for (int i = 0; i < THREADS; i++) {
        pthread_create(&threads[i], NULL, call_net, &results[i]);
    }
    int right = 0;
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        right += results[i] == call(Java_Zip_sum);
    }
    printf("%d threads: %.1f\n", right, results[0]);
    say("called");
    return 0;
}
