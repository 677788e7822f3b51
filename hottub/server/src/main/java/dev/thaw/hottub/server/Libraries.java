// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Native libraries that a program has loaded: their state is out of sight, so only those known to
 * keep none may stay.
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

    /** Each run may unpack one anew. */
    private static final int MOST_WATCHED = 100;

    private final String home = System.getProperty("java.home") + "/";
    private final Set<String> known = new HashSet<>();

    /** Those of the JVM; null once they are known one by one. */
    private String first = Native.libraries();

    /** Why the server must not be used again. */
    Optional<String> refusal() {
        if (first != null) {
            known.addAll(List.of(first.split("\n")));
            first = null;
        }
        int watched = 0;
        for (String path : Native.libraries().split("\n")) {
            if (!known.contains(path)) {
                String name = path.substring(path.lastIndexOf('/') + 1);
                if (LASTING.stream().anyMatch(name::startsWith)) {
                    return Optional.of("the program has loaded the native library " + name);
                }
                if (path.startsWith(home) || name.matches(STATELESS)) {
                    known.add(path);
                    continue;
                }
                if (watched++ == 0) {
                    Native.forgetClosedLibraries();
                }
                String reason = Native.resetLibrary(path);
                if (reason != null) {
                    return Optional.of(
                            "the program has loaded the native library "
                                    + name
                                    + ", which "
                                    + reason);
                }
            }
        }
        if (watched > MOST_WATCHED) {
            return Optional.of("programs have loaded " + watched + " native libraries");
        }
        if (watched > 0) {
            Optional<String> thread = KernelThreads.unknown();
            if (thread.isPresent()) {
                return thread.map(t -> "a native library has started the thread " + t);
            }
        }
        if (Jdk.FEATURE >= 22
                && Jdk.used("jdk.internal.foreign.abi.NativeEntryPoint") != null
                && !isOfFonts()) {
            return Optional.of("the program has called native functions (java.lang.foreign)");
        }
        return Optional.empty();
    }

    private static boolean isOfTheJdk(Module module) {
        // The boot loader's, for which there is no module, has the server's classes.
        return module == Libraries.class.getModule()
                || module.getLayer() == ModuleLayer.boot()
                        && ModuleLayer.boot()
                                .configuration()
                                .findModule(module.getName())
                                .flatMap(found -> found.reference().location())
                                .filter(location -> location.getScheme().equals("jrt"))
                                .isPresent();
    }

    /** Whether all native functions are those that the JDK's own fonts are laid out with. */
    private static boolean isOfFonts() {
        if (Jdk.used("sun.font.HBShaper") == null) {
            return false;
        }
        try {
            // The JDK allows it at the first call, and a reset forbids it again.
            for (Object module : Native.instances(Module.class)) {
                if (!isOfTheJdk((Module) module)
                        && Jdk.number(Module.class, module, "enableNativeAccess", "Z") != 0) {
                    return false;
                }
            }
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
