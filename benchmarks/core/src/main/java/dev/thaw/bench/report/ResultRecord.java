// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.report;

/**
 * A measured claim, in the form that all benchmarks of the project share.
 *
 * @param peer what the value is compared with, measured in the same run; null if nothing
 * @param bar what the value must reach; null if nothing is asked
 * @param holds whether it does; null without a bar
 */
public record ResultRecord(
        String claim,
        double value,
        String unit,
        double median,
        double min,
        double max,
        int n,
        String peer,
        String bar,
        Boolean holds,
        String command,
        String commit,
        String machine,
        String date) {
    /** What is the same for all records of a run. */
    public record Run(String command, String commit, String machine, String date) {}

    public static ResultRecord of(String claim, Spread spread, String unit, String peer, Run run) {
        return of(claim, spread, unit, peer, null, null, run);
    }

    public static ResultRecord of(
            String claim,
            Spread spread,
            String unit,
            String peer,
            String bar,
            Boolean holds,
            Run run) {
        return new ResultRecord(
                claim,
                spread.median(),
                unit,
                spread.median(),
                spread.min(),
                spread.max(),
                spread.n(),
                peer,
                bar,
                holds,
                run.command(),
                run.commit(),
                run.machine(),
                run.date());
    }
}
