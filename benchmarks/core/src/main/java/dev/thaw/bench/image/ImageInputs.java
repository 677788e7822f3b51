// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Everything that decides what the built image is. */
public record ImageInputs(
        Path graalvmHome, List<Path> classPath, List<String> options, String mainClass) {
    public Path nativeImage() {
        return graalvmHome.resolve("bin", "native-image");
    }

    /** A name that changes whenever one of the inputs does. */
    public String key() throws IOException {
        Key key = new Key().add(graalvmHome.toRealPath().toString()).addFiles(nativeImage());
        Path release = graalvmHome.resolve("release");
        if (Files.isRegularFile(release)) {
            key.addFiles(release);
        }
        for (Path element : classPath) {
            key.addFiles(element);
        }
        return key.add(options).add(mainClass).name();
    }
}
