/* SPDX-License-Identifier: Apache-2.0 */
/* The page by which clients know of this server, a file that is mapped by both. */
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "exceptions.h"
#include "native.h"

static struct stat mapped;

JNIEXPORT jobject METHOD(map)(JNIEnv *env, jclass class, jstring path, jint size)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, path, NULL);
    if (text == NULL) {
        return NULL;
    }
    int file = open(text, O_RDWR | O_CLOEXEC);
    int error = errno;
    (*env)->ReleaseStringUTFChars(env, path, text);
    if (file < 0 || fstat(file, &mapped) != 0) {
        errno = file < 0 ? error : errno;
        throw_errno(env, "the state page");
        return NULL;
    }
    void *page = mmap(NULL, (size_t) size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    /* The lock, and the file, are held for as long as this process lives: so others see that it does. */
    if (page == MAP_FAILED || flock(file, LOCK_EX | LOCK_NB) != 0) {
        page = MAP_FAILED;
    }
    if (page == MAP_FAILED) {
        throw_errno(env, "the state page");
        return NULL;
    }
    return (*env)->NewDirectByteBuffer(env, page, size);
}

/* Whether the mapped file is there under its name. */
JNIEXPORT jboolean METHOD(isInPlace)(JNIEnv *env, jclass class, jstring path)
{
    (void) class;
    const char *text = (*env)->GetStringUTFChars(env, path, NULL);
    if (text == NULL) {
        return JNI_FALSE;
    }
    struct stat now;
    bool same = stat(text, &now) == 0 && now.st_dev == mapped.st_dev && now.st_ino == mapped.st_ino && now.st_size == mapped.st_size;
    (*env)->ReleaseStringUTFChars(env, path, text);
    return same;
}
