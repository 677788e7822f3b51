// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import java.util.List;

/**
 * A measured claim in a result file: what all benchmarks of the project write, and the samples that
 * it can be computed from again.
 *
 * @param value the median of the ratios of all rounds
 * @param bar what it has to reach, in words; null if nothing is asked
 */
public record ResultRow(
        String claim,
        double value,
        String unit,
        double median,
        double min,
        double q1,
        double q3,
        double max,
        int n,
        String peer,
        String bar,
        Boolean holds,
        String command,
        String commit,
        String machine,
        String date,
        String id,
        String layout,
        boolean speedup,
        Limit limit,
        boolean quick,
        String hugePages,
        String loadBefore,
        String loadAfter,
        Series subject,
        Series peerSeries,
        List<Double> ratios) {
    static ResultRow of(Comparison c, Environment e) {
        Distribution ratio = c.ratio();
        return new ResultRow(
                c.claim() + " (" + c.layout() + ")",
                ratio.median(),
                "x",
                ratio.median(),
                ratio.min(),
                ratio.q1(),
                ratio.q3(),
                ratio.max(),
                ratio.n(),
                c.peer().name(),
                c.limit() == null ? null : c.limit().toString(),
                c.limit() == null ? null : c.holds(),
                e.run().command(),
                e.run().commit(),
                e.run().machine(),
                e.run().date(),
                c.id(),
                c.layout(),
                c.speedup(),
                c.limit(),
                e.quick(),
                e.hugePages(),
                e.loadBefore(),
                e.loadAfter(),
                c.subject(),
                c.peer(),
                c.ratios());
    }

    /** Computed from the samples again, whatever the row says of itself. */
    Comparison comparison() {
        String suffix = " (" + layout + ")";
        String plain =
                claim.endsWith(suffix)
                        ? claim.substring(0, claim.length() - suffix.length())
                        : claim;
        return new Comparison(id, layout, plain, speedup, limit, subject, peerSeries);
    }
}
