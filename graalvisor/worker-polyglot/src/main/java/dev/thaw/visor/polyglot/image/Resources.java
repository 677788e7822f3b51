// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot.image;

import java.io.IOException;
import java.nio.file.Path;
import org.graalvm.polyglot.Engine;

/** Unpacks the languages' own files: a worker may write nowhere. */
public final class Resources {
    private Resources() {}

    /** The directory to unpack to. */
    public static void main(String[] arguments) throws IOException {
        Engine.copyResources(Path.of(arguments[0]), "js", "python");
    }
}
