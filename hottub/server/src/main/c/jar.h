/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The jar that has the server's classes, beside this library. Its entries are not compressed, so that they are read where
 * they are mapped.
 */
#ifndef THAW_JAR_H
#define THAW_JAR_H

#include <stdbool.h>
#include <stddef.h>

#define JAR "thaw-hottub-server.jar"

struct entry {
    const char *name;
    size_t name_length;
    const unsigned char *data;
    size_t size;
};

/* False: it cannot be read, and standard error has the reason. */
bool open_jar(void);

/* The entry at that place of the central directory, and moves on to the next; false: there are no more. */
bool next_entry(size_t *at, struct entry *entry);

/* The entry whose name is `name` and `suffix` together. */
bool find_entry(const char *name, const char *suffix, struct entry *entry);

#endif
