// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

/** It has read ahead, perhaps. */
final class Consoles implements JdkPieces.Action {
    /** Later, compiled code could have the old one as a constant. */
    private static final int AT_MOST = 100;

    private int count;

    @Override
    public void reset() {
        Class<?> console = Jdk.used("java.io.Console");
        if (console == null) {
            return;
        }
        Runnable[] hooks =
                (Runnable[])
                        Jdk.get(
                                Jdk.type("java.lang.Shutdown"),
                                null,
                                "hooks",
                                "[Ljava/lang/Runnable;");
        hooks[0] = null;
        if (Jdk.FEATURE < 22) {
            Jdk.set(console, null, "cons", "Ljava/io/Console;", null);
        } else if (Jdk.get(console, null, "cons", "Ljava/io/Console;") != null) {
            if (++count > AT_MOST) {
                throw new Lasting("the console has been used in " + AT_MOST + " runs");
            }
            Native.initializeAgain(console);
        }
    }
}
