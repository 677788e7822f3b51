// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import dev.thaw.function.Adapter;
import dev.thaw.function.Call;
import dev.thaw.function.Entry;
import dev.thaw.function.Signature;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.function.Supplier;

/** From text to text. */
public final class TextAdapter implements Adapter {
    /** What both ways to write one come to. */
    public interface TextFunction {
        String apply(String text) throws Throwable;
    }

    private final Class<?> initialized;
    private final Supplier<Function<String, String>> constructor;
    private TextFunction function;

    public TextAdapter(Entry entry) {
        if (entry.signature() == Signature.FUNCTION) {
            constructor = entry.constructor();
            initialized = null;
        } else {
            constructor = null;
            initialized = entry.type();
            function =
                    entry.function(
                            TextFunction.class, MethodType.methodType(String.class, String.class));
        }
    }

    @Override
    public void load() throws Throwable {
        if (constructor != null) {
            function = constructor.get()::apply;
        } else {
            Classes.initialize(initialized);
        }
    }

    @Override
    public void call(Call call) throws Throwable {
        String answer = function.apply(Text.decode(call.readAll()));
        if (answer != null) {
            call.write(answer.getBytes(StandardCharsets.UTF_8));
        }
    }
}
