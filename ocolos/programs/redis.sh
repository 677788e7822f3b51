# SPDX-License-Identifier: Apache-2.0
# Redis with its own allocator, which Debian replaces by a package; its test suite comes along.
debian redis
make -C source -j2 MALLOC=libc OPTIMIZATION="-O2" CFLAGS="$CFLAGS" LDFLAGS="$LDFLAGS" USE_SYSTEMD=no
mv source/src/redis-server source/src/redis-benchmark source/src/redis-cli .
