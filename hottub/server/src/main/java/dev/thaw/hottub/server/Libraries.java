// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Native libraries that a program has loaded. Some are known to keep nothing; of some, what they
 * leave behind decides: their calls, their memory and their threads are known since their load.
 * Users may consent to others.
 */
final class Libraries {
    private static final String STATELESS =
            // compression: each call gets all it needs
            "libzstd-jni.*\\.so|liblz4-java.*\\.so|snappy-.*-libsnappyjava\\.so|libsnappyjava\\.so"
                    // Netty's epoll: keeps identifiers of classes and methods, which stay
                    + "|libnetty_transport_native_epoll.*\\.so"
                    // Jansi asks the kernel about the terminal, and keeps identifiers of fields
                    + "|jansi-.*-libjansi\\.so|libjansi\\.so"
                    // what the JDK draws with where it is the system's: each picture, font and
                    // profile has its own
                    + "|(libfreetype|libharfbuzz|liblcms2|libjpeg|libpng16|libglib-2\\.0|libgraphite2|libpcre2?(-8)?|libbz2"
                    + "|libbrotli(common|dec))\\.so.*"
                    // glibc and what it loads to look up names; the C++ runtime
                    + "|libnss_.*|libresolv.*|libutil\\.so.*|libcrypt\\.so.*|libgcc_s\\.so.*|libstdc\\+\\+\\.so.*|libm\\.so.*|libz\\.so.*"
                    + "|libdl\\.so.*|libpthread\\.so.*|librt\\.so.*|libc\\.so.*|ld-linux.*";

    /** Libraries of the JDK with which a JVM is not as before. */
    private static final List<String> LASTING =
            List.of(
                    "libawt_xawt",
                    "libjawt",
                    "libsplashscreen",
                    "libjsound",
                    "libjdwp",
                    "libj2pcsc",
                    "libprefs");

    /** Beginnings of names, between colons. */
    private static final String TRUSTED = "thaw.libraries";

    /** Each run may unpack one anew. */
    private static final int MOST_WATCHED = 100;

    private final String home = System.getProperty("java.home") + "/";
    private final Set<String> known = new HashSet<>();
    private final List<String> trusted = trusted();

    /** Those of the JVM; null once they are known one by one. */
    private String first = Native.libraries();

    /** Why the server must not be used again. */
    Optional<String> refusal() throws InterruptedException {
        if (first != null) {
            known.addAll(List.of(first.split("\n")));
            first = null;
        }
        List<String> watched = new ArrayList<>();
        boolean consented = false;
        for (String path : Native.libraries().split("\n")) {
            String name = path.substring(path.lastIndexOf('/') + 1);
            if (known.contains(path)) {
                continue;
            }
            if (trusted.stream().anyMatch(name::startsWith)) {
                consented = true;
                continue;
            }
            if (LASTING.stream().anyMatch(name::startsWith)) {
                return Optional.of("the program has loaded the native library " + name);
            }
            if (path.startsWith(home) || name.matches(STATELESS)) {
                known.add(path);
                continue;
            }
            watched.add(path);
        }
        // Those that are trusted may have threads that do not end, so none is waited for.
        Optional<String> thread =
                watched.isEmpty() || consented ? Optional.empty() : KernelThreads.unknown();
        if (!watched.isEmpty()) {
            Native.forgetClosedLibraries();
        }
        // After the program's threads: each may call destructors of a library at its end.
        for (String path : watched) {
            String reason = Native.resetLibrary(path);
            if (reason != null) {
                String name = path.substring(path.lastIndexOf('/') + 1);
                return Optional.of(
                        "the program has loaded the native library " + name + ", which " + reason);
            }
        }
        return watched.size() > MOST_WATCHED
                ? Optional.of("programs have loaded " + watched.size() + " native libraries")
                : thread.map(name -> "a native library has started the thread " + name);
    }

    /**
     * Called after the collection: why the server must not be used again. A library that a class
     * loader of the run has loaded could not be loaded by another one.
     */
    static Optional<String> left() {
        return Optional.ofNullable(Native.libraryOfRun())
                .map(path ->
                        "the native library "
                                + path.substring(path.lastIndexOf('/') + 1)
                                + " stays with a class loader of the program");
    }

    /** How names of libraries begin to whose state the user consents. */
    private static List<String> trusted() {
        // The JVM's, not the run's: those with the same value share it.
        return Stream.of(System.getProperty(TRUSTED, "").split(":"))
                .filter(name -> !name.isEmpty())
                .toList();
    }
}
