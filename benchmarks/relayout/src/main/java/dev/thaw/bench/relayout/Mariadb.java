// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What all experiments with MariaDB share: a filled database, of which each server has a copy, and
 * a layout for each workload, by its own profile, beside one of the file by all profiles together.
 */
final class Mariadb {
    /** What fills a new database, in this order. */
    private static final List<String> SYSTEM_TABLES =
            List.of("mysql_system_tables.sql", "mysql_system_tables_data.sql");

    private final Places places;
    private final Map<SysbenchWork, Path> kept = new EnumMap<>(SysbenchWork.class);
    private Path filled;
    private Path mixed;

    Mariadb(Places places) {
        this.places = places;
    }

    /** Built in ten minutes, once. */
    Path built() throws IOException, InterruptedException {
        return places.program("mariadb", "");
    }

    Path binary() throws IOException, InterruptedException {
        return built().resolve("mariadbd");
    }

    /** A server with a copy of the filled database. */
    MariadbServer start(Path binary, String name) throws IOException, InterruptedException {
        Path directory = places.directory("my-" + name);
        Commands.output("cp", "-r", filled().toString(), directory.resolve("data").toString());
        return MariadbServer.start(built(), binary, directory);
    }

    private Path filled() throws IOException, InterruptedException {
        if (filled == null) {
            Path directory = places.directory("my-filled");
            Path data = Files.createDirectories(directory.resolve("data"));
            List<String> command = MariadbServer.command(built(), binary(), directory);
            command.add("--bootstrap");
            Commands.Done done = Commands.run(new ProcessBuilder(command), systemTables());
            if (done.status() != 0) {
                throw new IOException("MariaDB makes no database: " + done.text());
            }
            try (MariadbServer server = MariadbServer.start(built(), binary(), directory)) {
                server.fill();
                server.shutDown();
            }
            filled = data;
        }
        return filled;
    }

    private String systemTables() throws IOException, InterruptedException {
        StringBuilder all = new StringBuilder("create database mysql;\nuse mysql;\n");
        for (String name : SYSTEM_TABLES) {
            all.append(Files.readString(built().resolve("share").resolve(name)));
        }
        return all.append("create database bench;\n").toString();
    }

    /** Where the profile of a workload, and BOLT's result of it, are kept. */
    Path kept(SysbenchWork work) throws IOException, InterruptedException {
        if (kept.isEmpty()) {
            profileAll();
        }
        return kept.get(work);
    }

    private void profileAll() throws IOException, InterruptedException {
        try (MariadbServer server = start(binary(), "profiled")) {
            for (SysbenchWork work : SysbenchWork.values()) {
                Path keep = places.directory("my-kept").resolve(work.script());
                try (Started _ = server.load(work)) {
                    places.tool().relay(server.pid(), keep, Bolt.BOLT_16.program(), false);
                }
                places.tool().undo(server.pid());
                kept.put(work, keep);
            }
        }
    }

    /** BOLT's program of the file by the profiles of all workloads together. */
    Path mixed() throws IOException, InterruptedException {
        if (mixed == null) {
            Path directory = places.directory("my-mixed");
            Path profile = directory.resolve("profile");
            try (OutputStream all = Files.newOutputStream(profile)) {
                for (SysbenchWork work : SysbenchWork.values()) {
                    Files.copy(kept(work).resolve("profile"), all);
                }
            }
            String bolt = Bolt.BOLT_16.program();
            mixed = Tool.offline(binary(), profile, bolt, directory.resolve("offline"));
        }
        return mixed;
    }
}
