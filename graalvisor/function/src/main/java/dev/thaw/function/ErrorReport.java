// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.io.PrintWriter;
import java.io.StringWriter;

/** What is told of a failure, as fields that fit in what a list of fields may take. */
final class ErrorReport {
    /** In UTF-16; each takes at most three bytes in UTF-8. */
    private static final int MESSAGE = 4 * 1024;

    private static final int STACK = 12 * 1024;

    private ErrorReport() {}

    static byte[] of(Throwable thrown) {
        if (thrown instanceof FunctionFailure failure) {
            return new Fields.Builder()
                    .add(":type", limited(failure.type(), MESSAGE))
                    .add(":message", limited(failure.getMessage(), MESSAGE))
                    .add(":stack", limited(failure.stack(), STACK))
                    .encode();
        }
        Fields.Builder fields = new Fields.Builder();
        fields.add(":type", limited(thrown.getClass().getName(), MESSAGE));
        try {
            String message = thrown.getMessage();
            fields.add(":message", message == null ? "" : limited(message, MESSAGE));
            StringWriter stack = new StringWriter();
            thrown.printStackTrace(new PrintWriter(stack));
            fields.add(":stack", limited(stack.toString(), STACK));
        } catch (Throwable t) {
            // the exception's own methods failed; its type is known
        }
        return fields.encode();
    }

    static byte[] badRequest(Throwable thrown) {
        return new Fields.Builder()
                .add(":type", "bad-request")
                .add(":message", limited(thrown.getMessage(), MESSAGE))
                .encode();
    }

    static byte[] exit(int status) {
        return new Fields.Builder()
                .add(":type", "exit")
                .add(":message", "the function ended the program with status " + status)
                .add(":status", Integer.toString(status))
                .encode();
    }

    private static String limited(String text, int length) {
        return text.length() <= length ? text : text.substring(0, length);
    }
}
