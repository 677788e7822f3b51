// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * The builder's options, as far as the driver has to know them. Asking the builder takes a second,
 * so a home keeps the answer.
 *
 * @param experimental names of the {@code -H:} options that are not stable
 */
record OptionTable(List<ApiOption> apiOptions, Set<String> experimental) implements Serializable {

    void save(Path file) throws IOException {
        try (ObjectOutputStream out = new ObjectOutputStream(Files.newOutputStream(file))) {
            out.writeObject(this);
        }
    }

    static OptionTable load(Path file) {
        try (ObjectInputStream in = new ObjectInputStream(Files.newInputStream(file))) {
            return (OptionTable) in.readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new ToolchainException(
                    "Cannot read %s: %s. Delete the home that it is in; it will be built anew."
                            .formatted(file, e),
                    e);
        }
    }
}
