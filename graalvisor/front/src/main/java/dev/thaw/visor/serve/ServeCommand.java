// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.call.MoveSettings;
import dev.thaw.visor.client.DataDirectory;
import dev.thaw.visor.client.Size;
import dev.thaw.visor.http.HttpLimits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "visor",
        description = "serve functions",
        footer = {"", "Example: thaw visor --port 8080 --memory 4g"})
public final class ServeCommand implements Callable<Integer> {
    private static final int MOST_PERCENT = 100_000;
    private static final String WORKER = "thaw-visor-worker";

    @Option(
            names = Configuration.FILE,
            paramLabel = "FILE",
            description = {
                "options, one a line: max-function = 2g",
                "the command line comes first, then THAW_VISOR_MAX_FUNCTION, then this"
            })
    private Path configuration;

    @Option(names = "--data", paramLabel = "DIRECTORY", description = "where functions are kept")
    private Path data;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "to listen on; default: ${DEFAULT-VALUE}")
    private String host;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "${env:PORT:-8080}",
            description = "to listen on; 0: any; default: PORT, or 8080")
    private int port;

    @Option(
            names = "--worker",
            paramLabel = "FILE",
            description = "the worker's program; default: THAW_VISOR_WORKER, or beside this one")
    private List<String> worker;

    @Option(
            names = "--language",
            paramLabel = "NAME=LIBRARY",
            description = "a function library that scripts run in")
    private Map<String, Path> languages = Map.of();

    @Option(
            names = "--language-builder",
            paramLabel = "FILE",
            description = "the program that builds such libraries when they are needed")
    private Path languageBuilder;

    @Option(
            names = "--language-cache",
            paramLabel = "DIRECTORY",
            description = "where it keeps them")
    private Path languageCache;

    @Option(
            names = "--jvm",
            paramLabel = "WORD",
            description = "a word of the command that prints where the JVM for scripts is")
    private List<String> jvm = List.of();

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Size.class,
            description = "of all isolates together; default: three quarters of the machine's")
    private Long memory;

    @Option(
            names = "--max-function",
            paramLabel = "SIZE",
            converter = Size.class,
            defaultValue = "1g",
            description = "of a function's files; default: ${DEFAULT-VALUE}")
    private long maxFunction;

    @Option(
            names = "--connections",
            paramLabel = "N",
            defaultValue = "4096",
            description = "at one time; default: ${DEFAULT-VALUE}")
    private int connections;

    @Option(names = "--head-ms", hidden = true, defaultValue = "10000")
    private long headMillis;

    @Option(names = "--stall-ms", hidden = true, defaultValue = "30000")
    private long stallMillis;

    @Option(
            names = "--grace-ms",
            paramLabel = "MS",
            defaultValue = "2000",
            description = "for a cancelled call to end; default: ${DEFAULT-VALUE}")
    private long grace;

    @Option(
            names = "--retire-ms",
            paramLabel = "MS",
            defaultValue = "30000",
            description =
                    "for the other calls of a worker that is given up; default: ${DEFAULT-VALUE}")
    private long retire;

    @Option(
            names = "--drain-ms",
            paramLabel = "MS",
            defaultValue = "30000",
            description = "for calls to end at SIGTERM; default: ${DEFAULT-VALUE}")
    private long drain;

    @Option(
            names = "--require",
            paramLabel = "MECHANISM",
            split = ",",
            description = "what must be enforced of workers, as seccomp,landlock")
    private List<String> require = List.of();

    @Option(
            names = "--worker-users",
            paramLabel = "FROM-TO",
            defaultValue = "auto",
            description = {
                "a user for each tenant's worker, of these numbers; none: the server's user",
                "default: 1900000000-1900065535 where the server is root"
            })
    private String users;

    @Option(
            names = "--control-groups",
            paramLabel = "auto|none",
            defaultValue = "auto",
            description = "what holds a tenant's memory and processors; default: ${DEFAULT-VALUE}")
    private String controlGroups;

    @Option(
            names = "--collector",
            paramLabel = "URL",
            defaultValue = "${env:OTEL_EXPORTER_OTLP_ENDPOINT:-}",
            description = {
                "of traces, by OTLP over HTTP in JSON, as http://127.0.0.1:4318",
                "default: OTEL_EXPORTER_OTLP_ENDPOINT, or none"
            })
    private String collector;

    @Option(
            names = "--manage-port",
            paramLabel = "N",
            defaultValue = "-1",
            description = "of 127.0.0.1, for management with tokens; 0: any; default: none")
    private int managePort;

    @Option(
            names = "--move-cpu",
            paramLabel = "PERCENT",
            defaultValue = "10",
            description = {
                "of a processor that a script's calls take in isolates before the JVM is tried",
                "default: ${DEFAULT-VALUE}"
            })
    private double moveCpu;

    @Option(
            names = "--move-idle-ms",
            paramLabel = "MS",
            defaultValue = "60000",
            description =
                    "how long they must take less than a fifth of that to move back; default: ${DEFAULT-VALUE}")
    private long moveIdle;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this")
    private boolean help;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        if ((languageBuilder == null) != (languageCache == null)) {
            System.err.println(
                    "thaw visor: --language-builder and --language-cache need each other");
            return 2;
        }
        CountDownLatch ended = new CountDownLatch(1);
        try {
            ServerOptions options = options();
            Server server = Server.start(options);
            Reload.onSignal(server, this::optionsNow);
            Thread end =
                    new Thread(() -> {
                        server.end();
                        ended.countDown();
                        // not the 143 of a JVM that ends by a signal: this end is in order
                        Runtime.getRuntime().halt(0);
                    });
            Runtime.getRuntime().addShutdownHook(end);
            System.out.println(
                    "thaw visor: http://"
                            + host
                            + ":"
                            + server.port()
                            + "  data: "
                            + options.data());
            ended.await();
            return 0;
        } catch (IOException e) {
            System.err.println("thaw visor: " + e.getMessage());
            return 1;
        }
    }

    private ServerOptions options() throws IOException {
        return new ServerOptions(
                (data != null ? data : DataDirectory.standard()).toAbsolutePath(),
                host,
                port,
                workerCommand(),
                languages,
                languageBuilder,
                languageCache,
                jvm,
                memory != null ? memory : MachineMemory.bytes() / 4 * 3,
                grace,
                retire,
                drain,
                maxFunction,
                require,
                users,
                controlGroups,
                collector == null || collector.isEmpty() ? null : collector,
                managePort,
                moves(),
                new HttpLimits(
                        connections,
                        HttpLimits.DEFAULT.header(),
                        headMillis,
                        stallMillis,
                        HttpLimits.DEFAULT.idleMillis()));
    }

    /** Of the same command line, with environment and configuration as they are now. */
    private ServerOptions optionsNow() throws IOException {
        ServeCommand again = new ServeCommand();
        CommandLine commandLine = new CommandLine(again);
        // the first is the command itself
        String[] arguments =
                spec.commandLine().getParseResult().originalArgs().stream()
                        .skip(1)
                        .toArray(String[]::new);
        commandLine.setDefaultValueProvider(
                Configuration.of(commandLine.getCommandSpec(), arguments, System.getenv()));
        commandLine.parseArgs(arguments);
        return again.options();
    }

    private MoveSettings moves() throws IOException {
        if (!(moveCpu > 0 && moveCpu <= MOST_PERCENT) || moveIdle < 0) {
            throw new IOException(
                    "--move-cpu must be more than 0 and at most %d, and --move-idle-ms no less than 0"
                            .formatted(MOST_PERCENT));
        }
        MoveSettings usual = MoveSettings.DEFAULT;
        return new MoveSettings(moveCpu / 100, usual.windowMillis(), moveIdle, usual.checkMillis());
    }

    private List<String> workerCommand() {
        if (worker != null) {
            return worker;
        }
        String named = System.getenv("THAW_VISOR_WORKER");
        if (named != null && !named.isEmpty()) {
            return List.of(named);
        }
        String own = ProcessHandle.current().info().command().orElse("");
        return List.of(Path.of(own).resolveSibling(WORKER).toString());
    }
}
