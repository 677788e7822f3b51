// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language.image;

import dev.thaw.function.Adapter;
import dev.thaw.function.BadRequest;
import dev.thaw.function.Call;
import dev.thaw.function.Configuration;
import dev.thaw.function.Fields;
import dev.thaw.function.FunctionFailure;
import dev.thaw.function.adapter.Text;
import dev.thaw.language.Answer;
import dev.thaw.language.Language;
import dev.thaw.language.Script;
import dev.thaw.language.ScriptException;
import dev.thaw.language.Variables;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;

/**
 * A script in a context of its isolate: the one that was made with the image; where statements are
 * counted, one that is made anew ({@link CountedContexts}).
 */
public final class ScriptAdapter implements Adapter {
    private static final String STATEMENT_LIMIT = "statement-limit";

    private final Language language;
    private Configuration configuration;
    private CountedContexts counted;
    private Source source;
    private Context context;
    private Script script;
    private Runnable upkeep = () -> {};

    public ScriptAdapter(Language language) {
        this.language = language;
    }

    @Override
    public void configure(Configuration told) {
        configuration = told;
    }

    @Override
    public void load() throws Throwable {
        File file = new File(configuration.source());
        source = language.source(file.getName(), read(file));
        if (configuration.statements() > 0) {
            counted = new CountedContexts(configuration.statements());
        }
        begin();
    }

    private void begin() throws Throwable {
        Map<String, String> environment = Variables.of(configuration.environment());
        Context.Builder builder =
                language.context().out(System.out).err(System.err).environment(environment);
        if (language == Language.PYTHON) {
            PythonUpkeep.allow(builder);
        }
        if (counted == null) {
            context = builder.option("engine.WarnInterpreterOnly", "false").build();
        } else {
            context = counted.build(builder);
        }
        try {
            script = Script.load(context, language, source, configuration.entry(), environment);
        } catch (ScriptException e) {
            throw failure(e);
        }
        if (language == Language.PYTHON) {
            upkeep = PythonUpkeep.of(context);
        }
    }

    private static String read(File file) throws FunctionFailure {
        try (InputStream in = new FileInputStream(file)) {
            return Text.decode(in.readAllBytes());
        } catch (BadRequest e) {
            throw new FunctionFailure(
                    "source", file.getName() + " is not UTF-8: save it as UTF-8", "");
        } catch (IOException e) {
            throw new FunctionFailure("source", "the script cannot be read: " + e.getMessage(), "");
        }
    }

    @Override
    public void call(Call call) throws Throwable {
        if (script == null) {
            begin();
        }
        if (counted != null) {
            context.resetLimits();
        }
        Answer answer;
        try {
            answer = script.call(Text.decode(call.readAll()));
        } catch (ScriptException e) {
            throw failure(e);
        }
        call.respond(
                new Fields.Builder()
                        .add(":status", "200")
                        .add("content-type", answer.contentType())
                        .encode());
        call.write(answer.text().getBytes(StandardCharsets.UTF_8));
        upkeep.run();
    }

    /** As the function runtime tells failures apart. */
    private Throwable failure(ScriptException e) {
        return switch (e.kind()) {
            case OUT_OF_MEMORY -> new OutOfMemoryError(e.getMessage());
            case STACK_OVERFLOW -> new StackOverflowError(e.getMessage());
            case EXITED -> {
                System.exit(e.status());
                yield e;
            }
            case STATEMENTS -> {
                // its context is closed: the next call gets another
                script = null;
                yield new FunctionFailure(STATEMENT_LIMIT, e.getMessage(), e.stack());
            }
            case THREW, CANCELLED -> new FunctionFailure(e.type(), e.getMessage(), e.stack());
        };
    }
}
