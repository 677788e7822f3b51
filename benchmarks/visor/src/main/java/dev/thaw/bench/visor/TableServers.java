// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.visor.Peers.Peer;
import dev.thaw.bench.visor.TableFunction.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Starts what serves a function of the table: this runtime, or processes of its own. */
final class TableServers implements AutoCloseable {
    private static final String THAW = "thaw ";

    /** Calls of interpreted functions may take long on a busy machine. */
    private static final String TIMEOUT = "600000";

    private final Places places;
    private final FunctionFiles functions;
    private final ScriptFiles scripts;
    private final TableServices services;
    private final boolean quick;
    private int servers;

    private TableServers(
            Places places, FunctionFiles functions, TableServices services, boolean quick) {
        this.places = places;
        this.functions = functions;
        this.services = services;
        this.quick = quick;
        scripts = new ScriptFiles(places);
    }

    /**
     * Starts what functions talk to.
     *
     * @param quick one image for all Java functions
     */
    static TableServers start(Places places, FunctionFiles functions, boolean quick)
            throws IOException {
        return new TableServers(places, functions, TableServices.start(places), quick);
    }

    byte[] request(TableFunction function) throws IOException {
        return services.request(function);
    }

    @Override
    public void close() {
        services.close();
    }

    /** Each language by this runtime, and by the peer's. */
    static List<String> contenders() {
        List<String> all = new ArrayList<>();
        for (Language language : Language.values()) {
            all.add(THAW + language.folder());
            all.add(peer(language));
        }
        return all;
    }

    private static String peer(Language language) {
        return switch (language) {
            case JAVA -> "java";
            case JAVASCRIPT -> "node";
            case PYTHON -> "python3";
        };
    }

    static boolean isThaw(String contender) {
        return contender.startsWith(THAW);
    }

    static Language language(String contender) {
        for (Language language : Language.values()) {
            if (contender.equals(THAW + language.folder()) || contender.equals(peer(language))) {
                return language;
            }
        }
        throw new IllegalArgumentException("there is no contender " + contender);
    }

    List<TableFunction> functions(Language language) throws IOException {
        List<TableFunction> all = new ArrayList<>();
        for (String name : TableFunction.names(language)) {
            all.add(TableFunction.read(places.tableFolder(), language, name));
        }
        return all;
    }

    /** A server without a function. */
    VisorServer visor() throws IOException {
        List<String> options =
                Commands.words("--jvm {} --jvm script-jvm", places.root().resolve("thaw"));
        for (Map.Entry<Language, Path> image : places.images().entrySet()) {
            String name = image.getKey().folder();
            options.addAll(List.of("--language", name + "=" + image.getValue()));
        }
        options.addAll(List.of(UntilMoved.STAY));
        servers++;
        Path data = places.work().resolve("table-" + servers);
        VisorServer visor = VisorServer.start(places, data, options.toArray(String[]::new));
        // before a worker is started
        visor.manage("limits", "--tenant", "default", "--network", "host");
        return visor;
    }

    /**
     * @param name under which it is called
     */
    void deploy(VisorServer visor, TableFunction function, String name)
            throws IOException, InterruptedException {
        List<String> options =
                Commands.words(
                        "--memory {} --timeout {} --max-timeout {}",
                        function.memory(),
                        TIMEOUT,
                        TIMEOUT);
        for (Map.Entry<String, String> variable : services.environment(function).entrySet()) {
            options.addAll(List.of("-e", variable.getKey() + "=" + variable.getValue()));
        }
        visor.deploy(file(function, options), name, options.toArray(String[]::new));
    }

    /**
     * What is deployed; made if it is not there.
     *
     * @param options of the deployment; gets those that the file needs
     */
    Path file(TableFunction function, List<String> options)
            throws IOException, InterruptedException {
        if (function.language() != Language.JAVA) {
            return scripts.deployed(function);
        }
        if (!quick) {
            return functions.table(function);
        }
        options.addAll(List.of("-e", "FUNCTION=" + function.name()));
        return functions.anyOfTable();
    }

    /** A process of its own, which has had no call yet. */
    Peer peer(TableFunction function) throws IOException, InterruptedException {
        Peers peers = new Peers(places);
        Path folder = places.tableFolder().resolve("peers");
        return switch (function.language()) {
            case JAVA ->
                    peers.functionsFramework(
                            places.classPath(function),
                            function.entry(),
                            services.environment(function));
            case JAVASCRIPT ->
                    peers.script("node", folder.resolve("serve.mjs"), scripts.script(function));
            case PYTHON ->
                    peers.script("python3", folder.resolve("serve.py"), scripts.script(function));
        };
    }
}
