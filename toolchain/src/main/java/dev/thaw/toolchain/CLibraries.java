// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compiles the C libraries of a home from the sources that this toolchain brings along. What each
 * library is made of is told in {@code src/main/c/README.md}.
 */
final class CLibraries {
    private static final String GCC_HINT =
            "Install a C compiler and the zlib headers: apt-get install gcc libc6-dev zlib1g-dev";

    private static final Map<String, List<String>> ARCHIVES =
            Map.of(
                    "liblibchelper.a",
                    List.of("cpu_features", "locale", "time_zone", "signals", "attach", "process"),
                    "libsvm_container.a",
                    List.of("container", "processors"),
                    "libjvm.a",
                    List.of("jvm_static", "processors"));

    /** JDK libraries that have a JNI_OnLoad which an image has to call. */
    private static final List<String> JDK_LIBRARIES_WITH_ON_LOAD =
            List.of(
                    "java",
                    "net",
                    "nio",
                    "zip",
                    "extnet",
                    "prefs",
                    "attach",
                    "jaas",
                    "management_agent");

    private static final List<String> JDK_LIBRARIES_WITHOUT_ON_LOAD = List.of("management_ext");

    private static final List<String> BUILDER_HEADERS =
            List.of(
                    "amd64cpufeatures.h",
                    "aarch64cpufeatures.h",
                    "riscv64cpufeatures.h",
                    "svm_locale.h");

    private final GraalVMHome building;
    private final GraalVMHome home;
    private final Path sources;
    private final Path objects;

    /**
     * @param building where the home is being built
     * @param home where it will be: what the linker is told must still hold then
     * @param scratch holds sources and object files that the home does not need
     */
    CLibraries(GraalVMHome building, GraalVMHome home, Path sources, Path scratch) {
        this.building = building;
        this.home = home;
        this.sources = sources;
        this.objects = scratch;
    }

    static void checkTools(Path scratch) throws IOException {
        Tool.run(List.of("gcc", "--version"), GCC_HINT);
        Tool.run(List.of("ar", "--version"), "Install binutils: apt-get install binutils");
        Path probe = scratch.resolve("probe.c");
        Files.writeString(
                probe, "#include <stdlib.h>\n#include <zlib.h>\nint main(void) { return 0; }\n");
        try {
            Tool.run(
                    List.of(
                            "gcc",
                            "-o",
                            scratch.resolve("probe").toString(),
                            probe.toString(),
                            "-lz"));
        } catch (ToolchainException e) {
            throw new ToolchainException(
                    "gcc cannot build a program that uses zlib. "
                            + GCC_HINT
                            + "\n"
                            + e.getMessage(),
                    e);
        }
    }

    void build() throws IOException {
        Path libraries = Files.createDirectories(building.cLibraries());
        Path include = Files.createDirectories(libraries.resolve("include"));
        for (String header : BUILDER_HEADERS) {
            Files.copy(sources.resolve(header), include.resolve(header));
        }
        for (Map.Entry<String, List<String>> archive : ARCHIVES.entrySet()) {
            List<String> command = new ArrayList<>(List.of("ar", "rcsD"));
            command.add(libraries.resolve(archive.getKey()).toString());
            for (String source : archive.getValue()) {
                command.add(compile(source, source).toString());
            }
            Tool.run(command);
        }
        shared(
                Files.createDirectories(building.builderNativeLibraries())
                        .resolve("libreporterchelper.so"),
                List.of(compile("reporter", "reporter")),
                List.of());
        buildJvmShim();
        buildStaticJdkLibraries();
        OnDemandLibraries onDemand = new OnDemandLibraries(this, building, home);
        onDemand.build(objects, JDK_LIBRARIES_WITH_ON_LOAD, JDK_LIBRARIES_WITHOUT_ON_LOAD);
    }

    private void buildJvmShim() throws IOException {
        Path jvm = compile("jvm", "jvm");
        Path stubs = objects.resolve("stubs.c");
        Files.writeString(
                stubs,
                missingJvmSymbols(jvm).stream()
                        .map("STUB(%s)\n"::formatted)
                        .collect(Collectors.joining("", "#include \"jvm_stub.h\"\n", "")));
        shared(
                building.cLibraries().resolve("libjvm.so"),
                List.of(
                        jvm,
                        compile("container", "container"),
                        compile("processors", "processors"),
                        compileFile(stubs, "stubs")),
                List.of(
                        "-Wl,-soname,libjvm.so",
                        "-Wl,--version-script=" + sources.resolve("jvm.map"),
                        "-Wl,-z,defs"));
    }

    /** What the JDK's libraries import from the JVM and the shim does not define. */
    private Set<String> missingJvmSymbols(Path shim) throws IOException {
        Set<String> missing = new TreeSet<>();
        List<String> imports = new ArrayList<>(List.of("nm", "-D", "-P", "--undefined-only"));
        try (Stream<Path> files = Files.list(building.jdkLibraries())) {
            files.filter(file -> file.toString().endsWith(".so"))
                    .map(Path::toString)
                    .sorted()
                    .forEach(imports::add);
        }
        symbols(Tool.run(imports)).filter(CLibraries::belongsToJvm).forEach(missing::add);
        symbols(Tool.run(List.of("nm", "-P", "--defined-only", shim.toString())))
                .forEach(missing::remove);
        return missing;
    }

    private static Stream<String> symbols(String output) {
        return output.lines()
                .filter(line -> line.contains(" "))
                .map(line -> line.substring(0, line.indexOf(' ')).replaceFirst("@.*", ""));
    }

    private static boolean belongsToJvm(String symbol) {
        return symbol.startsWith("JVM_") || symbol.startsWith("jio_");
    }

    /**
     * A stock JDK has no static libraries. A linker script in the place of each makes the image use
     * the shared one.
     */
    private void buildStaticJdkLibraries() throws IOException {
        Path directory = Files.createDirectories(building.staticJdkLibraries());
        for (String library : JDK_LIBRARIES_WITH_ON_LOAD) {
            Path onLoad = compile("onload", "onload_" + library, "-DLIBRARY=" + library);
            Files.copy(
                    onLoad,
                    directory.resolve(onLoad.getFileName()),
                    StandardCopyOption.REPLACE_EXISTING);
            linkerScript(
                    library, home.staticJdkLibraries().resolve(onLoad.getFileName()).toString());
        }
        for (String library : JDK_LIBRARIES_WITHOUT_ON_LOAD) {
            linkerScript(library);
        }
    }

    private void linkerScript(String library, String... objects) throws IOException {
        Stream<String> inputs =
                Stream.concat(
                        Stream.of(objects),
                        Stream.of(
                                home.jdkLibraries().resolve("lib" + library + ".so").toString(),
                                home.cLibraries().resolve("libjvm.so").toString()));
        Files.writeString(
                building.staticJdkLibraries().resolve("lib" + library + ".a"),
                inputs.map("\"%s\""::formatted).collect(Collectors.joining(" ", "INPUT(", ")\n")));
    }

    Path compile(String source, String object, String... flags) {
        return compileFile(sources.resolve(source + ".c"), object, flags);
    }

    Path compileFile(Path source, String object, String... flags) {
        Path target = objects.resolve(object + ".o");
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "gcc",
                                "-std=c11",
                                "-O2",
                                "-fPIC",
                                "-I" + sources,
                                "-I" + building.directory().resolve("include"),
                                "-I" + building.directory().resolve("include/linux"),
                                "-c",
                                "-o",
                                target.toString(),
                                source.toString()));
        command.addAll(List.of(flags));
        Tool.run(command, GCC_HINT);
        return target;
    }

    private static void shared(Path target, List<Path> objects, List<String> flags) {
        List<String> command = new ArrayList<>(List.of("gcc", "-shared", "-o", target.toString()));
        objects.forEach(object -> command.add(object.toString()));
        command.addAll(flags);
        Tool.run(command, GCC_HINT);
    }
}
