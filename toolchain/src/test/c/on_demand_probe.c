// SPDX-License-Identifier: Apache-2.0
// A program that is linked with none of the libraries whose functions it calls: says when they are loaded, and what
// calls answer.
#define _GNU_SOURCE
#include "on_demand_probe.h"

#include <fcntl.h>
#include <jni.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

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

// Pages of a file, and how many of them are in memory.
static void count_pages(int descriptor, size_t *pages, size_t *resident) {
    struct stat status;
    fstat(descriptor, &status);
    void *file = mmap(NULL, status.st_size, PROT_READ, MAP_SHARED, descriptor, 0);
    *pages = (status.st_size + 4095) / 4096;
    *resident = 0;
    unsigned char *in_memory = malloc(*pages);
    mincore(file, status.st_size, in_memory);
    for (size_t i = 0; i < *pages; i++) {
        *resident += in_memory[i] & 1;
    }
    free(in_memory);
    munmap(file, status.st_size);
}

// Makes the kernel forget a file, and starts anew.
static int forget(char **arguments) {
    size_t pages, resident;
    int descriptor = open(arguments[2], O_RDONLY);
    fsync(descriptor);
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
    count_pages(descriptor, &pages, &resident);
    if (resident > 0) {
        printf("%zu pages stay in memory\n", resident);
        return 0;
    }
    return execl(arguments[0], arguments[0], "read", arguments[2], (char *)NULL);
}

// Whether somebody reads a file, other than this.
static int say_read(const char *file) {
    size_t pages, resident = 0;
    int descriptor = open(file, O_RDONLY);
    for (int i = 0; i < 500; i++) {
        count_pages(descriptor, &pages, &resident);
        if (resident == pages) {
            break;
        }
        usleep(10000);
    }
    printf("%zu of %zu\n", resident, pages);
    return 0;
}

int main(int count, char **arguments) {
    if (count > 2) {
        return strcmp(arguments[1], "forget") == 0 ? forget(arguments) : say_read(arguments[2]);
    }
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
