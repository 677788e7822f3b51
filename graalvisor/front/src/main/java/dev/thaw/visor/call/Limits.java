// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

/**
 * Of the server.
 *
 * @param memory sum of the budgets of all isolates, in bytes
 * @param graceMillis for a call to end after it was cancelled
 * @param retireMillis for the other calls of a worker that is given up
 * @param moves when scripts move to the JVM and back
 * @param warmJvms how many run at most before anybody needs them
 * @param statsMillis how often workers are asked, and it is seen to what moves back and what is
 *     warm
 */
public record Limits(
        long memory,
        long graceMillis,
        long retireMillis,
        MoveSettings moves,
        int warmJvms,
        long statsMillis) {
    public static final long STATS_MILLIS = 2000;
}
