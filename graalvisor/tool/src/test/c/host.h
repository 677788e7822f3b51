// SPDX-License-Identifier: Apache-2.0
// A worker in small: what its parts share.
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <pthread.h>

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

extern struct library libraries[16];
extern struct isolate_slot slots[SLOTS];

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

_Noreturn void die(const char *what);
int64_t now(void);

// answers.c
void append(struct buffer *buffer, const void *bytes, size_t length);
void answer(const char *name, const void *bytes, size_t length);
void answer_number(const char *name, long number);
void answer_context(struct context *c);
void answer_state(void);

// isolates.c
void open_library(int n, const char *path);
void create(int slot, int library, long heap);
int run(int slot, int load, char *fields, const uint8_t *body, int64_t length, int cancel, struct context *c);
void forget(struct context *c);

// repeated.c
void measure(int library, int count, char *body);
void together(int rounds, int calls, char *bodies);
