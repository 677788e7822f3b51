// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The status page in a browser: Chromium, without a window. */
class StatusPageTest {
    private static final Path BROWSER = Path.of("/usr/bin/chromium");
    private static final Pattern CELL =
            Pattern.compile("<t[dh][^>]*>(.*?)</t[dh]>", Pattern.DOTALL);

    @TempDir Path directory;

    @BeforeAll
    static void needsABrowser() {
        assumeTrue(Files.isExecutable(BROWSER), BROWSER + " is not installed");
    }

    /** What the browser has made of the page. */
    private String shown(String url) throws Exception {
        List<String> command = new ArrayList<>(List.of(BROWSER.toString(), "--headless"));
        // no user of its own, no network, no shared memory of the machine
        command.addAll(List.of("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"));
        command.addAll(List.of("--disable-background-networking", "--no-first-run"));
        command.addAll(List.of("--user-data-dir=" + directory.resolve("profile"), "--dump-dom"));
        command.add(url);
        Path errors = directory.resolve("errors");
        Process browser = new ProcessBuilder(command).redirectError(errors.toFile()).start();
        try {
            browser.getOutputStream().close();
            String dom =
                    new String(browser.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(browser.waitFor(60, TimeUnit.SECONDS), "the browser does not end");
            assertEquals(0, browser.exitValue(), () -> read(errors));
            return dom;
        } finally {
            browser.descendants().forEach(ProcessHandle::destroyForcibly);
            browser.destroyForcibly();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** The texts of the cells of the row that begins with this. */
    private static List<String> row(String dom, String first) {
        for (String row : dom.split("<tr>")) {
            List<String> cells = new ArrayList<>();
            Matcher matcher = CELL.matcher(row);
            while (matcher.find()) {
                cells.add(matcher.group(1).replaceAll("<[^>]*>", "").strip());
            }
            if (!cells.isEmpty() && cells.getFirst().equals(first)) {
                return cells;
            }
        }
        throw new AssertionError("no row " + first + ": " + dom);
    }

    @Test
    void aPersonSeesWhatIsServed() throws Exception {
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            String url = "http://127.0.0.1:" + server.port() + "/";
            assertTrue(shown(url).contains("thaw function deploy hello.fn"));
            Client client = server.client();
            client.deploy("greet", FunctionFiles.archive("Hello"));
            client.deploy("greet", FunctionFiles.archive("Hello again"));
            assertEquals(200, client.get("/greet/version").statusCode());
            String dom = shown(url);
            // the browser itself completes the tables: it has understood them
            assertEquals(2, dom.split("<tbody>", -1).length - 1, dom);
            List<String> function = row(dom, "greet");
            assertEquals(List.of("greet", "java", "2", "default"), function.subList(0, 4));
            assertEquals(row(dom, "function").size(), function.size(), "as many cells as headings");
            List<String> worker = row(dom, "default");
            assertTrue(Long.parseLong(worker.get(1)) > 1, worker.toString());
            assertEquals(row(dom, "of").size(), worker.size(), "as many cells as headings");
            assertTrue(dom.contains("<a href=\"/greet\">greet</a>"), dom);
            assertFalse(dom.contains("There are none yet"), dom);
            String metrics = shown(url + "_/metrics");
            assertTrue(metrics.contains("thaw_running"), metrics);
        }
    }
}
