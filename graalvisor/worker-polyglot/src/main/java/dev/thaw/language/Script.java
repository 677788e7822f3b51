// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/**
 * A function of a script, in one context: it gets the request, parsed where it is JSON, and returns
 * text, which is the answer, or anything else, which is answered as JSON.
 */
public final class Script {
    private static final String MAIN = "main";

    private final Value function;

    private Script(Value function) {
        this.function = function;
    }

    /**
     * Evaluates a script.
     *
     * @param entry name of its function; empty: {@code main}, or what its last expression gives
     */
    public static Script load(Context context, Language language, Source source, String entry)
            throws ScriptException {
        try {
            Value last = context.eval(source);
            Value function = function(context, language, source, entry, last);
            return new Script(context.eval(language.adapter()).execute(function));
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            throw ScriptException.of(e);
        }
    }

    private static Value function(
            Context context, Language language, Source source, String entry, Value last)
            throws ScriptException {
        String name = entry.isEmpty() ? MAIN : entry;
        Value found = context.getBindings(language.id()).getMember(name);
        if (found == null && entry.isEmpty() && last.canExecute()) {
            return last;
        }
        if (found == null) {
            throw ScriptException.unusable(
                    source.getName()
                            + " has no function '"
                            + name
                            + "': define it, or name another as entry");
        }
        if (!found.canExecute()) {
            throw ScriptException.unusable(
                    "'" + name + "' of " + source.getName() + " is no function");
        }
        return found;
    }

    /** Answers a request. */
    public Answer call(String request) throws ScriptException {
        try {
            return answer(function.execute(request));
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            throw ScriptException.of(e);
        }
    }

    /** Text; else a list: of JSON text, or of how a promise has ended. */
    private static Answer answer(Value value) throws ScriptException {
        if (value.isString()) {
            return new Answer(false, value.asString());
        }
        if (value.getArraySize() == 0) {
            throw ScriptException.unusable(
                    "the promise that the function returned is not settled, and nothing can settle it any more");
        }
        Value first = value.getArrayElement(0);
        return first.canExecute() ? answer(first.execute()) : new Answer(true, first.asString());
    }
}
