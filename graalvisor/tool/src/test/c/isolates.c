// SPDX-License-Identifier: Apache-2.0
// Libraries of functions, their isolates, and calls of these with a body and fields.
#include "host.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct library libraries[16];
struct isolate_slot slots[SLOTS];

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

void open_library(int n, const char *path) {
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

void create(int slot, int library, long heap) {
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
int run(int slot, int load, char *fields, const uint8_t *body, int64_t length, int cancel, struct context *c) {
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

void forget(struct context *c) {
    for (int i = 1; i < KINDS; i++) free(c->written[i].bytes);
}
