/* SPDX-License-Identifier: Apache-2.0 */
/* Ports and locked files are free once the program has ended, while its descriptors are open until the reset. */
#define _GNU_SOURCE
#include "ports.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
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
static void unlock(int descriptor)
{
    struct stat status;
    struct flock all = {.l_type = F_UNLCK, .l_whence = SEEK_SET};
    if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)) {
        fcntl(descriptor, F_SETLK, &all);
    }
}

void free_ports(void)
{
    DIR *directory = opendir("/proc/self/fd");
    if (directory == NULL) {
        return;
    }
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        int descriptor = atoi(entry->d_name);
        if (descriptor <= 2) {
            continue;
        }
        if (!is_of_internet(descriptor)) {
            unlock(descriptor);
        } else if (option(descriptor, SO_TYPE) == SOCK_DGRAM) {
            close_receiver(descriptor);
        } else if (option(descriptor, SO_ACCEPTCONN) == 1) {
            shutdown(descriptor, SHUT_RDWR);
            dup3(null_descriptor(), descriptor, O_CLOEXEC);
        }
    }
    closedir(directory);
}
