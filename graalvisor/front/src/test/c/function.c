// SPDX-License-Identifier: Apache-2.0
// A function library without a native image: its isolates are blocks of memory. What a call does is told by its path.
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct thaw_call {
    int64_t size;
    void *context;
    const uint8_t *head;
    int64_t head_length;
    int64_t (*read)(void *context, uint8_t *buffer, int64_t capacity);
    int64_t (*write)(void *context, int32_t kind, const uint8_t *bytes, int64_t length);
};

struct isolate {
    atomic_int interrupted;
};

struct thread {
    struct isolate *isolate;
};

int graal_attach_thread(struct isolate *isolate, struct thread **thread)
{
    *thread = malloc(sizeof **thread);
    (*thread)->isolate = isolate;
    return 0;
}

int graal_create_isolate(void *parameters, struct isolate **isolate, struct thread **thread)
{
    (void)parameters;
#ifdef OTHER_PARAMETERS
    // as a GraalVM of another time says that it does not know such parameters
    return 12;
#endif
    *isolate = calloc(1, sizeof **isolate);
    return graal_attach_thread(*isolate, thread);
}

int graal_detach_thread(struct thread *thread)
{
    free(thread);
    return 0;
}

int graal_detach_all_threads_and_tear_down_isolate(struct thread *thread)
{
    free(thread->isolate);
    free(thread);
    return 0;
}

int thaw_function_load_1(struct thread *thread, const struct thaw_call *call)
{
    (void)thread;
    (void)call;
    return 0;
}

#ifndef OTHER_INTERFACE
int thaw_function_interrupt_1(struct thread *thread)
{
    thread->isolate->interrupted = 1;
    return 0;
}
#endif

static int echo(const struct thaw_call *call)
{
    enum { SIZE = 64 << 10 };
    uint8_t *buffer = malloc(SIZE);
    int64_t count;
    while ((count = call->read(call->context, buffer, SIZE)) > 0) {
        if (call->write(call->context, 2, buffer, count) != count) break;
    }
    free(buffer);
    return count == 0 ? 0 : 6;
}

// Whether the value of the field :path is this.
static int path_is(const struct thaw_call *call, const char *path)
{
    for (int64_t i = 0; i < call->head_length;) {
        uint32_t n, v;
        memcpy(&n, call->head + i, 4);
        memcpy(&v, call->head + i + 4 + n, 4);
        if (n == 5 && memcmp(call->head + i + 4, ":path", 5) == 0)
            return v == strlen(path) && memcmp(call->head + i + 8 + n, path, v) == 0;
        i += 8 + n + v;
    }
    return 0;
}

int thaw_function_call_1(struct thread *thread, const struct thaw_call *call)
{
    if (path_is(call, "/crash")) *(volatile int *)16 = 1;
    if (path_is(call, "/memory")) return 2;
    if (path_is(call, "/listen")) {
        while (!thread->isolate->interrupted) usleep(1000);
        return 6;
    }
    if (path_is(call, "/deaf")) sleep(600);
    if (path_is(call, "/log")) call->write(call->context, 3, (const uint8_t *)"words\n", 6);
    return echo(call);
}
