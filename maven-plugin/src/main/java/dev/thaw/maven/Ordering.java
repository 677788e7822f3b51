// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.IOException;
import java.nio.file.Path;

/**
 * What an image is ordered by.
 *
 * @param order what is ordered and by what; null for what {@code thaw layout build} does
 * @param prefetch a list of the pages that the image asks for before main; null if none is named
 */
record Ordering(Path profile, String order, Path prefetch) {
    void addTo(Inputs inputs) throws IOException {
        inputs.addFile(profile);
        inputs.add("thaw.order", order == null ? "" : order);
        if (prefetch != null) {
            inputs.addFile(prefetch);
        }
    }
}
