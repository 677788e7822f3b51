// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.nio.file.Path;

/**
 * The files of an image and its profile, as they are named unless users choose other names. Those
 * of a library are named without its ending.
 *
 * @param image the ordered one
 */
record ImageFiles(Path image) {
    private static final String LIBRARY = ".so";

    /** What the command is told to build, and thus what its library's name begins with. */
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
        return sibling(ProfileFiles.SUFFIX);
    }

    /** Of several profiles; not one of those in a directory, which it may lie in. */
    Path merged() {
        return sibling(".merged-profile");
    }

    /** Where what is in the ordered image, which the builder writes beside it. */
    Path places() {
        return sibling(".places");
    }

    /** Which pages of the ordered image a start touches. */
    Path prefetch() {
        return sibling(".prefetch");
    }

    /** The image that was there. */
    Path before() {
        return image.resolveSibling(image.getFileName() + ".before");
    }

    private Path sibling(String suffix) {
        String name = image.getFileName().toString();
        String stem =
                name.endsWith(LIBRARY) ? name.substring(0, name.length() - LIBRARY.length()) : name;
        return image.resolveSibling(stem + suffix);
    }
}
