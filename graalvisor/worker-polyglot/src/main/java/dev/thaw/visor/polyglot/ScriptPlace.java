// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.language.Script;
import dev.thaw.language.ScriptException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.graalvm.polyglot.Context;

/** A context with a script. */
final class ScriptPlace implements Place {
    private final Context context;
    private final ScriptPlaces places;
    private Script script;

    ScriptPlace(Context context, ScriptPlaces places) {
        this.context = context;
        this.places = places;
    }

    @Override
    public Outcome load() {
        try {
            script = places.load(context);
            return null;
        } catch (ScriptException e) {
            return Outcome.failed(e, false);
        }
    }

    @Override
    public Outcome call(Invocation call, byte[] body) {
        try {
            String request =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
            context.resetLimits();
            return Outcome.answered(script.call(request));
        } catch (CharacterCodingException e) {
            return Outcome.unfit("bad-request", "the body is not UTF-8: " + e.getMessage());
        } catch (ScriptException e) {
            return Outcome.failed(e, true);
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            return Outcome.failed(ScriptException.of(e), true);
        }
    }

    @Override
    public void cancel() {
        context.close(true);
    }

    @Override
    public void close() {
        context.close(true);
    }
}
