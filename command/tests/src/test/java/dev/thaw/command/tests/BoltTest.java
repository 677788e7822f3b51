// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who asks whether BOLT is there looks where the programs look that run it. */
class BoltTest {
    private static final Pattern PLACE = Pattern.compile("/usr/[a-z0-9/-]*llvm-bolt\\b");
    private static final String PROGRAMS = "ocolos/relayout/src/bolt.rs";

    private static List<String> places(String file) throws Exception {
        return PLACE.matcher(Files.readString(Commands.SOURCES.resolve(file)))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @Test
    void programsLookInThreePlaces() throws Exception {
        assertEquals(3, places(PROGRAMS).size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "thaw",
                "command/src/main/java/dev/thaw/command/machine/Tools.java",
                "command/tests/src/test/java/dev/thaw/command/tests/Examples.java",
                "dist/src/test/java/dev/thaw/dist/TutorialIT.java"
            })
    void othersLookInTheSame(String file) throws Exception {
        assertEquals(places(PROGRAMS), places(file));
    }
}
