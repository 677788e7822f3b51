/* SPDX-License-Identifier: Apache-2.0 */
#define _GNU_SOURCE
#include "library_streams.h"

#include <mntent.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <string.h>

static atomic_int open_streams;

static FILE *noted(FILE *stream)
{
    if (stream != NULL) {
        atomic_fetch_add(&open_streams, 1);
    }
    return stream;
}

static FILE *noting_fopen(const char *path, const char *mode)
{
    return noted(fopen(path, mode));
}

static FILE *noting_fdopen(int descriptor, const char *mode)
{
    return noted(fdopen(descriptor, mode));
}

static FILE *noting_setmntent(const char *path, const char *mode)
{
    return noted(setmntent(path, mode));
}

static int noting_fclose(FILE *stream)
{
    atomic_fetch_sub(&open_streams, 1);
    return fclose(stream);
}

static int noting_endmntent(FILE *stream)
{
    atomic_fetch_sub(&open_streams, stream != NULL);
    return endmntent(stream);
}

void *noting_stream_function(const char *name)
{
    static const struct {
        const char *name;
        void *function;
    } all[] = {
        {"fopen", (void *) noting_fopen}, {"fopen64", (void *) noting_fopen}, {"fdopen", (void *) noting_fdopen},
        {"fclose", (void *) noting_fclose}, {"setmntent", (void *) noting_setmntent}, {"endmntent", (void *) noting_endmntent},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        if (strcmp(name, all[i].name) == 0) {
            return all[i].function;
        }
    }
    return NULL;
}

/* Of the C library, for who goes through all streams; no header has them. */
void _IO_list_lock(void);
void _IO_list_unlock(void);
FILE *_IO_iter_begin(void);
FILE *_IO_iter_end(void);
FILE *_IO_iter_next(FILE *);
FILE *_IO_iter_file(FILE *);

static void flush(FILE *stream)
{
    /* A thread that writes, and cannot go on, has the lock. */
    if (ftrylockfile(stream) == 0) {
        if (__fpending(stream) > 0) {
            fflush_unlocked(stream);
        }
        funlockfile(stream);
    }
}

void flush_streams(void)
{
    /* First the one that most use: who waits for its reader here is in nobody's way. */
    flush(stdout);
    _IO_list_lock();
    for (FILE *at = _IO_iter_begin(); at != _IO_iter_end(); at = _IO_iter_next(at)) {
        flush(_IO_iter_file(at));
    }
    _IO_list_unlock();
}

const char *streams_left(void)
{
    /* A stream has a buffer from its first use on, which may be for a terminal. */
    if (__fbufsize(stdout) != 0 || __fbufsize(stdin) != 0) {
        return "has used standard streams of the C library";
    }
    return atomic_load(&open_streams) == 0 ? NULL : "has left streams open";
}
