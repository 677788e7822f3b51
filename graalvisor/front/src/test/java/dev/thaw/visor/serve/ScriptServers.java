// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.visor.call.MoveSettings;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.fake.TestSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Servers with the real worker and the image of a language, built if it is missing. */
final class ScriptServers {
    private ScriptServers() {}

    /** Scripts run in isolates only. */
    static TestSettings inIsolates(Path directory, String language) throws Exception {
        Path worker = RealWorkerIT.worker();
        assumeTrue(Files.isExecutable(worker), "there is no worker at " + worker);
        return TestServer.with(directory.resolve("data"))
                .memory(4L << 30)
                .require(List.of("no-new-privileges", "seccomp", "landlock"))
                .worker(List.of(worker.toString()))
                .languages(Map.of(language, LanguageImages.find(language)));
    }

    /** Hot ones move to a JVM; the last that they have left stays, as usual. */
    static TestSettings moving(Path directory, String language) throws Exception {
        return inIsolates(directory, language)
                .require(List.of("no-new-privileges", "seccomp", "landlock", "network"))
                .jvm(JvmScriptsIT.jvm())
                .moves(moves(2000))
                .warmJvms(1);
    }

    static MoveSettings moves(long idleMillis) {
        // a busy machine gives little to anybody
        return new MoveSettings(0.005, 1000, idleMillis, 500);
    }
}
