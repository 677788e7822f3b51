// SPDX-License-Identifier: Apache-2.0
// Many isolates and calls: to be measured, and at once in two libraries.
#include "host.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
                forget(&c);
            }
        }
        slots[r->slot].library->tear_down(slots[r->slot].thread);
    }
    return NULL;
}

/* Two libraries at once, twice each: bodies of the first & the second. */
void together(int rounds, int calls, char *bodies) {
    char *second = strchr(bodies, '&');
    if (second == NULL) die("there is no second library");
    *second++ = 0;
    struct repetition all[4];
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) {
        all[i] = (struct repetition){SLOTS - 1 - i, i % 2, rounds, calls, 0, ""};
        snprintf(all[i].bodies, sizeof all[i].bodies, "%s", i % 2 == 0 ? bodies : second);
        pthread_create(&threads[i], NULL, repeat, &all[i]);
    }
    int failures = 0;
    for (int i = 0; i < 4; i++) {
        pthread_join(threads[i], NULL);
        failures += all[i].failures;
    }
    answer_number("failures", failures);
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

void measure(int library, int count, char *body) {
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
        forget(&c);
    }
    long after = private_memory();
    for (int i = 0; i < count; i++) {
        char none[1] = "";
        int64_t begin = now();
        for (int k = 0; k < 100; k++) {
            run(i, 0, none, (uint8_t *) body, strlen(body), 0, &c);
            forget(&c);
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
