// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The files of the process. What a program opened and left open is closed by the JDK's cleaners
 * when the program's objects are collected; what is left then belongs to nobody, if no object of
 * the JDK can refer to it, and is closed here.
 */
final class Descriptors {
    /** Files that stay open, by number, with what /proc says of them. */
    private final Map<Integer, String> kept = new HashMap<>();

    Descriptors() throws IOException {
        for (int number : Native.descriptors()) {
            kept.put(number, target(number));
        }
    }

    private static String target(int number) {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd/" + number)).toString();
        } catch (IOException e) {
            return "";
        }
    }

    /** Wakes threads of a run that wait for a socket. */
    void wakeSockets() throws IOException {
        for (int number : Native.descriptors()) {
            if (!kept.containsKey(number) && target(number).startsWith("socket:")) {
                Native.shutdown(number);
            }
        }
    }

    Optional<String> reset() throws IOException {
        return Optional.empty();
    }

    static BitSet none() {
        return new BitSet();
    }
}
