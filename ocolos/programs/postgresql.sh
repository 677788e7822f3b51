# SPDX-License-Identifier: Apache-2.0
# Needs bison, flex and perl.
debian postgresql-15
(cd source && ./configure --quiet --prefix="$PWD/../postgresql" --without-readline --without-icu --without-zlib)
make -C source -j2 -s
make -C source -s install
make -C source/src/bin/pgbench -s install
rm -r source
