// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

/**
 * What the value of one field says of an object: whether it cannot be in a snapshot now.
 *
 * @param declaring the name of the class that declares the field
 * @param operand of the comparison
 */
public record StateTest(String declaring, String field, Comparison comparison, long operand) {
    /** When an object is refused. References count as 0 if they are null, as 1 otherwise. */
    public enum Comparison {
        /** Any of the operand's bits is set. */
        HAS_BITS,
        LESS_THAN,
        EQUAL,
        /** The operand has the bit with the value's number. */
        ONE_OF,
        AT_LEAST
    }

    /** Whether an object with that value is refused. */
    public boolean refuses(long value) {
        return switch (comparison) {
            case HAS_BITS -> (value & operand) != 0;
            case LESS_THAN -> value < operand;
            case AT_LEAST -> value >= operand;
            case EQUAL -> value == operand;
            case ONE_OF -> value >= 0 && value < Long.SIZE && (operand >>> value & 1) != 0;
        };
    }
}
