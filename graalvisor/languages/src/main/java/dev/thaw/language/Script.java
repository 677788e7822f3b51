// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language;

import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/**
 * A function of a script, in one context: it gets the request, parsed where it is JSON, and returns
 * text, which is the answer, or anything else, which is answered as JSON.
 */
public final class Script {
    private static final String MAIN = "main";
    private static final String DEFAULT_EXPORT = "default";

    private final Value function;

    private Script(Value function) {
        this.function = function;
    }

    /**
     * Evaluates a script.
     *
     * @param entry name of its function, a global one or a member of what its last expression gives
     *     (a module's: of its exports); empty: {@code main}, else what the last expression gives,
     *     else the default export
     * @param environment the variables that the script sees; those of the context are the caller's
     */
    public static Script load(
            Context context,
            Language language,
            Source source,
            String entry,
            Map<String, String> environment)
            throws ScriptException {
        try {
            Variables.define(context, language, environment);
            Value last = context.eval(source);
            Value adapter = context.eval(language.adapter());
            if (language.isModule(source)) {
                Value adapted = adapter.execute(last, entry);
                if (!adapted.isNull()) {
                    return new Script(adapted);
                }
            }
            Value function = function(context, language, source, entry, last);
            return new Script(adapter.execute(function));
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            throw ScriptException.of(e);
        }
    }

    private static Value function(
            Context context, Language language, Source source, String entry, Value last)
            throws ScriptException {
        String name = entry.isEmpty() ? MAIN : entry;
        Value found = context.getBindings(language.id()).getMember(name);
        if (found == null && last.hasMember(name)) {
            found = last.getMember(name);
        }
        if (found == null && entry.isEmpty()) {
            found =
                    last.canExecute() || !last.hasMember(DEFAULT_EXPORT)
                            ? last
                            : last.getMember(DEFAULT_EXPORT);
            if (!found.canExecute()) {
                found = null;
            }
        }
        if (found == null) {
            throw ScriptException.unusable(
                    "%s has no function '%s': define or export it, or name another as entry"
                            .formatted(source.getName(), name));
        }
        if (!found.canExecute()) {
            throw ScriptException.unusable(
                    "'%s' of %s is no function".formatted(name, source.getName()));
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
