// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import dev.thaw.sd.Serializer;
import dev.thaw.sd.serializer.Serializers;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Serialization and deserialization by one serializer. Objects take turns, so that no library gains
 * from having seen one before. {@code serialize} and {@code deserialize} free what they have taken
 * (the slot of a snapshot); {@code snapshot} and {@code load} leave that to the time between two
 * invocations, which is not measured. {@code use} and {@code loadAndUse} also read every object.
 *
 * <p>Source: DOSS dissertation, sections 7.1 and 8.2.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SerializationBenchmark {
    private static final int MOST_OBJECTS = 16;
    private static final int MOST_NUMBERS = 1 << 22;

    /** What an invocation takes, one after the other. */
    @State(Scope.Thread)
    public abstract static class Turns {
        @Param("")
        public String workload;

        @Param("")
        public String serializer;

        @Param("0")
        public long seed;

        /** For files. */
        @Param("")
        public String directory;

        protected Serializer library;
        protected Workload made;
        protected Object[] inputs;
        private int last;

        protected void prepare() throws Exception {
            made = Workloads.named(workload);
            library = Serializers.all(Path.of(directory)).get(serializer).get();
            inputs = new Object[count()];
            for (int i = 0; i < inputs.length; i++) {
                inputs[i] = input(i);
            }
        }

        protected abstract Object input(int index) throws Exception;

        protected int count() {
            return objects(made);
        }

        Object next() {
            last = last + 1 < inputs.length ? last + 1 : 0;
            return inputs[last];
        }
    }

    /** Fewer of large ones, but at least two. */
    static int objects(Workload workload) {
        int numbers =
                workload.kind() == Workload.Kind.MATRIX
                        ? workload.size() * workload.size()
                        : workload.size();
        return Math.clamp(MOST_NUMBERS / Math.max(1, numbers), 2, MOST_OBJECTS);
    }

    public static class Graphs extends Turns {
        @Setup
        public void makeGraphs() throws Exception {
            prepare();
        }

        @Override
        protected Object input(int index) throws Exception {
            return library.preSerialize(made.make(seed, index));
        }
    }

    public static class GraphsAndFreeSlot extends Graphs {
        @TearDown(Level.Invocation)
        public void free() throws Exception {
            library.flush();
        }
    }

    public static class OneGraph extends Graphs {
        @Override
        protected int count() {
            return 1;
        }
    }

    public static class Data extends Turns {
        @Setup
        public void makeData() throws Exception {
            prepare();
        }

        @Override
        protected Object input(int index) throws Exception {
            Object graph = library.preSerialize(made.make(seed, index));
            return library.preDeserialize(made.type(), library.serialize(graph));
        }
    }

    public static class DataAndFreeSlot extends Data {
        @TearDown(Level.Invocation)
        public void free() throws Exception {
            library.flush();
        }
    }

    /** A graph whose objects stay in use while the serializer lets go of them. */
    public static class Loaded extends Data {
        private Object held;

        @Setup(Level.Invocation)
        public void load() throws Exception {
            held = library.deserialize(made.type(), next());
        }

        @TearDown(Level.Invocation)
        public void forget() {
            held = null;
        }
    }

    @Benchmark
    public void serialize(Graphs graphs, Blackhole blackhole) throws Exception {
        blackhole.consume(graphs.library.serialize(graphs.next()));
        graphs.library.flush();
    }

    @Benchmark
    public Object snapshot(GraphsAndFreeSlot graphs) throws Exception {
        return graphs.library.serialize(graphs.next());
    }

    @Benchmark
    public void deserialize(Data data, Blackhole blackhole) throws Exception {
        blackhole.consume(data.library.deserialize(data.made.type(), data.next()));
        data.library.flush();
    }

    @Benchmark
    public Object load(DataAndFreeSlot data) throws Exception {
        return data.library.deserialize(data.made.type(), data.next());
    }

    @Benchmark
    public long use(Data data) throws Exception {
        long sum = Reading.sum(data.library.deserialize(data.made.type(), data.next()));
        data.library.flush();
        return sum;
    }

    @Benchmark
    public long loadAndUse(DataAndFreeSlot data) throws Exception {
        return Reading.sum(data.library.deserialize(data.made.type(), data.next()));
    }

    @Benchmark
    public void unload(Loaded loaded) throws Exception {
        loaded.library.flush();
    }

    /** A full collection of as many objects: what {@code unload} is compared with. */
    @Benchmark
    public Object collect(OneGraph graph) {
        System.gc();
        return graph.next();
    }
}
