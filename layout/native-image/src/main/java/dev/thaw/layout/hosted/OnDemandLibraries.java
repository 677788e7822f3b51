// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.LinkerInvocation;
import com.oracle.svm.core.SubstrateOptions;
import com.oracle.svm.hosted.image.CCLinkerInvocation;
import dev.thaw.layout.LayoutOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Links a program so that it loads the JDK's shared libraries when it first calls them. Else the
 * dynamic linker reads all of them before main, one piece after the other, whether the start needs
 * them or not: most of what a cold start waits for when it is ordered.
 */
final class OnDemandLibraries {
    /** Where the home has what is linked instead, below its static libraries. */
    private static final String DIRECTORY = "on-demand";

    private OnDemandLibraries() {}

    /**
     * Libraries are left as they are: who loads them decides when theirs are loaded, and may not be
     * able to later. So are libraries that are linked into the program itself.
     */
    static LinkerInvocation link(LinkerInvocation linker) {
        if (!LayoutOptions.StartupLibrariesOnDemand.getValue()
                || SubstrateOptions.SharedLibrary.getValue()) {
            return linker;
        }
        @SuppressWarnings("unchecked")
        List<Path> inputs =
                (List<Path>) Internals.get(linker, CCLinkerInvocation.class, "inputFilenames");
        List<String> names = new ArrayList<>();
        inputs.replaceAll(input -> {
            Path instead = input.resolveSibling(DIRECTORY).resolve(input.getFileName());
            if (!Files.exists(instead)) {
                return input;
            }
            names.add(input.getFileName().toString().replaceFirst("\\.a$", ""));
            return instead;
        });
        names.sort(null);
        if (!names.isEmpty()) {
            System.out.printf(
                    "Startup libraries: loaded when first called: %s%n", String.join(", ", names));
        }
        return linker;
    }
}
