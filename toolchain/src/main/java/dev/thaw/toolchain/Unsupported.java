// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.util.Map;
import java.util.Optional;

/** Options of GraalVM's native-image that cannot work here, and why. */
final class Unsupported {
    private static final String NEEDS_STATIC_JDK =
            "a stock JDK has no static libraries, so an image is linked with the JDK's shared ones";
    private static final String MACROS =
            "languages, tools and macros come with GraalVM downloads, not from Maven Central";

    /** By the beginning of the option. */
    private static final Map<String, String> REASONS =
            Map.ofEntries(
                    Map.entry("--static", NEEDS_STATIC_JDK),
                    Map.entry("--libc", NEEDS_STATIC_JDK + ", and those need glibc"),
                    Map.entry("--gc=G1", "the G1 collector is part of Oracle GraalVM only"),
                    Map.entry(
                            "--pgo", "profile-guided optimization is part of Oracle GraalVM only"),
                    Map.entry("--enable-sbom", "SBOM support is part of Oracle GraalVM only"),
                    Map.entry(
                            "--bundle-",
                            "bundles are not implemented; pass the options themselves"),
                    Map.entry("--force-fallback", "fallback images are not implemented"),
                    Map.entry("--macro:", MACROS),
                    Map.entry("--language:", MACROS),
                    Map.entry("--tool:", MACROS),
                    Map.entry("--configurations-path", MACROS),
                    Map.entry("--target", "only linux-amd64 images can be built"));

    private Unsupported() {}

    static Optional<String> reason(String word) {
        return REASONS.entrySet().stream()
                .filter(entry -> word.startsWith(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** Refuses what the user may also have asked for with the builder's own option. */
    static void check(ImageBuild build) {
        for (String option : new String[] {"StaticExecutable", "StaticExecutableWithDynamicLibC"}) {
            if (build.isOn(option)) {
                throw refuse("-H:+" + option, NEEDS_STATIC_JDK);
            }
        }
        build.value("UseLibC")
                .filter(libC -> !libC.equals("glibc"))
                .ifPresent(libC -> {
                    throw refuse("--libc=" + libC, REASONS.get("--libc"));
                });
        build.value("TargetPlatform")
                .filter(target -> !target.isEmpty() && !target.equals("linux-amd64"))
                .ifPresent(target -> {
                    throw refuse("--target=" + target, REASONS.get("--target"));
                });
    }

    static ToolchainException refuse(String option, String reason) {
        return new ToolchainException("'%s' is not supported: %s.".formatted(option, reason));
    }
}
