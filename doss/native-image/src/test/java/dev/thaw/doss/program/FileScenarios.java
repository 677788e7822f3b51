// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.refuse;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.FileOptions;
import dev.thaw.doss.program.Graphs.Node;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;

/** Whose a snapshot file is, who may use it, and who has made it. */
enum FileScenarios implements Scenario {
    /** New files are their owner's alone; others are as those that they replace. */
    FILES_KEEP_MODE_AND_OWNER {
        @Override
        public void run(Path directory) throws Exception {
            Path file = directory.resolve("file.doss");
            snapshot(new Node("n"), 0);
            DOSS.provider().store(getSlot(0), file);
            require(mode(file).equals("rw-------"), mode(file));
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
            boolean isRoot = (Integer) Files.getAttribute(file, "unix:uid") == 0;
            if (isRoot) {
                Files.setAttribute(file, "unix:uid", 1234);
                Files.setAttribute(file, "unix:gid", 4321);
            }
            DOSS.Stored stored = DOSS.provider().store(getSlot(0), file);
            require(mode(file).equals("rw-r-----"), mode(file));
            require(stored.warnings().isEmpty(), stored.toString());
            require(stored.size() == Files.size(file), stored.toString());
            if (isRoot) {
                require(Files.getAttribute(file, "unix:uid").equals(1234), "owner");
                require(Files.getAttribute(file, "unix:gid").equals(4321), "group");
            }
            Path writable = directory.resolve("writable.doss");
            DOSS.provider().store(getSlot(0), writable);
            Files.setPosixFilePermissions(writable, PosixFilePermissions.fromString("rw-rw----"));
            stored = DOSS.provider().store(getSlot(0), writable);
            require(mode(writable).equals("rw-rw----"), mode(writable));
            require(
                    stored.warnings().size() == 1
                            && stored.warnings().getFirst().contains("will not be loaded"),
                    stored.toString());
            FileOptions meant = FileOptions.STANDARD.ofAnyOwner();
            stored = DOSS.provider().store(getSlot(0), writable, meant);
            require(stored.warnings().isEmpty(), stored.toString());
            Path other = directory.resolve("other.doss");
            DOSS.provider().store(getSlot(0), other, FileOptions.STANDARD.withMode(0644));
            require(mode(other).equals("rw-r--r--"), mode(other));
        }

        private String mode(Path file) throws Exception {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
        }
    },

    /** Who can write a file can run code in who loads it. */
    FILES_OF_OTHERS_ARE_REFUSED {
        @Override
        public void run(Path directory) throws Exception {
            Path file = directory.resolve("file.doss");
            snapshot(new Node("n"), 0);
            DOSS.provider().store(getSlot(0), file);
            DOSS.provider().discard(getSlot(0));
            for (String mode : new String[] {"rw-rw----", "rw----rw-", "rwxrwxrwx"}) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
                refuse("others than its owner may write", () -> load(file, FileOptions.STANDARD));
                load(file, FileOptions.STANDARD.ofAnyOwner());
            }
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
            load(file, FileOptions.STANDARD);
            if ((Integer) Files.getAttribute(file, "unix:uid") == 0) {
                Files.setAttribute(file, "unix:uid", 1234);
                refuse("it belongs to user 1234", () -> load(file, FileOptions.STANDARD));
                load(file, FileOptions.STANDARD.ofAnyOwner());
            }
        }
    },

    /** A key tells who has made a file, whatever way it came. */
    KEYS {
        @Override
        public void run(Path directory) throws Exception {
            FileOptions key = FileOptions.STANDARD.withKey(bytes("sixteen bytes...."));
            FileOptions otherKey = FileOptions.STANDARD.withKey(bytes("sixteen others..."));
            Path with = directory.resolve("with.doss");
            Path without = directory.resolve("without.doss");
            snapshot(Graphs.MAP_OF_RECORDS.build(), 0);
            DOSS.provider().store(getSlot(0), with, key);
            DOSS.provider().store(getSlot(0), without);
            DOSS.provider().discard(getSlot(0));
            load(with, key);
            load(with, FileOptions.STANDARD);
            load(without, FileOptions.STANDARD);
            refuse("stored with another key", () -> load(with, otherKey));
            refuse("stored without a key", () -> load(without, key));
            byte[] good = Files.readAllBytes(with);
            Path bad = directory.resolve("bad.doss");
            for (int at = 256; at < good.length; at += good.length / 97) {
                byte[] damaged = good.clone();
                damaged[at] ^= 1;
                Files.write(bad, damaged);
                refuse("bad.doss", () -> load(bad, key));
            }
            Files.write(bad, Arrays.copyOf(good, good.length));
            load(bad, key.ofAnyOwner());
        }

        private byte[] bytes(String text) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
    },

    /** The checksum of the body is compared if the options ask for it. */
    CHECKED_FILES {
        @Override
        public void run(Path directory) throws Exception {
            Path file = directory.resolve("file.doss");
            snapshot(Graphs.MAP_OF_RECORDS.build(), 0);
            DOSS.provider().store(getSlot(0), file);
            DOSS.provider().discard(getSlot(0));
            load(file, FileOptions.STANDARD.checked());
            byte[] bytes = Files.readAllBytes(file);
            bytes[bytes.length / 2] ^= 1;
            Files.write(file, bytes);
            refuse("checksum", () -> load(file, FileOptions.STANDARD.checked()));
            require(getSlot(0).getSnapshot() == null, "slot is free");
        }
    };

    private static void load(Path file, FileOptions options) {
        DOSS.provider().load(file, getSlot(0), options);
        DOSS.provider().discard(getSlot(0));
    }
}
