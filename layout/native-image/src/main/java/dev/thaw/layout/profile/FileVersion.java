// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/**
 * By what a file that was written anew is told from the one before. A link and a copy that keeps
 * the times are the same version; a file in the place of another is not, even where the file system
 * gives it the number of that.
 *
 * @param size in bytes
 * @param modified when it was written last
 */
public record FileVersion(long size, FileTime modified) {
    public static FileVersion of(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        return new FileVersion(attributes.size(), attributes.lastModifiedTime());
    }

    /** Whether a file is there and of this version. */
    public boolean isOf(Path file) throws IOException {
        try {
            return of(file).equals(this);
        } catch (NoSuchFileException e) {
            return false;
        }
    }
}
