// SPDX-License-Identifier: Apache-2.0

/** Calls a function of a native library that the test has made. */
public class NativeState {
    private static final Object KEPT = "kept";

    static native int use(Object kept);

    public static void main(String[] arguments) {
        System.out.println("pid " + ProcessHandle.current().pid());
        System.load(arguments[0]);
        System.out.println(use(KEPT));
    }
}
