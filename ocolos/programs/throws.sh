# SPDX-License-Identifier: Apache-2.0
# Throws through several frames in four threads.
g++ $CFLAGS $LDFLAGS -pthread -o throws "$here/../relayout/tests/sources/throws.cpp"
