// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** What the rules say of classes. */
final class Verdicts {
    static final Rules RULES = new Rules(Verdicts.class.getClassLoader());

    private Verdicts() {}

    static void isData(Class<?> type) {
        assertEquals(Rules.PLAIN, RULES.of(type).name(), RULES.of(type).toString());
    }

    /** For something in the class itself. */
    static void refuses(Reason reason, Class<?>... types) {
        for (Class<?> type : types) {
            refuses(reason, type.getName() + ".", type);
        }
    }

    /**
     * @param where is in the reason
     */
    static void refuses(Reason reason, String where, Class<?>... types) {
        for (Class<?> type : types) {
            Rule rule = RULES.of(type);
            assertEquals(reason, rule.reason(), type.getName());
            assertTrue(rule.text().contains(where), rule.text());
        }
    }
}
