// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.matrix;

import java.util.Locale;

/**
 * What became of a case.
 *
 * @param detail why it did not pass, or how it was refused; empty if all came back equal
 */
public record Outcome(Verdict verdict, String detail) {
    /** How a serializer did. */
    public enum Verdict {
        /** The graph came back equal; or it had to be refused, and was. */
        PASS,

        /** Something else came back, or nothing; or a graph was taken that has to be refused. */
        WRONG,

        /** The library says that it does not take such a graph. */
        REFUSED;

        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Libraries quote what they could not read. */
    private static final int MAX_DETAIL = 160;

    public static final Outcome PASS = new Outcome(Verdict.PASS, "");

    public Outcome {
        detail = detail.replace(System.getProperty("user.dir"), ".");
        detail =
                detail.substring(0, Math.min(detail.length(), MAX_DETAIL))
                        .replaceAll("\\p{Cntrl}|[^\\p{Print}\\p{L}]", "?");
    }

    /** It had to be refused, and was. */
    public static Outcome pass(Throwable refusal) {
        return new Outcome(Verdict.PASS, describe(refusal));
    }

    public static Outcome wrong(String detail) {
        return new Outcome(Verdict.WRONG, detail);
    }

    public static Outcome refused(Throwable reason) {
        return new Outcome(Verdict.REFUSED, describe(reason));
    }

    /** The first line of what is said. */
    public static String describe(Throwable t) {
        String name = t.getClass().getSimpleName();
        String message = t.getMessage();
        return message == null || message.isBlank()
                ? name
                : name + ": " + message.lines().findFirst().orElse("").strip();
    }
}
