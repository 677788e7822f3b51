// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.File;
import java.nio.charset.StandardCharsets;

/**
 * Builds of the JDK whose static fields are all accounted for: those that came with this build of
 * Thaw, and those that {@code --thaw-check-jdk} has been through.
 */
final class KnownJdks {
    private static final String LIST = "dev/thaw/hottub/server/known-jdks.txt";

    private KnownJdks() {}

    /**
     * @param checked where files are named after builds that were checked here; null: there is none
     * @throws Jdk.Unknown if this JVM's is not known
     */
    static void check(File checked) {
        String build =
                System.getProperty("java.runtime.version")
                        + " "
                        + System.getProperty("java.vendor");
        String known = new String(Native.entryOfJar(LIST), StandardCharsets.UTF_8);
        if (("\n" + known).contains("\n" + build + "\n")
                || checked != null && new File(checked, fileName(build)).isFile()) {
            return;
        }
        throw new Jdk.Unknown(
                "build ("
                        + build
                        + ") than those whose static fields are accounted for; java --thaw-check-jdk goes through them",
                null);
    }

    // Without regular expressions: the first run waits for this.
    private static String fileName(String build) {
        StringBuilder name = new StringBuilder(build);
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean plain =
                    c >= 'a' && c <= 'z'
                            || c >= 'A' && c <= 'Z'
                            || c >= '0' && c <= '9'
                            || c == '.'
                            || c == '+'
                            || c == '-';
            if (!plain) {
                name.setCharAt(i, '_');
            }
        }
        return name.toString();
    }
}
