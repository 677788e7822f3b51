// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

/**
 * Which classes of the JDK are transformed as a program's are, so that their static state is made
 * new: java.desktop has thousands of static fields, many of them for programs to set.
 */
public final class Renewed {
    public static final String MODULE = "java.desktop";

    /**
     * How names of its classes begin, as in class files, that keep their static state nevertheless:
     * others hold their objects. What becomes of their fields is in {@code jdk-state.txt}.
     */
    private static final String[] STAY = {
        // java.base keeps the constants (Bidi)
        "java/awt/font/TextAttribute",
        "java/awt/font/JavaAWTFontAccessImpl",
        // java.base and management keep it; it has no state
        "java/beans/Introspector$1",
        // stubs that native code calls
        "sun/font/HBShaper",
        // libawt keeps types and the loops that it has registered, with what those refer to
        "sun/java2d/loops/",
        "sun/awt/image/PixelConverter",
        "java/awt/AlphaComposite"
    };

    private Renewed() {}

    /** How the names begin. */
    public static String[] thatStay() {
        return STAY.clone();
    }

    /** Whether a class of the module, named as in class files, keeps its static state. */
    public static boolean stays(String name) {
        for (String beginning : STAY) {
            if (name.startsWith(beginning)) {
                return true;
            }
        }
        return false;
    }
}
