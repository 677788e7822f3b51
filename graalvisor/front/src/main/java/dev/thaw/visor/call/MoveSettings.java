// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

/**
 * When scripts move between isolates and the JVM.
 *
 * @param share of a processor that a function's calls must take in isolates before a JVM is tried
 * @param windowMillis about how long they must do so
 * @param idleMillis how long they must take less than a fifth of that before it moves back
 * @param checkMillis how often a call is repeated in isolates to see that the JVM still pays
 */
public record MoveSettings(double share, long windowMillis, long idleMillis, long checkMillis) {
    public static final MoveSettings DEFAULT = new MoveSettings(0.1, 10_000, 60_000, 10_000);
}
