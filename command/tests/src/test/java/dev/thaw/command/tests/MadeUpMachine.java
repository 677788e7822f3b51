// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A copy of the launcher, and programs that only note that they were called. */
final class MadeUpMachine {
    private static final List<String> BASICS =
            List.of(
                    "bash",
                    "dirname",
                    "readlink",
                    "grep",
                    "sed",
                    "cat",
                    "find",
                    "mkdir",
                    "mv",
                    "rm",
                    "cut",
                    "sleep",
                    "flock",
                    "tee",
                    "touch",
                    "awk",
                    "sort",
                    "uniq",
                    "head",
                    "tail",
                    "ls",
                    "env",
                    "chmod",
                    "ln",
                    "tar",
                    "gzip",
                    "sha256sum");

    private static final String USAGE =
            "command/native/src/main/resources/dev/thaw/command/image/usage.txt";

    private final Path root;
    final Path programs;
    final Path calls;

    MadeUpMachine(Path root) throws IOException {
        this.root = root;
        Files.copy(Commands.SOURCES.resolve("thaw"), root.resolve("thaw"));
        root.resolve("thaw").toFile().setExecutable(true);
        // What tells a checkout from an installation.
        Files.createFile(root.resolve("pom.xml"));
        Path usage = root.resolve(USAGE);
        Files.createDirectories(usage.getParent());
        Files.copy(Commands.SOURCES.resolve(USAGE), usage);
        programs = Files.createDirectories(root.resolve("programs"));
        calls = Files.createFile(root.resolve("calls"));
        for (String name : BASICS) {
            for (String place : List.of("/bin/", "/usr/bin/")) {
                if (Files.exists(Path.of(place + name)) && !Files.exists(programs.resolve(name))) {
                    Files.createSymbolicLink(programs.resolve(name), Path.of(place + name));
                }
            }
        }
        program("id", "echo 0");
        program(
                "apt-get",
                "case \"$*\" in *' --print-uris '*) echo 'Need to get 57.4 MB of archives.';; esac");
        candidates("1.0");
        jdk("25.0.1");
        for (String name : List.of("mvn", "gcc")) {
            program(name, "");
        }
        program("cargo", "echo 'cargo 1.88.0 (abc)'");
    }

    /** A program that notes its call, and does something. */
    void program(String name, String does) throws IOException {
        Path file = programs.resolve(name);
        // else the machine's own would be written to, where it is a link to that
        Files.deleteIfExists(file);
        Files.writeString(
                file, "#!/bin/bash\necho \"%s $*\" >>'%s'\n%s\n".formatted(name, calls, does));
        file.toFile().setExecutable(true);
    }

    void lacks(String... names) throws IOException {
        for (String name : names) {
            Files.deleteIfExists(programs.resolve(name));
        }
    }

    void candidates(String version) throws IOException {
        program("apt-cache", "echo '  Candidate: " + version + "'");
    }

    void jdk(String version) throws IOException {
        Path home = Files.createDirectories(root.resolve("jvm/jdk/bin")).getParent();
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"%s\"\n".formatted(version));
        Files.writeString(home.resolve("bin/javac"), "");
        home.resolve("bin/javac").toFile().setExecutable(true);
    }

    /** The JDK's program for programs, which does something else. */
    void java(String does) throws IOException {
        Path file = root.resolve("jvm/jdk/bin/java");
        Files.writeString(file, "#!/bin/bash\n" + does + "\n");
        file.toFile().setExecutable(true);
    }

    /** Makes an installation of it, whose function runtime prints what it is called with. */
    void installFront() throws Exception {
        Files.delete(root.resolve("pom.xml"));
        Path jar =
                Files.createDirectories(root.resolve("lib/front")).resolve("thaw-visor-front.jar");
        Files.writeString(jar, "jar");
        Files.setLastModifiedTime(jar, FileTime.fromMillis(1_000_000_000_000L));
        program("front", "echo \"$*\"");
        program("sha256sum", "echo 0123456789abcdef0123");
        Path notes = Files.createDirectories(root.resolve(".cache/thaw/visor"));
        Files.writeString(
                notes.resolve("image-0123456789abcdef"), programs.resolve("front").toString());
    }

    Ended thaw(String... arguments) throws IOException, InterruptedException {
        return thaw(Map.of(), arguments);
    }

    /**
     * @param more variables beside those that each command has
     */
    Ended thaw(Map<String, String> more, String... arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(root.resolve("thaw").toString()));
        command.addAll(List.of(arguments));
        return run(more, command);
    }

    /** In a shell in which something was set before. */
    Ended thawAfter(String line, String... arguments) throws IOException, InterruptedException {
        String shell = line + "; exec \"$@\"";
        List<String> command = new ArrayList<>(List.of("/bin/sh", "-c", shell, "sh"));
        command.add(root.resolve("thaw").toString());
        command.addAll(List.of(arguments));
        return run(Map.of(), command);
    }

    /** At a terminal at which nothing is typed but its end. */
    Ended thawWithoutAnAnswer(String command) throws IOException, InterruptedException {
        String line = root.resolve("thaw") + " " + command;
        return run(
                Map.of("SHELL", "/bin/sh"),
                List.of("/usr/bin/script", "--quiet", "--return", "-c", line, "/dev/null"));
    }

    private Ended run(Map<String, String> more, List<String> command)
            throws IOException, InterruptedException {
        return Ended.of(builder(more, command));
    }

    /** One that listens to all signals, also where those who test ignore some. */
    ProcessBuilder thawWithSignals(Map<String, String> more, String... arguments) {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "/usr/bin/env",
                                "--default-signal=INT,TERM,HUP",
                                root.resolve("thaw").toString()));
        command.addAll(List.of(arguments));
        return builder(more, command);
    }

    private ProcessBuilder builder(Map<String, String> more, List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().clear();
        builder.environment()
                .putAll(
                        Map.of(
                                "PATH", programs.toString(),
                                "HOME", root.toString(),
                                "THAW_JDKS", root.resolve("jvm").toString()));
        builder.environment().putAll(more);
        return builder;
    }

    /** What apt was told to do, beside telling how large packages are. */
    String installs() throws IOException {
        return String.join(
                "\n",
                called("apt-get")
                        .lines()
                        .filter(l -> !l.contains(" -o Debug::NoLocking=1 --print-uris "))
                        .toList());
    }

    String called(String name) throws IOException {
        return String.join(
                "\n",
                Files.readAllLines(calls).stream().filter(l -> l.startsWith(name + " ")).toList());
    }
}
