// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import dev.thaw.command.line.CacheDirectory;
import dev.thaw.command.line.Conventions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds the image that scripts of a language run in. */
@Command(
        name = "language",
        sortOptions = false,
        description = {
            "Builds the function library that scripts of a language run in, once, and prints where it is.",
            "",
            "The server does it by itself when the first script is deployed. It takes some minutes, and 7 GB; Python 10, and 9 GB.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0; 1 native-image failed; 2 wrong usage; 3 with --find: it is not built.",
            "",
            "Example: thaw function language javascript"
        })
final class LanguageCommand implements Callable<Integer> {
    private static final int BUILD_FAILED = 1;
    private static final int NOT_BUILT = 3;

    /** By the names that manifests have. */
    private static final List<String> LANGUAGES = List.of("javascript", "python");

    @Spec private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "LANGUAGE", description = "javascript, or python")
    private String language;

    @Parameters(
            index = "1..*",
            paramLabel = "OPTION",
            description = "Options for native-image, behind --.")
    private List<String> options = List.of();

    @Option(names = "--find", description = "Build nothing: print where it is, if it is there.")
    private boolean find;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description =
                    "Build it instrumented instead, let a script begin in it, and write the"
                            + " profile of that, by which images are laid out.")
    private Path record;

    @Option(
            names = "--cache",
            paramLabel = "DIRECTORY",
            description = "Where images are kept; default: $${XDG_CACHE_HOME}/thaw/visor/languages")
    private Path cache;

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
        if (!LANGUAGES.contains(language)) {
            throw new FunctionException(
                    "there is no image of '%s'; there is one of: %s"
                            .formatted(language, String.join(", ", LANGUAGES)));
        }
        String jars = System.getProperty("thaw.languages");
        if (jars == null) {
            throw new FunctionException(
                    "-Dthaw.languages=DIRECTORY is missing: run this command by ./thaw");
        }
        LanguageImage image =
                new LanguageImage(
                        language,
                        Path.of(jars).toAbsolutePath(),
                        options,
                        NativeImage.ofEnvironment(verbose, err),
                        cache == null ? standardCache() : cache.toAbsolutePath());
        if (record != null) {
            if (!image.record(record.toAbsolutePath(), err)) {
                return BUILD_FAILED;
            }
            if (json) {
                print(MadeJson.language(language, null, true, record));
            }
            return 0;
        }
        Optional<Path> library = image.find();
        boolean isThere = library.isPresent();
        if (!isThere && find) {
            if (json) {
                print(MadeJson.language(language, null, false, null));
            }
            return NOT_BUILT;
        }
        if (!isThere) {
            err.printf("thaw function: building the image of %s%n", language);
            err.flush();
            library = image.get();
            if (library.isEmpty()) {
                return BUILD_FAILED;
            }
            err.printf(
                    "thaw function: the image of %s, %.1f MB, after %d s%n",
                    language,
                    library.get().toFile().length() / 1e6,
                    Duration.between(begin, Instant.now()).toSeconds());
            err.flush();
        }
        print(
                json
                        ? MadeJson.language(language, library.get(), !isThere, null)
                        : library.get().toString());
        return 0;
    }

    private void print(String text) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(text);
        out.flush();
    }

    private static Path standardCache() throws IOException {
        return CacheDirectory.ofThaw().resolve("visor").resolve("languages");
    }
}
