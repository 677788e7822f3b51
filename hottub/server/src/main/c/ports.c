/* SPDX-License-Identifier: Apache-2.0 */
/* Ports and locked files are free once the program has ended, while its descriptors are open until the reset. */
#define _GNU_SOURCE
#include "ports.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "descriptors.h"

/* Ten milliseconds: of a thread that is not scheduled for as long, the port is free a little later. */
enum { LOOKS = 50, PAUSE_MICROSECONDS = 200 };

static int option(int descriptor, int name)
{
    int value = 0;
    socklen_t size = sizeof value;
    return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : -1;
}

static bool is_of_internet(int descriptor)
{
    int family = option(descriptor, SO_DOMAIN);
    return family == AF_INET || family == AF_INET6;
}

static bool is_listed(const char *list, ino_t socket)
{
    bool found = false;
    char line[512];
    FILE *file = fopen(list, "re");
    while (file != NULL && !found && fgets(line, sizeof line, file) != NULL) {
        unsigned long inode;
        found = sscanf(line, "%*d: %*s %*s %*s %*s %*s %*s %*s %*s %lu", &inode) == 1 && inode == socket;
    }
    if (file != NULL) {
        fclose(file);
    }
    return found;
}

/* A thread that waits for a packet holds the socket until it has seen that there will be none. */
static void close_receiver(int descriptor)
{
    struct stat status;
    if (fstat(descriptor, &status) != 0) {
        return;
    }
    shutdown(descriptor, SHUT_RDWR);
    dup3(null_descriptor(), descriptor, O_CLOEXEC);
    for (int i = 0; i < LOOKS && (is_listed("/proc/net/udp", status.st_ino) || is_listed("/proc/net/udp6", status.st_ino)); i++) {
        usleep(PAUSE_MICROSECONDS);
    }
}

/* Of the kind that Java's FileLock is, which other processes wait for. */
static bool has_locks(void)
{
    bool found = false;
    char line[256];
    FILE *file = fopen("/proc/locks", "re");
    while (file != NULL && !found && fgets(line, sizeof line, file) != NULL) {
        int process;
        found = sscanf(line, "%*d: POSIX %*s %*s %d", &process) == 1 && process == getpid();
    }
    if (file != NULL) {
        fclose(file);
    }
    return found;
}

static bool is_locked(int descriptor)
{
    bool found = false;
    char name[64];
    char line[256];
    snprintf(name, sizeof name, "/proc/self/fdinfo/%d", descriptor);
    FILE *file = fopen(name, "re");
    while (file != NULL && !found && fgets(line, sizeof line, file) != NULL) {
        found = strncmp(line, "lock:", 5) == 0 && strstr(line, " POSIX ") != NULL;
    }
    if (file != NULL) {
        fclose(file);
    }
    return found;
}

void free_ports(void)
{
    DIR *directory = opendir("/proc/self/fd");
    if (directory == NULL) {
        return;
    }
    bool locks = has_locks();
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        int descriptor = atoi(entry->d_name);
        if (descriptor <= 2) {
            continue;
        }
        if (!is_of_internet(descriptor)) {
            /* With the file itself, so that no thread which is still to end writes to it without the lock. */
            if (locks && is_locked(descriptor)) {
                dup3(null_descriptor(), descriptor, O_CLOEXEC);
            }
        } else if (option(descriptor, SO_TYPE) == SOCK_DGRAM) {
            close_receiver(descriptor);
        } else if (option(descriptor, SO_ACCEPTCONN) == 1) {
            shutdown(descriptor, SHUT_RDWR);
            dup3(null_descriptor(), descriptor, O_CLOEXEC);
        }
    }
    closedir(directory);
}
