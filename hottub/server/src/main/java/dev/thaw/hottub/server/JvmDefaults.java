// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
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

    /**
     * Classes keep what they have asked for when they were initialised first, so all runs have to
     * set the same; most set nothing.
     */
    static final class Assertions implements JdkPieces.Action {
        private List<Object> ofFirstRun;

        @Override
        public void reset() {
            List<Object> ofRun = new ArrayList<>(reset(ClassLoader.getSystemClassLoader()));
            ofRun.addAll(reset(ClassLoader.getPlatformClassLoader()));
            if (ofFirstRun == null) {
                ofFirstRun = ofRun;
            } else if (!ofFirstRun.equals(ofRun)) {
                throw new Lasting(
                        "the program has set whether assertions are checked, which its classes keep"
                                + " from an earlier run");
            }
        }

        /** What was set; nothing if that is what the options say. */
        private static List<Object> reset(ClassLoader loader) {
            // The JDK reads the options when the status is set.
            Object classes = Jdk.get(ClassLoader.class, loader, "classAssertionStatus", Jdk.MAP);
            if (classes == null) {
                return List.of();
            }
            Object packages = Jdk.get(ClassLoader.class, loader, "packageAssertionStatus", Jdk.MAP);
            boolean byDefault =
                    Jdk.number(ClassLoader.class, loader, "defaultAssertionStatus", "Z") != 0;
            Jdk.setNumber(ClassLoader.class, loader, "defaultAssertionStatus", "Z", 0);
            Jdk.set(ClassLoader.class, loader, "packageAssertionStatus", Jdk.MAP, null);
            Jdk.set(ClassLoader.class, loader, "classAssertionStatus", Jdk.MAP, null);
            List<Object> set =
                    List.of(
                            byDefault,
                            new HashMap<>((Map<?, ?>) classes),
                            new HashMap<>((Map<?, ?>) packages));
            return set.equals(ofOptions()) ? List.of() : set;
        }

        private static List<Object> ofOptions() {
            Class<?> type = Jdk.type("java.lang.AssertionStatusDirectives");
            Object options =
                    Jdk.call(
                            ClassLoader.class,
                            "retrieveDirectives",
                            "()Ljava/lang/AssertionStatusDirectives;");
            return List.of(
                    Jdk.number(type, options, "deflt", "Z") != 0,
                    map(type, options, "classes", "classEnabled"),
                    map(type, options, "packages", "packageEnabled"));
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
    }

    static void securityManager() {
        if (Jdk.FEATURE < 24
                && Jdk.get(System.class, null, "security", "Ljava/lang/SecurityManager;") != null) {
            throw new Lasting("the program has set a security manager");
        }
    }
}
