# SPDX-License-Identifier: Apache-2.0
# A small compiler.
debian tcc
(cd source && ./configure)
gcc $CFLAGS $LDFLAGS -DONE_SOURCE=1 -I source -o tcc source/tcc.c -lm -ldl -pthread
