/* SPDX-License-Identifier: Apache-2.0 */
/* Ports and locked files are free once the program has ended, while its descriptors are open until the reset. */
#define _GNU_SOURCE
#include "ports.h"

#include <dirent.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "descriptors.h"
#include "open_files.h"

/* Ten milliseconds: of a thread that is not scheduled for as long, the port is free a little later. */
enum { LOOKS = 50, PAUSE_MICROSECONDS = 200 };

/* At which this server's clients come; others that listen are the program's. */
static int own_listener = -1;

void keep_port(int listener)
{
    own_listener = listener;
}

static int option(int descriptor, int name)
{
    int value = 0;
    socklen_t size = sizeof value;
    return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : -1;
}

/* Whether one of its lines is what is sought. */
static bool has_line(const char *path, bool (*is_sought)(const char *line, unsigned long number), unsigned long number)
{
    bool found = false;
    char line[512];
    FILE *file = fopen(path, "re");
    while (file != NULL && !found && fgets(line, sizeof line, file) != NULL) {
        found = is_sought(line, number);
    }
    if (file != NULL) {
        fclose(file);
    }
    return found;
}

static bool is_of_socket(const char *line, unsigned long sought)
{
    unsigned long inode;
    return sscanf(line, "%*d: %*s %*s %*s %*s %*s %*s %*s %*s %lu", &inode) == 1 && inode == sought;
}

/* Of the kind that Java's FileLock is. */
static bool is_lock(const char *line, unsigned long unused)
{
    (void) unused;
    return strncmp(line, "lock:", 5) == 0 && strstr(line, " POSIX ") != NULL;
}

/*
 * By this process. What would be in the way of another owner is asked first, which takes a microsecond; to read /proc/locks, which has
 * all locks, took 10 to 20 ms.
 */
static bool is_locked(int descriptor)
{
    struct flock any = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    if (fcntl(descriptor, F_OFD_GETLK, &any) == 0 && any.l_type == F_UNLCK) {
        return false;
    }
    char name[64];
    snprintf(name, sizeof name, "/proc/self/fdinfo/%d", descriptor);
    return has_line(name, is_lock, 0);
}

static bool is_received_at(unsigned long socket)
{
    return has_line("/proc/net/udp", is_of_socket, socket) || has_line("/proc/net/udp6", is_of_socket, socket);
}

static void give_up(int descriptor)
{
    dup3(null_descriptor(), descriptor, O_CLOEXEC);
}

/* A thread that waits for a packet holds the socket until it has seen that there will be none. */
static void close_receiver(int descriptor)
{
    struct stat status;
    if (fstat(descriptor, &status) != 0) {
        return;
    }
    shutdown(descriptor, SHUT_RDWR);
    give_up(descriptor);
    for (int i = 0; i < LOOKS && is_received_at(status.st_ino); i++) {
        usleep(PAUSE_MICROSECONDS);
    }
}

/* At which nobody listens yet, as the thread that was to do it has been ended. */
static bool is_only_bound(int descriptor)
{
    struct sockaddr_storage address;
    socklen_t size = sizeof address;
    if (option(descriptor, SO_TYPE) != SOCK_STREAM || getpeername(descriptor, (struct sockaddr *) &address, &size) == 0) {
        return false;
    }
    size = sizeof address;
    /* in the same place in both families */
    return getsockname(descriptor, (struct sockaddr *) &address, &size) == 0 && ((struct sockaddr_in *) &address)->sin_port != 0;
}

static void free_port(int descriptor, int family)
{
    if (option(descriptor, SO_ACCEPTCONN) == 1) {
        bool of_program = family != AF_UNIX || (descriptor != own_listener && !is_for_tools(descriptor));
        if (of_program) {
            shutdown(descriptor, SHUT_RDWR);
            give_up(descriptor);
        }
    } else if (family != AF_UNIX && option(descriptor, SO_TYPE) == SOCK_DGRAM) {
        close_receiver(descriptor);
    } else if (family != AF_UNIX && is_only_bound(descriptor)) {
        give_up(descriptor);
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
        int family = option(descriptor, SO_DOMAIN);
        if (family == AF_INET || family == AF_INET6 || family == AF_UNIX) {
            free_port(descriptor, family);
        } else if (is_locked(descriptor)) {
            /* With the file itself, so that no thread which is still to end writes to it without the lock. */
            give_up(descriptor);
        }
    }
    closedir(directory);
}
