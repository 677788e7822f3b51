/* SPDX-License-Identifier: Apache-2.0 */
/* A client connects to a Unix socket, over which it sends a request and the descriptors of the program. */
#define _GNU_SOURCE
#include "connections.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "descriptors.h"
#include "exceptions.h"
#include "native.h"

/* A request is arguments and environment; Linux allows less than this for both. */
#define REQUEST_AT_MOST (64u << 20)

/* A connection; -1 after the time; -2 if there is none yet, or if the peer is another user. */
JNIEXPORT jint METHOD(accept)(JNIEnv *env, jclass class, jint listener, jint milliseconds)
{
    (void) class;
    struct pollfd ready = {.fd = listener, .events = POLLIN};
    int count = poll(&ready, 1, milliseconds);
    if (count == 0) {
        return -1;
    }
    if (count < 0 && errno == EINTR) {
        return -2;
    }
    int connection = count < 0 ? -1 : accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    if (connection < 0) {
        throw_errno(env, "accept");
        return -1;
    }
    int high = fcntl(connection, F_DUPFD_CLOEXEC, listener);
    close(connection);
    struct ucred peer;
    socklen_t size = sizeof peer;
    if (high < 0 || getsockopt(high, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0 || peer.uid != geteuid()) {
        if (high >= 0) {
            close(high);
        }
        return -2;
    }
    /* A client sends all at once; one that does not is not waited for. */
    struct timeval patience = {.tv_sec = 5};
    setsockopt(high, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    return high;
}

static bool read_fully(int connection, unsigned char *to, size_t size)
{
    while (size > 0) {
        ssize_t n = recv(connection, to, size, 0);
        if (n <= 0) {
            return false;
        }
        to += n;
        size -= (size_t) n;
    }
    return true;
}

static void close_received(struct msghdr *message)
{
    for (struct cmsghdr *c = CMSG_FIRSTHDR(message); c != NULL; c = CMSG_NXTHDR(message, c)) {
        if (c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS) {
            size_t count = (c->cmsg_len - CMSG_LEN(0)) / sizeof(int);
            for (size_t i = 0; i < count; i++) {
                int fd;
                memcpy(&fd, CMSG_DATA(c) + i * sizeof(int), sizeof fd);
                close(fd);
            }
        }
    }
}

/* The body of a request, and its descriptors moved to numbers above `above`; null if the client is gone. */
JNIEXPORT jbyteArray METHOD(receive)(JNIEnv *env, jclass class, jint connection, jint above, jintArray descriptors)
{
    (void) class;
    unsigned char header[8];
    union {
        char bytes[CMSG_SPACE(sizeof(int) * 253)];
        struct cmsghdr alignment;
    } control;
    struct iovec data = {.iov_base = header, .iov_len = sizeof header};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control};
    ssize_t n = recvmsg(connection, &message, MSG_CMSG_CLOEXEC);
    if (n <= 0) {
        return NULL;
    }
    if ((message.msg_flags & MSG_CTRUNC) != 0 || (n < 8 && !read_fully(connection, header + n, 8 - (size_t) n))
        || memcmp(header, MAGIC, 4) != 0) {
        close_received(&message);
        return NULL;
    }
    size_t size = header[4] | (size_t) header[5] << 8 | (size_t) header[6] << 16 | (size_t) header[7] << 24;
    unsigned char *body = size > REQUEST_AT_MOST ? NULL : malloc(size);
    jbyteArray bytes = NULL;
    jint numbers[256];
    jsize count = 0;
    bool all = true;
    if (body != NULL && read_fully(connection, body, size)) {
        for (struct cmsghdr *c = CMSG_FIRSTHDR(&message); c != NULL; c = CMSG_NXTHDR(&message, c)) {
            if (c->cmsg_level == SOL_SOCKET && c->cmsg_type == SCM_RIGHTS) {
                size_t received = (c->cmsg_len - CMSG_LEN(0)) / sizeof(int);
                for (size_t i = 0; i < received && count < 255; i++) {
                    int fd;
                    memcpy(&fd, CMSG_DATA(c) + i * sizeof(int), sizeof fd);
                    int high = fcntl(fd, F_DUPFD_CLOEXEC, above);
                    if (high < 0) {
                        all = false;
                    } else {
                        numbers[++count] = high;
                    }
                }
            }
        }
        numbers[0] = count;
        (*env)->SetIntArrayRegion(env, descriptors, 0, count + 1, numbers);
        bytes = all ? (*env)->NewByteArray(env, (jsize) size) : NULL;
        if (bytes != NULL) {
            (*env)->SetByteArrayRegion(env, bytes, 0, (jsize) size, (jbyte *) body);
        } else {
            close_claimed(numbers + 1, count);
        }
    }
    close_received(&message);
    free(body);
    return bytes;
}

bool send_message(int connection, char kind, int number)
{
    unsigned char message[5] = {(unsigned char) kind, number & 0xff, number >> 8 & 0xff, number >> 16 & 0xff, number >> 24 & 0xff};
    return send(connection, message, sizeof message, MSG_NOSIGNAL) == sizeof message;
}

JNIEXPORT jboolean METHOD(send)(JNIEnv *env, jclass class, jint connection, jint kind, jint number)
{
    (void) env; (void) class;
    return send_message(connection, (char) kind, number);
}
