// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.HttpConnection;
import java.io.IOException;
import java.util.List;

/** What all experiments with the function runtime are told. */
public abstract class VisorExperiment extends Experiment {
    /** Nanoseconds. */
    protected static final double MICRO = 1e3;

    /** Nanoseconds. */
    protected static final double MILLI = 1e6;

    /** Bytes. */
    protected static final double MEGA = 1e6;

    protected final Places places;
    protected final FunctionFiles functions;
    protected final boolean quick;

    /**
     * What is there once for all.
     *
     * @param quick whether little is measured
     */
    public record Lab(Places places, FunctionFiles functions, boolean quick) {}

    protected VisorExperiment(Lab lab, String name, List<String> contenders) {
        super(name, contenders);
        places = lab.places;
        functions = lab.functions;
        quick = lab.quick;
    }

    /** Calls one after the other; milliseconds of each. */
    static double[] calls(VisorServer server, String path, String request, String answer, int count)
            throws IOException {
        double[] millis = new double[count];
        try (HttpConnection connection = server.connect()) {
            for (int i = 0; i < count; i++) {
                long begin = System.nanoTime();
                String body = connection.post(path, request).expect(200);
                millis[i] = (System.nanoTime() - begin) / MILLI;
                check(body, answer);
            }
        }
        return millis;
    }

    static void check(String body, String answer) throws IOException {
        if (!body.strip().equals(answer)) {
            throw new IOException("this is not the function's answer: " + body);
        }
    }
}
