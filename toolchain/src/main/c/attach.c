// SPDX-License-Identifier: Apache-2.0
// The socket on which tools such as jcmd attach to a running image, used when it is built with that support.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static int is_us_or_root(uid_t user) { return user == geteuid() || user == 0; }

// An earlier process with our id may have left its socket behind.
void svm_attach_startup(const char *path) { unlink(path); }

int svm_attach_check_socket_file(const char *path) {
    struct stat s;
    return stat(path, &s) == 0 && S_ISSOCK(s.st_mode);
}

// A tool asks for the socket by creating this file; one that another user made must not start anything.
int svm_attach_is_init_trigger(const char *path) {
    struct stat s;
    return stat(path, &s) == 0 && is_us_or_root(s.st_uid);
}

// The socket appears under its final name only when it listens and is ours alone. Returns -1 on failure.
int svm_attach_create_listener(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int length = snprintf(address.sun_path, sizeof address.sun_path, "%s.tmp", path);
    if (length < 0 || (size_t)length >= sizeof address.sun_path) {
        return -1;
    }
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (listener < 0) {
        return -1;
    }
    unlink(address.sun_path);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0) {
        close(listener);
        return -1;
    }
    if (listen(listener, 5) != 0 || chmod(address.sun_path, S_IRUSR | S_IWUSR) != 0 ||
        chown(address.sun_path, geteuid(), getegid()) != 0 || rename(address.sun_path, path) != 0) {
        unlink(address.sun_path);
        close(listener);
        return -1;
    }
    return listener;
}

// The next connection from our own user or root; -1 when the listener was shut down.
int svm_attach_wait_for_request(int listener) {
    for (;;) {
        int connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
        if (connection < 0) {
            if (errno == EINTR || errno == ECONNABORTED) {
                continue;
            }
            return -1;
        }
        struct ucred peer;
        socklen_t size = sizeof peer;
        if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && is_us_or_root(peer.uid)) {
            return connection;
        }
        close(connection);
    }
}

void svm_attach_shutdown_socket(int socket) { shutdown(socket, SHUT_RDWR); }

void svm_attach_listener_cleanup(int listener, const char *path) {
    shutdown(listener, SHUT_RDWR);
    close(listener);
    unlink(path);
}
