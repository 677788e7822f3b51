// SPDX-License-Identifier: Apache-2.0
// A worker in small: opens function libraries and calls them as standard input says, a command a line.
// Answers each by what answers.c writes, and then a line "end".
#include "host.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

_Noreturn void die(const char *what) {
    fprintf(stderr, "host: %s\n", what);
    exit(2);
}

int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000LL + time.tv_nsec;
}

struct interruption {
    int slot;
    long after;
    atomic_bool over;
};

/* Again and again, as a worker does: the call may not have begun, or not wait yet. */
static void *interrupt_later(void *argument) {
    struct interruption *i = argument;
    struct isolate_slot *s = &slots[i->slot];
    thread_t *thread;
    for (usleep(i->after * 1000); !i->over; usleep(i->after * 1000)) {
        if (s->library->attach(s->isolate, &thread) != 0) die("no thread");
        s->library->interrupt(thread);
        s->library->detach(thread);
    }
    return NULL;
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
            // x: interrupt after so many ms each, if it is not 0; y: reads are cancelled
            FILE *file = fopen(body_file, "r");
            if (file == NULL) die(body_file);
            fseek(file, 0, SEEK_END);
            long length = ftell(file);
            rewind(file);
            uint8_t *body = malloc(length + 1);
            if (fread(body, 1, length, file) != (size_t) length) die("the body cannot be read");
            fclose(file);
            pthread_t thread;
            struct interruption interruption = {a, x, false};
            if (x > 0) pthread_create(&thread, NULL, interrupt_later, &interruption);
            int64_t begin = now();
            int result = run(a, 0, line + n, body, length, y != 0, &c);
            answer_number("ns", now() - begin);
            interruption.over = true;
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
            together(x, y, line + n);
        } else if (strcmp(line, "state") == 0) {
            answer_state();
        } else {
            die(line);
        }
        printf("end\n");
        fflush(stdout);
    }
    return 0;
}
