// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Which form the files of a data directory have, so that another version of the server leaves what
 * it does not know as it is.
 */
final class StoreFormat {
    static final String FILE = "format";

    private static final String NUMBER = "1";

    private StoreFormat() {}

    /**
     * Notes it where nobody has; such a directory is new, or of the first form.
     *
     * @throws IOException if it is another one, with both
     */
    static void require(Path data) throws IOException {
        Path file = data.resolve(FILE);
        if (!Files.exists(file)) {
            DurableFiles.replace(file, NUMBER + "\n");
            return;
        }
        String found = read(file);
        if (!found.equals(NUMBER)) {
            throw new IOException(
                    "%s says that the directory has form '%s', and this version of Thaw reads %s: start the version that wrote it, or give another --data"
                            .formatted(file, found, NUMBER));
        }
    }

    private static String read(Path file) throws IOException {
        try {
            String text = Files.readString(file).strip();
            return text.length() <= 20 ? text : text.substring(0, 20) + "...";
        } catch (CharacterCodingException e) {
            return "that is no text";
        }
    }
}
