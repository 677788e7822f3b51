// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The lists in docs/internals are what the class files say, and are there in what is built with.
 */
class InternalsTest {
    private static Platform jdk;
    private static Internals.Both both;

    @BeforeAll
    static void read() throws IOException {
        jdk = Checkout.jdk();
        both = Internals.of(Checkout.modules(), jdk, Checkout.graalvm(jdk), jdk.feature());
    }

    @Test
    void theListOfGraalVmIsWhatTheClassFilesSay() throws IOException {
        check(both.graalvm(), "graalvm");
    }

    @Test
    void theListOfTheJdkIsWhatTheClassFilesSay() throws IOException {
        check(both.jdk(), "jdk");
    }

    private static void check(Internals internals, String name) throws IOException {
        Path file = Checkout.ROOT.resolve("docs/internals").resolve(name + ".txt");
        String text = ListOfInternals.text(internals);
        if (Boolean.getBoolean("thaw.write")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
        String listed = Files.exists(file) ? Files.readString(file) : "";
        assumeTrue(
                listed.isEmpty() || listed.contains(ListOfInternals.READ_WITH + "\n"),
                "the list was read with another build of the JDK; what is used is looked up in this one");
        assertEquals(
                listed,
                text,
                file
                        + " is not what the class files say; with -Dthaw.write=true it is written anew");
    }

    @Test
    void allThatIsListedIsThere() {
        for (Internals internals : List.of(both.jdk(), both.graalvm())) {
            assertTrue(internals.uses().size() > 100, internals.platform().name());
            assertEquals(List.of(), Comparison.of(internals, internals.platform(), both.classes()));
        }
    }
}
