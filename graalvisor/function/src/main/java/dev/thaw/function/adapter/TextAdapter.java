// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import dev.thaw.function.Adapter;
import dev.thaw.function.Call;
import dev.thaw.function.Entry;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;

/** Static methods from text to text, the paper's functions. */
public final class TextAdapter implements Adapter {
    /** The method. */
    public interface TextFunction {
        String apply(String text) throws Throwable;
    }

    private final Class<?> type;
    private final TextFunction function;

    public TextAdapter(Entry entry) {
        type = entry.type();
        function =
                entry.function(
                        TextFunction.class, MethodType.methodType(String.class, String.class));
    }

    @Override
    public void load() throws Throwable {
        Classes.initialize(type);
    }

    @Override
    public void call(Call call) throws Throwable {
        answer(call, function.apply(Text.decode(call.readAll())));
    }

    static void answer(Call call, String text) throws Exception {
        if (text != null) {
            call.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
