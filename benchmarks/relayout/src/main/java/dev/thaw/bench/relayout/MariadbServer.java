// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** MariaDB at a socket of its own, and sysbench with one connection on the other processor. */
record MariadbServer(Started started, Path directory) implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    private static final int TABLES = 4;
    private static final int ROWS = 25_000;

    /**
     * @param built what ocolos/programs has made, with its messages and character sets
     * @param binary the server, or what was made of it
     * @param directory its data lies in {@code data}
     */
    static MariadbServer start(Path built, Path binary, Path directory)
            throws IOException, InterruptedException {
        List<String> command = command(built, binary, directory);
        command.addAll(
                Commands.words(
                        "--socket={} --pid-file={} --skip-networking --innodb-buffer-pool-size=128M --innodb-flush-log-at-trx-commit=0",
                        directory.resolve("socket"),
                        directory.resolve("pid")));
        Started started =
                Started.startSilent(
                        Processors.on(Processors.SUBJECT, command),
                        Map.of(),
                        directory.resolve("errors"));
        UnixDomainSocketAddress socket = UnixDomainSocketAddress.of(directory.resolve("socket"));
        started.await(PATIENCE, () -> SocketChannel.open(socket).close());
        return new MariadbServer(started, directory);
    }

    /** What also whoever fills a new database says. */
    static List<String> command(Path built, Path binary, Path directory) {
        List<String> command =
                Commands.words(
                        "{} --no-defaults --datadir={} --tmpdir={} --lc-messages-dir={} --character-sets-dir={}",
                        binary,
                        directory.resolve("data"),
                        directory,
                        built.resolve("share"),
                        built.resolve("share/charsets"));
        if (System.getProperty("user.name").equals("root")) {
            command.add("--user=root");
        }
        return command;
    }

    long pid() {
        return started.pid();
    }

    private List<String> sysbench(SysbenchWork work, String... more) {
        List<String> command =
                Commands.words(
                        "sysbench {} --db-driver=mysql --mysql-socket={} --mysql-user=root --mysql-db=bench --tables={} --table-size={} --threads=1",
                        work.script(),
                        directory.resolve("socket"),
                        TABLES,
                        ROWS);
        command.addAll(List.of(more));
        return Processors.on(Processors.CLIENT, command);
    }

    void fill() throws IOException, InterruptedException {
        Commands.output(sysbench(SysbenchWork.OLTP_READ_ONLY, "prepare"));
    }

    void transactions(SysbenchWork work) throws IOException, InterruptedException {
        String count = "--events=" + work.transactions();
        Commands.output(sysbench(work, count, "--time=0", "run"));
    }

    /** Work for an hour at most, until it is closed. */
    Started load(SysbenchWork work) throws IOException {
        return Started.startSilent(
                sysbench(work, "--time=3600", "run"), Map.of(), directory.resolve("load.err"));
    }

    /** Ends it so that its data is whole. */
    void shutDown() throws IOException, InterruptedException {
        ProcessHandle.of(pid()).ifPresent(ProcessHandle::destroy);
        started.waitFor(PATIENCE);
    }

    @Override
    public void close() {
        started.close();
    }
}
