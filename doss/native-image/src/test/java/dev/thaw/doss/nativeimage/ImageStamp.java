// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Says what an image was built of, so that the tests of several modules share one. Equal classes
 * count as equal in a jar and in a directory.
 */
record ImageStamp(Path executable, String inputs) {
    static ImageStamp of(Path executable, List<String> options, List<String> classPath)
            throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            add(Runtime.version().toString(), digest);
            options.forEach(o -> add(o, digest));
            for (String entry : classPath) {
                Path path = Path.of(entry);
                if (Files.isDirectory(path)) {
                    addTree(path, digest);
                } else {
                    try (FileSystem jar = FileSystems.newFileSystem(path)) {
                        addTree(jar.getPath("/"), digest);
                    }
                }
            }
            return new ImageStamp(executable, HexFormat.of().formatHex(digest.digest()));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void addTree(Path root, MessageDigest digest) throws IOException {
        List<Path> files;
        try (Stream<Path> tree = Files.walk(root)) {
            files = tree.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            String name = root.relativize(file).toString();
            // Only jars have these.
            if (!name.endsWith("MANIFEST.MF") && !name.startsWith("META-INF/maven")) {
                byte[] bytes = Files.readAllBytes(file);
                add(name + " " + bytes.length, digest);
                digest.update(bytes);
            }
        }
    }

    private static void add(String text, MessageDigest digest) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    boolean isCurrent() throws IOException {
        return Files.isExecutable(executable)
                && Files.exists(file())
                && Files.readString(file()).equals(inputs);
    }

    void write() throws IOException {
        Files.writeString(file(), inputs);
    }

    private Path file() {
        return executable.resolveSibling(executable.getFileName() + ".inputs");
    }
}
