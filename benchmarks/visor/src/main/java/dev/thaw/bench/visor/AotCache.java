// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Started;
import dev.thaw.bench.visor.programs.HelloServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** What a JDK 25 keeps of a run, for the next ones to start faster. */
record AotCache(Places places) {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private Path file() {
        return places.work().resolve("hello.aot");
    }

    String option() {
        return "-XX:AOTCache=" + file();
    }

    void make() throws IOException, InterruptedException {
        List<String> command =
                places.program(
                        HelloServer.class, "-XX:AOTCacheOutput=" + file(), "-Xlog:aot=error");
        try (Started process = Started.start(command, Map.of(), places.errors("aot"))) {
            int port = VisorServer.port(process.line(LIMIT));
            try (HttpConnection connection = new HttpConnection(port)) {
                connection.post("/", "you").expect(200);
            }
            try (HttpConnection connection = new HttpConnection(port)) {
                connection.begin("/exit", 0);
                process.waitFor(LIMIT);
            }
        }
        if (!Files.exists(file())) {
            throw new IOException("the JVM has written no AOT cache; its words: aot.err");
        }
    }
}
