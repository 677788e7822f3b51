// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.language.Script;
import dev.thaw.language.ScriptException;
import java.io.InputStream;
import java.io.OutputStream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.Source;

/** A script: one engine, whose code and profiles the contexts share that calls run in. */
final class ScriptPlaces implements Places {
    private final ScriptSettings settings;
    private final Reach reach;
    private final Engine engine;
    private final Source source;

    ScriptPlaces(ScriptSettings settings) throws Refusal {
        this.settings = settings;
        reach = new Reach(settings.language(), settings.others(), settings.jars());
        engine =
                Engine.newBuilder(reach.ids())
                        .option("engine.WarnInterpreterOnly", "false")
                        .in(InputStream.nullInputStream())
                        .out(OutputStream.nullOutputStream())
                        .err(OutputStream.nullOutputStream())
                        .build();
        source = settings.language().source(settings.fileName(), settings.text());
    }

    @Override
    public Place make(Slot slot) {
        return new ScriptPlace(context(slot.out(), slot.err()), this);
    }

    private Context context(OutputStream out, OutputStream err) {
        Context.Builder builder =
                reach.context()
                        .engine(engine)
                        .out(out)
                        .err(err)
                        .allowExperimentalOptions(true)
                        .environment(settings.environment());
        if (settings.statements() > 0) {
            builder.resourceLimits(
                    ResourceLimits.newBuilder()
                            .statementLimit(settings.statements(), null)
                            .build());
        }
        return builder.build();
    }

    Script load(Context context) throws ScriptException {
        return Script.load(
                context, settings.language(), source, settings.entry(), settings.environment());
    }

    @Override
    public void close() {
        engine.close(true);
        reach.close();
    }
}
