// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import dev.thaw.visor.call.MoveSettings;
import dev.thaw.visor.http.HttpLimits;
import dev.thaw.visor.serve.Server;
import dev.thaw.visor.serve.ServerOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** How a server of a test is, where it is not as usual. */
public final class TestSettings {
    /** A single call is enough to be hot; none is idle before its test says so. */
    private static final MoveSettings MOVES = new MoveSettings(0.05, 300, 600_000, 500);

    /** With a second of idleness. */
    public static final MoveSettings SOON_IDLE = new MoveSettings(0.05, 300, 1000, 500);

    /** No function takes as much as would keep it in the JVM. */
    public static final MoveSettings ALL_IDLE = new MoveSettings(1e9, 300, 0, 500);

    private static final long STATS_MILLIS = 100;

    private final Path data;
    private long memory = 1L << 30;
    private HttpLimits http = HttpLimits.DEFAULT;
    private List<String> require = List.of();
    private List<String> worker = TestServer.fakeWorker();
    private String users = "auto";
    private String groups = "none";
    private Map<String, Path> languages = Map.of();
    private Path languageBuilder;
    private Path languageCache;
    private List<String> jvm = List.of();
    private String collector;
    private MoveSettings moves = MOVES;
    private long graceMillis = 300;
    private long retireMillis = 2000;
    private long drainMillis = 5000;
    private String openWhisk;
    private int warmJvms;

    TestSettings(Path data) {
        this.data = data;
    }

    public TestSettings memory(long value) {
        memory = value;
        return this;
    }

    public TestSettings http(HttpLimits value) {
        http = value;
        return this;
    }

    /** What must be enforced. */
    public TestSettings require(List<String> value) {
        require = value;
        return this;
    }

    public TestSettings worker(List<String> value) {
        worker = value;
        return this;
    }

    public TestSettings users(String value) {
        users = value;
        return this;
    }

    public TestSettings groups(String value) {
        groups = value;
        return this;
    }

    /** Images of languages. */
    public TestSettings languages(Map<String, Path> value) {
        languages = value;
        return this;
    }

    /** A program that builds what scripts run in. */
    public TestSettings languageBuilder(Path value) {
        languageBuilder = value;
        return this;
    }

    public TestSettings languageCache(Path value) {
        languageCache = value;
        return this;
    }

    /** Prints the directory of the JVM for scripts; empty: there is none. */
    public TestSettings jvm(List<String> value) {
        jvm = value;
        return this;
    }

    /** Of traces. */
    public TestSettings collector(String value) {
        collector = value;
        return this;
    }

    /** When scripts move. */
    public TestSettings moves(MoveSettings value) {
        moves = value;
        return this;
    }

    /** For a cancelled call to end. */
    public TestSettings graceMillis(long value) {
        graceMillis = value;
        return this;
    }

    /** For calls of a worker that is given up. */
    public TestSettings retireMillis(long value) {
        retireMillis = value;
        return this;
    }

    /** For calls to end when the server does. */
    public TestSettings drainMillis(long value) {
        drainMillis = value;
        return this;
    }

    /** Runtime of actions: the server is an action container. */
    public TestSettings openWhisk(String value) {
        openWhisk = value;
        return this;
    }

    /** That run before anybody needs them. */
    public TestSettings warmJvms(int value) {
        warmJvms = value;
        return this;
    }

    public TestServer start() throws IOException {
        return new TestServer(Server.start(options()), data);
    }

    public ServerOptions options() {
        return new ServerOptions(
                data,
                "127.0.0.1",
                0,
                worker,
                languages,
                languageBuilder,
                languageCache,
                jvm,
                memory,
                graceMillis,
                retireMillis,
                drainMillis,
                64 << 20,
                require,
                users,
                groups,
                collector,
                0,
                openWhisk,
                moves,
                warmJvms,
                STATS_MILLIS,
                http);
    }
}
