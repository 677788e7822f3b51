// SPDX-License-Identifier: Apache-2.0
// Where programs that were re-laid lie, without a symbolic link in it; empty where there is no batch.
#define LONGEST_PATH 4096
extern char bam_directory[LONGEST_PATH] __attribute__((visibility("hidden")));

// Returns, or starts the program again.
void bam_begin_with_sanitizer(char *const arguments[], char *const variables[]) __attribute__((visibility("hidden")));

// Headers say that some paths are never NULL, and compilers believe them; callers do not know.
static inline const char *maybe_null(const char *given) {
    const char *volatile unknown = given;
    return unknown;
}
