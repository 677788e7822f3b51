// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.image;

import dev.thaw.command.ThawCommand;
import dev.thaw.doss.tool.SnapshotTool;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The commands that only read and print, in one native image: they are done before a JVM would have
 * started. An installation's launcher starts it, and a container that has nothing else.
 */
public final class NativeCommand {
    private static final int WRONG_USAGE = 2;

    /** EX_UNAVAILABLE of sysexits.h, as the launcher ends where it cannot begin. */
    private static final int UNAVAILABLE = 69;

    private NativeCommand() {}

    /** Takes the words behind {@code thaw}. */
    public static void main(String[] words) throws IOException {
        String first = words.length == 0 ? "--help" : words[0];
        switch (first) {
            case "-h", "--help", "help" -> System.out.print(text("usage.txt"));
            case "-V", "--version" -> System.out.println("thaw " + text("version.txt").strip());
            case "snapshot" -> SnapshotTool.main(Arrays.copyOfRange(words, 1, words.length));
            case "doctor", "cache", "completion" -> {
                System.setProperty("thaw.checkout", "no");
                ThawCommand.main(words);
            }
            default -> System.exit(refuse(first));
        }
    }

    private static int refuse(String word) throws IOException {
        String usage = text("usage.txt");
        if (usage.contains("\n  " + word + " ")) {
            System.err.println(
                    "thaw: '%s' is not one of the commands that run without a JVM or programs beside them (snapshot, doctor, cache, completion)."
                            .formatted(word));
            System.err.println(
                    "thaw: Start it by the file 'thaw' of the installation, where there are bash and a JDK 25.");
            return UNAVAILABLE;
        }
        System.err.print(usage);
        System.err.println("thaw: there is no command '" + word + "'");
        return WRONG_USAGE;
    }

    private static String text(String name) throws IOException {
        try (InputStream in = NativeCommand.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
