# SPDX-License-Identifier: Apache-2.0
# A large compiler: clang's own libraries as Debian has built them from its source, linked here so that their code can be moved.
apt=$PWD/apt
mkdir -p apt/parts apt/lists/partial apt/cache
mirror=${THAW_DEBIAN:-$(repository_of_apt)}
[ -n "$mirror" ] || fail "apt has no repository of Debian bookworm; name one by THAW_DEBIAN"
printf '%s\n' "Types: deb" "URIs: $mirror" "Suites: bookworm" "Components: main" \
    "Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg" >apt/parts/packages.sources
options=(-o Dir::Etc::SourceList=/dev/null -o "Dir::Etc::SourceParts=$apt/parts" -o "Dir::State::Lists=$apt/lists"
    -o "Dir::Cache=$apt/cache" -o APT::Sandbox::User=root -qq)
apt-get "${options[@]}" update && apt-get "${options[@]}" download llvm-14-dev libclang-14-dev || exit
for package in ./*.deb; do dpkg-deb -x "$package" parts; done
libraries=parts/usr/lib/llvm-14
g++ $CFLAGS $LDFLAGS -DNDEBUG -I "$libraries/include" -o clang "$here/clang.cpp" -Wl,--gc-sections \
    -Wl,--start-group "$libraries"/lib/libclang*.a "$libraries"/lib/libLLVM*.a -Wl,--end-group \
    -Wl,--as-needed -l:libz.so.1 -l:libtinfo.so.6 -l:libxml2.so.2 -l:libz3.so.4 -pthread -ldl -lm || exit
rm -r apt parts ./*.deb
