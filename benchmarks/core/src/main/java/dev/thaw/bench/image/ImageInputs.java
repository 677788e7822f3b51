// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.image;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** Everything that decides what the built image is. */
public record ImageInputs(
        Path graalvmHome, List<Path> classPath, List<String> options, String mainClass) {
    private static final int KEY_LENGTH = 16;

    public Path nativeImage() {
        return graalvmHome.resolve("bin", "native-image");
    }

    /** A name that changes whenever one of the inputs does. */
    public String key() throws IOException {
        MessageDigest digest = sha256();
        add(graalvmHome.toRealPath().toString(), digest);
        addFile(nativeImage(), digest);
        Path release = graalvmHome.resolve("release");
        if (Files.isRegularFile(release)) {
            addFile(release, digest);
        }
        for (Path element : classPath) {
            try (Stream<Path> files = Files.walk(element)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    add(element.relativize(file).toString(), digest);
                    addFile(file, digest);
                }
            }
        }
        options.forEach(option -> add(option, digest));
        add(mainClass, digest);
        return HexFormat.of().formatHex(digest.digest()).substring(0, KEY_LENGTH);
    }

    private static void add(String text, MessageDigest digest) {
        digest.update((text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static void addFile(Path file, MessageDigest digest) throws IOException {
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(OutputStream.nullOutputStream());
        }
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }
}
