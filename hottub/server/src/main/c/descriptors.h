/* SPDX-License-Identifier: Apache-2.0 */
/* The client's descriptors, under their numbers. */
#ifndef THAW_DESCRIPTORS_H
#define THAW_DESCRIPTORS_H

#include <stdbool.h>

#define DESCRIPTORS_AT_MOST 256

/* Opens what stands for a file that is gone, at a number of at least `least`. Lower ones are the programs'. */
bool open_null_descriptor(int least);

int null_descriptor(void);

/* Takes the numbers, for place_descriptors: 0, or with nothing changed a number that is in use. */
int claim_numbers(const int *numbers, int count);

/* Gives the first `count` of them back. */
void close_claimed(const int *numbers, int count);

/* Puts received[i] at the number numbers[i], which is claimed; standard input, output and error wait for the program. */
void place_descriptors(const int *numbers, const int *received, int count);

/* Nothing that a run leaves behind reaches its client's files. */
void detach_descriptors(void);

/* The number that the program's descriptor has now: standard ones wait elsewhere until it begins. */
int where_it_waits(int descriptor);

#endif
