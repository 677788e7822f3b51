// SPDX-License-Identifier: Apache-2.0
// A worker in small: opens function libraries and calls them as standard input says, a command a line.
// Answers with lines "NAME LENGTH", each followed by so many bytes and a line end, and then a line "end".
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct isolate isolate_t;
typedef struct isolatethread thread_t;

struct parameters {
    int32_t version;
    uint64_t reserved_address_space_size;
    const char *auxiliary_image_path;
    uint64_t auxiliary_image_reserved_space_size;
    int32_t argc;
    char **argv;
    int32_t pkey;
    char ignore_unrecognized_arguments;
    char exit_when_argument_parsing_fails;
    char is_jvm;
};

struct thaw_call {
    int64_t size;
    void *context;
    const uint8_t *head;
    int64_t head_length;
    int64_t (*read)(void *, uint8_t *, int64_t);
    int64_t (*write)(void *, int32_t, const uint8_t *, int64_t);
};

struct library {
    void *handle;
    int (*create)(struct parameters *, isolate_t **, thread_t **);
    int (*attach)(isolate_t *, thread_t **);
    int (*detach)(thread_t *);
    int (*tear_down)(thread_t *);
    int (*load)(thread_t *, const struct thaw_call *);
    int (*call)(thread_t *, const struct thaw_call *);
    int (*interrupt)(thread_t *);
};

struct isolate_slot {
    struct library *library;
    isolate_t *isolate;
    thread_t *thread;
};

enum { SLOTS = 1024, KINDS = 6 };

static struct library libraries[16];
static struct isolate_slot slots[SLOTS];

struct buffer {
    uint8_t *bytes;
    size_t length, capacity;
};

struct context {
    const uint8_t *body;
    int64_t length, at;
    int cancel_reads;
    struct buffer written[KINDS];
    pthread_mutex_t lock;
};

static void die(const char *what) {
    fprintf(stderr, "host: %s\n", what);
    exit(2);
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static void append(struct buffer *buffer, const void *bytes, size_t length) {
    if (buffer->length + length > buffer->capacity) {
        buffer->capacity = 2 * (buffer->length + length);
        buffer->bytes = realloc(buffer->bytes, buffer->capacity);
        if (buffer->bytes == NULL) die("no memory");
    }
    if (length > 0) memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
}

static void field(struct buffer *head, const char *name, const char *value, size_t value_length) {
    uint32_t length = strlen(name);
    append(head, &length, 4);
    append(head, name, length);
    length = value_length;
    append(head, &length, 4);
    append(head, value, length);
}

static int64_t body_read(void *context, uint8_t *buffer, int64_t capacity) {
    struct context *c = context;
    if (c->cancel_reads) return -1;
    int64_t left = c->length - c->at;
    // odd pieces, as a network has them
    int64_t n = left < capacity ? left : capacity;
    if (n > 100003) n = 100003;
    memcpy(buffer, c->body + c->at, n);
    c->at += n;
    return n;
}

static int64_t body_write(void *context, int32_t kind, const uint8_t *bytes, int64_t length) {
    struct context *c = context;
    if (kind < 1 || kind >= KINDS) die("a kind that there is not");
    pthread_mutex_lock(&c->lock);
    append(&c->written[kind], bytes, length);
    pthread_mutex_unlock(&c->lock);
    return length;
}

static void *symbol(void *handle, const char *name) {
    void *found = dlsym(handle, name);
    if (found == NULL) die(dlerror());
    return found;
}

static void open_library(int n, const char *path) {
    struct library *l = &libraries[n];
    l->handle = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    if (l->handle == NULL) die(dlerror());
    l->create = symbol(l->handle, "graal_create_isolate");
    l->attach = symbol(l->handle, "graal_attach_thread");
    l->detach = symbol(l->handle, "graal_detach_thread");
    l->tear_down = symbol(l->handle, "graal_tear_down_isolate");
    l->load = symbol(l->handle, "thaw_function_load_1");
    l->call = symbol(l->handle, "thaw_function_call_1");
    l->interrupt = symbol(l->handle, "thaw_function_interrupt_1");
}

static void create(int slot, int library, long heap) {
    struct isolate_slot *s = &slots[slot];
    char option[64];
    char *arguments[] = {"function", option};
    snprintf(option, sizeof option, "-XX:MaxHeapSize=%ld", heap);
    struct parameters parameters = {.version = 4, .argc = 2, .argv = arguments};
    if (heap > 0) parameters.reserved_address_space_size = 256UL << 20;
    s->library = &libraries[library];
    if (s->library->create(heap > 0 ? &parameters : NULL, &s->isolate, &s->thread) != 0) die("no isolate");
}

/* Runs load or call; the fields are separated by bytes of 1, names from values by '='. */
static int run(int slot, int load, char *fields, const uint8_t *body, int64_t length, int cancel, struct context *c) {
    struct isolate_slot *s = &slots[slot];
    struct buffer head = {0};
    memset(c, 0, sizeof *c);
    pthread_mutex_init(&c->lock, NULL);
    c->body = body;
    c->length = length;
    c->cancel_reads = cancel;
    char *rest = fields;
    for (char *f = strsep(&rest, "\1"); f != NULL; f = strsep(&rest, "\1")) {
        char *value = strchr(f, '=');
        if (value == NULL) continue;
        *value++ = 0;
        field(&head, f, value, strlen(value));
    }
    struct thaw_call call = {sizeof call, c, head.bytes, head.length, body_read, body_write};
    int result = load ? s->library->load(s->thread, &call) : s->library->call(s->thread, &call);
    free(head.bytes);
    return result;
}

static void answer(const char *name, const void *bytes, size_t length) {
    printf("%s %zu\n", name, length);
    fwrite(bytes, 1, length, stdout);
    printf("\n");
}

static void answer_number(const char *name, long number) {
    char text[32];
    answer(name, text, snprintf(text, sizeof text, "%ld", number));
}

static void answer_context(struct context *c) {
    static const char *names[KINDS] = {"", "head", "body", "out", "err", "error"};
    for (int i = 1; i < KINDS; i++) {
        if (c->written[i].length > 0) answer(names[i], c->written[i].bytes, c->written[i].length);
        free(c->written[i].bytes);
    }
}

struct interruption {
    int slot;
    long after;
};

static void *interrupt_later(void *argument) {
    struct interruption *i = argument;
    struct isolate_slot *s = &slots[i->slot];
    thread_t *thread;
    usleep(i->after * 1000);
    if (s->library->attach(s->isolate, &thread) != 0) die("no thread");
    s->library->interrupt(thread);
    s->library->detach(thread);
    return NULL;
}

/* Calls in an isolate of its own, again and again. */
struct repetition {
    int slot, library, rounds, calls, failures;
    char bodies[256];
};

static void *repeat(void *argument) {
    struct repetition *r = argument;
    for (int i = 0; i < r->rounds; i++) {
        struct context c;
        char none[1] = "";
        create(r->slot, r->library, 0);
        r->failures += run(r->slot, 1, none, NULL, 0, 0, &c) != 0;
        for (int k = 0; k < r->calls; k++) {
            char bodies[256], *rest = bodies;
            strcpy(bodies, r->bodies);
            for (char *body = strsep(&rest, "|"); body != NULL; body = strsep(&rest, "|")) {
                none[0] = 0;
                int result = run(r->slot, 0, none, (uint8_t *) body, strlen(body), 0, &c);
                if (result != 0) {
                    r->failures++;
                    fprintf(stderr, "host: library %d: %s: result %d: %.*s\n", r->library, body, result,
                            (int) c.written[5].length, c.written[5].bytes);
                }
                for (int w = 1; w < KINDS; w++) free(c.written[w].bytes);
            }
        }
        slots[r->slot].library->tear_down(slots[r->slot].thread);
    }
    return NULL;
}

static int by_number(const void *a, const void *b) {
    int64_t x = *(const int64_t *) a, y = *(const int64_t *) b;
    return (x > y) - (x < y);
}

static int64_t median(int64_t *values, int count) {
    qsort(values, count, sizeof *values, by_number);
    return values[count / 2];
}

static long private_memory(void) {
    FILE *file = fopen("/proc/self/smaps_rollup", "r");
    char line[256];
    long total = 0, kb;
    while (fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "Private_Clean: %ld", &kb) == 1 || sscanf(line, "Private_Dirty: %ld", &kb) == 1) total += kb;
    fclose(file);
    return total;
}

static void measure(int library, int count, char *body) {
    int64_t *created = calloc(count, 8), *loaded = calloc(count, 8), *first = calloc(count, 8), *warm = calloc(count, 8),
            *down = calloc(count, 8);
    struct context c;
    long before = private_memory();
    for (int i = 0; i < count; i++) {
        char none[1] = "";
        int64_t begin = now();
        create(i, library, 0);
        created[i] = now() - begin;
        begin = now();
        if (run(i, 1, none, NULL, 0, 0, &c) != 0) die("load failed");
        loaded[i] = now() - begin;
        begin = now();
        run(i, 0, none, (uint8_t *) body, strlen(body), 0, &c);
        first[i] = now() - begin;
        for (int w = 1; w < KINDS; w++) free(c.written[w].bytes);
    }
    long after = private_memory();
    for (int i = 0; i < count; i++) {
        char none[1] = "";
        int64_t begin = now();
        for (int k = 0; k < 100; k++) {
            run(i, 0, none, (uint8_t *) body, strlen(body), 0, &c);
            for (int w = 1; w < KINDS; w++) free(c.written[w].bytes);
        }
        warm[i] = (now() - begin) / 100;
    }
    for (int i = 0; i < count; i++) {
        int64_t begin = now();
        libraries[library].tear_down(slots[i].thread);
        down[i] = now() - begin;
    }
    answer_number("create-ns", median(created, count));
    answer_number("load-ns", median(loaded, count));
    answer_number("first-ns", median(first, count));
    answer_number("warm-ns", median(warm, count));
    answer_number("tear-down-ns", median(down, count));
    answer_number("private-kib", (after - before) / count);
}

static void answer_file(const char *name, const char *path) {
    FILE *file = fopen(path, "r");
    struct buffer all = {0};
    char part[4096];
    for (size_t n; (n = fread(part, 1, sizeof part, file)) > 0;) append(&all, part, n);
    fclose(file);
    answer(name, all.bytes, all.length);
    free(all.bytes);
}

/* One character for each signal: + if it has a handler. SIGRTMAX - 2, which the JDK wakes its threads with, is J. */
static void answer_handlers(void) {
    char text[NSIG] = {0};
    for (int i = 1; i < NSIG; i++) {
        struct sigaction action;
        int handled = sigaction(i, NULL, &action) == 0 && action.sa_handler != SIG_DFL;
        text[i - 1] = i == SIGRTMAX - 2 ? 'J' : handled ? '+' : '-';
    }
    answer("handlers", text, NSIG - 1);
}

int main(void) {
    char *line = NULL;
    size_t capacity = 0;
    while (getline(&line, &capacity, stdin) > 0) {
        char path[4096], body_file[4096];
        int a, b, n = 0;
        long x, y;
        line[strcspn(line, "\n")] = 0;
        struct context c;
        if (sscanf(line, "open %d %4095s", &a, path) == 2) {
            open_library(a, path);
        } else if (sscanf(line, "create %d %d %ld", &a, &b, &x) == 3) {
            create(a, b, x);
        } else if (sscanf(line, "load %d %n", &a, &n) == 1 && n > 0) {
            answer_number("result", run(a, 1, line + n, NULL, 0, 0, &c));
            answer_context(&c);
        } else if (sscanf(line, "call %d %ld %ld %4095s %n", &a, &x, &y, body_file, &n) == 4 && n > 0) {
            // x: interrupt after so many ms, if it is not 0; y: reads are cancelled
            FILE *file = fopen(body_file, "r");
            if (file == NULL) die(body_file);
            fseek(file, 0, SEEK_END);
            long length = ftell(file);
            rewind(file);
            uint8_t *body = malloc(length + 1);
            if (fread(body, 1, length, file) != (size_t) length) die("the body cannot be read");
            fclose(file);
            pthread_t thread;
            struct interruption interruption = {a, x};
            if (x > 0) pthread_create(&thread, NULL, interrupt_later, &interruption);
            int64_t begin = now();
            int result = run(a, 0, line + n, body, length, y != 0, &c);
            answer_number("ns", now() - begin);
            if (x > 0) pthread_join(thread, NULL);
            answer_number("result", result);
            answer_context(&c);
            free(body);
        } else if (sscanf(line, "down %d", &a) == 1) {
            int64_t begin = now();
            answer_number("result", slots[a].library->tear_down(slots[a].thread));
            answer_number("ns", now() - begin);
        } else if (sscanf(line, "close %d", &a) == 1) {
            answer_number("result", dlclose(libraries[a].handle));
        } else if (sscanf(line, "measure %d %d %n", &a, &b, &n) == 2 && n > 0) {
            measure(a, b, line + n);
        } else if (sscanf(line, "together %ld %ld %n", &x, &y, &n) == 2 && n > 0) {
            // two libraries at once, twice each: so many isolates, so many calls in each; bodies of the first & the second
            char *second = strchr(line + n, '&');
            if (second == NULL) die("there is no second library");
            *second++ = 0;
            struct repetition all[4];
            pthread_t threads[4];
            for (int i = 0; i < 4; i++) {
                all[i] = (struct repetition){SLOTS - 1 - i, i % 2, x, y, 0, ""};
                snprintf(all[i].bodies, sizeof all[i].bodies, "%s", i % 2 == 0 ? line + n : second);
                pthread_create(&threads[i], NULL, repeat, &all[i]);
            }
            int failures = 0;
            for (int i = 0; i < 4; i++) {
                pthread_join(threads[i], NULL);
                failures += all[i].failures;
            }
            answer_number("failures", failures);
        } else if (strcmp(line, "state") == 0) {
            answer_file("status", "/proc/self/status");
            answer_file("maps", "/proc/self/maps");
            answer_handlers();
        } else {
            die(line);
        }
        printf("end\n");
        fflush(stdout);
    }
    return 0;
}
