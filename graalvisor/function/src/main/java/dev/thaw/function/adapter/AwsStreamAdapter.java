// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import dev.thaw.function.Call;
import dev.thaw.function.Entry;
import dev.thaw.function.ObjectAdapter;
import java.util.function.Supplier;

/** AWS Lambda's handlers of streams. */
public final class AwsStreamAdapter implements ObjectAdapter {
    private final Supplier<RequestStreamHandler> constructor;
    private RequestStreamHandler handler;

    public AwsStreamAdapter(Entry entry) {
        constructor = entry.constructor();
    }

    @Override
    public Object create() {
        return constructor.get();
    }

    @Override
    public void use(Object object) {
        handler = (RequestStreamHandler) object;
    }

    @Override
    public void call(Call call) throws Throwable {
        ResponseStream response = new ResponseStream(call, () -> Heads.JSON);
        handler.handleRequest(call.request(), response, new AwsContext(call));
        response.end();
        response.flush();
    }
}
