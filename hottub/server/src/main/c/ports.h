/* SPDX-License-Identifier: Apache-2.0 */
/* The ports that a program listens at. */
#ifndef THAW_PORTS_H
#define THAW_PORTS_H

/* Whoever sees that the program has ended may use its ports. What is behind the numbers is for the reset to close. */
void free_ports(void);

#endif
