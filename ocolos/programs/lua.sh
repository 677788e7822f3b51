# SPDX-License-Identifier: Apache-2.0
debian lua5.4
# What Debian's rules make of its template.
echo '#define DEB_HOST_MULTIARCH "x86_64-linux-gnu"' >source/src/lua5.4-deb-multiarch.h
rm source/src/luac.c
gcc $CFLAGS $LDFLAGS -DLUA_USE_LINUX -o lua source/src/*.c -lm -ldl
