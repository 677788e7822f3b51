# SPDX-License-Identifier: Apache-2.0
debian memcached
(cd source && ./configure --quiet)
make -C source -j2 memcached
mv source/memcached .
