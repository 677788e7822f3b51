// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collection;

/**
 * A state that several versions of a tenant have is one file, with a name in each version's
 * directory: the kernel has its pages once for all isolates, and it goes with its last name.
 */
final class SharedStates {
    private static final String LINK = "shared";

    private SharedStates() {}

    /** What was staged has its state from a version that has the same, if one does. */
    static void share(Staged staged, String tenant, Collection<StoredFunction> functions)
            throws IOException {
        String digest = staged.manifest().stateDigest();
        if (digest == null) {
            return;
        }
        Path own = staged.files().resolve(staged.manifest().state());
        for (StoredFunction function : functions) {
            if (!function.tenant().equals(tenant)) {
                continue;
            }
            for (StoredVersion version : function.versions().values()) {
                if (digest.equals(version.manifest().stateDigest()) && shared(own, version)) {
                    return;
                }
            }
        }
    }

    /** Without it, the file stays one of its own. */
    private static boolean shared(Path own, StoredVersion version) throws IOException {
        Path link = own.getParent().resolveSibling(LINK);
        try {
            if (Files.isSameFile(own, version.stateFile())) {
                return true;
            }
            link(version, link);
            Files.move(link, own, StandardCopyOption.ATOMIC_MOVE);
            return true;
        } catch (IOException e) {
            // that version goes just now, is damaged, or has as many links as can be
            Files.deleteIfExists(link);
            return false;
        }
    }

    /**
     * A version's state, under one more name.
     *
     * @throws IOException if it is not what the manifest says
     */
    static void link(StoredVersion version, Path to) throws IOException {
        link(version.stateFile(), to);
        if (!FunctionFile.digestOf(to).equals(version.manifest().stateDigest())) {
            Files.delete(to);
            throw new IOException(version.stateFile() + " is damaged: it has another digest");
        }
    }

    static void link(Path file, Path to) throws IOException {
        try {
            Files.createLink(to, file);
        } catch (FileAlreadyExistsException | NoSuchFileException e) {
            throw e;
        } catch (UnsupportedOperationException | FileSystemException e) {
            // a file system without links: right, but in memory twice
            Files.copy(file, to);
            DurableFiles.sync(to);
        }
    }
}
