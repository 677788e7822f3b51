// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language;

import java.util.Locale;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.PolyglotException.StackFrame;
import org.graalvm.polyglot.SourceSection;

/** How a script has failed, in the script's own words. */
public final class ScriptException extends Exception {
    private static final long serialVersionUID = 1;
    private static final int MOST_FRAMES = 50;

    /** What becomes of the call and of the context. */
    public enum Kind {
        /** The function threw, or cannot be used as one; its context is fine. */
        THREW,
        OUT_OF_MEMORY,
        STACK_OVERFLOW,
        EXITED,
        /** More statements than it may execute; its context is closed. */
        STATEMENTS,
        /** By the host; the context is closed. */
        CANCELLED
    }

    private final transient Kind kind;
    private final String type;
    private final String stack;
    private final int status;

    private ScriptException(Kind kind, String type, String message, String stack, int status) {
        super(message, null, false, false);
        this.kind = kind;
        this.type = type;
        this.stack = stack;
        this.status = status;
    }

    static ScriptException unusable(String message) {
        return new ScriptException(Kind.THREW, "entry", message, "", 0);
    }

    /** What the polyglot interface threw; also what gets past it. */
    public static ScriptException of(Throwable thrown) {
        if (thrown instanceof PolyglotException guest) {
            return ofGuest(guest);
        }
        Kind kind =
                switch (thrown) {
                    case OutOfMemoryError e -> Kind.OUT_OF_MEMORY;
                    case StackOverflowError e -> Kind.STACK_OVERFLOW;
                    // a context that was closed meanwhile
                    case IllegalStateException e -> Kind.CANCELLED;
                    default -> Kind.THREW;
                };
        return new ScriptException(
                kind, thrown.getClass().getName(), String.valueOf(thrown.getMessage()), "", 0);
    }

    private static ScriptException ofGuest(PolyglotException thrown) {
        String message = String.valueOf(thrown.getMessage());
        if (thrown.isExit()) {
            int status = thrown.getExitStatus();
            return new ScriptException(
                    Kind.EXITED,
                    "exit",
                    "the function ended the program with status " + status,
                    "",
                    status);
        }
        Kind kind = Kind.THREW;
        if (thrown.isCancelled() && thrown.isResourceExhausted()) {
            kind = Kind.STATEMENTS;
        } else if (thrown.isCancelled() || thrown.isInterrupted()) {
            kind = Kind.CANCELLED;
        } else if (thrown.isResourceExhausted()) {
            kind =
                    message.toLowerCase(Locale.ROOT).contains("memory")
                            ? Kind.OUT_OF_MEMORY
                            : Kind.STACK_OVERFLOW;
        }
        return new ScriptException(kind, type(thrown, message), message, stack(thrown, message), 0);
    }

    private static String type(PolyglotException thrown, String message) {
        if (thrown.isSyntaxError()) {
            return "SyntaxError";
        }
        int colon = message.indexOf(':');
        String name = colon < 0 ? message : message.substring(0, colon);
        return name.matches("[A-Za-z_][A-Za-z0-9_.]*") ? name : "Error";
    }

    private static String stack(PolyglotException thrown, String message) {
        StringBuilder text = new StringBuilder(message);
        SourceSection where = thrown.getSourceLocation();
        if (thrown.isSyntaxError() && where != null) {
            return text.append("\n    at ").append(place(where)).toString();
        }
        int frames = 0;
        for (StackFrame frame : thrown.getPolyglotStackTrace()) {
            SourceSection section = frame.isGuestFrame() ? frame.getSourceLocation() : null;
            // not the host's frames, nor those of what calls the function
            if (section != null && !section.getSource().isInternal() && ++frames <= MOST_FRAMES) {
                text.append("\n    at ").append(frame.getRootName());
                text.append(" (").append(place(section)).append(')');
            }
        }
        return text.toString();
    }

    private static String place(SourceSection section) {
        return section.getSource().getName() + ":" + section.getStartLine();
    }

    public Kind kind() {
        return kind;
    }

    /** The guest's name of the error, as TypeError. */
    public String type() {
        return type;
    }

    /** The message, and the script's frames. */
    public String stack() {
        return stack;
    }

    /** Of the program's end. */
    public int status() {
        return status;
    }
}
