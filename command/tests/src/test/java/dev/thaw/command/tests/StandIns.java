// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.zip.GZIPOutputStream;

/**
 * What takes the place of large programs on a {@link Stage}: the image builder, a worker that makes
 * states, the image of the server, and what a start of an instrumented image has left.
 */
final class StandIns {
    /** A home with bin/native-image, for GRAALVM_HOME. */
    static final String BUILDER = "graalvm";

    /** For THAW_VISOR_WORKER. */
    static final String WORKER = "state-worker";

    static final String FRONT = "front/thaw-visor";

    private static final int PAGE = 4096;

    /**
     * Prints as a builder does, and makes an image of the name that it is told: with code, objects,
     * and the table of what it asks for before main.
     */
    private static final String BUILD =
            """
            echo '[1/8] Initializing...'
            shared=
            while [ $# -gt 0 ]; do
                case "$1" in
                    --shared) shared=-shared ;;
                    -o) name=$2; shift ;;
                esac
                shift
            done
            gcc $shared -fPIC -O1 -o "$name${shared:+.so}" -x c - <<'END'
            __attribute__((section(".svm_heap"))) char objects[8192] = {1};
            unsigned long long table[5 + 2 * 1022] = {0x9d1f70e65a34c2b8, 0x6b0d48a1f3c729e5, 3};
            int main(void) { return objects[4096]; }
            END
            """;

    /** Is told where the state goes. */
    private static final String MAKE_STATE =
            """
            to=$(grep -aoE '/[A-Za-z0-9_./-]+/state[.]doss')
            echo state >"$to"
            """;

    private final Path directory;

    StandIns(Path directory) {
        this.directory = directory;
    }

    void write() throws IOException, InterruptedException {
        program(BUILDER + "/bin/native-image", BUILD);
        for (String image : List.of("app", "app.before")) {
            String builder = directory.resolve(BUILDER).resolve("bin/native-image").toString();
            ProcessBuilder build = new ProcessBuilder(builder, "-o", image);
            assertEquals(0, Ended.of(build.directory(directory.toFile())).code());
        }
        Files.writeString(directory.resolve(BUILDER).resolve("release"), "GRAALVM_VERSION=\"1\"\n");
        program(WORKER, MAKE_STATE);
        program(FRONT, "exec thaw \"$@\"\n");
        writeStart();
    }

    private void program(String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/bash\n" + text);
        assertTrue(file.toFile().setExecutable(true));
    }

    /** Of an image with one compilation unit, which was executed. */
    private void writeStart() throws IOException {
        UUID build = new UUID(1, 2);
        String index =
                "thaw-startup-index 1\n%s\tcom.example.Main\nunit\t0\tcom.example.Main.main(String[])\n"
                        .formatted(build);
        try (OutputStream out =
                new GZIPOutputStream(
                        Files.newOutputStream(directory.resolve("app.instrumented.index")))) {
            out.write(index.getBytes(StandardCharsets.UTF_8));
        }
        ByteBuffer trace = ByteBuffer.allocate(4 * PAGE).order(ByteOrder.LITTLE_ENDIAN);
        trace.putLong(0, 0x31_45_43_41_52_54_48_54L);
        // units and methods that there is room for, and the size of all tables
        trace.putLong(8, 1).putLong(32, 3 * PAGE);
        trace.putLong(40, build.getMostSignificantBits());
        trace.putLong(48, build.getLeastSignificantBits());
        // the first to be executed, by a thread
        trace.putLong(2 * PAGE, 1).putLong(2 * PAGE + 8, 1);
        Files.write(directory.resolve("app.instrumented.startup"), trace.array());
    }
}
