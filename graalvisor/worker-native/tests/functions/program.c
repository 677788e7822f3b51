// SPDX-License-Identifier: Apache-2.0
// A worker's program: tells over its connection, descriptor 0, what it was given and what it can do.
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static uint8_t payload[1 << 16];
static uint32_t used;

static void text(const char *value) {
    uint32_t length = (uint32_t)strlen(value);
    memcpy(payload + used, &length, 4);
    memcpy(payload + used + 4, value, length);
    used += 4 + length;
}

static void field(const char *name, const char *value) {
    text(name);
    text(value);
}

static const char *outcome(long result) {
    return result < 0 ? strerror(errno) : "possible";
}

int main(int count, char **arguments) {
    for (int i = 0; i < count; i++) {
        field("argument", arguments[i]);
    }
    field("files", outcome(open("/etc/passwd", O_RDONLY)));
    field("descriptors", outcome(fcntl(3, F_GETFD)));
    long child = fork();
    if (child == 0) {
        _exit(0);
    }
    field("processes", outcome(child));
    char *none[] = {NULL};
    field("programs", outcome(execve("/bin/true", none, none)));
    uint32_t header[3] = {8 + used, 3, 0};
    if (write(0, header, sizeof header) < 0 || write(0, payload, used) < 0) {
        return 1;
    }
    return read(0, payload, 1) == 0 ? 0 : 1;
}
