// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

/** What a program that cannot be reused takes longer than with a plain java. */
final class RefusedExperiment extends HottubExperiment {
    private List<String> command;

    RefusedExperiment(Callable<Workshop> source) {
        super("refused", List.of(Workshop.WARM), 12, 0.2, source);
    }

    @Override
    public void prepare() throws Exception {
        // An option that the client does not know, and that changes nothing.
        command = workshop().programs().hello().command(List.of("-XX:+UseTLAB"));
        workshop().processes().warm(command);
        if (!workshop().processes().thaw("--thaw-status").contains("UseTLAB")) {
            throw new IOException("a program with -XX:+UseTLAB should not be reusable");
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        double plain = workshop().processes().plain(command).nanos();
        double refused = workshop().processes().warm(command).nanos();
        to.add("slower than java by", "ms", (refused - plain) / Workshop.NANOS_PER_MS);
    }
}
