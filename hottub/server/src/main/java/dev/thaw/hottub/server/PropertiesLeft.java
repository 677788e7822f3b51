// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Map;
import java.util.TreeMap;

/** For {@code --thaw-verify}: the system properties that a program leaves. */
final class PropertiesLeft {
    private static final String VARIABLE = "THAW_VERIFY_PROPERTIES";

    private PropertiesLeft() {}

    /** Called after the program has ended, before properties are as new. */
    static void write(Request request) {
        VerifyFile.of(request, VARIABLE).ifPresent(file -> VerifyFile.write(file, text()));
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
