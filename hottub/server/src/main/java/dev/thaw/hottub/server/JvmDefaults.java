// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Defaults that a program can set for the whole JVM. */
final class JvmDefaults {
    private static final String TYPE_LOCALE = "Ljava/util/Locale;";

    private JvmDefaults() {}

    /**
     * The three defaults follow from the VM's options and the environment, which are the same for
     * all runs.
     */
    static final class Locales implements JdkPieces.Action {
        private static final String[] FIELDS = {
            "defaultLocale", "defaultDisplayLocale", "defaultFormatLocale"
        };

        private final Locale first =
                (Locale) Jdk.call(Locale.class, "initDefault", "()" + TYPE_LOCALE);

        @Override
        public void reset() {
            Jdk.set(Locale.class, null, FIELDS[0], TYPE_LOCALE, first);
            // The JDK computes the other two when they are asked for.
            Jdk.set(Locale.class, null, FIELDS[1], TYPE_LOCALE, null);
            Jdk.set(Locale.class, null, FIELDS[2], TYPE_LOCALE, null);
        }
    }

    /**
     * Also called before a run: who asks for the default gives the property {@code user.timezone} a
     * value, and the run has other properties than what came before.
     */
    static void timeZone() {
        JdkFields.setNull("java.util.TimeZone", "defaultTimeZone", "Ljava/util/TimeZone;");
    }

    static void assertions() {
        assertions(ClassLoader.getSystemClassLoader());
        assertions(ClassLoader.getPlatformClassLoader());
    }

    private static void assertions(ClassLoader loader) {
        // The JDK reads the options when the status is set.
        Object classes = Jdk.get(ClassLoader.class, loader, "classAssertionStatus", Jdk.MAP);
        if (classes == null) {
            return;
        }
        Object packages = Jdk.get(ClassLoader.class, loader, "packageAssertionStatus", Jdk.MAP);
        boolean byDefault =
                Jdk.number(ClassLoader.class, loader, "defaultAssertionStatus", "Z") != 0;
        Class<?> type = Jdk.type("java.lang.AssertionStatusDirectives");
        Object options =
                Jdk.call(
                        ClassLoader.class,
                        "retrieveDirectives",
                        "()Ljava/lang/AssertionStatusDirectives;");
        if (byDefault != (Jdk.number(type, options, "deflt", "Z") != 0)
                || !classes.equals(map(type, options, "classes", "classEnabled"))
                || !packages.equals(map(type, options, "packages", "packageEnabled"))) {
            throw new Lasting(
                    "the program has set whether assertions are checked, which its classes keep");
        }
        Jdk.setNumber(ClassLoader.class, loader, "defaultAssertionStatus", "Z", 0);
        Jdk.set(ClassLoader.class, loader, "packageAssertionStatus", Jdk.MAP, null);
        Jdk.set(ClassLoader.class, loader, "classAssertionStatus", Jdk.MAP, null);
    }

    private static Map<String, Boolean> map(
            Class<?> type, Object options, String names, String states) {
        Map<String, Boolean> map = new HashMap<>();
        String[] keys = (String[]) Jdk.get(type, options, names, "[Ljava/lang/String;");
        boolean[] values = (boolean[]) Jdk.get(type, options, states, "[Z");
        for (int i = 0; i < keys.length; i++) {
            map.put(keys[i], values[i]);
        }
        return map;
    }

    static void securityManager() {
        if (Jdk.FEATURE < 24
                && Jdk.get(System.class, null, "security", "Ljava/lang/SecurityManager;") != null) {
            throw new Lasting("the program has set a security manager");
        }
    }
}
