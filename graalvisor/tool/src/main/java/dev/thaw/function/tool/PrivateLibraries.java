// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Gives the JDK's libraries beside an image names of its own: they keep what belongs to one image,
 * and the dynamic linker loads a name once for all of a process.
 */
final class PrivateLibraries {
    /** Digits of names; dynamic linkers accept any. */
    private static final String DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

    private final Path directory;
    private final String image;
    private final Map<String, DynamicStrings> libraries = new TreeMap<>();

    /**
     * @param directory has the image and the libraries, all to be changed
     * @param image the file name of the image
     */
    PrivateLibraries(Path directory, String image) {
        this.directory = directory;
        this.image = image;
    }

    void rename() throws IOException {
        String digest = Digests.sha256(directory.resolve(image));
        for (String name : names()) {
            libraries.put(name, DynamicStrings.read(directory.resolve(name)));
        }
        Set<String> linked = new HashSet<>();
        addNeeded(image, linked);
        Map<String, String> names = new HashMap<>();
        names.put(image, privateName(digest, image));
        for (String name : libraries.keySet()) {
            names.put(name, privateName(digest, name));
        }
        for (Map.Entry<String, DynamicStrings> library : libraries.entrySet()) {
            String name = library.getKey();
            library.getValue().rename(names);
            Path old = directory.resolve(name);
            Files.delete(old);
            // others are opened by Java code, which knows their file names
            boolean renamed = linked.contains(name) && !name.equals(image);
            library.getValue().write(renamed ? directory.resolve(names.get(name)) : old);
        }
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".so"))
                    .sorted()
                    .toList();
        }
    }

    /** Adds what the linker loads with a library. */
    private void addNeeded(String name, Set<String> linked) {
        for (String needed : libraries.get(name).needed()) {
            if (libraries.containsKey(needed) && linked.add(needed)) {
                addNeeded(needed, linked);
            }
        }
    }

    /** A name of the same length, for this image alone. */
    private static String privateName(String digest, String name) {
        byte[] random = Digests.sha256Bytes(digest + " " + name);
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            result.append(DIGITS.charAt((random[i % random.length] & 0xff) % DIGITS.length()));
        }
        return result.toString();
    }
}
