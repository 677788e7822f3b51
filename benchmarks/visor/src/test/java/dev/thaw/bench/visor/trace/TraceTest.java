// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Traces are as they were published, and are played as they are. */
class TraceTest {
    private static final double NEAR = 0.02;

    @TempDir Path directory;

    @Test
    void ratesAreAsPublished() {
        assertEquals(1 / 3600.0, SyntheticTrace.rate(0.45), 1e-9);
        assertEquals(1 / 60.0, SyntheticTrace.rate(0.81), 1e-9);
        double[] rates =
                IntStream.range(0, 10_000)
                        .mapToDouble(i -> SyntheticTrace.rate((i + 0.5) / 10_000))
                        .toArray();
        double busiest = Arrays.stream(rates).skip((long) (10_000 * (1 - 0.186))).sum();
        assertEquals(0.996, busiest / Arrays.stream(rates).sum(), 0.004);
    }

    @Test
    void functionsAndMemoryAreAsPublished() {
        long one =
                IntStream.range(0, 1000)
                        .filter(i -> SyntheticTrace.functions((i + 0.5) / 1000) == 1)
                        .count();
        long ten =
                IntStream.range(0, 1000)
                        .filter(i -> SyntheticTrace.functions((i + 0.5) / 1000) <= 10)
                        .count();
        assertEquals(0.54, one / 1000.0, NEAR);
        assertEquals(0.95, ten / 1000.0, NEAR);
        // Burr's: the median of c = 11.652, k = 0.221, 107.083
        double median = SyntheticTrace.memory(0.5);
        double share = 1 - Math.pow(1 + Math.pow(median / 107.083, 11.652), -0.221);
        assertEquals(0.5, share, 1e-9);
    }

    @Test
    void durationsAreAsPublished() {
        Trace trace = SyntheticTrace.make(5000, 10, 1, 1);
        double[] logs =
                trace.functions().stream().mapToDouble(f -> Math.log(f.seconds())).toArray();
        double mean = Arrays.stream(logs).average().orElseThrow();
        double variance =
                Arrays.stream(logs).map(l -> (l - mean) * (l - mean)).average().orElseThrow();
        assertEquals(-0.38, mean, 0.1);
        assertEquals(2.36, Math.sqrt(variance), 0.1);
    }

    @Test
    void tracesAreTheSameForTheSameSeed() {
        Trace trace = SyntheticTrace.make(100, 6, 60, 7);
        assertEquals(trace, SyntheticTrace.make(100, 6, 60, 7));
        assertTrue(trace.calls().size() < 60 * 6 * 1.3, trace.calls().size() + " calls");
        List<Trace.Call> sorted = new ArrayList<>(trace.calls());
        Collections.sort(sorted);
        assertEquals(sorted, trace.calls());
        assertTrue(trace.calls().stream().allMatch(c -> c.second() >= 0 && c.second() < 60));
    }

    private void write(String file, String... lines) throws IOException {
        Files.write(directory.resolve(file + "d01.csv"), List.of(lines));
    }

    @Test
    void thePublicFormatIsRead() throws IOException {
        write(
                "invocations_per_function_md.anon.",
                "HashOwner,HashApp,HashFunction,Trigger,1,2,3",
                "o,a,f,http,0,2,1",
                "o,a,g,timer,0,0,0",
                "o,b,h,queue,5,0,1");
        write(
                "function_durations_percentiles.anon.",
                "HashOwner,HashApp,HashFunction,Average,Count,Minimum,Maximum",
                "o,a,f,250,3,1,900");
        write(
                "app_memory_percentiles.anon.",
                "HashOwner,HashApp,SampleCount,AverageAllocatedMb",
                "o,b,7,64");
        Trace trace = AzureTrace.read(directory, 1, 2, 10, 1);
        assertEquals(2, trace.functions().size());
        assertEquals(new Trace.Traced("a", "f0", 0.25, 170), trace.functions().get(0));
        assertEquals(new Trace.Traced("b", "f1", 0.68, 64), trace.functions().get(1));
        assertEquals(4, trace.calls().size());
        assertEquals(2, trace.calls().stream().filter(c -> c.second() < 60).count());
        assertThrows(IOException.class, () -> AzureTrace.read(directory, 2, 2, 10, 1));
    }

    @Test
    void whatIsNoTraceIsRefused() throws IOException {
        String message =
                assertThrows(IOException.class, () -> AzureTrace.read(directory, 0, 1, 10, 1))
                        .getMessage();
        assertTrue(message.contains("should have one file"), message);
        write("invocations_per_function_md.anon.", "HashOwner", "o,a,f,http,many");
        write("function_durations_percentiles.anon.", "HashOwner");
        write("app_memory_percentiles.anon.", "HashOwner");
        String number =
                assertThrows(IOException.class, () -> AzureTrace.read(directory, 0, 1, 10, 1))
                        .getMessage();
        assertTrue(number.contains("column 5 is no number"), number);
    }

    private Path invocations(String... lines) throws IOException {
        List<String> all = new ArrayList<>(List.of("app,func,end_timestamp,duration"));
        all.addAll(List.of(lines));
        return Files.write(directory.resolve("invocations.txt"), all);
    }

    @Test
    void thePublicFormatOfEachCallIsRead() throws IOException {
        Path file =
                invocations(
                        "b,g,5.5,1.5",
                        "a,f,1.25,0.25",
                        "a,f,9.75,0.75",
                        "a,g,0.5,0.75",
                        "c,f,12,1",
                        "d,f,3,1");
        Trace trace = AzureInvocations.read(file, 10, 2);
        assertEquals(
                List.of(
                        new Trace.Traced("b", "f0", 1.5, 170),
                        new Trace.Traced("a", "f1", 0.5, 170)),
                trace.functions());
        assertEquals(
                List.of(new Trace.Call(1, 1), new Trace.Call(4, 0), new Trace.Call(9, 1)),
                trace.calls());
        for (String bad : List.of("a,f,1", "a,f,1,-1", "a,f,much,1", "a,f,1,NaN", "")) {
            Path wrong = invocations("a,f,1.25,0.25", bad);
            assertThrows(IOException.class, () -> AzureInvocations.read(wrong, 10, 2), bad);
        }
        Path none = invocations();
        assertThrows(IOException.class, () -> AzureInvocations.read(none, 10, 2));
    }

    @Test
    void callsAreMadeInTimeWhateverBecomesOfThem() throws InterruptedException {
        ConcurrentLinkedQueue<String> made = new ConcurrentLinkedQueue<>();
        Platform platform =
                new Platform() {
                    @Override
                    public void call(int function, String request) throws IOException {
                        made.add(function + " " + request);
                        if (function == 1) {
                            throw new IOException("no");
                        }
                    }

                    @Override
                    public List<Long> pids() {
                        return List.of(ProcessHandle.current().pid());
                    }

                    @Override
                    public void close() {}
                };
        Trace trace =
                new Trace(
                        List.of(),
                        List.of(
                                new Trace.Call(0, 0),
                                new Trace.Call(0.01, 1),
                                new Trace.Call(0.02, 0)));
        TracePlayer player = new TracePlayer();
        player.play(trace, new String[] {"a", "b"}, new long[] {0, 1000}, platform);
        assertEquals(3, made.size());
        double[] millis = player.millis();
        Arrays.sort(millis);
        assertEquals(3, millis.length);
        assertTrue(millis[1] < 60_000 && millis[2] >= 60_000, "a call that fails is no fast one");
        assertEquals(1, player.failed());
        double[] beyond = player.beyondMillis();
        Arrays.sort(beyond);
        assertEquals(millis[2] - 1000, beyond[2]);
        assertEquals(millis[0], beyond[0]);
        assertTrue(player.memory()[0] > 1e6);
    }
}
