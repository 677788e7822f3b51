// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import dev.thaw.sd.cases.Cases;
import dev.thaw.sd.matrix.Matrix;
import dev.thaw.sd.matrix.Mode;
import dev.thaw.sd.matrix.TypeTable;
import dev.thaw.sd.serializer.Serializers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
        sortOptions = false,
        description =
                "Serializes object graphs of all kinds with all libraries, here on a JVM, reads them back in the same"
                        + " process and a second one, and writes which came back equal: sd-matrix.txt, .html and"
                        + " .json; and the types: sd-types.md. Takes about five minutes.",
        footer = "Example: thaw bench sd-matrix --results /tmp/results doss java kryo-ref")
public final class SdMatrix implements Callable<Integer> {
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

    public static void main(String[] args) {
        System.exit(new CommandLine(new SdMatrix()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        Set<String> known = Serializers.all(results).keySet();
        for (String name : names) {
            if (!known.contains(name)) {
                throw wrong("there is no serializer '%s'; there are %s".formatted(name, known));
            }
        }
        Map<Mode, List<String>> programs = Map.of(Mode.JVM, SdSuite.onThisJvm());
        Files.createDirectories(results);
        List<String> serializers = known.stream().filter(this::isChosen).toList();
        Matrix matrix = SdSuite.run(serializers, programs, System.err::println);
        Files.writeString(results.resolve("sd-matrix.txt"), matrix.text());
        Files.writeString(results.resolve("sd-matrix.html"), matrix.html());
        Files.writeString(results.resolve("sd-matrix.json"), matrix.json());
        Files.writeString(results.resolve("sd-types.md"), TypeTable.markdown(Cases.all()));
        System.out.print(matrix.summary());
        return 0;
    }

    private boolean isChosen(String serializer) {
        return names.isEmpty() || names.contains(serializer);
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }
}
