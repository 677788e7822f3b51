// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A JVM that runs: what has to be asked of it before it ends. */
public final class ObservedJvm {
    /** As words are given to programs; what it has not is no reason to see nothing. */
    private static final Charset WORDS = Charset.forName(System.getProperty("native.encoding"));

    private final int process;
    private final Path home;
    private List<String> command = List.of();
    private Path directory;
    private Optional<PerfCounters> counters = Optional.empty();

    /**
     * @param library its libjvm.so
     */
    public ObservedJvm(int process, Path library) {
        this.process = process;
        // HOME/lib/server/libjvm.so
        this.home = library.getParent().getParent().getParent();
    }

    /** This process. */
    public static ObservedJvm ofItself() {
        Path library = Path.of(System.getProperty("java.home"), "lib", "server", "libjvm.so");
        return new ObservedJvm((int) ProcessHandle.current().pid(), library);
    }

    /** Asks for what was not there yet. */
    public void look() {
        if (command.isEmpty()) {
            Path own = Path.of("/proc/" + process);
            try {
                String words = new String(Files.readAllBytes(own.resolve("cmdline")), WORDS);
                directory = Files.readSymbolicLink(own.resolve("cwd"));
                command = Arrays.asList(words.split("\0"));
            } catch (IOException e) {
                // it has ended, or is not ours: what is known stays
                return;
            }
        }
        if (counters.isEmpty()) {
            counters = PerfCounters.of(process);
        }
    }

    public int process() {
        return process;
    }

    public Path home() {
        return home;
    }

    /** Its command line; empty if it was not seen. */
    public List<String> command() {
        return command;
    }

    public Optional<Path> directory() {
        return Optional.ofNullable(directory);
    }

    public PerfCounters.Values counters() {
        return counters.map(PerfCounters::read).orElse(PerfCounters.Values.NONE);
    }
}
