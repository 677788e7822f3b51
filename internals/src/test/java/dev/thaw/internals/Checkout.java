// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Our modules, and what they are built with. */
final class Checkout {
    static final Path ROOT = Path.of(System.getProperty("thaw.sources"));
    static final String GRAALVM = System.getProperty("thaw.graalvm.version");

    /** They measure, try out, or test, or make what is installed, and are no part of it. */
    private static final List<String> OTHERS =
            List.of(
                    "benchmarks",
                    "demo",
                    "dist",
                    "fuzz",
                    "hottub/inventory",
                    "hottub/programs",
                    "hottub/verify");

    private Checkout() {}

    static List<Module> modules() throws IOException {
        List<Module> modules = new ArrayList<>();
        Matcher module =
                Pattern.compile("<module>([^<]*)</module>")
                        .matcher(Files.readString(ROOT.resolve("pom.xml")));
        while (module.find()) {
            String name = module.group(1);
            if (OTHERS.stream().noneMatch(other -> (name + "/").startsWith(other + "/"))
                    && Files.isDirectory(ROOT.resolve(name).resolve("src/main/java"))) {
                modules.add(Module.read(ROOT, name));
            }
        }
        return modules;
    }

    /** That of this process. */
    static Platform jdk() throws IOException {
        return Platform.jdk(Path.of(System.getProperty("java.home")));
    }

    /** That of this process' class path. */
    static Platform graalvm(Platform jdk) throws IOException {
        List<Path> jars =
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .filter(p -> p.endsWith(".jar") && p.contains("/org/graalvm/"))
                        .map(Path::of)
                        .sorted()
                        .toList();
        return Platform.graalvm(GRAALVM, jars, jdk);
    }
}
