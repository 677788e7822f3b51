// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Misses of an instruction cache of 32 KiB, 8 ways and lines of 64 bytes, in the same work: the
 * original and what BOLT makes of the file by the profile of a running process. By Cachegrind,
 * which cannot be put on a process that runs.
 */
final class CacheMisses extends RelayoutExperiment {
    private static final Pattern MISSES = Pattern.compile("I1 +misses: +([\\d,]+)");
    private static final double MILLION = 1e6;

    private final Map<String, List<String>> commands = new HashMap<>();

    CacheMisses(Places places) {
        super(
                places,
                "misses",
                Stream.of("rocket", "cpython", "lua", "sqlite")
                        .flatMap(p -> Stream.of(p + " original", p + " offline"))
                        .toList());
    }

    @Override
    public void prepare() throws Exception {
        for (Subject subject : List.of(Subject.ROCKET, Subject.CPYTHON, Subject.LUA)) {
            Path binary = subject.binary(places);
            Path profile = profile(subject.command(places, binary), subject.program());
            Subject little = subject.withArguments("2");
            commands.put(subject.program() + " original", little.command(places, binary));
            Path made = made(binary, profile);
            commands.put(subject.program() + " offline", little.command(places, made));
        }
        Path binary = places.program("speedtest1", "speedtest1");
        Path profile = profile(List.of(binary.toString(), "--verify", "--size", "3000"), "sqlite");
        for (String contender : List.of("sqlite original", "sqlite offline")) {
            Path program = contender.endsWith("original") ? binary : made(binary, profile);
            commands.put(contender, List.of(program.toString(), "--size", "5"));
        }
    }

    private Path profile(List<String> command, String name)
            throws IOException, InterruptedException {
        Path directory = places.directory(name() + "-" + name);
        try (Repeating process = Repeating.start(command, directory.resolve("errors"))) {
            process.goOn();
            places.tool().relay(process.pid(), directory, Bolt.BOLT_16.program(), false);
        }
        return directory.resolve("profile");
    }

    private static Path made(Path binary, Path profile) throws IOException, InterruptedException {
        // beside the original, for what it looks for there; each turn runs it
        Path made = binary.resolveSibling(".misses-" + ProcessHandle.current().pid());
        made.toFile().deleteOnExit();
        return Tool.offline(binary, profile, Bolt.BOLT_16.program(), made);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        Path log = places.directory(name()).resolve("log");
        List<String> command =
                Commands.words(
                        "setarch -R valgrind --tool=cachegrind --cache-sim=yes --I1=32768,8,64"
                                + " --cachegrind-out-file=/dev/null --log-file={}",
                        log);
        command.addAll(commands.get(contender));
        Commands.output(command);
        Matcher found = MISSES.matcher(Files.readString(log));
        if (!found.find()) {
            throw new IOException("Cachegrind says nothing of misses: " + log);
        }
        to.add("misses", "millions", Long.parseLong(found.group(1).replace(",", "")) / MILLION);
    }
}
