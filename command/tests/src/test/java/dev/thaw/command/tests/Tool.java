// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;

/**
 * A program behind words of the command line.
 *
 * @param words behind thaw; none where all its subcommands are commands
 * @param program a jar's path without its directory target, or an executable
 * @param main the class with the commands; null for an executable
 * @param help what makes an executable explain itself
 */
record Tool(String words, String program, String main, String help) {
    static final List<Tool> ALL =
            List.of(
                    java("demo", "demo/thaw-demo", "dev.thaw.demo.Demo"),
                    java(
                            "demo visor",
                            "benchmarks/visor/thaw-benchmarks-visor",
                            "dev.thaw.bench.visor.demo.VisorDemo"),
                    java("snapshot", "doss/tool/thaw-doss-tool", "dev.thaw.doss.tool.SnapshotTool"),
                    java(
                            "layout",
                            "layout/tool/thaw-layout-tool",
                            "dev.thaw.layout.tool.LayoutTool"),
                    java("", "graalvisor/front/thaw-visor-front", "dev.thaw.visor.Visor"),
                    java(
                            "function",
                            "graalvisor/tool/thaw-function-tool",
                            "dev.thaw.function.tool.FunctionTool"),
                    java(
                            "visor image",
                            "graalvisor/container/thaw-visor-container",
                            "dev.thaw.visor.container.ContainerTool"),
                    java("", "command/thaw-command", "dev.thaw.command.ThawCommand"),
                    java("advise", "advise/thaw-advise", "dev.thaw.advise.AdviseCommand"),
                    java("bench", "benchmarks/thaw-benchmarks", "dev.thaw.benchmarks.Bench"),
                    java(
                            "bench sd-matrix",
                            "benchmarks/sd/thaw-benchmarks-sd",
                            "dev.thaw.sd.SdMatrix"),
                    java(
                            "bench nlp",
                            "benchmarks/nlp/thaw-benchmarks-nlp",
                            "dev.thaw.nlp.NlpBench"),
                    java(
                            "bench layout",
                            "benchmarks/layout/thaw-benchmarks-layout",
                            "dev.thaw.benchmarks.layout.LayoutBench"),
                    java(
                            "bench hottub",
                            "benchmarks/hottub/thaw-benchmarks-hottub",
                            "dev.thaw.benchmarks.hottub.HottubBench"),
                    java(
                            "bench visor",
                            "benchmarks/visor/thaw-benchmarks-visor",
                            "dev.thaw.bench.visor.VisorBench"),
                    java(
                            "bench relayout",
                            "benchmarks/relayout/thaw-benchmarks-relayout",
                            "dev.thaw.bench.relayout.RelayoutBench"),
                    program("relayout", "ocolos/target/release/thaw-relayout", "--help"),
                    program("bam", "ocolos/target/release/thaw-bam", "--help"),
                    program("java", "hottub/client/target/hottub/bin/thaw-java", "--thaw-help"),
                    program("test", "thaw test", "--help"),
                    program("dist", "thaw dist", "--help"),
                    java("native-image", "toolchain/thaw-toolchain", "dev.thaw.toolchain.Help"));

    private static Tool java(String words, String jar, String main) {
        int name = jar.lastIndexOf('/');
        String path = jar.substring(0, name) + "/target" + jar.substring(name) + ".jar";
        return new Tool(words, path, main, "--help");
    }

    private static Tool program(String words, String program, String help) {
        return new Tool(words, program, null, help);
    }

    boolean isJava() {
        return main != null;
    }

    /** The commands of a Java program, in their own classes, by the picocli of this test. */
    CommandLine commandLine(Path root) throws IOException, ReflectiveOperationException {
        Path jar = root.resolve(program);
        if (!Files.exists(jar)) {
            throw new IOException(
                    jar + " is not built: mvn -DskipTests package builds all modules");
        }
        List<URL> urls = new ArrayList<>(List.of(jar.toUri().toURL()));
        try (Stream<Path> libraries = Files.list(jar.resolveSibling("lib"))) {
            for (Path library : libraries.sorted().toList()) {
                if (!library.getFileName().toString().startsWith("picocli")) {
                    urls.add(library.toUri().toURL());
                }
            }
        }
        URLClassLoader loader =
                new URLClassLoader(urls.toArray(URL[]::new), Tool.class.getClassLoader());
        Class<?> type = Class.forName(main, false, loader);
        if (words.equals("native-image")) {
            return toolchain(type);
        }
        List<Method> makers =
                Arrays.stream(type.getDeclaredMethods())
                        .filter(m -> m.getName().equals("commandLine"))
                        .toList();
        if (makers.isEmpty()) {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return new CommandLine(constructor.newInstance());
        }
        Method maker = makers.getFirst();
        maker.setAccessible(true);
        return (CommandLine)
                (maker.getParameterCount() == 0
                        ? maker.invoke(null)
                        : maker.invoke(null, (Object) new String[0]));
    }

    /** Its own options; those of the image builder are known only to an assembled home. */
    private static CommandLine toolchain(Class<?> help) throws ReflectiveOperationException {
        ClassLoader loader = help.getClassLoader();
        Constructor<?> table = only(Class.forName("dev.thaw.toolchain.OptionTable", true, loader));
        Object[] nothing =
                Arrays.stream(table.getParameterTypes())
                        .map(type -> type == Set.class ? Set.of() : List.of())
                        .toArray();
        Constructor<?> options = only(Class.forName("dev.thaw.toolchain.ApiOptions", true, loader));
        Method usual = help.getDeclaredMethod("usual", options.getDeclaringClass());
        usual.setAccessible(true);
        Object text =
                usual.invoke(null, options.newInstance(table.newInstance(nothing), null, null));
        return new CommandLine(ProgramHelp.specOf("native-image", (String) text));
    }

    private static Constructor<?> only(Class<?> type) {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        return constructor;
    }
}
