/* SPDX-License-Identifier: Apache-2.0 */
/* Streams of the C library that native libraries open and use. */
#ifndef THAW_LIBRARY_STREAMS_H
#define THAW_LIBRARY_STREAMS_H

/* What stands for a function that opens or closes streams; NULL: it does neither. */
void *noting_stream_function(const char *name);

/* What is in the buffers of all streams is written, as when a process ends. */
void flush_streams(void);

/* Why streams are not as in a new process, for the end of a sentence; NULL: they are. */
const char *streams_left(void);

#endif
