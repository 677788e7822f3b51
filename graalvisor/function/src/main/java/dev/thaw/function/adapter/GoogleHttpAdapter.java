// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.google.cloud.functions.HttpFunction;
import dev.thaw.function.Call;
import dev.thaw.function.Entry;
import dev.thaw.function.ObjectAdapter;
import java.util.function.Supplier;

/** Google's functions for HTTP. */
public final class GoogleHttpAdapter implements ObjectAdapter {
    private final Supplier<HttpFunction> constructor;
    private HttpFunction function;

    public GoogleHttpAdapter(Entry entry) {
        constructor = entry.constructor();
    }

    @Override
    public Object create() {
        return constructor.get();
    }

    @Override
    public void use(Object object) {
        function = (HttpFunction) object;
    }

    @Override
    public void call(Call call) throws Throwable {
        GoogleHttpResponse response = new GoogleHttpResponse(call);
        function.service(new GoogleHttpRequest(call), response);
        response.finish();
    }
}
