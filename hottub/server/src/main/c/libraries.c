/* SPDX-License-Identifier: Apache-2.0 */
/* Libraries that a program has loaded stay, and may keep state that is out of sight. */
#define _GNU_SOURCE
#include <link.h>
#include <stdlib.h>
#include <string.h>

#include "native.h"

static int collect_library(struct dl_phdr_info *info, size_t size, void *data)
{
    (void) size;
    char **text = data;
    if (info->dlpi_name != NULL && info->dlpi_name[0] != '\0' && *text != NULL) {
        size_t old = strlen(*text);
        char *longer = realloc(*text, old + strlen(info->dlpi_name) + 2);
        if (longer != NULL) {
            strcpy(longer + old, info->dlpi_name);
            strcat(longer, "\n");
            *text = longer;
        }
    }
    return 0;
}

/* Paths of all loaded libraries, one a line. */
JNIEXPORT jstring METHOD(libraries)(JNIEnv *env, jclass class)
{
    (void) class;
    char *text = calloc(1, 1);
    dl_iterate_phdr(collect_library, &text);
    jstring string = text == NULL ? NULL : (*env)->NewStringUTF(env, text);
    free(text);
    return string;
}
