// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A server's place in the pool: the files by which clients find it, and those that tell them why it
 * is gone, or that it would be no use to start another one.
 */
final class PoolEntry {
    private final String id;
    private final String base;
    private StatePage page;

    PoolEntry(String directory, String id, String number) {
        this.id = id;
        base = directory + "/" + id + "-" + number;
    }

    /** Where all servers of the user are. */
    String directory() {
        return base.substring(0, base.lastIndexOf('/'));
    }

    /** Makes the page on which clients see what the server does. */
    StatePage open() throws IOException {
        page = new StatePage(base + ".state", Native.processId());
        return page;
    }

    /** Whether clients find this server, and no other one in its place. */
    boolean isInPlace() {
        return page.isInPlace() && Files.exists(Path.of(base + ".sock"));
    }

    void remove() throws IOException {
        page.state(StatePage.RETIRED);
        // The socket last: when it is gone a client may put another server here.
        Files.deleteIfExists(Path.of(base + ".state"));
        Files.deleteIfExists(Path.of(base + ".sock"));
    }

    /** For the status: why the server is gone. */
    void record(String reason, long runs) throws IOException {
        String line =
                System.currentTimeMillis() / 1000
                        + "\t"
                        + "server "
                        + Native.processId()
                        + " retired after "
                        + runs
                        + " runs\t"
                        + reason.replace('\n', ' ').replace('\t', ' ')
                        + "\n";
        Files.writeString(
                Path.of(directory(), "refused"),
                line,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    }

    /** No server is to be started for these settings again. */
    void refuseAll(String reason) {
        write(Path.of(directory(), id + ".refused"), reason);
        // Last, so that whoever sees that the server is gone also finds why.
        if (page != null) {
            page.state(StatePage.RETIRED);
        }
    }

    /** No server is to run this program again. */
    void refuse(String program, String reason) {
        write(Path.of(directory(), id + "-" + program + ".refused"), reason);
    }

    private static void write(Path file, String text) {
        Path temporary = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.writeString(temporary, text);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            // Without the file the next client tries this program in a server again.
        }
    }
}
