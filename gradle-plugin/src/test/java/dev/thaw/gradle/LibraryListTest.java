// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.gradle.api.internal.TaskInternal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A library that was deleted is an output that is not up to date. */
class LibraryListTest {
    @TempDir Path directory;

    @Test
    void whatABuildLeavesAsItIsBelongsToTheImage() throws Exception {
        Path library = directory.resolve("out/libjava.so");
        Path strange = directory.resolve("out/strange.so");
        LibraryList list = new LibraryList(directory.resolve("out/app"));
        assertFalse(list.isWhole(), "nothing is known");
        list.build(() -> {
            Files.createDirectories(library.getParent());
            Files.writeString(library, "library");
        });
        Files.writeString(strange, "of somebody else");
        list.build(() -> {});
        LibraryList other = new LibraryList(directory.resolve("out/other"));
        other.build(() -> {});
        assertEquals("libjava.so\n", Files.readString(list.file().toPath()));
        Files.delete(strange);
        assertTrue(list.isWhole());
        assertTrue(other.isWhole());
        Files.delete(library);
        assertFalse(list.isWhole());
        assertFalse(other.isWhole());
    }

    @Test
    void tasksThatBuildImagesAskIt() throws Exception {
        TestProject test = new TestProject(directory).apply();
        NativeImage image = test.task("thawNativeImage", NativeImage.class);
        LayoutRecord record = test.task("thawLayoutRecord", LayoutRecord.class);
        Files.createDirectories(image.getLibraries().toPath().getParent());
        for (ImageTask task : new ImageTask[] {image, record}) {
            Path list = (task == image ? image.getLibraries() : record.getLibraries()).toPath();
            Files.writeString(list, "libjava.so\n");
            assertFalse(upToDate(task));
            Path library = Files.createFile(list.resolveSibling("libjava.so"));
            assertTrue(upToDate(task));
            Files.delete(library);
        }
    }

    private static boolean upToDate(ImageTask task) {
        return task.getOutputs().getUpToDateSpec().isSatisfiedBy((TaskInternal) task);
    }
}
