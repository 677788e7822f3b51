// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import dev.thaw.hottub.programs.elsewhere.Offered;

/** Interfaces of another package, whose superinterfaces and types of fields are that one's. */
public final class InterfacesOfOthers {
    private InterfacesOfOthers() {}

    static class Implements implements Offered.Extended {
        static final Object MADE_AFTER = "implements".concat("");
    }

    static class Inheriting {
        static Object read() {
            return Offered.Inherits.INHERITED;
        }
    }

    public static void main(String[] arguments) {
        Object one = Offered.Fields.ONE;
        Object[] many = Offered.Fields.MANY[0];
        System.out.println(one + ", " + many[0]);
        System.out.println(Offered.Fields.class.getDeclaredMethods().length);
        System.out.println(Implements.MADE_AFTER);
        if (arguments.length > 0) {
            System.out.println(Inheriting.read());
        }
    }
}
