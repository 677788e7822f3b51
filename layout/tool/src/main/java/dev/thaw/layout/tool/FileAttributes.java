// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * What a file has beside its contents: owner, mode, file capabilities, access control lists and
 * other extended attributes. The kernel takes file capabilities from whatever is written to, and
 * from what users write to the bits that give its owner's rights.
 */
final class FileAttributes {
    private static final String CAPABILITIES = "security.capability";

    private FileAttributes() {}

    /**
     * Gives a copy what the original has, once it is written.
     *
     * @throws IOException if this user may not give it all of that
     */
    static void copy(Path original, Path copy) throws IOException {
        for (String id : List.of("unix:uid", "unix:gid")) {
            if (!Files.getAttribute(original, id).equals(Files.getAttribute(copy, id))) {
                throw new IOException(
                        "%s is another user's or group's, and its copy would be yours: run as its owner or as root"
                                .formatted(original));
            }
        }
        Files.setAttribute(copy, "unix:mode", Files.getAttribute(original, "unix:mode"));
        for (String name : SystemCalls.attributesOf(original)) {
            if (isOfTheFile(name)) {
                copy(name, original, copy);
            }
        }
    }

    /** Others that begin so are the machine's: labels of its policy, hashes of the contents. */
    private static boolean isOfTheFile(String name) {
        return name.equals(CAPABILITIES) || !name.startsWith("security.");
    }

    private static void copy(String name, Path original, Path copy) throws IOException {
        byte[] value = SystemCalls.attribute(original, name);
        if (Arrays.equals(value, SystemCalls.attribute(copy, name))) {
            return;
        }
        int error = SystemCalls.setAttribute(copy, name, value);
        if (error != 0) {
            throw new IOException(
                    "%s has %s, which its copy would not have (error %d): run as root"
                            .formatted(
                                    original,
                                    name.equals(CAPABILITIES)
                                            ? "file capabilities"
                                            : "the extended attribute " + name,
                                    error));
        }
    }
}
