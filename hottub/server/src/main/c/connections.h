/* SPDX-License-Identifier: Apache-2.0 */
/* What goes over the socket to a client. */
#ifndef THAW_CONNECTIONS_H
#define THAW_CONNECTIONS_H

#include <stdbool.h>

bool send_message(int connection, char kind, int number);

#endif
