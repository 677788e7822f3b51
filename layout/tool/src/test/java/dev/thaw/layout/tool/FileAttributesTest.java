// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.TableInImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an image has beside its contents, when its file is replaced by one that asks for others. */
class FileAttributesTest {
    private static final String CAPABILITIES = "security.capability";
    private static final String ACCESS = "system.posix_acl_access";
    private static final String USER = "user.of-a-test";
    private static final int MODE = 0104711;

    @TempDir private Path directory;
    private Path image;

    @BeforeEach
    void makeImage() throws IOException {
        image = Files.write(directory.resolve("app"), SilentImageTest.image('a'));
        Files.setAttribute(image, "unix:mode", MODE);
    }

    /** May bind ports below 1024. */
    private static byte[] capabilities() {
        return ByteBuffer.allocate(20)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(0x02000001)
                .putInt(1 << 10)
                .array();
    }

    /** One more user may read. */
    private static byte[] access() {
        ByteBuffer list = ByteBuffer.allocate(44).order(ByteOrder.LITTLE_ENDIAN).putInt(2);
        int[] entries = {1, 7, -1, 2, 4, 12345, 4, 1, -1, 0x10, 5, -1, 0x20, 1, -1};
        for (int i = 0; i < entries.length; i += 3) {
            list.putShort((short) entries[i]).putShort((short) entries[i + 1]);
            list.putInt(entries[i + 2]);
        }
        return list.array();
    }

    private void give(String name, byte[] value) {
        int error = SystemCalls.setAttribute(image, name, value);
        assumeTrue(error == 0, name + " cannot be set here: error " + error);
    }

    private void staysWhenItIsReplaced(String name) throws IOException {
        byte[] before = SystemCalls.attribute(image, name);
        assertTrue(before.length > 0);
        try (SilentImage _ = silent()) {
            assertFalse(TableInImage.of(ElfFile.read(image)).asks());
            assertArrayEquals(before, SystemCalls.attribute(image, name), "while it is recorded");
        }
        assertArrayEquals(before, SystemCalls.attribute(image, name), "after that");
        Prefetch.clear(image);
        assertArrayEquals(before, SystemCalls.attribute(image, name), "written anew");
    }

    private SilentImage silent() throws IOException {
        return SilentImage.of(image, Prefetch.tableOf(ElfFile.read(image)));
    }

    @Test
    void fileCapabilitiesStay() throws IOException {
        give(CAPABILITIES, capabilities());
        staysWhenItIsReplaced(CAPABILITIES);
    }

    @Test
    void otherAttributesStay() throws IOException {
        give(USER, new byte[] {1, 0, 2});
        staysWhenItIsReplaced(USER);
    }

    @Test
    void accessControlListsStay() throws IOException {
        give(ACCESS, access());
        staysWhenItIsReplaced(ACCESS);
    }

    @Test
    void theModeStaysWithTheRightsOfTheOwner() throws IOException {
        Prefetch.clear(image);
        assertEquals(MODE, Files.getAttribute(image, "unix:mode"));
        Path copy = Files.write(directory.resolve("copy"), new byte[0]);
        FileAttributes.copy(image, copy);
        assertEquals(MODE, Files.getAttribute(copy, "unix:mode"));
    }

    @Test
    void theOwnerStays() throws IOException {
        assumeTrue(Files.getAttribute(image, "unix:uid").equals(0), "for root");
        Files.setAttribute(image, "unix:uid", 12345);
        Prefetch.clear(image);
        assertEquals(12345, Files.getAttribute(image, "unix:uid"));
    }

    @Test
    void whatACopyMayNotHaveIsRefused() throws IOException {
        assumeTrue(Files.getAttribute(image, "unix:uid").equals(0), "for root");
        Path copy = Files.copy(image, directory.resolve("copy"));
        Files.setAttribute(image, "unix:uid", 12345);
        IOException e = assertThrows(IOException.class, () -> FileAttributes.copy(image, copy));
        assertTrue(e.getMessage().startsWith(image + " is another user's"), e.getMessage());
    }
}
