// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Spark SQL in local mode; its libraries are large, so this is only done when it is asked for. */
@EnabledIfSystemProperty(
        named = "it.spark",
        matches = "true",
        disabledReason = "Spark is fetched for -Dit.spark=true only")
class SparkIT {
    @TempDir Path directory;

    @Test
    void queriesAreEqual() throws Exception {
        Path libraries = Path.of(System.getProperty("spark"));
        assertTrue(
                Files.isDirectory(libraries),
                libraries + " is missing: run mvn -f benchmarks/hottub/spark/pom.xml package");
        Path classes = directory.resolve("classes");
        Path source = Path.of(System.getProperty("programs"), "SparkQuery.java");
        Verification.compile(Verification.jars(libraries), classes, source);
        Files.writeString(
                classes.resolve("log4j2.properties"),
                """
                rootLogger.level = error
                rootLogger.appenderRef.console.ref = console
                appender.console.type = Console
                appender.console.name = console
                appender.console.target = SYSTEM_ERR
                """);
        List<String> words =
                List.of(
                        // Compiled code that has warned once does not warn again.
                        "--sun-misc-unsafe-memory-access=allow",
                        "--add-opens=java.base/sun.util.calendar=ALL-UNNAMED",
                        // Else Netty calls native functions, whose state is out of sight.
                        "-Dio.netty.noUnsafe=false",
                        "-cp",
                        classes + ":" + libraries + "/*",
                        "SparkQuery");
        Path empty = Files.createDirectory(directory.resolve("empty"));
        String report = Verification.assertEqualRuns(empty, Map.of(), words);
        assertTrue(report.contains("(status 0, "), report);
    }
}
