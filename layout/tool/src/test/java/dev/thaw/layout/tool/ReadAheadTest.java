// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a tree of settings that looks like the kernel's. */
class ReadAheadTest {
    @TempDir private Path directory;
    private Path file;
    private Disks disks;
    private Path setting;

    @BeforeEach
    void makeAPartition() throws IOException {
        file = Files.createFile(directory.resolve("image"));
        disks = disks(directory);
        write(directory.resolve("mounts"), "");
        Path disk = directory.resolve("sys/devices/disk");
        setting = write(disk.resolve("queue/read_ahead_kb"), "128\n");
        write(disk.resolve("disk1/partition"), "1\n");
        Path blocks = Files.createDirectories(directory.resolve("sys/dev/block"));
        Files.createSymbolicLink(blocks.resolve(Disks.deviceOf(file)), disk.resolve("disk1"));
    }

    private static Disks disks(Path directory) {
        return new Disks(
                directory.resolve("sys"), directory.resolve("state"), directory.resolve("mounts"));
    }

    /** With numbers of its own, as no disk has them. */
    private void mountFileSystem(String type, String source, String options) throws IOException {
        Files.delete(directory.resolve("sys/dev/block").resolve(Disks.deviceOf(file)));
        write(
                directory.resolve("mounts"),
                """
                22 1 254:0 / / rw - ext4 /dev/root rw
                23 22 0:39 / %s rw,relatime shared:1 - %s %s rw,%s
                24 23 0:40 / %s/other rw - tmpfs tmpfs rw
                """
                        .formatted(root(), type, source, options, root()));
    }

    private String root() throws IOException {
        return directory.toRealPath().toString().replace(" ", "\\040");
    }

    @Test
    void aBtrfsHasItsOwn() throws IOException {
        Path device = write(directory.resolve("dev/dm-7"), "");
        Path link = Files.createSymbolicLink(directory.resolve("dev/luks"), device);
        mountFileSystem("btrfs", link.toString(), "subvolid=5");
        assertThrows(IOException.class, () -> disks.readAhead(file));
        for (String id : List.of("1-2", "3-4")) {
            write(directory.resolve("sys/fs/btrfs/" + id + "/bdi/read_ahead_kb"), "4096\n");
        }
        write(directory.resolve("sys/fs/btrfs/1-2/devices/sda"), "");
        write(directory.resolve("sys/fs/btrfs/3-4/devices/dm-7"), "");
        assertEquals(
                directory.resolve("sys/fs/btrfs/3-4/bdi/read_ahead_kb"), disks.readAhead(file));
    }

    @Test
    void aBtrfsWhoseDeviceIsNotThereIsRefusedByName() throws IOException {
        mountFileSystem("btrfs", "/dev/not-there", "subvolid=5");
        isOnNoDisk(disks);
    }

    /** Names are bytes, of which not all are text. */
    @Test
    void placesOfMountsAreBytes() throws IOException {
        Path device = write(directory.resolve("dev/dm-7"), "");
        Path place = Files.createDirectory(Path.of(URI.create(directory.toUri() + "%FC%20%5C")));
        Path inside = Files.createFile(place.resolve("image"));
        mountFileSystem("tmpfs", "tmpfs", "size=1");
        String line =
                "25 23 0:41 / %s/\u00fc\\040\\134 rw - btrfs %s rw\n".formatted(root(), device);
        Path mounts = directory.resolve("mounts");
        Files.writeString(mounts, line, StandardCharsets.ISO_8859_1, StandardOpenOption.APPEND);
        Path own = directory.resolve("sys/fs/btrfs/1-2/bdi/read_ahead_kb");
        write(own, "4096\n");
        write(directory.resolve("sys/fs/btrfs/1-2/devices/dm-7"), "");
        assertEquals(own, disks.readAhead(inside));
        isOnNoDisk(disks);
    }

    @Test
    void anOverlayHasThatOfTheLayerThatItWritesTo() throws IOException {
        // a layer on another device, and a file of it
        String upper = "/proc/self";
        String device = Disks.deviceOf(Path.of(upper, "status"));
        mountFileSystem("overlay", "overlay", "lowerdir=/l,upperdir=" + upper + ",workdir=/w");
        Path own = write(directory.resolve("sys/class/bdi/" + device + "/read_ahead_kb"), "8192\n");
        assertEquals(own, disks.readAhead(Files.createFile(directory.resolve("status"))));
        assertThrows(IOException.class, () -> disks.readAhead(file), "it lies in another layer");
    }

    private static Path write(Path path, String text) throws IOException {
        Files.createDirectories(path.getParent());
        return Files.writeString(path, text);
    }

    @Test
    void aPartitionHasThatOfItsDisk() throws IOException {
        assertEquals(setting.toRealPath(), disks.readAhead(file).toRealPath());
        try (ReadAhead _ = ReadAhead.set(disks, file, 0)) {
            assertEquals("0", Files.readString(setting));
        }
        assertEquals("128", Files.readString(setting));
    }

    /** Which another container may have set, whose state is not here. */
    @Test
    void oneThatIsOffAlreadyIsLeftAndSaid() throws IOException {
        Files.writeString(setting, "0\n");
        for (int kib : new int[] {0, 128}) {
            var e = assertThrows(IOException.class, () -> ReadAhead.set(disks, file, kib));
            assertTrue(e.getMessage().contains("is 0 already"), e.getMessage());
            assertTrue(e.getMessage().contains(setting.getFileName().toString()), e.getMessage());
            assertEquals("0\n", Files.readString(setting));
        }
        Files.writeString(setting, "64\n");
        try (ReadAhead _ = ReadAhead.set(disks, file, 0)) {
            assertEquals("0", Files.readString(setting));
        }
        assertEquals("64", Files.readString(setting));
    }

    @Test
    void aFileSystemOfItsOwnComesFirst() throws IOException {
        Path own =
                write(
                        directory.resolve(
                                "sys/class/bdi/" + Disks.deviceOf(file) + "/read_ahead_kb"),
                        "8192\n");
        assertEquals(own, disks.readAhead(file));
    }

    @Test
    void whatIsOnNoDiskIsRefusedByName() {
        Disks none =
                new Disks(
                        directory.resolve("nothing"),
                        directory.resolve("state"),
                        directory.resolve("mounts"));
        isOnNoDisk(none);
    }

    private void isOnNoDisk(Disks which) {
        IOException e = assertThrows(IOException.class, () -> which.readAhead(file));
        assertTrue(e.getMessage().contains(file + " is on no disk"), e.getMessage());
    }

    @Test
    void aKilledProcessLeavesItAsItWas() throws Exception {
        Process killed = holder();
        killed.destroyForcibly().waitFor();
        for (int i = 0; i < 200 && !Files.readString(setting).equals("128"); i++) {
            Thread.sleep(50);
        }
        assertEquals("128", Files.readString(setting));
    }

    /** To all processes of a terminal, so that the guard has it too. */
    @Test
    void soDoesOneThatIsInterrupted() throws Exception {
        Process ended = holder();
        ended.descendants().forEach(ProcessHandle::destroy);
        ended.destroy();
        ended.waitFor();
        for (int i = 0; i < 200 && !Files.readString(setting).equals("128"); i++) {
            Thread.sleep(50);
        }
        assertEquals("128", Files.readString(setting));
    }

    @Test
    void whoSetsItRightAfterAKilledProcessKeepsIt() throws Exception {
        holder().destroyForcibly();
        try (ReadAhead _ = ReadAhead.set(disks, file, 4)) {
            assertEquals("4", Files.readString(setting));
            Thread.sleep(500);
            assertEquals("4", Files.readString(setting));
        }
        assertEquals("128", Files.readString(setting));
    }

    @Test
    void whatIsLeftWhereTheGuardWasKilledTooTheNextOneSetsBack() throws Exception {
        Process killed = holder();
        killed.descendants().forEach(ProcessHandle::destroyForcibly);
        killed.destroyForcibly().waitFor();
        assertEquals("0", Files.readString(setting));
        try (ReadAhead _ = ReadAhead.set(disks, file, 4)) {
            assertEquals("4", Files.readString(setting));
        }
        assertEquals("128", Files.readString(setting));
    }

    @Test
    void aProcessThatHasSetItCannotSetItAgain() throws Exception {
        try (ReadAhead _ = ReadAhead.set(disks, file, 0)) {
            var e = assertThrows(IOException.class, () -> ReadAhead.set(disks, file, 4));
            assertTrue(e.getMessage().contains("by this process already"), e.getMessage());
            assertEquals("0", Files.readString(setting));
            // Closing another channel of the same file would have given the lock away.
            Process other = process();
            assertFalse(other.waitFor(2, TimeUnit.SECONDS));
            assertEquals("0", Files.readString(setting));
            other.destroyForcibly().waitFor();
        }
        assertEquals("128", Files.readString(setting));
    }

    @Test
    void oneProcessAtATimeChangesIt() throws Exception {
        Process first = holder();
        CompletableFuture<String> second =
                CompletableFuture.supplyAsync(() -> {
                    try (ReadAhead _ = ReadAhead.set(disks, file, 4)) {
                        return Files.readString(setting);
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                });
        assertThrows(TimeoutException.class, () -> second.get(500, TimeUnit.MILLISECONDS));
        assertEquals("0", Files.readString(setting));
        first.getOutputStream().close();
        assertEquals(0, first.waitFor());
        assertEquals("4", second.get(60, TimeUnit.SECONDS));
        assertEquals("128", Files.readString(setting));
    }

    /** A process that has set it to 0 and does so until its input ends. */
    private Process holder() throws IOException {
        Process process = process();
        assertEquals('s', process.getInputStream().read());
        assertFalse(Files.readString(setting).contains("128"));
        return process;
    }

    private Process process() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        directory.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    static final class Holder {
        public static void main(String[] arguments) throws IOException {
            Path directory = Path.of(arguments[0]);
            try (ReadAhead _ = ReadAhead.set(disks(directory), directory.resolve("image"), 0)) {
                System.out.println("set");
                System.in.read();
            }
        }
    }
}
