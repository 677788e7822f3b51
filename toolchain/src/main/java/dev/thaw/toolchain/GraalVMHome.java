// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where things are in an assembled home. */
record GraalVMHome(Path directory) {
    static final String VERSION = "25.0.2";

    /** The home that the running driver belongs to, set by its launcher. */
    static final String HOME_PROPERTY = "thaw.home";

    static GraalVMHome ofThisProcess() {
        String home = System.getProperty(HOME_PROPERTY);
        if (home == null) {
            throw new ToolchainException(
                    "The system property "
                            + HOME_PROPERTY
                            + " is not set: start the driver with the home's bin/native-image.");
        }
        return new GraalVMHome(Path.of(home));
    }

    Path java() {
        return directory.resolve("bin/java");
    }

    Path launcher() {
        return directory.resolve("bin/native-image");
    }

    Path jdkLibraries() {
        return directory.resolve("lib");
    }

    Path staticJdkLibraries() {
        return directory.resolve("lib/static/linux-amd64/glibc");
    }

    /** The same libraries for images that shall load them when they first call them. */
    Path onDemandJdkLibraries() {
        return staticJdkLibraries().resolve("on-demand");
    }

    Path builderJars() {
        return directory.resolve("lib/svm/builder");
    }

    Path builderNativeLibraries() {
        return directory.resolve("lib/svm/builder/lib");
    }

    Path cLibraries() {
        return directory.resolve("lib/svm/clibraries/linux-amd64");
    }

    Path compilerJars() {
        return directory.resolve("lib/graalvm");
    }

    Path driverJar() {
        return directory.resolve("lib/thaw/toolchain.jar");
    }

    Path builderArguments() {
        return directory.resolve("lib/thaw/builder.args");
    }

    Path optionTable() {
        return directory.resolve("lib/thaw/options.bin");
    }

    /** Where build tools look for it. */
    Path metadataSchema() {
        return directory.resolve("lib/svm/schemas/reachability-metadata-schema.json");
    }

    Path sourceJdk() {
        return directory.resolve("lib/thaw/source-jdk");
    }

    Path release() {
        return directory.resolve("release");
    }

    /**
     * A home appears under its name in one step, but a clean-up of the cache may have thinned it.
     */
    boolean isComplete() {
        return Files.isExecutable(launcher())
                && Files.isExecutable(java())
                && Files.isRegularFile(optionTable())
                && Files.isRegularFile(builderArguments())
                && Files.isRegularFile(driverJar());
    }
}
