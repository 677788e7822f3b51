// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The JDK's libraries once more, for images that load each when they first call it: a start reads
 * and links no library then that it does not use. Such an image has the functions themselves, which
 * load the library; {@code src/main/c/on_demand.h} says how.
 */
final class OnDemandLibraries {
    /** The names of the libraries that an image loads so: no loader needs them. */
    static final String SECTION = ".thaw.libraries";

    /** The runtime calls its JNI_OnLoad at each start, also of programs without a network. */
    private static final String LOADED_LATER = "net";

    /** The runtime calls it at each start. */
    private static final String FIRST = "libjava.so";

    /** The one function that images call and that no Java method stands for. */
    private static final String ENCODING = "InitializeEncoding";

    private final CLibraries compiler;
    private final GraalVMHome building;
    private final GraalVMHome home;

    OnDemandLibraries(CLibraries compiler, GraalVMHome building, GraalVMHome home) {
        this.compiler = compiler;
        this.building = building;
        this.home = home;
    }

    void build(Path scratch, List<String> withOnLoad, List<String> withoutOnLoad)
            throws IOException {
        Path directory = Files.createDirectories(building.onDemandJdkLibraries());
        Tool.run(
                List.of(
                        "ar",
                        "rcsD",
                        directory.resolve("libthaw_on_demand.a").toString(),
                        compiler.compile("on_demand", "on_demand", "-DFIRST=" + first())
                                .toString()));
        for (String library : withOnLoad) {
            String macro = library.equals(LOADED_LATER) ? "LIBRARY_LATER" : "LIBRARY";
            build(directory, scratch, library, macro);
        }
        for (String library : withoutOnLoad) {
            build(directory, scratch, library, "LIBRARY_WITHOUT_ON_LOAD");
        }
    }

    /** What every start loads, but for the C library, which is there already. */
    private String first() {
        Stream<String> needed =
                ImageLibraries.neededBy(building.jdkLibraries().resolve(FIRST)).stream()
                        .filter(name -> !name.startsWith("libc.so") && !name.startsWith("ld-"));
        return Stream.concat(Stream.of(FIRST), needed)
                .map("\"%s\""::formatted)
                .collect(Collectors.joining(","));
    }

    private void build(Path directory, Path scratch, String library, String macro)
            throws IOException {
        Path shared = home.jdkLibraries().resolve("lib" + library + ".so");
        Path source = scratch.resolve("on_demand_" + library + ".c");
        Files.writeString(
                source,
                functions(building.jdkLibraries().resolve(shared.getFileName()))
                        .map("FUNCTION(%s)\n"::formatted)
                        .collect(
                                Collectors.joining(
                                        "",
                                        "#include \"on_demand.h\"\n%s(%s)\n"
                                                .formatted(macro, library),
                                        "")));
        Path object = compiler.compileFile(source, "on_demand_" + library);
        Files.copy(
                object,
                directory.resolve(object.getFileName()),
                StandardCopyOption.REPLACE_EXISTING);
        Path there = home.onDemandJdkLibraries();
        // What else an image should refer to it gets from the library itself, and is linked with
        // it; but what it calls in "the JVM" it has of its own.
        Files.writeString(
                directory.resolve("lib" + library + ".a"),
                "INPUT(\"%s\" \"%s\" \"%s\" AS_NEEDED(\"%s\" \"%s\"))\n"
                        .formatted(
                                there.resolve(object.getFileName()),
                                there.resolve("libthaw_on_demand.a"),
                                home.cLibraries().resolve("libjvm.a"),
                                shared,
                                home.cLibraries().resolve("libjvm.so")));
    }

    /** All that Java calls there. */
    private static Stream<String> functions(Path library) {
        List<String> command = new ArrayList<>(List.of("nm", "-D", "-P", "--defined-only"));
        command.add(library.toString());
        return Tool.run(command)
                .lines()
                .map(line -> line.split("[ @]", 2)[0])
                .filter(name -> name.startsWith("Java_") || name.equals(ENCODING))
                .sorted();
    }
}
