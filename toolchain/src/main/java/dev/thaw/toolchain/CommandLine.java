// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

/** Reads options, from the command line or from a {@code native-image.properties} file. */
final class CommandLine {
    /** Options that the driver itself handles: all others are declared by the builder. */
    static final List<String> OWN_OPTIONS =
            List.of(
                    "-cp",
                    "-classpath",
                    "--class-path",
                    "-p",
                    "--module-path",
                    "-m",
                    "--module",
                    "-jar",
                    "--add-modules",
                    "--limit-modules",
                    "--enable-preview",
                    "--exclude-config",
                    "--verbose",
                    "--dry-run",
                    "--debug-attach",
                    "--diagnostics-mode",
                    "--expert-options",
                    "--expert-options-all",
                    "--expert-options-detail",
                    "--help",
                    "--help-extra",
                    "--version");

    private final ApiOptions apiOptions;
    private final ImageBuild build;

    CommandLine(ApiOptions apiOptions, ImageBuild build) {
        this.apiOptions = apiOptions;
        this.build = build;
    }

    void read(List<String> words, Origin origin) {
        Deque<String> queue = new ArrayDeque<>(words);
        while (!queue.isEmpty()) {
            String word = queue.poll();
            if (!word.startsWith("-")) {
                positional(word, origin);
            } else if (!readPrefixed(word, origin) && !readOwn(word, queue)) {
                options(origin)
                        .addAll(
                                refuseUnsupported(word, origin)
                                        .or(() -> apiOptions.translate(word, queue, origin))
                                        .orElseThrow(() -> unknown(word, origin)));
            }
        }
    }

    private void positional(String word, Origin origin) {
        if (!origin.isUser()) {
            throw new ToolchainException(
                    "'%s' is not an option%s.".formatted(word, origin.whereItWasGiven()));
        }
        build.positional.add(word);
    }

    private List<String> options(Origin origin) {
        return origin.isUser() ? build.userOptions : build.metadataOptions;
    }

    private boolean readPrefixed(String word, Origin origin) {
        if (word.startsWith("-H:") || word.startsWith("-R:")) {
            if (word.length() == 3) {
                throw new ToolchainException("'" + word + "' lacks the name of an option.");
            }
            options(origin).add(word.startsWith("-H:") ? withOrigin(word, origin) : word);
        } else if (word.startsWith("-J") && word.length() > 2) {
            build.userJvmArguments.add(word.substring(2));
        } else if (word.startsWith("-D")) {
            build.userJvmArguments.add(word);
        } else if (word.startsWith("-E") && word.length() > 2) {
            String[] parts = word.substring(2).split("=", 2);
            build.environment.put(
                    parts[0], parts.length == 2 ? Optional.of(parts[1]) : Optional.empty());
        } else if (word.startsWith("-V") && word.contains("=")) {
            String[] parts = word.substring(2).split("=", 2);
            build.placeholders.put(parts[0], parts[1]);
        } else {
            return false;
        }
        return true;
    }

    static String withOrigin(String option, Origin origin) {
        int equals = option.indexOf('=');
        String name = equals < 0 ? option : option.substring(0, equals);
        return name.contains("@")
                ? option
                : name + "@" + origin.tag() + (equals < 0 ? "" : option.substring(equals));
    }

    private boolean readOwn(String word, Deque<String> queue) {
        String name = word.startsWith("--") ? word.replaceFirst("=.*", "") : word;
        Optional<String> attached =
                name.length() < word.length()
                        ? Optional.of(word.substring(name.length() + 1))
                        : Optional.empty();
        switch (name) {
            case "-cp", "-classpath", "--class-path" ->
                    addClassPath(value(name, attached, queue, "a class path"));
            case "-p", "--module-path" ->
                    addModulePath(value(name, attached, queue, "a module path"));
            case "-m", "--module" ->
                    build.module =
                            Optional.of(value(name, attached, queue, "<module>[/<main class>]"));
            case "-jar" -> build.jar = Optional.of(Path.of(value(name, attached, queue, "a jar")));
            case "--add-modules" ->
                    build.addedModules.addAll(
                            List.of(value(name, attached, queue, "module names").split(",")));
            case "--limit-modules" ->
                    build.limitedModules.addAll(
                            List.of(value(name, attached, queue, "module names").split(",")));
            case "--enable-preview" -> build.userJvmArguments.add(word);
            case "--exclude-config" -> {
                Pattern jar = pattern(name, value(name, attached, queue, "a pattern for jars"));
                Pattern resource =
                        pattern(
                                name,
                                value(
                                        name,
                                        Optional.empty(),
                                        queue,
                                        "a second pattern, for resources"));
                build.excludedConfigurations.add(
                        new ImageBuild.ExcludedConfiguration(jar, resource));
            }
            case "--verbose" -> build.verbose = true;
            case "--dry-run" -> build.dryRun = true;
            case "--debug-attach" ->
                    build.userJvmArguments.add(
                            "-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address="
                                    + attached.orElse("8000"));
            case "--diagnostics-mode" -> {
                build.verbose = true;
                build.userOptions.add("-H:+DiagnosticsMode@driver");
            }
            case "--expert-options" -> print("-H:PrintFlags@driver=User");
            case "--expert-options-all" -> print("-H:PrintFlags@driver=");
            case "--expert-options-detail" ->
                    print(
                            "-H:PrintFlagsWithExtraHelp@driver="
                                    + value(name, attached, queue, "option names or *"));
            case "--no-server" -> {} // Accepted and ignored, as GraalVM does.
            default -> {
                return false;
            }
        }
        return true;
    }

    private void print(String option) {
        build.userOptions.add(option);
        build.printsOnly = true;
    }

    private static Pattern pattern(String option, String text) {
        try {
            return Pattern.compile(text);
        } catch (PatternSyntaxException e) {
            throw new ToolchainException(
                    "%s: '%s' is not a regular expression: %s"
                            .formatted(option, text, e.getDescription()),
                    e);
        }
    }

    private static String value(
            String name, Optional<String> attached, Deque<String> queue, String what) {
        return attached.or(() -> Optional.ofNullable(queue.poll()))
                .orElseThrow(() ->
                        new ToolchainException("%s needs %s after it.".formatted(name, what)));
    }

    void addClassPath(String classPath) {
        for (String entry : classPath.split(File.pathSeparator)) {
            if (entry.equals("*") || entry.endsWith("/*")) {
                jarsIn(Path.of(entry.equals("*") ? "." : entry.substring(0, entry.length() - 1)))
                        .forEach(jar -> ClassPathEntries.add(build.classPath, jar));
            } else {
                // As in java: an empty entry is the current directory.
                ClassPathEntries.add(build.classPath, Path.of(entry.isEmpty() ? "." : entry));
            }
        }
    }

    private void addModulePath(String modulePath) {
        Arrays.stream(modulePath.split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> Path.of(entry).toAbsolutePath().normalize())
                .filter(Files::exists)
                .forEach(entry -> {
                    build.modulePath.add(entry);
                    if (Files.isDirectory(entry)
                            && !Files.exists(entry.resolve("module-info.class"))) {
                        build.modulePath.addAll(jarsIn(entry));
                    }
                });
    }

    private static List<Path> jarsIn(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return new ArrayList<>(
                    files.filter(file -> file.toString().toLowerCase().endsWith(".jar"))
                            .map(file -> file.toAbsolutePath().normalize())
                            .sorted()
                            .toList());
        } catch (IOException e) {
            return List.of(); // As in java: a path may name directories that are not there.
        }
    }

    private Optional<List<String>> refuseUnsupported(String word, Origin origin) {
        if (word.equals("--libc=glibc") || word.equals("--target=linux-amd64")) {
            return Optional.empty();
        }
        Optional<String> reason = Unsupported.reason(word);
        if (reason.isPresent()) {
            throw Unsupported.refuse(word + origin.whereItWasGiven(), reason.get());
        }
        return Optional.empty();
    }

    private ToolchainException unknown(String word, Origin origin) {
        List<String> near = apiOptions.near(word, OWN_OPTIONS);
        return new ToolchainException(
                "Unknown option '%s'%s. %sSee --help and --help-extra."
                        .formatted(
                                word,
                                origin.whereItWasGiven(),
                                near.isEmpty()
                                        ? ""
                                        : "Did you mean " + String.join(" or ", near) + "? "));
    }
}
