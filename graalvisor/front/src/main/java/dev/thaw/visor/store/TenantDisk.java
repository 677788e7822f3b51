// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import dev.thaw.visor.RefusedException;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Set;

/** How much of the disk the versions of a tenant's functions take. */
final class TenantDisk {
    private TenantDisk() {}

    /**
     * Fails if a tenant has no room for one more version.
     *
     * @param home of the tenant's functions; need not be there
     */
    static void require(String tenant, Path home, Path version, long most)
            throws IOException, RefusedException {
        if (most == 0) {
            return;
        }
        // what versions share is there once
        Set<Object> counted = new HashSet<>();
        long taken = size(home, counted);
        long more = size(version, counted);
        if (taken + more > most) {
            throw new RefusedException(
                    422,
                    "disk",
                    "this version has %d bytes, tenant %s has versions of %d, and may have %d: remove functions, or raise its --disk"
                            .formatted(more, tenant, taken, most));
        }
    }

    private static long size(Path root, Set<Object> counted) throws IOException {
        if (!Files.exists(root)) {
            return 0;
        }
        long[] size = {0};
        Files.walkFileTree(
                root,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        if (counted.add(attributes.fileKey())) {
                            size[0] += attributes.size();
                        }
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException e) {
                        // an old version that goes
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult postVisitDirectory(Path directory, IOException e) {
                        return FileVisitResult.CONTINUE;
                    }
                });
        return size[0];
    }
}
