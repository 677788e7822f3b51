// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

/** Where the calls of a function's current deployment run, and its copy in a JVM. */
final class Move {
    final Function function;
    final MovePolicy policy;

    /** Null: there is none. */
    Deployment copy;

    /** Where the copy is, or will be. */
    WorkerSlot slot;

    /** The copy, once it is loaded. */
    Load load;

    /** The copy takes the calls, as far as it can. */
    boolean shifted;

    /** Of the one call that may be repeated, or is; null: none is recorded. */
    Recording recording;

    /** The same call is answered otherwise at the same place, so answers are not compared. */
    boolean varies;

    /** That the other place answers otherwise has been said. */
    boolean saidDiffers;

    Move(Function function, MovePolicy policy) {
        this.function = function;
        this.policy = policy;
    }

    /** Whether the copy takes the calls. */
    boolean isInJvm() {
        return shifted && load != null && load.isCallable();
    }

    /** For people. */
    String where() {
        return switch (policy.phase()) {
            case ISOLATES -> "isolates";
            case WARMING -> "isolates, a JVM is warmed";
            case JVM -> "jvm";
        };
    }
}
