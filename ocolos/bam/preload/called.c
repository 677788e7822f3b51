// SPDX-License-Identifier: Apache-2.0
// A program that is started from another file finds itself called as it was: its process' name, and the path that the kernel has
// been given (AT_EXECFN). Whoever starts it says so in a variable, "NAME/PATH", which goes before anything of the program runs.
#define _GNU_SOURCE
#include <link.h>
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "bam.h"
#include "text.h"

// Of a process, with its end.
#define LONGEST_NAME 16
// The kernel gives fewer.
#define MOST_AUXILIARY 64

static const char CALLED[] = "THAW_BAM_CALLED=";

size_t bam_count(char *const variables[]) {
    size_t count = 0;
    while (variables != NULL && variables[count] != NULL) {
        count++;
    }
    return count;
}

char *const *bam_tell_called(struct bam_called *to, const char *name, const char *path, char *const variables[], char **all) {
    struct text t = {to->text, to->text + sizeof to->text - 1};
    put(&t, CALLED);
    put(&t, name);
    put(&t, "/");
    put(&t, path);
    char **at = all;
    for (size_t i = 0, count = bam_count(variables); i < count; i++) {
        if (!begins_with(variables[i], CALLED)) {
            *at++ = variables[i];
        }
    }
    *at++ = to->text;
    *at = NULL;
    return all;
}

// What getauxval gives lies behind the variables, where the kernel has put it.
static void set_path(ElfW(auxv_t) *auxiliary, const char *path) {
    for (int i = 0; i < MOST_AUXILIARY && auxiliary[i].a_type != AT_NULL; i++) {
        if (auxiliary[i].a_type == AT_EXECFN && auxiliary[i].a_un.a_val == getauxval(AT_EXECFN)) {
            auxiliary[i].a_un.a_val = (unsigned long)path;
            return;
        }
    }
}

void bam_take_called(char **variables, int is_relaid) {
    const char *told = NULL;
    char **from = variables;
    char **to = variables;
    for (; *from != NULL; from++) {
        if (begins_with(*from, CALLED)) {
            told = *from + sizeof CALLED - 1;
        } else {
            *to++ = *from;
        }
    }
    *to = NULL;
    const char *slash = told == NULL ? NULL : strchr(told, '/');
    if (slash == NULL || !is_relaid) {
        return;
    }
    char name[LONGEST_NAME] = "";
    size_t length = (size_t)(slash - told);
    memcpy(name, told, length < sizeof name ? length : sizeof name - 1);
    syscall(SYS_prctl, PR_SET_NAME, name, 0, 0, 0);
    set_path((ElfW(auxv_t) *)(from + 1), slash + 1);
}
