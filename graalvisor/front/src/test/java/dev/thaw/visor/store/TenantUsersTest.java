// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.visor.RefusedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Users of tenants; files are given away where the tests run as root. */
class TenantUsersTest {
    private static final UserRange RANGE = new UserRange(1_800_000_000, 1_800_000_003);

    @TempDir private Path data;

    private TenantUsers open() throws IOException {
        assumeTrue(Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0), "not root");
        return TenantUsers.open(StoreDirectories.create(data), RANGE);
    }

    private String access(Path path) throws IOException {
        return Files.getAttribute(path, "unix:gid")
                + " "
                + PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void aTenantKeepsItsUser() throws Exception {
        TenantUsers users = open();
        users.assign("b");
        users.assign("a");
        users.assign("b");
        assertEquals(1_800_000_001, users.of("b"));
        assertEquals(1_800_000_002, users.of("a"));
        TenantUsers again = open();
        again.assign("c");
        assertEquals(1_800_000_001, again.of("b"));
        assertEquals(1_800_000_003, again.of("c"));
        RefusedException full = assertThrows(RefusedException.class, () -> again.assign("d"));
        assertEquals("users", full.failure().type());
        assertThrows(IllegalStateException.class, () -> again.of("d"));
        assertEquals(1_800_000_000, again.nobody());
    }

    @Test
    void filesAreTheirTenantsAndNobodyElses() throws Exception {
        Path version = Files.createDirectories(data.resolve("tenants/old/f/1"));
        Files.writeString(version.resolve("lib.so"), "");
        TenantUsers users = open();
        assertEquals("1800000001 rwxr-x---", access(data.resolve("tenants/old")));
        assertEquals("1800000001 rw-r-----", access(version.resolve("lib.so")));
        assertTrue(access(data).endsWith(" rwx--x--x"), access(data));
        for (String closed : new String[] {"limits", "trash", "logs"}) {
            assertTrue(access(data.resolve(closed)).endsWith(" rwx------"), closed);
        }
        users.assign("new");
        users.give(data.resolve("tenants/old"), "new");
        assertEquals("1800000002 rw-r-----", access(version.resolve("lib.so")));
    }

    @Test
    void linksAreNotFollowed() throws Exception {
        Path version = Files.createDirectories(data.resolve("tenants/t/f/1"));
        TenantUsers users = open();
        Path outside = Files.writeString(data.resolve("secret"), "x");
        String before = access(outside);
        Files.createSymbolicLink(version.resolve("state"), outside);
        IOException refused = assertThrows(IOException.class, () -> users.give(version, "t"));
        assertTrue(refused.getMessage().contains("is a link"), refused.getMessage());
        assertEquals(before, access(outside));
    }

    @Test
    void aDamagedFileIsNamed() throws Exception {
        open();
        Files.writeString(data.resolve("users.json"), "{\"a\": \"x\"}");
        IOException damaged = assertThrows(IOException.class, this::open);
        assertTrue(damaged.getMessage().contains("users.json is damaged"), damaged.getMessage());
    }

    @Test
    void rangesAreRead() {
        assertEquals(new UserRange(5, 9), UserRange.parse("5-9"));
        for (String wrong : new String[] {"", "5", "9-5", "0-5", "5-2147483647", "a-b", "-5-9"}) {
            IllegalArgumentException refused =
                    assertThrows(IllegalArgumentException.class, () -> UserRange.parse(wrong));
            assertTrue(refused.getMessage().contains("'" + wrong + "'"));
        }
    }

    @Test
    void whatKeepsUsersAwayIsSaid() throws Exception {
        open();
        Path self = Files.createDirectories(data.resolve("self"));
        Path map = self.resolve("uid_map");
        Path passwd = Files.writeString(data.resolve("passwd"), "x:x:1000:1000::/:/bin/sh\n");
        Path inside = Files.createDirectories(data.resolve("a/b"));
        Files.writeString(map, "         0          0 4294967295\n");
        Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwx------"));
        String closed = RANGE.problem(inside, self, passwd);
        assertTrue(closed.contains("keeps other users out"), closed);
        Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwx--x--x"));
        assertNull(RANGE.problem(inside, self, passwd));
        Files.writeString(passwd, "x:x:1000:1000\nbob:x:1800000002:1\n");
        assertTrue(RANGE.problem(inside, self, passwd).endsWith("is bob's"));
        Files.writeString(map, "0 1000 1\n1 100000 65536\n");
        assertTrue(RANGE.problem(inside, self, passwd).contains("has no users"));
    }
}
