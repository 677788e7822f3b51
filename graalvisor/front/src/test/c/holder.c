// SPDX-License-Identifier: Apache-2.0
// Holds a listening socket as a supervisor does: starts the command with it for each line of its input, and says
// its address first. With "3" in the line the socket is descriptor 3 only.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int listening(void) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    int socket_ = socket(AF_INET, SOCK_STREAM, 0);
    if (socket_ < 0 || bind(socket_, (struct sockaddr *)&address, length) != 0 || listen(socket_, 1024) != 0 ||
        getsockname(socket_, (struct sockaddr *)&address, &length) != 0) {
        perror("holder");
        exit(1);
    }
    printf("holds %d\n", ntohs(address.sin_port));
    fflush(stdout);
    return socket_;
}

static void begin(int passed, int standard_input, char **command) {
    char pid[32];
    snprintf(pid, sizeof pid, "%d", (int)getpid());
    setenv("LISTEN_FDS", "1", 1);
    setenv("LISTEN_PID", pid, 1);
    int kept = dup(passed);
    dup2(kept, 3);
    if (standard_input) {
        dup2(kept, 0);
    }
    execvp(command[0], command);
    perror(command[0]);
    _exit(127);
}

int main(int count, char **arguments) {
    if (count < 2) {
        fputs("holder COMMAND...\n", stderr);
        return 2;
    }
    signal(SIGCHLD, SIG_IGN);
    int passed = listening();
    char line[16];
    while (fgets(line, sizeof line, stdin) != NULL) {
        pid_t child = fork();
        if (child == 0) {
            begin(passed, strchr(line, '3') == NULL, arguments + 1);
        }
        printf("started %d\n", (int)child);
        fflush(stdout);
    }
    return 0;
}
