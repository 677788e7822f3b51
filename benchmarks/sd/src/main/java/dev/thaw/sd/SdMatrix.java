// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import dev.thaw.sd.matrix.Matrix;
import dev.thaw.sd.serializer.Serializers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that shows what each serializer brings back. */
@Command(
        name = "thaw bench sd-matrix",
        mixinStandardHelpOptions = true,
        description =
                "Serializes object graphs of all kinds with all libraries, here on a JVM, reads them back in this"
                        + " process and a second one, and writes which came back equal: sd-matrix.txt, .html and"
                        + " .json. Takes about three minutes.",
        footer = "Example: thaw bench sd-matrix --results /tmp/results doss java kryo-ref")
public final class SdMatrix implements Callable<Integer> {
    static final String LOAD = "--load";

    @Spec private CommandSpec spec;

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description = "where the files go (default: ${DEFAULT-VALUE})")
    private Path results = Path.of("benchmarks/results");

    @Parameters(
            paramLabel = "SERIALIZER",
            description =
                    "doss, java, jackson, gson, dsl-json, fastjson2, kryo, kryo-ref, fory; all if none is named")
    private List<String> names = List.of();

    public static void main(String[] args) throws Exception {
        int status = 0;
        if (args.length > 1 && args[0].equals(LOAD)) {
            SdSuite.load(Path.of(args[1]), List.of(args).subList(2, args.length));
        } else {
            status = new CommandLine(new SdMatrix()).execute(args);
        }
        // Threads of cases that did not end are not waited for.
        System.exit(status);
    }

    @Override
    public Integer call() throws Exception {
        Set<String> known = Serializers.all(results).keySet();
        for (String name : names) {
            if (!known.contains(name)) {
                throw new ParameterException(
                        spec.commandLine(),
                        "there is no serializer '%s'; there are %s".formatted(name, known));
            }
        }
        Files.createDirectories(results);
        Matrix matrix = SdSuite.run(names, System.err::println);
        Files.writeString(results.resolve("sd-matrix.txt"), matrix.text());
        Files.writeString(results.resolve("sd-matrix.html"), matrix.html());
        Files.writeString(results.resolve("sd-matrix.json"), matrix.json());
        System.out.print(matrix.summary());
        return 0;
    }
}
