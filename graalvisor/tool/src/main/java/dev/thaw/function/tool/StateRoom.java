// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import dev.thaw.doss.DOSS;
import dev.thaw.function.Signature;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;

/**
 * Room in an image for the snapshot that its isolates begin with.
 *
 * @param capacity bytes; 0 for none
 */
record StateRoom(long capacity) {
    private static final String IN_THE_JAR =
            "META-INF/native-image/dev.thaw/thaw-doss-native-image/native-image.properties";

    private static final long PAGE = 4096;
    private static final long LEAST = 64 << 10;

    StateRoom {
        if (capacity != 0) {
            capacity = (Math.max(capacity, LEAST) + PAGE - 1) / PAGE * PAGE;
        }
    }

    /**
     * @throws FunctionException if functions of that signature have no state
     */
    void check(Signature signature) {
        if (capacity != 0 && signature.interfaceName().isEmpty()) {
            throw new FunctionException(
                    "--state: a function of signature %s is a static method, and has no object that could be its state; implement an interface (java.util.function.Function)"
                            .formatted(signature.externalName()));
        }
    }

    ClassPath addTo(ClassPath all) throws IOException {
        return capacity == 0 ? all : all.with(ClassPath.jarOf(DOSS.class)).with(jarOfSnapshots());
    }

    /** Its classes extend the image builder's, which are not here. */
    private static Path jarOfSnapshots() throws IOException {
        URL url = StateRoom.class.getClassLoader().getResource(IN_THE_JAR);
        if (url == null || !(url.openConnection() instanceof JarURLConnection jar)) {
            throw new FunctionException(
                    "the jar thaw-doss-native-image is missing beside this one");
        }
        return Path.of(URI.create(jar.getJarFileURL().toString()));
    }

    /** For native-image, between those that unlock them. */
    List<String> options() {
        return capacity == 0
                ? List.of()
                : List.of(
                        "-H:+ObjectSnapshots",
                        "-H:ObjectSnapshotSlotCount=1",
                        "-H:ObjectSnapshotSlotSizeKiB=" + capacity / 1024,
                        "-H:+ObjectSnapshotRunTimeInitializedClasses",
                        "-J-Ddev.thaw.function.state=true");
    }
}
