// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import dev.thaw.sd.Serializer;
import dev.thaw.sd.graph.GraphComparison;
import dev.thaw.sd.serializer.Serializers;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * The program that measures one operation of one serializer on one workload, and ends: on a JVM,
 * where JMH starts another one that measures, and in a native image, where this process does. Says
 * what it found in the last line of its output, with tabs between the words:
 *
 * <pre>
 * nanos    N N ...      nanoseconds of an operation, the mean of each iteration
 * bytes    N TEXT       the mean size, and how what comes back differs, if it does
 * refused  TEXT         the library cannot do it, and why
 * </pre>
 */
public final class Measure {
    public static final String NANOS = "nanos";
    public static final String BYTES = "bytes";
    public static final String REFUSED = "refused";

    /** The operation that counts bytes. */
    public static final String SIZE = "size";

    /** What stands for the heap instead of a serializer. */
    public static final String HEAP = "heap";

    private static final String USAGE =
            """
            usage: sd-measure OPERATION SERIALIZER WORKLOAD SEED DIRECTORY FORKS WARMUP ITERATIONS TIME
            Measures one operation; 'thaw bench sd' runs it.
              OPERATION   serialize, deserialize, use (deserialize and read all), or size
                          snapshot, load, loadAndUse: without freeing a snapshot's slot
              SERIALIZER  such as doss or kryo-ref; heap, for the size on the heap
              DIRECTORY   for files, which are left there
              FORKS       1 on a JVM, 0 in a native image
              WARMUP      milliseconds
              ITERATIONS  that are timed
              TIME        milliseconds of each iteration
            Example: sd-measure serialize kryo-ref 'List<Client>[16]' 1 /tmp 0 100 3 50
            """;

    private static final int SIZES = 4;

    private Measure() {}

    public static void main(String[] args) throws Exception {
        if (args.length != 9) {
            boolean help = args.length == 1 && args[0].equals("--help");
            (help ? System.out : System.err).print(USAGE);
            System.exit(help ? 0 : 2);
        }
        Workload workload = Workloads.named(args[2]);
        long seed = Long.parseLong(args[3]);
        String found;
        if (args[1].equals(HEAP)) {
            found = bytes(heapBytes(workload, seed), "");
        } else {
            try {
                String trial = trial(args[1], workload, seed, Path.of(args[4]));
                found = args[0].equals(SIZE) ? trial : time(args);
            } catch (Exception | LinkageError | StackOverflowError e) {
                found = REFUSED + "\t" + oneLine(Objects.toString(e.getMessage(), e.toString()));
            }
        }
        System.out.println(found);
    }

    private static double heapBytes(Workload workload, long seed) {
        HeapBytes bytes = new HeapBytes();
        long sum = 0;
        int count = sizes(workload);
        for (int i = 0; i < count; i++) {
            sum += bytes.of(workload.make(seed, i));
        }
        return (double) sum / count;
    }

    private static int sizes(Workload workload) {
        return Math.min(SIZES, SerializationBenchmark.objects(workload));
    }

    /** Serializes and deserializes some objects, untimed. */
    private static String trial(String name, Workload workload, long seed, Path directory)
            throws Exception {
        Map<String, Supplier<Serializer>> all = Serializers.all(directory);
        if (!all.containsKey(name)) {
            throw new IllegalArgumentException("there is no serializer '" + name + "'");
        }
        Serializer serializer = all.get(name).get();
        String difference = null;
        long sum = 0;
        int count = sizes(workload);
        for (int i = 0; i < count; i++) {
            Object original = workload.make(seed, i);
            Object serialized = serializer.serialize(serializer.preSerialize(original));
            Object data = serializer.preDeserialize(workload.type(), serialized);
            sum += serializer.sizeOf(data);
            Object copy = serializer.deserialize(workload.type(), data);
            if (i == 0) {
                difference = GraphComparison.firstDifference(original, copy);
            }
            serializer.flush();
        }
        return bytes((double) sum / count, difference == null ? "" : oneLine(difference));
    }

    private static String bytes(double bytes, String difference) {
        return String.join("\t", BYTES, Double.toString(bytes), difference);
    }

    private static String oneLine(String text) {
        String line = text.lines().findFirst().orElse("").strip();
        return line.substring(0, Math.min(200, line.length())).replace('\t', ' ');
    }

    private static String time(String[] args) throws Exception {
        Options options =
                new OptionsBuilder()
                        .include(
                                "^%s\\.%s$"
                                        .formatted(
                                                SerializationBenchmark.class
                                                        .getName()
                                                        .replace(".", "\\."),
                                                args[0]))
                        .param("serializer", args[1])
                        .param("workload", args[2])
                        .param("seed", args[3])
                        .param("directory", args[4])
                        .forks(Integer.parseInt(args[5]))
                        .warmupIterations(1)
                        .warmupTime(TimeValue.milliseconds(Long.parseLong(args[6])))
                        .measurementIterations(Integer.parseInt(args[7]))
                        .measurementTime(TimeValue.milliseconds(Long.parseLong(args[8])))
                        .shouldFailOnError(true)
                        .verbosity(VerboseMode.SILENT)
                        .build();
        RunResult result = new Runner(options).runSingle();
        return NANOS
                + "\t"
                + result.getBenchmarkResults().stream()
                        .flatMap(fork -> fork.getIterationResults().stream())
                        .map(i -> Double.toString(i.getPrimaryResult().getScore()))
                        .collect(Collectors.joining(" "));
    }
}
