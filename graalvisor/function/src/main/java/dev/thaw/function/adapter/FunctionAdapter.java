// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import dev.thaw.function.Call;
import dev.thaw.function.Entry;
import dev.thaw.function.ObjectAdapter;
import java.util.function.Function;
import java.util.function.Supplier;

/** The JDK's functions, from text to text. */
public final class FunctionAdapter implements ObjectAdapter {
    private final Supplier<Function<String, String>> constructor;
    private Function<String, String> function;

    public FunctionAdapter(Entry entry) {
        constructor = entry.constructor();
    }

    @Override
    public Object create() {
        return constructor.get();
    }

    @Override
    @SuppressWarnings("unchecked")
    public void use(Object object) {
        function = (Function<String, String>) object;
    }

    @Override
    public void call(Call call) throws Throwable {
        TextAdapter.answer(call, function.apply(Text.decode(call.readAll())));
    }
}
