// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Libraries with static state do in a warm JVM what they do in fresh ones. */
class LibrariesIT {
    private static final Path LIBRARIES = Path.of(System.getProperty("libraries"));

    @TempDir Path directory;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "JsonMappers",
                "GuavaCollections",
                "EmbeddedDatabase",
                "LoggerContexts",
                "CommandLines",
                "TerminalColours",
                "NativeFunctions"
            })
    void runsAreEqual(String program) throws Exception {
        assertEqualRuns(program, LIBRARIES, List.of());
    }

    @Test
    void theHadoopClientIsEqual() throws Exception {
        Path configuration = Files.createDirectory(directory.resolve("configuration"));
        String xml =
                "<configuration><property><name>%s</name><value>set</value></property></configuration>";
        Files.writeString(configuration.resolve("core-site.xml"), xml.formatted("probe"));
        Files.writeString(configuration.resolve("more.xml"), xml.formatted("more"));
        Path words = Files.writeString(directory.resolve("words"), "one two\nthree\n");
        Path libraries = Path.of(System.getProperty("hadoop"));
        assertEqualRuns("HadoopShell", libraries, List.of(words.toString()), configuration);
    }

    private void assertEqualRuns(
            String program, Path libraries, List<String> arguments, Path... classPath)
            throws IOException, InterruptedException {
        Path classes = directory.resolve("classes");
        Path source = Path.of(System.getProperty("programs"), program + ".java");
        Verification.compile(Verification.jars(libraries), classes, source);
        StringBuilder path = new StringBuilder(classes + ":" + libraries + "/*");
        for (Path entry : classPath) {
            path.append(':').append(entry);
        }
        List<String> words = new ArrayList<>(List.of("-cp", path.toString(), program));
        words.addAll(arguments);
        Path empty = Files.createDirectory(directory.resolve("empty"));
        String report = Verification.assertEqualRuns(empty, Map.of(), words);
        assertTrue(report.contains("(status 0, "), report);
    }
}
