/* SPDX-License-Identifier: Apache-2.0 */
/* A native library that leaves something behind: what, the macro says that it is compiled with. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <jni.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int calls;
static int *on_heap;
static jobject kept;

static void *sleep_long(void *nothing)
{
    sleep(600);
    return nothing;
}

static void ignore(int number)
{
    (void) number;
}

#ifdef HEAP_OF_INITIALISER
__attribute__((constructor)) static void initialise(void)
{
    on_heap = calloc(1, sizeof *on_heap);
}
#endif

#ifdef THREAD_OF_INITIALISER
__attribute__((constructor)) static void initialise(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, sleep_long, NULL);
}
#endif

static void say_last(void)
{
    if (write(1, "last\n", 5) < 0) {
        abort();
    }
}

#ifdef KEY_OF_THREADS
static pthread_key_t key;

/* As one that gets no processor for a while. */
static void end_of_thread(void *value)
{
    (void) value;
    usleep(200000);
    ++calls;
}
#endif

#ifdef AT_EXIT_OF_INITIALISER
static void say_nothing(void)
{
}

__attribute__((constructor)) static void initialise(void)
{
    atexit(say_nothing);
}
#endif

#ifdef DESTRUCTOR
__attribute__((destructor)) static void finish(void)
{
    on_heap = NULL;
}
#endif

#ifdef CHAIN
struct link {
    struct link *next;
    /* As wide as an address: what is left in padding may look like one. */
    long number;
};

static struct link *chain;

static void make_chain(int length)
{
    for (int i = 0; i < length; i++) {
        struct link *link = malloc(sizeof *link);
        *link = (struct link) {chain, i};
        chain = link;
    }
}
#endif

#ifdef HANDLER_OF_INITIALISER
__attribute__((constructor)) static void initialise(void)
{
    signal(SIGWINCH, ignore);
}
#endif

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    (void) reserved;
    JNIEnv *env = NULL;
    (*vm)->GetEnv(vm, (void **) &env, JNI_VERSION_10);
    kept = (*env)->NewGlobalRef(env, (*env)->FindClass(env, "java/lang/String"));
#if defined(HEAP) || defined(HEAP_CHANGED)
    on_heap = calloc(1, sizeof *on_heap);
#endif
#ifdef GIVEN_UP
    /* More than the C library ever takes from what it has already. */
    on_heap = calloc(40 << 20, 1);
#endif
#ifdef CHAIN
    make_chain(50000);
#endif
#ifdef KEY_OF_THREADS
    pthread_key_create(&key, end_of_thread);
#endif
#ifdef AT_EXIT_OF_LOAD
    atexit(say_last);
#endif
    return JNI_VERSION_10;
}

JNIEXPORT jint JNICALL Java_NativeState_use(JNIEnv *env, jclass class, jobject object)
{
    (void) class; (void) object;
#ifdef THREAD
    pthread_t thread;
    pthread_create(&thread, NULL, sleep_long, NULL);
#endif
#ifdef KEY_OF_THREADS
    pthread_setspecific(key, &key);
#endif
#ifdef HANDLER
    signal(SIGWINCH, ignore);
#endif
#ifdef PRINTS
    printf("printed\n");
#endif
#ifdef STREAM
    fopen("/dev/null", "r");
#endif
#ifdef STREAM_WRITTEN
    fputs("last\n", fopen("written", "w"));
#endif
#ifdef AT_EXIT
    atexit(say_last);
#endif
#ifdef HEAP_CHANGED
    ++*on_heap;
#endif
#ifdef GIVEN_UP
    free(on_heap);
#endif
#ifdef REFERENCE
    (*env)->DeleteGlobalRef(env, kept);
    kept = NULL;
#endif
#ifdef OBJECT
    (*env)->NewGlobalRef(env, class);
    (*env)->NewGlobalRef(env, (*env)->AllocObject(env, class));
#endif
#if defined(LOOKED_UP) || defined(CALLED)
    char *(*set)(int, const char *) = (char *(*)(int, const char *)) dlsym(dlopen("libc.so.6", RTLD_LAZY), "setlocale");
#ifdef CALLED
    set(LC_NUMERIC, "C");
#endif
    calls += set == NULL;
#endif
    (void) env; (void) sleep_long; (void) ignore; (void) say_last;
    return ++calls;
}

JNIEXPORT jint JNICALL Java_LoadsItself_count(JNIEnv *env, jclass class)
{
    (void) env; (void) class;
    return ++calls;
}
