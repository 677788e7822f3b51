// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

import java.util.ArrayList;
import java.util.List;

/** Shows static initialisers in stack traces as the JVM does. */
final class StackTraces {
    private StackTraces() {}

    static void showInitialisers(Throwable thrown) {
        int depth = 0;
        for (Throwable cause = thrown;
                cause != null && depth < 16;
                cause = cause.getCause(), depth++) {
            StackTraceElement[] trace = cause.getStackTrace();
            List<StackTraceElement> shown = new ArrayList<>(trace.length);
            String guarded = null;
            for (StackTraceElement frame : trace) {
                String method = frame.getMethodName();
                if (method.equals(ClassState.INITIALISER)) {
                    shown.add(initialiser(frame));
                } else if (method.startsWith("thaw$")) {
                    guarded = frame.getClassName();
                } else if (frame.getClassName().startsWith("dev.thaw.hottub.guard.")) {
                    guarded = null;
                } else if (frame.getClassName().equals(guarded)) {
                    // The method that called its own class's guard was not entered yet.
                    guarded = null;
                } else {
                    shown.add(frame);
                    guarded = null;
                }
            }
            if (shown.size() < trace.length) {
                cause.setStackTrace(shown.toArray(new StackTraceElement[0]));
            }
        }
    }

    private static StackTraceElement initialiser(StackTraceElement frame) {
        // Frames that the JVM makes do not show the JDK's own loaders.
        String loader = frame.getClassLoaderName();
        return new StackTraceElement(
                "app".equals(loader) ? null : loader,
                frame.getModuleName(),
                null,
                frame.getClassName(),
                "<clinit>",
                frame.getFileName(),
                frame.getLineNumber());
    }
}
