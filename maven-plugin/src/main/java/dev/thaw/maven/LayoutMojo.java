// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.File;
import java.nio.file.Path;
import org.apache.maven.plugins.annotations.Parameter;

/** What goals have that are about an image in the order of a profile. */
abstract class LayoutMojo extends ImageMojo {
    /**
     * The layout profile; without it, the file with the image's name and .profile beside the image.
     */
    @Parameter(property = "thaw.profile")
    private File profile;

    /** What is ordered and by what, as <code>thaw layout build --order</code> has it. */
    @Parameter(property = "thaw.order")
    private String order;

    /**
     * The list of pages that the image asks the kernel for before main, which <code>thaw layout
     * prefetch</code> has written; without it, the file with the image's name and .prefetch beside
     * the image, else what the profile names.
     */
    @Parameter(property = "thaw.prefetch")
    private File prefetch;

    final Path profile() {
        return profile == null ? beside(".profile") : profile.toPath().toAbsolutePath();
    }

    final Ordering ordering() {
        return new Ordering(
                profile(), order == null || order.isBlank() ? null : order, path(prefetch));
    }
}
