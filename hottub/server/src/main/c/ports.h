/* SPDX-License-Identifier: Apache-2.0 */
/* The ports that a program listens or receives at, and the files that it has locked. */
#ifndef THAW_PORTS_H
#define THAW_PORTS_H

/* Whoever sees that the program has ended may use its ports, and lock its files. What is behind the numbers is for the reset to close. */
void free_ports(void);

#endif
