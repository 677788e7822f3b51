// SPDX-License-Identifier: Apache-2.0
// What a command answers: lines "NAME LENGTH", each followed by so many bytes and a line end.
#include "host.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void append(struct buffer *buffer, const void *bytes, size_t length) {
    if (buffer->length + length > buffer->capacity) {
        buffer->capacity = 2 * (buffer->length + length);
        buffer->bytes = realloc(buffer->bytes, buffer->capacity);
        if (buffer->bytes == NULL) die("no memory");
    }
    if (length > 0) memcpy(buffer->bytes + buffer->length, bytes, length);
    buffer->length += length;
}

void answer(const char *name, const void *bytes, size_t length) {
    printf("%s %zu\n", name, length);
    fwrite(bytes, 1, length, stdout);
    printf("\n");
}

void answer_number(const char *name, long number) {
    char text[32];
    answer(name, text, snprintf(text, sizeof text, "%ld", number));
}

void answer_context(struct context *c) {
    static const char *names[KINDS] = {"", "head", "body", "out", "err", "error"};
    for (int i = 1; i < KINDS; i++) {
        if (c->written[i].length > 0) answer(names[i], c->written[i].bytes, c->written[i].length);
    }
    forget(c);
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

void answer_state(void) {
    answer_file("status", "/proc/self/status");
    answer_file("maps", "/proc/self/maps");
    answer_handlers();
}
