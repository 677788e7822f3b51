// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import dev.thaw.command.line.Conventions;
import dev.thaw.command.line.ExitCodes;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code thaw visor image}. */
@Command(
        name = "thaw visor image",
        sortOptions = false,
        description = {
            "Makes a container image of the server: its program, its worker, the C library, and nothing else."
                    + " Functions that are named are deployed in it.",
            "",
            "It listens on PORT, or 8080, as a user without privileges ("
                    + ScratchImage.USER
                    + "), keeps its data in /data, and",
            "speaks HTTP/1.1 and h2c.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 made, 2 wrong usage, or a file that cannot be used.",
            "",
            "Example: thaw visor image --function hello.fn -o visor.tar",
            "         podman load -i visor.tar",
            "         podman run --rm --memory 256m -p 127.0.0.1:8080:8080 localhost/thaw-visor"
        })
public final class ContainerTool implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            required = true,
            description = "The archive, for podman load, docker load and skopeo.")
    private Path output;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            defaultValue = "localhost/thaw-visor",
            description = "Of the image; default: ${DEFAULT-VALUE}.")
    private String name;

    @Option(
            names = "--function",
            paramLabel = "[NAME=]FILE",
            description = "A function file or script; may be repeated.")
    private List<String> functions = List.of();

    @Option(
            names = "--language",
            paramLabel = "NAME=LIBRARY",
            description = "A library that scripts run in, as javascript=lib.so.")
    private Map<String, Path> languages = Map.of();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(names = "--front", hidden = true, required = true)
    private Path front;

    @Option(names = "--worker", hidden = true, required = true)
    private Path worker;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private ContainerTool() {}

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return Conventions.apply(
                new CommandLine(new ContainerTool()),
                "thaw visor image",
                failure ->
                        failure instanceof IOException
                                ? CommandLine.ExitCode.USAGE
                                : ExitCodes.FAULT);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Programs programs = new Programs(front, worker, languages);
        programs.check();
        Path file = output.toAbsolutePath().normalize();
        if (Files.isDirectory(file) || file.getParent() == null) {
            throw new IOException(output + " is a directory; name the file of the archive");
        }
        if (!Files.isDirectory(file.getParent())) {
            throw new IOException("there is no directory " + file.getParent());
        }
        try (WorkDirectory work = WorkDirectory.beside(file)) {
            Path data = Files.createDirectory(work.path().resolve("data"));
            if (!functions.isEmpty()) {
                Deployment.into(data, programs, functions);
            }
            new ContainerImage(programs, data, functions.size()).write(name, file);
        }
        Conventions.notes(spec)
                .printf(
                        "thaw visor image: %s, %s, %.1f MB, %d function%s%n",
                        output,
                        name,
                        Files.size(file) / 1e6,
                        functions.size(),
                        functions.size() == 1 ? "" : "s");
        if (json) {
            PrintWriter out = spec.commandLine().getOut();
            out.println(json(file));
            out.flush();
        }
        return 0;
    }

    /** As docs/schemas/visor-image.schema.json describes it. */
    private String json(Path file) throws IOException {
        JsonObject object = new JsonObject();
        object.addProperty("file", output.toString());
        object.addProperty("name", name);
        object.addProperty("bytes", Files.size(file));
        object.addProperty("functions", functions.size());
        return new GsonBuilder().setPrettyPrinting().create().toJson(object);
    }
}
