// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.nio.file.Path;

/**
 * The files of an image and its profile, as they are named unless users choose other names.
 *
 * @param image the ordered one
 */
record ImageFiles(Path image) {
    Path instrumented() {
        return sibling(".instrumented");
    }

    /** What the builder writes beside the instrumented image. */
    Path index() {
        return sibling(".instrumented.index");
    }

    /** What a run of the instrumented image writes to its working directory. */
    Path trace() {
        return Path.of(instrumented().getFileName() + ".startup");
    }

    Path profile() {
        return sibling(".profile");
    }

    /** The image that was there. */
    Path before() {
        return sibling(".before");
    }

    private Path sibling(String suffix) {
        return image.resolveSibling(image.getFileName() + suffix);
    }
}
