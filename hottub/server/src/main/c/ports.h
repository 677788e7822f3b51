/* SPDX-License-Identifier: Apache-2.0 */
/* Where a program listens or receives, and the files that it has locked. */
#ifndef THAW_PORTS_H
#define THAW_PORTS_H

/* At this one the server's own clients come. */
void keep_port(int listener);

/* Whoever sees that the program has ended may use its ports, and lock its files. What is behind the numbers is for the reset to close. */
void free_ports(void);

#endif
