/* SPDX-License-Identifier: Apache-2.0 */
/* What goes over the socket to a client. */
#ifndef THAW_CONNECTIONS_H
#define THAW_CONNECTIONS_H

#include <stdbool.h>

/* What a request begins with. The client's protocol.rs has all that is said. */
#define MAGIC "thw2"

/* How a run ended: by itself, with a status. Answer.java has what else a client is told. */
#define EXITED 'X'

bool send_message(int connection, char kind, int number);

#endif
