// SPDX-License-Identifier: Apache-2.0

/** Its library is loaded by its static initialiser, which calls of its native methods cause. */
public class LoadsItself {
    static {
        System.load(NativeState.library);
        System.out.println("initialised");
    }

    static native int count();
}
