/* SPDX-License-Identifier: Apache-2.0 */
/* A port is free once the program has ended, while its sockets are open until the reset. */
#define _GNU_SOURCE
#include "ports.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "descriptors.h"

static bool is_listening(int descriptor)
{
    int family = 0;
    int listening = 0;
    socklen_t size = sizeof family;
    if (getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &family, &size) != 0 || (family != AF_INET && family != AF_INET6)) {
        return false;
    }
    size = sizeof listening;
    return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listening, &size) == 0 && listening;
}

void free_ports(void)
{
    DIR *directory = opendir("/proc/self/fd");
    if (directory == NULL) {
        return;
    }
    for (struct dirent *entry; (entry = readdir(directory)) != NULL;) {
        int descriptor = atoi(entry->d_name);
        if (descriptor > 2 && is_listening(descriptor)) {
            shutdown(descriptor, SHUT_RDWR);
            dup3(null_descriptor(), descriptor, O_CLOEXEC);
        }
    }
    closedir(directory);
}
