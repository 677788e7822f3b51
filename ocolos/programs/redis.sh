# SPDX-License-Identifier: Apache-2.0
# With the C library's allocator. Its test suite comes along. Needs the headers of lzf (liblzf-dev).
debian redis
make -C source -j2 MALLOC=libc OPTIMIZATION="-O2" CFLAGS="$CFLAGS" LDFLAGS="$LDFLAGS" USE_SYSTEMD=no
ln source/src/redis-server source/src/redis-benchmark source/src/redis-cli .
