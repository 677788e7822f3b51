# SPDX-License-Identifier: Apache-2.0
# SQLite's own speed test, which knows what its results have to be.
debian sqlite3
(cd source && ./configure --disable-tcl --quiet && make sqlite3.c)
gcc $CFLAGS $LDFLAGS -I source -o speedtest1 source/test/speedtest1.c source/sqlite3.c -lm -ldl -pthread
