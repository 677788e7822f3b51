# SPDX-License-Identifier: Apache-2.0
# Run it as python/bin/python3.11: its loop has computed gotos, and stays.
debian python3.11
(cd source && ./configure --quiet --prefix="$PWD/../python" --without-ensurepip)
make -C source -j2
make -C source -j2 install
