// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.bench.process.Supervisor;
import dev.thaw.bench.visor.Peers.Peer;
import dev.thaw.bench.visor.TableFunction.Language;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Each function of the paper's table answers here what it answers in its peer: the Functions
 * Framework on a JVM, node, python3. Needs npm and pip.
 */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "an image of its own, and downloads; with --soak")
class TableIT {
    @TempDir static Path work;

    private static TableServers servers;
    private static VisorServer visor;

    @BeforeAll
    static void start() throws Exception {
        assumeTrue(runs("npm", "--version"), "there is no npm");
        assumeTrue(runs("node", "--version"), "there is no node");
        assumeTrue(runs("python3", "-m", "pip", "--version"), "there is no pip of python3");
        Places places = TestFront.places(Path.of("../..").toRealPath(), work);
        servers =
                TableServers.start(
                        places, new FunctionFiles(places, new PrintWriter(System.err, true)), true);
        visor = servers.visor();
    }

    private static boolean runs(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    @AfterAll
    static void stop() {
        Supervisor.endAll();
    }

    @TestFactory
    Stream<DynamicTest> java() {
        return answersAreThoseOfThePeer(Language.JAVA);
    }

    @TestFactory
    Stream<DynamicTest> javaScript() {
        return answersAreThoseOfThePeer(Language.JAVASCRIPT);
    }

    @TestFactory
    Stream<DynamicTest> python() {
        return answersAreThoseOfThePeer(Language.PYTHON);
    }

    private static Stream<DynamicTest> answersAreThoseOfThePeer(Language language) {
        return TableFunction.names(language).stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> compare(language, name)));
    }

    private static void compare(Language language, String name) throws Exception {
        Path folder = Path.of("functions").toRealPath();
        TableFunction function = TableFunction.read(folder, language, name);
        String deployed = function.title().replace(' ', '-');
        servers.deploy(visor, function, deployed);
        byte[] request = servers.request(function);
        SameAnswers answers = new SameAnswers();
        try (Peer peer = servers.peer(function)) {
            answers.check(function, peer.port(), "/", request);
        }
        answers.check(function, visor.port(), "/" + deployed, request);
        if (function.needs("store")) {
            Path objects = work.resolve("objects");
            assertArrayEquals(
                    Files.readAllBytes(objects.resolve("photo.jpg")),
                    Files.readAllBytes(objects.resolve("copy-of-photo.jpg")));
        }
    }
}
