// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import dev.thaw.command.machine.Distribution;

/** The line to type for what is missing, as the distribution has it. */
final class Packages {
    private final Distribution distribution;

    Packages(Distribution distribution) {
        this.distribution = distribution;
    }

    String apt(String packages) {
        return distribution.hasApt()
                ? "apt-get install " + packages
                : "install " + packages + " (Debian's names) by your package manager";
    }

    /** For what runs on an older one as well. */
    String anyJdk() {
        return hasNo25() ? apt("openjdk-17-jdk-headless") : jdk25();
    }

    private boolean hasNo25() {
        return distribution.is("debian", "12")
                || distribution.is("debian", "11")
                || distribution.is("ubuntu", "20.04");
    }

    String jdk25() {
        return hasNo25() || !distribution.hasApt()
                ? "install Eclipse Temurin 25 (adoptium.net), and set JAVA_HOME to it"
                : apt("openjdk-25-jdk-headless");
    }

    /** The package has LLVM's version in its name. */
    String bolt() {
        if (distribution.is("debian", "13")) {
            return apt("bolt-19");
        }
        if (distribution.is("ubuntu", "24.04")) {
            return apt("bolt-19") + ", or bolt-18 with THAW_BOLT=/usr/lib/llvm-18/bin/llvm-bolt";
        }
        return apt("bolt-16");
    }

    /** Distributions' are mostly older than what is needed. */
    String rust() {
        return "install Rust 1.88 or later by rustup (rustup.rs)";
    }
}
