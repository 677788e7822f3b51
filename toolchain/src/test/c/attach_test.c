// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "check.h"

void svm_attach_startup(const char *path);
void svm_attach_listener_cleanup(int listener, const char *path);
int svm_attach_check_socket_file(const char *path);
int svm_attach_is_init_trigger(const char *path);
int svm_attach_create_listener(const char *path);
int svm_attach_wait_for_request(int listener);
void svm_attach_shutdown_socket(int socket);

int main(void) {
    char directory[] = "/tmp/thaw-attach-XXXXXX", path[64], other[64], too_long[300];
    CHECK(mkdtemp(directory) != NULL);
    snprintf(path, sizeof path, "%s/socket", directory);
    snprintf(other, sizeof other, "%s/file", directory);

    CHECK(!svm_attach_is_init_trigger(other));
    close(open(other, O_CREAT | O_WRONLY, 0600));
    CHECK(svm_attach_is_init_trigger(other));
    CHECK(!svm_attach_check_socket_file(other));
    svm_attach_startup(other);
    CHECK(access(other, F_OK) != 0);

    memset(too_long, 'x', sizeof too_long);
    memcpy(too_long, "/tmp/", 5);
    too_long[sizeof too_long - 1] = '\0';
    CHECK(svm_attach_create_listener(too_long) == -1);
    CHECK(svm_attach_create_listener("/nowhere/socket") == -1);

    int listener = svm_attach_create_listener(path);
    CHECK(listener >= 0);
    CHECK(svm_attach_check_socket_file(path));
    struct stat s;
    CHECK(stat(path, &s) == 0 && (s.st_mode & 0777) == 0600);

    int client = socket(AF_UNIX, SOCK_STREAM, 0);
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strcpy(address.sun_path, path);
    CHECK(connect(client, (struct sockaddr *)&address, sizeof address) == 0);
    int server = svm_attach_wait_for_request(listener);
    CHECK(server >= 0);
    char byte = 0;
    CHECK(write(client, "x", 1) == 1 && read(server, &byte, 1) == 1 && byte == 'x');
    svm_attach_shutdown_socket(server);
    CHECK(read(client, &byte, 1) == 0);

    svm_attach_listener_cleanup(listener, path);
    CHECK(access(path, F_OK) != 0);
    CHECK(svm_attach_wait_for_request(listener) == -1);
    CHECK(rmdir(directory) == 0);
    return 0;
}
