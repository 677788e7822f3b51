# SPDX-License-Identifier: Apache-2.0
# The server alone, with InnoDB, MyISAM and Aria; needs cmake, bison and the headers of ncurses, OpenSSL, zlib, pcre2 and fmt. Takes ten minutes on two cores.
debian mariadb
plugins=$(cd source && grep -rhoiE '^ *MYSQL_ADD_PLUGIN\( *[a-z0-9_]+' --include=CMakeLists.txt storage plugin | sed 's/.*( *//' | tr a-z A-Z | sort -u)
left=()
for plugin in $plugins; do
    case $plugin in
    INNOBASE | MYISAM | MYISAMMRG | ARIA | HEAP | CSV | USERSTAT | TYPE_GEOM | TYPE_INET | TYPE_UUID | AUTH_SOCKET) ;;
    *) left+=("-DPLUGIN_$plugin=NO") ;;
    esac
done
# As its own release builds, but for their flags of the compiler: without these it checks itself all the time.
release="-DNDEBUG -DDBUG_OFF"
mkdir made
(cd made && cmake ../source -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS="$CFLAGS $release" -DCMAKE_CXX_FLAGS="$CFLAGS $release" \
    -DCMAKE_EXE_LINKER_FLAGS="$LDFLAGS" "${left[@]}" -DWITH_UNIT_TESTS=OFF -DWITH_WSREP=OFF -DWITH_EMBEDDED_SERVER=OFF -DWITHOUT_DYNAMIC_PLUGINS=1 \
    -DWITH_SSL=system -DWITH_ZLIB=system -DWITH_PCRE=system -DWITH_SYSTEMD=no -DSECURITY_HARDENED=OFF)
make -C made -j2 mariadbd
mv made/sql/mariadbd .
# What it reads at its start, and what fills a new database.
mkdir share
cp -r source/scripts/*.sql source/sql/share/charsets made/sql/share/english share
rm -r made source
