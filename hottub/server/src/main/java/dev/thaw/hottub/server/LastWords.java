// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.nio.charset.StandardCharsets;

/**
 * What a server leaves in the list of refusals if it fails and then fails to say why: a program may
 * have filled the heap, and the reset may have stopped in the middle. All that is needed is made
 * when the server starts.
 */
final class LastWords {
    private final byte[] file;
    private final byte[] noMemory;
    private final byte[] unknown;

    LastWords(String directory) {
        file = (directory + "/refused").getBytes(StandardCharsets.UTF_8);
        String server = "server " + Native.processId() + " retired\tthe server failed: ";
        noMemory = bytes(server + OutOfMemoryError.class.getName() + " in its reset");
        unknown = bytes(server + "it was too damaged to say why");
        // Links the method, which allocates.
        Native.lastWords(file, new byte[0]);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    void say(Throwable cause) {
        Native.lastWords(file, cause instanceof OutOfMemoryError ? noMemory : unknown);
    }
}
