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
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.graalvm.polyglot.Context;

/** A script in the context that was made with the image: one for each isolate. */
public final class ScriptAdapter implements Adapter {
    private final Language language;
    private Configuration configuration;
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
        String text = read(file);
        Context.Builder builder =
                language.context()
                        .option("engine.WarnInterpreterOnly", "false")
                        .out(System.out)
                        .err(System.err);
        if (language == Language.PYTHON) {
            PythonUpkeep.allow(builder);
        }
        Context context = builder.build();
        try {
            script =
                    Script.load(
                            context,
                            language,
                            language.source(file.getName(), text),
                            configuration.entry());
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
    private static Throwable failure(ScriptException e) {
        return switch (e.kind()) {
            case OUT_OF_MEMORY -> new OutOfMemoryError(e.getMessage());
            case STACK_OVERFLOW -> new StackOverflowError(e.getMessage());
            case EXITED -> {
                System.exit(e.status());
                yield e;
            }
            case THREW, STATEMENTS, CANCELLED ->
                    new FunctionFailure(e.type(), e.getMessage(), e.stack());
        };
    }
}
