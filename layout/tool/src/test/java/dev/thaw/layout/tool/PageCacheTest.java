// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PageCacheTest {
    private static final int PAGES = 4096;

    private Path file;

    /** Not among temporary files, which may be in memory. */
    @BeforeEach
    void write() throws IOException {
        file = Files.createTempFile(Path.of("target"), "page-cache", "");
        Files.write(file, new byte[PAGES * PageCache.PAGE]);
    }

    @AfterEach
    void delete() throws IOException {
        Files.delete(file);
    }

    @Test
    void forgetsWhatWasJustWritten() throws Exception {
        assertEquals(PAGES, PageCache.residentPages(file, Files.size(file)).cardinality());
        PageCache.forget(file);
        assertEquals(0, PageCache.residentPages(file, Files.size(file)).cardinality());
    }

    @Test
    void refusesAFileThatIsInUse() throws Exception {
        try (FileChannel channel = FileChannel.open(file);
                Arena arena = Arena.ofConfined()) {
            channel.map(FileChannel.MapMode.READ_ONLY, 0, Files.size(file), arena).load();
            var e = assertThrows(LayoutException.class, () -> PageCache.forgetAll(file));
            assertTrue(e.getMessage().contains("of 4096 pages of " + file), e.getMessage());
        }
        PageCache.forgetAll(file);
    }
}
