// SPDX-License-Identifier: Apache-2.0
package dev.thaw.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Gives a reader of bytes many inputs that are nearly right, and looks at how it ends. What led to
 * another end than all before is kept, and changed further; there is no coverage that would lead.
 *
 * <p>Of its module, {@code src/test/corpus} has a directory for each target, with inputs that are
 * tried first: what was found once is there.
 */
public final class Fuzz {
    /** What reads the input; a failure other than the refusals is a finding. */
    public interface Target {
        /**
         * @return tells how it ended; null: as always
         */
        Object run(byte[] input) throws Exception;
    }

    /** Without another one, runs are all the same. */
    private static final long SEED = 20_261_126;

    private static final Duration SHORT = Duration.ofSeconds(3);
    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration LONGEST_INPUT = Duration.ofSeconds(30);

    private static final int MOST_KEPT = 4000;
    private static final int SAID = 200;

    /** Bytes that a target may allocate, beside so many for each byte of its input. */
    private static final long MOST_ALLOCATED = 64 << 20;

    private static final long MOST_FOR_A_BYTE = 4096;

    private static final com.sun.management.ThreadMXBean THREADS =
            (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    private record Refusal(Class<? extends Throwable> type, String[] names) {}

    private record Running(byte[] input, long begin) {}

    private final String name;
    private final Path directory;
    private final List<byte[]> inputs = new ArrayList<>();
    private final List<byte[]> tokens = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();

    private volatile Running running;
    private volatile Throwable found;

    private Fuzz(String name) {
        this.name = name;
        this.directory = Path.of("src/test/corpus", name);
        if (Files.isDirectory(directory)) {
            try (Stream<Path> files = Files.list(directory)) {
                for (Path file : files.sorted().toList()) {
                    inputs.add(Files.readAllBytes(file));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /**
     * @param name of the target, and of its directory in the corpus
     */
    public static Fuzz of(String name) {
        return new Fuzz(name);
    }

    /** An input that is right: made by what really writes such, where there is that. */
    public Fuzz seed(byte[] input) {
        inputs.add(input);
        return this;
    }

    public Fuzz seed(String text) {
        return seed(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Pieces that mean something to the reader. */
    public Fuzz tokens(String... pieces) {
        Arrays.stream(pieces).map(p -> p.getBytes(StandardCharsets.UTF_8)).forEach(tokens::add);
        return this;
    }

    /**
     * How the target refuses an input; there may be several.
     *
     * @param names what the message must have
     */
    public Fuzz refusal(Class<? extends Throwable> type, String... names) {
        refusals.add(new Refusal(type, names));
        return this;
    }

    /**
     * Runs the target until the time is over.
     *
     * @throws AssertionError if it fails otherwise than by a refusal, allocates too much, or takes
     *     too long; the input is in the corpus then, and the next run begins with it
     */
    public void run(Target target) throws InterruptedException {
        long seed = Long.getLong("thaw.fuzz.seed", SEED);
        Long seconds = Long.getLong("thaw.fuzz.seconds");
        Duration usual = Boolean.getBoolean("it.soak") ? LONG : SHORT;
        Duration time = seconds == null ? usual : Duration.ofSeconds(seconds);
        System.out.println(
                "fuzz %s: %d inputs, %d ms, -Dthaw.fuzz.seed=%d"
                        .formatted(name, inputs.size(), time.toMillis(), seed));
        if (inputs.isEmpty()) {
            throw new AssertionError(name + " has no inputs");
        }
        // What does not come back must not hold the test.
        Thread worker =
                new Thread(
                        () -> {
                            try {
                                loop(target, seed, time);
                            } catch (Throwable e) {
                                found = e;
                            }
                        },
                        "fuzz " + name);
        worker.setDaemon(true);
        worker.start();
        while (worker.isAlive()) {
            worker.join(200);
            Running now = running;
            if (now != null && System.nanoTime() - now.begin > LONGEST_INPUT.toNanos()) {
                AssertionError error =
                        finding("takes more than " + LONGEST_INPUT.toSeconds() + " s", now.input);
                error.setStackTrace(worker.getStackTrace());
                throw error;
            }
        }
        if (found != null) {
            throw found instanceof AssertionError e ? e : new AssertionError(found);
        }
    }

    private void loop(Target target, long seed, Duration time) {
        Set<Object> seen = new HashSet<>();
        for (byte[] input : inputs) {
            seen.add(one(target, input));
        }
        List<byte[]> kept = new ArrayList<>(inputs);
        Mutation mutation = new Mutation(seed, tokens, inputs);
        long runs = inputs.size();
        long begin = System.nanoTime();
        while (System.nanoTime() - begin < time.toNanos()) {
            byte[] input = mutation.next(kept);
            runs++;
            if (seen.add(one(target, input)) && kept.size() < MOST_KEPT) {
                kept.add(input);
            }
        }
        System.out.println("fuzz %s: %d runs, %d ends".formatted(name, runs, seen.size()));
    }

    private Object one(Target target, byte[] input) {
        Object end;
        long before = THREADS.getCurrentThreadAllocatedBytes();
        running = new Running(input, System.nanoTime());
        try {
            Object said = target.run(input.clone());
            end = said == null ? "" : said;
        } catch (Throwable e) {
            if (!isRefusal(e)) {
                AssertionError error = finding("ends with " + e, input);
                error.initCause(e);
                throw error;
            }
            end = withoutNumbers(e.getMessage());
        } finally {
            running = null;
        }
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
        if (allocated > MOST_ALLOCATED + MOST_FOR_A_BYTE * input.length) {
            throw finding("allocates " + allocated + " bytes for " + input.length, input);
        }
        return end;
    }

    private boolean isRefusal(Throwable e) {
        String message = e.getMessage();
        return message != null
                && !message.isBlank()
                && refusals.stream()
                        .filter(r -> r.type.isInstance(e))
                        .anyMatch(r -> Arrays.stream(r.names).allMatch(message::contains));
    }

    private static String withoutNumbers(String message) {
        String text = message.replaceAll("[0-9]+", "");
        return text.length() <= SAID ? text : text.substring(0, SAID);
    }

    private AssertionError finding(String what, byte[] input) {
        try {
            Files.createDirectories(directory);
            Path file = directory.resolve("found-%08x".formatted(Arrays.hashCode(input)));
            Files.write(file, input);
            return new AssertionError("the target " + name + " " + what + ": " + file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
