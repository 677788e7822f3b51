// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.verify;

import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;

/**
 * In a plain JVM: writes the system properties that a program leaves. A warm JVM does so by itself.
 */
public final class PropertiesAgent {
    private PropertiesAgent() {}

    /** The argument is the file. */
    public static void premain(String file, Instrumentation instrumentation) {
        Path path = Path.of(file);
        // A thread without a name would take the number of one of the program's.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> write(path), "properties"));
    }

    private static void write(Path path) {
        TreeMap<String, String> properties = new TreeMap<>();
        System.getProperties()
                .forEach((name, value) ->
                        properties.put(String.valueOf(name), String.valueOf(value)));
        StringBuilder text = new StringBuilder();
        properties.forEach((name, value) ->
                text.append(name).append('=').append(value.replace("\n", "\\n")).append('\n'));
        try {
            Files.writeString(path, text);
        } catch (IOException e) {
            // the comparison misses it
        }
    }
}
