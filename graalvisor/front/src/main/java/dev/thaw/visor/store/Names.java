// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import dev.thaw.visor.RefusedException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of functions and tenants: they are part of paths, in URLs and in the store. */
public final class Names {
    /** Whose a function is that nobody gave to a tenant. */
    public static final String DEFAULT_TENANT = "default";

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9_-]{0,62}");

    private static final Pattern SCRIPT = Pattern.compile("(?s)(.+)\\.(js|mjs|py)");

    static final String RULE = "letters, digits, - and _, at most 63, a letter or digit first";

    private Names() {}

    /** Of a script's file: js, mjs or py; null: it is not called like one. */
    public static String scriptEnd(String file) {
        Matcher script = SCRIPT.matcher(file);
        return script.matches() ? script.group(2) : null;
    }

    /** As functions are called, which have no dots: {@code hello.js} is {@code hello}. */
    public static String withoutScriptEnd(String name) {
        Matcher script = SCRIPT.matcher(name);
        return script.matches() ? script.group(1) : name;
    }

    static boolean isName(String name) {
        return name != null && NAME.matcher(name).matches();
    }

    public static String checked(String what, String name) throws RefusedException {
        if (!isName(name)) {
            throw new RefusedException(400, "name", what + " '" + name + "' is no name: " + RULE);
        }
        return name;
    }
}
