// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import dev.thaw.function.Adapter;
import dev.thaw.function.Call;
import dev.thaw.function.Entry;
import java.util.function.Supplier;

/** AWS Lambda's handlers of streams. */
public final class AwsStreamAdapter implements Adapter {
    private final Supplier<RequestStreamHandler> constructor;
    private RequestStreamHandler handler;

    public AwsStreamAdapter(Entry entry) {
        constructor = entry.constructor();
    }

    @Override
    public void load() {
        handler = constructor.get();
    }

    @Override
    public void call(Call call) throws Throwable {
        ResponseStream response = new ResponseStream(call, () -> Heads.JSON);
        handler.handleRequest(call.request(), response, new AwsContext(call));
        response.end();
        response.flush();
    }
}
