// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.command.line.Conventions;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds an instrumented image. */
@Command(
        name = "record",
        sortOptions = false,
        description = {
            "Builds an image that records what its start touches: APP.instrumented.",
            "",
            "Run it once as it starts in production, and end it as you like, also with kill -9. It"
                    + " writes APP.instrumented.startup to its working directory, or the file that"
                    + " THAW_STARTUP_TRACE names. With THAW_STARTUP_DUMP=1 it does so when it exits,"
                    + " else all the time. Of starts that overlap, the first is recorded; with %%p in"
                    + " that name, which stands for the process, each has a trace of its own.",
            ""
        },
        footer = {
            "",
            "Exit codes: those of native-image; 2 wrong usage.",
            "",
            "Example: thaw layout record -- native-image -jar app.jar -o app"
        })
final class RecordCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "native-image OPTION...",
            description = "The command that builds the image, behind --.")
    private List<String> command;

    @Option(
            names = "--json",
            description = "Print one JSON object; what native-image prints goes to the errors.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    @Override
    public Integer call() throws Exception {
        ImageCommand build = new ImageCommand(command);
        ImageFiles files = new ImageFiles(build.image());
        int status = build.run(files.instrumented(), List.of("-H:+StartupProfile"), json);
        if (status == 0 && json) {
            Path image = build.fileOf(files.instrumented());
            spec.commandLine().getOut().println(MadeJson.recorded(image, files));
        }
        if (status == 0) {
            Conventions.notes(spec)
                    .printf(
                            "thaw layout: run %s as it starts in production, then 'thaw layout build' with the same command%n",
                            files.instrumented());
        }
        return status;
    }
}
