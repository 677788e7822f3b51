// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.matrix;

/** What a program runs on. */
public enum Mode {
    JVM("JVM"),
    NATIVE("image");

    private final String label;

    Mode(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /** What this program runs on; the builder replaces the property in an image. */
    public static Mode here() {
        String code = System.getProperty("org.graalvm.nativeimage.imagecode");
        return "runtime".equals(code) ? NATIVE : JVM;
    }
}
