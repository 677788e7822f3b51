// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** A directory with a bin/native-image that is a shell script. */
public final class FakeGraalVM {
    private FakeGraalVM() {}

    /**
     * @param script run with the arguments of native-image and {@code $output}, the argument of -o
     */
    public static Path create(Path home, String script) throws IOException {
        Path bin = Files.createDirectories(home.resolve("bin"));
        Path nativeImage = bin.resolve("native-image");
        Files.writeString(
                nativeImage,
                """
                #!/bin/sh
                previous=
                for argument; do
                    if [ "$previous" = -o ]; then output=$argument; fi
                    previous=$argument
                done
                """
                        + script);
        Files.setPosixFilePermissions(nativeImage, PosixFilePermissions.fromString("rwxr-xr-x"));
        return home;
    }
}
