// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Cases;
import dev.thaw.sd.matrix.CaseRunner;
import dev.thaw.sd.matrix.Mode;
import dev.thaw.sd.matrix.Outcome;
import dev.thaw.sd.serializer.Serializers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * A process of the suite, on a JVM or in a native image: runs cases with one serializer, and prints
 * a line when one begins and when it is done.
 */
public final class SdProgram {
    /** Begins a line; what libraries print does not. */
    static final String MARK = "sd";

    /** Between mark, number of a case and, when it is done, verdict and detail. */
    static final String SEPARATOR = "\t";

    /** What is done with every case. */
    enum Step {
        /** Serializes, deserializes and compares; keeps the data. */
        ROUND_TRIP,

        /** Deserializes the data that another process has kept. */
        LOAD
    }

    private final Path data;
    private final String name;
    private final Supplier<Serializer> serializer;

    SdProgram(Path data, String name) {
        this.data = data;
        this.name = name;
        serializer = Serializers.all(data).get(name);
    }

    /**
     * @param args step, directory for data, serializer, number of the first case
     */
    public static void main(String[] args) throws Exception {
        new SdProgram(Path.of(args[1]), args[2])
                .run(Step.valueOf(args[0]), Integer.parseInt(args[3]));
        // Threads of cases that did not end are not waited for.
        System.exit(0);
    }

    private void run(Step step, int first) throws Exception {
        initializeClasses();
        for (int i = first; i < Cases.all().size(); i++) {
            print(Integer.toString(i));
            if (step == Step.LOAD) {
                load(i);
            } else {
                roundTrip(i);
            }
        }
    }

    /** A library that overflows the stack while a class is initialized leaves it unusable. */
    private static void initializeClasses() {
        for (Case c : Cases.all()) {
            if (!c.refusable()) {
                try {
                    c.make();
                } catch (Exception e) {
                    // The case itself says that.
                }
            }
        }
    }

    private Path file(int i) {
        return data.resolve(name + "-" + i);
    }

    private void roundTrip(int i) throws Exception {
        Case c = Cases.all().get(i);
        Serializer fresh = serializer.get();
        boolean sharesFiles = Mode.here() == Mode.NATIVE && fresh.readsFiles();
        Runnable elsewhere = sharesFiles ? () -> SdIsolate.second().load(data, name, i) : () -> {};
        print(i, CaseRunner.roundTrip(fresh, c, file(i), elsewhere));
    }

    /** Deserializes what was kept of a case, if something was. */
    void load(int i) throws Exception {
        if (Files.exists(file(i))) {
            print(i, CaseRunner.load(serializer.get(), Cases.all().get(i), file(i)));
        }
    }

    static void print(int i, Outcome outcome) {
        print(Integer.toString(i), outcome.verdict().name(), outcome.detail());
    }

    private static void print(String... fields) {
        System.out.println(MARK + SEPARATOR + String.join(SEPARATOR, fields));
        System.out.flush();
    }
}
