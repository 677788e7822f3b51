// SPDX-License-Identifier: Apache-2.0
// Functions of all kinds, good and bad.
#include "function.h"

static struct thaw_call late_call;

static void *write_late(void *unused)
{
    (void)unused;
    usleep(200000);
    late_call.write(late_call.context, 2, (const uint8_t *)"late", 4);
    late_call.write(late_call.context, 3, (const uint8_t *)"late", 4);
    uint8_t byte;
    if (late_call.read(late_call.context, &byte, 1) != -1) abort();
    return NULL;
}

// Whole pieces that the late call's body has taken.
static atomic_int taken;
enum { PIECE = 64 << 10, WINDOW = 1 << 20 };

static void *write_on(void *unused)
{
    (void)unused;
    static const uint8_t piece[PIECE];
    for (int i = 0; i < 5000; i++) {
        if (late_call.write(late_call.context, 2, piece, PIECE) != PIECE) abort();
        taken++;
        usleep(1000);
    }
    return NULL;
}

static void *crash(void *unused)
{
    (void)unused;
    *(volatile int *)16 = 1;
    return NULL;
}

static void start(void *(*run)(void *))
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, run, NULL) == 0) pthread_detach(thread);
}

static int echo(const struct thaw_call *call)
{
    static const int size = 100000;
    uint8_t head[200];
    int64_t length = put_field(head, ":status", "201");
    length += put_field(head + length, "content-type", "text/plain");
    call->write(call->context, 1, head, length);
    uint8_t *buffer = malloc(size);
    int64_t count;
    while ((count = call->read(call->context, buffer, size)) > 0) {
        if (call->write(call->context, 2, buffer, count) != count) break;
    }
    free(buffer);
    return count == 0 ? 0 : 6;
}

static int throw(const struct thaw_call *call)
{
    uint8_t error[300];
    int64_t length = put_field(error, ":type", "java.lang.IllegalStateException");
    length += put_field(error + length, ":message", "no");
    length += put_field(error + length, ":stack", "at f");
    call->write(call->context, 5, error, length);
    return 1;
}

static int deep(volatile int n)
{
    volatile char frame[1000];
    frame[0] = (char)n;
    return n == 0 ? frame[0] : deep(n - 1) + frame[0];
}

static int answer(struct isolate *isolate, const struct thaw_call *call, const char *path)
{
    uint8_t buffer[1000];
    if (strcmp(path, "hello") == 0) {
        int64_t count = call->read(call->context, buffer, sizeof buffer);
        say(call, "Hello, %.*s", (int)(count < 0 ? 0 : count), buffer);
        return 0;
    }
    if (strcmp(path, "where") == 0) {
        say(call, "isolate %d, call %d", isolate->number, isolate->calls);
        return 0;
    }
    if (strcmp(path, "parameters") == 0) {
        say(call, "%lu %s %s %ld", isolate->reserved, isolate->argument, isolate->loaded, (long)call->size);
        return 0;
    }
    if (strcmp(path, "present") == 0) {
        for (int i = 0; i < ISOLATE_SIZE / PAGE; i++) {
            if (isolate->present[i] & 1) say(call, "%d ", i);
        }
        return 0;
    }
    if (strcmp(path, "echo") == 0) return echo(call);
    if (strcmp(path, "count") == 0) {
        int64_t sum = 0, count;
        while ((count = call->read(call->context, buffer, sizeof buffer)) > 0) sum += count;
        say(call, "%ld", (long)sum);
        return count == 0 ? 0 : 6;
    }
    if (strcmp(path, "big") == 0) {
        static const int piece = 1 << 20;
        uint8_t *bytes = malloc(piece);
        memset(bytes, 'x', piece);
        int left = 64;
        while (left > 0 && call->write(call->context, 2, bytes, piece) == piece) left--;
        free(bytes);
        return left == 0 ? 0 : 6;
    }
    if (strcmp(path, "throw") == 0) return throw(call);
    if (strcmp(path, "crash") == 0) crash(NULL);
    if (strcmp(path, "abort") == 0) abort();
    if (strcmp(path, "exit") == 0) exit(0);
    if (strcmp(path, "deaf") == 0) {
        for (;;) sleep(600);
    }
    if (strcmp(path, "crash-in-thread") == 0) {
        start(crash);
        pause();
    }
    if (strcmp(path, "deep") == 0) return deep(1000000);
    if (strcmp(path, "spin") == 0) {
        while (!isolate->interrupted) {}
        return call->read(call->context, buffer, 1) == -1 ? 6 : 1;
    }
    if (strcmp(path, "allocate") == 0) {
        for (int i = 0; i < 1000; i++) isolate->allocated += 1000;
        while (!isolate->interrupted) usleep(1000);
        isolate->allocated = 0;
        return 6;
    }
    if (strcmp(path, "until-interrupted") == 0) {
        call->write(call->context, 3, (const uint8_t *)"here", 4);
        while (!isolate->interrupted) usleep(1000);
        return 6;
    }
    if (strcmp(path, "fill") == 0) {
        enum { FILLED = 1 << 20 };
        for (int i = 0; i < 4096; i++) {
            void *piece = malloc(FILLED);
            if (piece == NULL) return 6;
            memset(piece, 1, FILLED);
        }
        return 0;
    }
    if (strcmp(path, "wait") == 0) {
        while (call->read(call->context, buffer, sizeof buffer) > 0) {}
        return 6;
    }
    if (strcmp(path, "sleep") == 0) {
        usleep(300000);
        say(call, "slept");
        return 0;
    }
    if (strcmp(path, "late") == 0) {
        late_call = *call;
        start(write_late);
        say(call, "on time");
        return 0;
    }
    if (strcmp(path, "writes-on") == 0) {
        late_call = *call;
        start(write_on);
        while (taken < WINDOW / PIECE) usleep(1000);
        // The next waits for credit, or will.
        usleep(50000);
        return 0;
    }
    if (strcmp(path, "flush") == 0) {
        say(call, "first");
        call->write(call->context, 2, NULL, 0);
        while (call->read(call->context, buffer, sizeof buffer) > 0) {}
        say(call, "second");
        return 0;
    }
    if (strcmp(path, "logs") == 0) {
        memset(buffer, 'x', sizeof buffer);
        for (int i = 0; i < 20000; i++) call->write(call->context, 3 + i % 2, buffer, sizeof buffer);
        return 0;
    }
    if (strcmp(path, "two-heads") == 0) {
        int64_t length = put_field(buffer, ":status", "200");
        call->write(call->context, 1, buffer, length);
        call->write(call->context, 1, buffer, length);
        return 0;
    }
    if (strcmp(path, "bad-head") == 0) {
        call->write(call->context, 1, (const uint8_t *)"bad", 3);
        return 0;
    }
    if (strcmp(path, "hang") == 0) {
        isolate->hangs = 1;
        return 2;
    }
    if (strncmp(path, "result/", 7) == 0) return atoi(path + 7);
    return 5;
}
