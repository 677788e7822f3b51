// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot.image;

import java.io.IOException;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A JDK of the modules that the jars require. It has no module jdk.graal.compiler: the JDK's is
 * empty, and to replace it on the command line switches caches of classes off.
 */
final class SmallJdk {
    /** What jars need without saying so: the compiler's way into the JVM. */
    private static final String JVMCI = "jdk.internal.vm.ci";

    /** All that Java classes of functions may expect. */
    private static final String FOR_FUNCTIONS = "java.se";

    private final Path jars;

    SmallJdk(Path jars) {
        this.jars = jars;
    }

    Set<String> modules() {
        ModuleFinder system = ModuleFinder.ofSystem();
        Set<String> needed = new TreeSet<>(Set.of(FOR_FUNCTIONS, JVMCI));
        ModuleFinder.of(jars)
                .findAll()
                .forEach(module ->
                        module.descriptor().requires().stream()
                                .filter(r -> !r.modifiers().contains(Requires.Modifier.STATIC))
                                .map(Requires::name)
                                .filter(name -> system.find(name).isPresent())
                                .forEach(needed::add));
        needed.remove("jdk.graal.compiler");
        return needed;
    }

    void make(Path home) throws IOException, InterruptedException {
        Commands.run(
                List.of(
                        Path.of(System.getProperty("java.home"), "bin", "jlink").toString(),
                        "--add-modules",
                        String.join(",", modules()),
                        "--no-header-files",
                        "--no-man-pages",
                        "--strip-java-debug-attributes",
                        "--output",
                        home.toString()));
    }
}
