// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import dev.thaw.visor.RefusedException;
import java.util.regex.Pattern;

/** Names of functions and tenants: they are part of paths, in URLs and in the store. */
public final class Names {
    /** Whose a function is that nobody gave to a tenant. */
    public static final String DEFAULT_TENANT = "default";

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,62}");

    private Names() {}

    public static String checked(String what, String name) throws RefusedException {
        if (name == null || !NAME.matcher(name).matches()) {
            throw new RefusedException(
                    400,
                    "name",
                    what
                            + " '"
                            + name
                            + "' is no name: letters, digits, - and _, at most 63, a letter or"
                            + " digit first");
        }
        return name;
    }
}
