// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Visor;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledIf;

/** The program on a JVM, in the place of {@link FrontImageIT}, which has what users run. */
@EnabledIf(
        value = "isAsked",
        disabledReason = "FrontImageIT does the same with the image; with --fast, or with --soak")
class ProgramTest extends UpgradeTests {
    static boolean isAsked() {
        return Boolean.getBoolean("it.soak")
                || System.getProperty("skipITs") != null
                || System.getProperty("test") != null;
    }

    @Override
    List<String> program() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Visor.class.getName());
    }
}
