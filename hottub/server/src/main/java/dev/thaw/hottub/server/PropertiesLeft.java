// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * For {@code --thaw-verify}: the system properties that a program leaves, in a file that it asks
 * for.
 */
final class PropertiesLeft {
    private static final String VARIABLE = "THAW_VERIFY_PROPERTIES=";

    private PropertiesLeft() {}

    /** Called after the program has ended, before properties are as new. */
    static void write(Request request) {
        for (byte[] variable : request.variables) {
            if (variable.length > VARIABLE.length() && startsWith(variable)) {
                String file =
                        new String(variable, StandardCharsets.UTF_8).substring(VARIABLE.length());
                try {
                    Files.writeString(Path.of(file), text());
                } catch (IOException | RuntimeException e) {
                    // the comparison misses it
                }
            }
        }
    }

    private static boolean startsWith(byte[] variable) {
        for (int i = 0; i < VARIABLE.length(); i++) {
            if (variable[i] != VARIABLE.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static String text() {
        TreeMap<String, String> properties = new TreeMap<>();
        for (Map.Entry<Object, Object> property : System.getProperties().entrySet()) {
            properties.put(String.valueOf(property.getKey()), String.valueOf(property.getValue()));
        }
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> property : properties.entrySet()) {
            text.append(property.getKey()).append('=');
            text.append(property.getValue().replace("\n", "\\n")).append('\n');
        }
        return text.toString();
    }
}
