/* SPDX-License-Identifier: Apache-2.0 */
/* A first run waits for less than where Java opens the jar. */
#define _GNU_SOURCE
#include "jar.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "native.h"

static const unsigned char *jar;
static size_t jar_size;

static unsigned number_at(size_t offset, int bytes)
{
    unsigned number = 0;
    for (int i = bytes; i-- > 0;) {
        number = number << 8 | jar[offset + i];
    }
    return number;
}

bool open_jar(void)
{
    Dl_info info;
    char path[4096];
    const char *slash = dladdr((void *) open_jar, &info) != 0 ? strrchr(info.dli_fname, '/') : NULL;
    if (slash == NULL || snprintf(path, sizeof path, "%.*s/" JAR, (int) (slash - info.dli_fname), info.dli_fname) >= (int) sizeof path) {
        return false;
    }
    int file = open(path, O_RDONLY | O_CLOEXEC);
    struct stat state;
    if (file >= 0 && fstat(file, &state) == 0 && state.st_size >= 22) {
        jar_size = (size_t) state.st_size;
        void *mapped = mmap(NULL, jar_size, PROT_READ, MAP_PRIVATE, file, 0);
        jar = mapped == MAP_FAILED ? NULL : mapped;
    }
    if (file >= 0) {
        close(file);
    }
    if (jar == NULL) {
        fprintf(stderr, "thaw: %s cannot be read; build Thaw anew\n", path);
    }
    return jar != NULL;
}

bool next_entry(size_t *at, struct entry *entry)
{
    /* The end of the central directory is the last in the file, as the jar has no comment. */
    size_t end = jar_size - 22;
    if (number_at(end, 4) != 0x06054b50) {
        return false;
    }
    if (*at == 0) {
        *at = number_at(end + 16, 4);
    }
    while (*at + 46 <= end && number_at(*at, 4) == 0x02014b50) {
        size_t name_length = number_at(*at + 28, 2);
        size_t local = number_at(*at + 42, 4);
        size_t size = number_at(*at + 24, 4);
        size_t data = local + 30 <= end ? local + 30 + number_at(local + 26, 2) + number_at(local + 28, 2) : end;
        bool stored = number_at(*at + 10, 2) == 0;
        *entry = (struct entry) {(const char *) jar + *at + 46, name_length, jar + data, size};
        *at += 46 + name_length + number_at(*at + 30, 2) + number_at(*at + 32, 2);
        if (*at <= end && stored && size <= end && data <= end - size) {
            return true;
        }
    }
    return false;
}

bool find_entry(const char *name, const char *suffix, struct entry *entry)
{
    size_t length = strlen(name);
    size_t suffix_length = strlen(suffix);
    for (size_t at = 0; next_entry(&at, entry);) {
        if (entry->name_length == length + suffix_length && memcmp(entry->name, name, length) == 0
            && memcmp(entry->name + length, suffix, suffix_length) == 0) {
            return true;
        }
    }
    return false;
}

JNIEXPORT jbyteArray METHOD(entryOfJar)(JNIEnv *env, jclass class, jstring name)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, name, NULL);
    struct entry entry;
    bool found = text != NULL && find_entry(text, "", &entry);
    if (text != NULL) {
        (*env)->ReleaseStringUTFChars(env, name, text);
    }
    jbyteArray bytes = found ? (*env)->NewByteArray(env, (jsize) entry.size) : NULL;
    if (bytes != NULL) {
        (*env)->SetByteArrayRegion(env, bytes, 0, (jsize) entry.size, (const jbyte *) entry.data);
    }
    return bytes;
}
