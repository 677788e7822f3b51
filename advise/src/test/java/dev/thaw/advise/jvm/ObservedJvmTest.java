// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObservedJvmTest {
    /** They are bytes, of whatever encoding. */
    @Test
    void wordsOfEachEncodingAreSeen() throws Exception {
        String command = "echo ready; exec sh -c 'read line' \"$(printf '\\377')\"";
        Process process = new ProcessBuilder("sh", "-c", command).start();
        try {
            process.getInputStream().read();
            List<String> seen = List.of();
            // until the second one has taken the first one's place
            for (int i = 0; i < 1000 && !seen.contains("read line"); i++) {
                Thread.sleep(5);
                ObservedJvm jvm =
                        new ObservedJvm((int) process.pid(), Path.of("/jdk/lib/server/libjvm.so"));
                jvm.look();
                seen = jvm.command();
            }
            assertEquals(4, seen.size(), seen.toString());
            assertEquals(List.of("sh", "-c", "read line"), seen.subList(0, 3));
        } finally {
            process.getOutputStream().close();
            process.waitFor();
        }
    }
}
