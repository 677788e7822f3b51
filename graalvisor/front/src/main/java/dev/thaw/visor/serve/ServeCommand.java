// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.command.line.Conventions;
import dev.thaw.command.line.ExitCodes;
import dev.thaw.visor.call.Limits;
import dev.thaw.visor.client.DataDirectory;
import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "visor",
        description = "serve functions",
        footer = {
            "",
            "A socket that systemd or the like passes on (LISTEN_FDS) is served in place of --host and --port.",
            "",
            "Exit codes: 0 ended in order, 1 it cannot serve, 2 wrong usage.",
            "",
            "Example: thaw visor --port 8080 --memory 4g"
        })
public final class ServeCommand implements Callable<Integer> {
    private static final int MOST_PORT = 65_535;

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
            names = "--openwhisk",
            paramLabel = "RUNTIME",
            description =
                    "be an action container of OpenWhisk, for actions in javascript, python or java; default: none")
    private String openWhisk;

    @Mixin private WorkerOptions workers;
    @Mixin private LimitOptions limits;
    @Mixin private ScriptOptions scripts;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this")
    private boolean help;

    @Spec private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (scripts.mistake() != null) {
            throw new ParameterException(spec.commandLine(), scripts.mistake());
        }
        CountDownLatch ended = new CountDownLatch(1);
        ServerOptions options = options();
        ServerSocketChannel passed = PassedSocket.ofThisProcess();
        Server server = Server.start(options, passed);
        Reload.onSignal(server, this::optionsNow);
        Thread end =
                new Thread(() -> {
                    server.end();
                    ended.countDown();
                    // not the 143 of a JVM that ends by a signal: this end is in order
                    Runtime.getRuntime().halt(0);
                });
        Runtime.getRuntime().addShutdownHook(end);
        String served = passed == null ? host : server.address().getHostString();
        System.out.println(
                "thaw visor: " + url(served, server.port()) + "  data: " + options.data());
        ended.await();
        return 0;
    }

    /** How the server ends when it cannot serve. */
    public static int exitCode(Exception failure) {
        return failure instanceof IOException ? CommandLine.ExitCode.SOFTWARE : ExitCodes.FAULT;
    }

    private static String url(String host, int port) {
        return "http://%s:%d".formatted(host.contains(":") ? "[" + host + "]" : host, port);
    }

    private static void checkPort(String option, int port, int least) throws IOException {
        if (port < least || port > MOST_PORT) {
            throw new IOException(
                    "%s must be from 0 to %d, not %d".formatted(option, MOST_PORT, port));
        }
    }

    private ServerOptions options() throws IOException {
        checkPort("--port", port, 0);
        checkPort("--manage-port", managePort, -1);
        limits.check();
        if (openWhisk != null && !OpenWhiskCode.RUNTIMES.contains(openWhisk)) {
            throw new IOException(
                    "--openwhisk must be one of %s, not %s"
                            .formatted(new TreeSet<>(OpenWhiskCode.RUNTIMES), openWhisk));
        }
        if (data != null && Files.exists(data) && !Files.isDirectory(data)) {
            throw new IOException(data + " is no directory; choose another --data");
        }
        return new ServerOptions(
                (data != null ? data : DataDirectory.standard()).toAbsolutePath(),
                host,
                port,
                workers.command(),
                scripts.languages(),
                scripts.languageBuilder,
                scripts.languageCache,
                scripts.jvm,
                limits.memory(),
                limits.grace,
                limits.retire,
                limits.drain,
                limits.maxFunction,
                workers.require,
                workers.users,
                workers.controlGroups,
                collector == null || collector.isEmpty() ? null : collector,
                managePort,
                openWhisk,
                scripts.moves(),
                scripts.warmJvms(),
                Limits.STATS_MILLIS,
                limits.http());
    }

    /** Of the same command line, with environment and configuration as they are now. */
    private ServerOptions optionsNow() throws IOException {
        ServeCommand again = new ServeCommand();
        CommandLine commandLine = Conventions.options(new CommandLine(again));
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
}
