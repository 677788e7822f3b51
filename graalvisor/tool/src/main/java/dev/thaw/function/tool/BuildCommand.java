// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import com.google.gson.JsonObject;
import dev.thaw.command.line.Conventions;
import dev.thaw.function.EntryFinder;
import dev.thaw.function.Signature;
import java.io.PrintWriter;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compiles a Java function. */
@Command(
        name = "build",
        sortOptions = false,
        description = {
            "Compiles a Java function to a function file, ahead of time.",
            "",
            "How the function is written is found by what its class implements: text, function,"
                    + " openwhisk, aws-request, aws-stream, google-http, google-cloudevents.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0; 1 native-image failed; 2 wrong usage, or a file or class that cannot be used.",
            "",
            "Example: thaw function build app.jar:lib.jar com.example.Hello -o hello.fn",
            "         thaw function build app.jar com.example.Words --with com.example.Spelling --state 256m -o words.fn"
        })
final class BuildCommand implements Callable<Integer> {
    private static final int BUILD_FAILED = 1;

    @Spec private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "APP.jar[:MORE]",
            description = "The class path: jars and directories.")
    private String classPath;

    @Parameters(
            index = "1",
            paramLabel = "ENTRY",
            description = "A class, or a class and its static method: com.example.Hello::greet.")
    private String entryName;

    @Parameters(
            index = "2..*",
            paramLabel = "OPTION",
            description = "Options for native-image, behind --.")
    private List<String> options = List.of();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE.fn",
            required = true,
            description = "The function file.")
    private Path output;

    @Option(
            names = "--signature",
            paramLabel = "NAME",
            description = "How the function is written, where a class could be several.")
    private String signatureName;

    @Option(
            names = "--with",
            paramLabel = "ENTRY",
            description =
                    "One more function for the same library; may be repeated. Which of them answers says 'thaw function deploy --entry'; they can share data.")
    private List<String> others = List.of();

    @Option(
            names = "--state",
            paramLabel = "SIZE",
            converter = Size.class,
            description =
                    "Make room for a state, as 64m: what the constructor makes is made once, and isolates begin with it.")
    private long stateCapacity;

    @Option(
            names = {"-v", "--verbose"},
            description = "Show all that native-image prints.")
    private boolean verbose;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws Exception {
        Instant begin = Instant.now();
        PrintWriter err = Conventions.notes(spec);
        ClassPath own = ClassPath.parse(classPath);
        Map<String, Signature> entries = entries(own);
        Signature signature = entries.get(entryName);
        StateRoom room = new StateRoom(stateCapacity);
        room.check(signature);
        entries.forEach((entry, of) ->
                err.printf(
                        "thaw function: %s is a function of signature %s%n",
                        entry, of.externalName()));
        err.flush();
        Path file = output.toAbsolutePath().normalize();
        if (!Files.isDirectory(file.getParent())) {
            throw new FunctionException("there is no directory " + file.getParent());
        }
        if (Files.isDirectory(file)) {
            throw new FunctionException(file + " is a directory: name a file, as hello.fn");
        }
        FunctionFile function;
        try (WorkDirectory work = WorkDirectory.beside(file)) {
            NativeImage nativeImage = NativeImage.ofEnvironment(verbose, err);
            ImageBuild build = new ImageBuild(nativeImage, own, entryName, entries, room, options);
            if (!build.run(work.path())) {
                err.printf(
                        "thaw function: where no image can be made of it, 'thaw function deploy %s --entry %s' runs it in a JVM%n",
                        classPath, entryName);
                err.flush();
                return BUILD_FAILED;
            }
            new PrivateLibraries(work.path(), NativeImage.LIBRARY).rename();
            function =
                    new FunctionFile(
                            NativeImage.LIBRARY,
                            entryName,
                            signature.externalName(),
                            nativeImage.builder(),
                            room.capacity(),
                            others.isEmpty() ? Map.of() : entries,
                            new JsonObject());
            function.write(work.path(), file);
        }
        Duration took = Duration.between(begin, Instant.now());
        err.printf(
                "thaw function: %s, %.1f MB, after %d s%n",
                output, Files.size(file) / 1e6, took.toSeconds());
        err.flush();
        if (json) {
            PrintWriter out = spec.commandLine().getOut();
            out.println(MadeJson.built(output, function, took.toMillis() / 1e3));
            out.flush();
        }
        return 0;
    }

    /** All that the library has, the first one first. */
    private Map<String, Signature> entries(ClassPath own) throws Exception {
        Signature wanted = null;
        if (signatureName != null) {
            wanted =
                    Signature.named(signatureName)
                            .orElseThrow(() ->
                                    new FunctionException(
                                            "there is no signature %s: choose one that 'thaw function build --help' lists"
                                                    .formatted(signatureName)));
        }
        Map<String, Signature> entries = new LinkedHashMap<>();
        try (URLClassLoader loader = own.loader()) {
            EntryFinder finder = new EntryFinder(loader, message -> {});
            entries.put(entryName, finder.find(entryName, wanted).signature());
            for (String other : others) {
                if (other.contains(",") || entries.containsKey(other)) {
                    throw new FunctionException("--with %s: name each entry once".formatted(other));
                }
                entries.put(other, finder.find(other, null).signature());
            }
        }
        return entries;
    }
}
