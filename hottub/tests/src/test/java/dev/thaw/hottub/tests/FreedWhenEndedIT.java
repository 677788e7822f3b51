// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.net.ConnectException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.FileChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a program has held is free when its caller has the status. */
final class FreedWhenEndedIT {
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void portsAreFreeWhenTheProgramHasEnded(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            for (int i = 0; i < 3; i++) {
                int port = Integer.parseInt(warm.run("Outside", "listen").rest().trim());
                try (ServerSocket own = new ServerSocket()) {
                    own.setReuseAddress(false);
                    own.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
                }
            }
            assertTrue(warm.idleStatus().contains("  3 runs"), warm.status());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void soArePortsThatItReceivesAtAndFilesThatItHasLocked(Path jdk, @TempDir Path directory)
            throws Exception {
        Path file = Files.createFile(directory.resolve("locked"));
        try (Warm warm = new Warm(jdk)) {
            for (int i = 0; i < 3; i++) {
                int port = Integer.parseInt(warm.run("Holding", "receive").out().trim());
                new DatagramSocket(port, InetAddress.getLoopbackAddress()).close();
                assertEquals("locked\n", warm.run("Holding", "lock", file.toString()).out());
                try (FileChannel own = FileChannel.open(file, StandardOpenOption.WRITE)) {
                    assertNotNull(own.tryLock());
                }
            }
            assertTrue(warm.idleStatus().contains("  6 runs"), warm.status());
        }
    }

    /** They can do that until they are ended. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void soArePortsThatItsThreadsHaveTakenAgain(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            for (int i = 0; i < 4; i++) {
                int port = Integer.parseInt(warm.run("Holding", "again").out().trim());
                try (ServerSocket own = new ServerSocket()) {
                    own.setReuseAddress(false);
                    own.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
                }
            }
            assertTrue(warm.idleStatus().contains("  4 runs"), warm.status());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void nobodyListensAtItsFilesWhenTheProgramHasEnded(Path jdk, @TempDir Path directory)
            throws Exception {
        try (Warm warm = new Warm(jdk)) {
            for (int i = 0; i < 3; i++) {
                Path files = Files.createDirectory(directory.resolve(Integer.toString(i)));
                Result result = warm.run("Holding", "listen", files.toString());
                Path last = Path.of(result.out().trim());
                try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
                    assertThrows(
                            ConnectException.class,
                            () -> channel.connect(UnixDomainSocketAddress.of(last)));
                }
            }
            assertTrue(warm.idleStatus().contains("  3 runs"), warm.status());
        }
    }
}
