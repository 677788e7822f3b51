// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.visor.fake.RealWorker;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who reaches the management socket. */
class ManagementAccessTest {
    /** As curl says it. */
    private static final int COULD_NOT_CONNECT = 7;

    @Test
    void theSocketIsItsOwners(@TempDir Path data) throws Exception {
        try (TestServer server = TestServer.start(data)) {
            assertEquals(
                    "rw-------",
                    PosixFilePermissions.toString(
                            Files.getPosixFilePermissions(data.resolve("manage.sock"))));
        }
    }

    /** Also where its mode lets everybody in: then the kernel's word of who connects is left. */
    @Test
    void nobodyElseManagesWhateverItsModeIs(@TempDir Path other) throws Exception {
        assumeTrue(RealWorker.isRoot(), "only root can be somebody else");
        for (String tool : List.of("setpriv", "curl")) {
            assumeTrue(exitCode(tool, "--version") == 0, "there is no " + tool);
        }
        Files.setPosixFilePermissions(other, PosixFilePermissions.fromString("rwx--x--x"));
        Path data = other.resolve("data");
        try (TestServer its = TestServer.start(data)) {
            Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwx--x--x"));
            Path socket = data.resolve("manage.sock");
            assertEquals(COULD_NOT_CONNECT, exitCode(curl(socket, true)), "by its mode");
            open(socket);
            assertTrue(isReachedByNobody(data.resolve("beside.sock")), "the way there is open");
            // however curl says that its connection was closed
            assertNotEquals(0, exitCode(curl(socket, true)));
            assertEquals(0, exitCode(curl(socket, false)));
        }
    }

    private static boolean isReachedByNobody(Path socket) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            open(socket);
            server.configureBlocking(false);
            Process process = new ProcessBuilder(curl(socket, true)).start();
            SocketChannel client = server.accept();
            while (client == null && process.isAlive()) {
                Thread.sleep(10);
                client = server.accept();
            }
            client = client == null ? server.accept() : client;
            process.destroy();
            if (client != null) {
                client.close();
            }
            return client != null;
        }
    }

    private static void open(Path socket) throws IOException {
        Files.setPosixFilePermissions(socket, PosixFilePermissions.fromString("rw-rw-rw-"));
    }

    private static String[] curl(Path socket, boolean asNobody) {
        List<String> command = new ArrayList<>();
        if (asNobody) {
            command.addAll(List.of("setpriv", "--reuid", "65534", "--regid", "65534"));
            command.add("--clear-groups");
        }
        command.addAll(List.of("curl", "--silent", "--max-time", "60", "--unix-socket"));
        command.addAll(List.of(socket.toString(), "http://x/stats"));
        return command.toArray(String[]::new);
    }

    private static int exitCode(String... command) throws Exception {
        try {
            return new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            return -1;
        }
    }
}
