// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** What functions of the table talk to: a database, and a store of objects; on loopback. */
record TableServices(Started database, Started store, String databaseAddress, String storeAddress)
        implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(180);

    /** Else answers of the JDK's server on kept connections wait 40 ms for the client's ACK. */
    private static final String AT_ONCE = "-Dsun.net.httpserver.nodelay=true";

    static TableServices start(Places places) throws IOException {
        Path objects = Files.createDirectories(places.work().resolve("objects"));
        Path photo = objects.resolve("photo.jpg");
        if (!Files.exists(photo)) {
            Files.copy(places.tableFolder().resolve("inputs/photo.jpg"), photo);
        }
        Started database = program(places, "Database");
        try {
            String databaseAddress = database.line(LIMIT);
            Started store = program(places, "ObjectStore", objects.toString());
            try {
                return new TableServices(database, store, databaseAddress, store.line(LIMIT));
            } catch (IOException e) {
                store.close();
                throw e;
            }
        } catch (IOException e) {
            database.close();
            throw e;
        }
    }

    private static Started program(Places places, String name, String... arguments)
            throws IOException {
        String classPath =
                places.table("thaw-benchmarks-table.jar") + ":" + places.table("lib/h2.jar");
        List<String> command =
                Commands.words(
                        "{} {} -cp {} dev.thaw.bench.table.{}",
                        places.java(),
                        AT_ONCE,
                        classPath,
                        name);
        command.addAll(List.of(arguments));
        return Started.start(command, Map.of(), places.errors(name));
    }

    /** Environment of a function. */
    Map<String, String> environment(TableFunction function) {
        return function.needs("database") ? Map.of("DATABASE", databaseAddress) : Map.of();
    }

    byte[] request(TableFunction function) throws IOException {
        return function.request(storeAddress);
    }

    @Override
    public void close() {
        database.close();
        store.close();
    }
}
