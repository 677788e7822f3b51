// SPDX-License-Identifier: Apache-2.0
// A function library without a native image: isolates that are blocks of memory, and the functions of the
// interface. A test's functions are in `answer`, by the path of the call.
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define ISOLATE_SIZE (1 << 20)
#define PAGE 4096

struct thaw_call {
    int64_t size;
    void *context;
    const uint8_t *head;
    int64_t head_length;
    int64_t (*read)(void *context, uint8_t *buffer, int64_t capacity);
    int64_t (*write)(void *context, int32_t kind, const uint8_t *bytes, int64_t length);
};

struct parameters {
    int version;
    unsigned long reserved;
    const char *auxiliary_path;
    unsigned long auxiliary_size;
    int argument_count;
    char **arguments;
    int protection_key;
    char flags[2];
};

struct isolate {
    int number;
    int calls;
    atomic_int interrupted;
    atomic_int threads;
    int hangs;
    atomic_long allocated;
    unsigned long reserved;
    char argument[100];
    char loaded[200];
    unsigned char present[ISOLATE_SIZE / PAGE];
};

struct thread {
    struct isolate *isolate;
};

static atomic_int isolates;

int graal_create_isolate(struct parameters *parameters, struct isolate **isolate, struct thread **thread);
int graal_attach_thread(struct isolate *isolate, struct thread **thread);
int graal_detach_thread(struct thread *thread);
int graal_detach_all_threads_and_tear_down_isolate(struct thread *thread);
int thaw_function_load_1(struct thread *thread, const struct thaw_call *call);
int thaw_function_call_1(struct thread *thread, const struct thaw_call *call);
int thaw_function_interrupt_1(struct thread *thread);
int64_t thaw_function_allocated_1(struct thread *thread);

static int answer(struct isolate *isolate, const struct thaw_call *call, const char *path);

static inline uint32_t number_at(const uint8_t *bytes)
{
    uint32_t number;
    memcpy(&number, bytes, sizeof number);
    return number;
}

static inline void field(const struct thaw_call *call, const char *name, char *value, size_t size)
{
    *value = 0;
    for (int64_t i = 0; i < call->head_length;) {
        uint32_t n = number_at(call->head + i);
        const uint8_t *at = call->head + i + 4;
        uint32_t v = number_at(at + n);
        if (n == strlen(name) && memcmp(at, name, n) == 0) snprintf(value, size, "%.*s", (int)v, at + n + 4);
        i += 8 + n + v;
    }
}

static inline void say(const struct thaw_call *call, const char *format, ...)
{
    char text[4096];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    call->write(call->context, 2, (const uint8_t *)text, length);
}

static inline int64_t put_field(uint8_t *to, const char *name, const char *value)
{
    uint32_t n = (uint32_t)strlen(name), v = (uint32_t)strlen(value);
    memcpy(to, &n, 4);
    memcpy(to + 4, name, n);
    memcpy(to + 4 + n, &v, 4);
    memcpy(to + 8 + n, value, v);
    return 8 + n + v;
}

// A test makes the file when it likes.
static inline void wait_for(const char *file)
{
    fprintf(stderr, "waits for %s\n", file);
    while (access(file, F_OK) != 0) usleep(1000);
}

int graal_attach_thread(struct isolate *isolate, struct thread **thread)
{
    *thread = malloc(sizeof **thread);
    (*thread)->isolate = isolate;
    isolate->threads++;
    return 0;
}

int graal_create_isolate(struct parameters *parameters, struct isolate **isolate, struct thread **thread)
{
    if (parameters->version != 4) return 1;
    if (parameters->reserved == 666) return 801;
#ifdef CREATE_WAITS_FOR
    wait_for(CREATE_WAITS_FOR);
#endif
    *isolate = mmap(NULL, ISOLATE_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    (*isolate)->number = ++isolates;
    (*isolate)->reserved = parameters->reserved;
    if (parameters->argument_count > 1)
        snprintf((*isolate)->argument, sizeof (*isolate)->argument, "%s", parameters->arguments[1]);
    return graal_attach_thread(*isolate, thread);
}

int graal_detach_thread(struct thread *thread)
{
    thread->isolate->threads--;
    free(thread);
    return 0;
}

int graal_detach_all_threads_and_tear_down_isolate(struct thread *thread)
{
    struct isolate *isolate = thread->isolate;
    while (isolate->hangs) usleep(1000);
    if (isolate->threads != 1) abort();
    free(thread);
    munmap(isolate, ISOLATE_SIZE);
    return 0;
}

int thaw_function_load_1(struct thread *thread, const struct thaw_call *call)
{
    field(call, ":entry", thread->isolate->loaded, sizeof thread->isolate->loaded);
    if (strcmp(thread->isolate->loaded, "missing") == 0) {
        uint8_t error[100];
        int64_t length = put_field(error, ":type", "entry");
        call->write(call->context, 5, error, length);
        return 7;
    }
    if (strcmp(thread->isolate->loaded, "second-crashes") == 0 && thread->isolate->number == 2) *(volatile int *)16 = 1;
    if (strcmp(thread->isolate->loaded, "third-fails") == 0 && thread->isolate->number == 3) return 2;
    if (strcmp(thread->isolate->loaded, "never") == 0) {
        while (!thread->isolate->interrupted) {}
        return 6;
    }
    if (strcmp(thread->isolate->loaded, "deaf-at-first") == 0) {
        call->write(call->context, 3, (const uint8_t *)"loading", 7);
        for (int i = 0; i < 3; i++) {
            while (!thread->isolate->interrupted) {}
            thread->isolate->interrupted = 0;
        }
        return 6;
    }
    if (strcmp(thread->isolate->loaded, "writes") == 0) {
        mincore(thread->isolate, ISOLATE_SIZE, thread->isolate->present);
        for (const char *page = "\3\4\11"; *page; page++) ((volatile char *)thread->isolate)[*page * PAGE] = 1;
        return thread->isolate->number == 1 ? 2 : 0;
    }
    if (strcmp(thread->isolate->loaded, "answers") == 0) {
        static const uint8_t piece[100000];
        for (int i = 0; i < 30; i++) {
            if (call->write(call->context, 2, piece, sizeof piece) != -1) return 1;
        }
    }
    return 0;
}

int thaw_function_call_1(struct thread *thread, const struct thaw_call *call)
{
    char path[200];
    field(call, ":path", path, sizeof path);
    thread->isolate->calls++;
    // The front's begin with a slash.
    return answer(thread->isolate, call, *path == '/' ? path + 1 : path);
}

int thaw_function_interrupt_1(struct thread *thread)
{
    thread->isolate->interrupted = 1;
#ifdef INTERRUPT_WAITS_FOR
    wait_for(INTERRUPT_WAITS_FOR);
#endif
    return 0;
}

#ifndef WITHOUT_ALLOCATED
int64_t thaw_function_allocated_1(struct thread *thread)
{
    return thread->isolate->allocated;
}
#endif
