// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import java.nio.file.Path;

/**
 * A version of a function; it never changes.
 *
 * @param digest of the manifest, which has the digests of all files
 * @param deployedMillis Unix time
 */
public record StoredVersion(
        int number, Path directory, Manifest manifest, String digest, long deployedMillis) {
    /** Where its state is; it has one. */
    public Path stateFile() {
        return directory.resolve(manifest.state());
    }
}
