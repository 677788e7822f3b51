// SPDX-License-Identifier: Apache-2.0
#include <stddef.h>
#include <string.h>
#include <sys/stat.h>

#define LONGEST_PATH 4096
#define HIDDEN __attribute__((visibility("hidden")))

// Where programs that were re-laid lie, without a symbolic link in it; empty where there is no batch.
extern char bam_directory[LONGEST_PATH] HIDDEN;
// The original's path, where this process was re-laid; empty otherwise.
extern char bam_origin[LONGEST_PATH] HIDDEN;

// Returns, or starts the program again.
void bam_begin_with_sanitizer(char *const arguments[], char *const variables[]) HIDDEN;

// Before there is a second thread or a child.
void bam_begin_instead(char *const variables[]) HIDDEN;
void bam_begin_files(const char *program) HIDDEN;

// What to start for this program, in the buffer; or NULL for the program itself. Leaves errno as it was.
const char *bam_instead_of(const char *path, char *const variables[], char *buffer, size_t size) HIDDEN;

// What a program is known by, as text.
#define LONGEST_KEY (7 * 17)
void bam_key(const struct stat *s, char key[LONGEST_KEY]) HIDDEN;

// Of an environment; also before libraries have begun (-z initfirst), when getenv knows nothing.
const char *bam_value_of(char *const variables[], const char *name) HIDDEN;
size_t bam_count(char *const variables[]) HIDDEN;

// Room for what a program is told of how it was called.
struct bam_called {
    char text[LONGEST_PATH + 64];
};

// The variables and what it is told, in an array with room for two more than there are.
char *const *bam_tell_called(struct bam_called *to, const char *name, const char *path, char *const variables[], char **all) HIDDEN;

// Makes that what the kernel tells this program, if it was re-laid; the variable goes.
void bam_take_called(char **variables, int is_relaid) HIDDEN;

static inline const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash == NULL ? path : slash + 1;
}

static inline int begins_with(const char *text, const char *beginning) {
    return strncmp(text, beginning, strlen(beginning)) == 0;
}

// Headers say that some paths are never NULL, and compilers believe them; callers do not know.
static inline const char *maybe_null(const char *given) {
    const char *volatile unknown = given;
    return unknown;
}
