// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import com.amazonaws.services.lambda.runtime.serialization.events.LambdaEventSerializers;
import com.amazonaws.services.lambda.runtime.serialization.factories.JacksonFactory;
import dev.thaw.function.BadRequest;
import dev.thaw.function.Call;
import dev.thaw.function.Entry;
import dev.thaw.function.EntryException;
import dev.thaw.function.ObjectAdapter;
import dev.thaw.function.TypeArguments;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.Type;
import java.util.function.Supplier;

/** AWS Lambda's handlers of objects, which are JSON as AWS' own runtime reads and writes it. */
public final class AwsRequestAdapter implements ObjectAdapter {
    private final Supplier<RequestHandler<Object, Object>> constructor;
    private final PojoSerializer<?> input;
    private final PojoSerializer<Object> output;
    private RequestHandler<Object, Object> handler;

    public AwsRequestAdapter(Entry entry) {
        constructor = entry.constructor();
        Type[] types = TypeArguments.of(entry.type(), RequestHandler.class);
        if (types.length == 0) {
            throw new EntryException(
                    "%s does not say what it reads and writes: implement RequestHandler<INPUT, OUTPUT> with two types"
                            .formatted(entry.type().getName()));
        }
        for (Type type : types) {
            entry.message(type);
        }
        // made here, so that no isolate has to find out how to read and write these types
        input = serializer(types[0]);
        output = serializer(types[1]);
    }

    @SuppressWarnings("unchecked")
    private static PojoSerializer<Object> serializer(Type type) {
        if (type instanceof Class<?> plain) {
            if (LambdaEventSerializers.isLambdaSupportedEvent(plain.getName())) {
                return (PojoSerializer<Object>)
                        LambdaEventSerializers.serializerFor(plain, plain.getClassLoader());
            }
            return (PojoSerializer<Object>) JacksonFactory.getInstance().getSerializer(plain);
        }
        return JacksonFactory.getInstance().getSerializer(type);
    }

    @Override
    public Object create() {
        return constructor.get();
    }

    @Override
    @SuppressWarnings("unchecked")
    public void use(Object object) {
        handler = (RequestHandler<Object, Object>) object;
    }

    @Override
    public void call(Call call) throws Throwable {
        Object answer = handler.handleRequest(read(call.readAll()), new AwsContext(call));
        ByteArrayOutputStream json = new ByteArrayOutputStream(512);
        output.toJson(answer, json);
        call.respond(Heads.JSON);
        call.write(json.toByteArray());
    }

    private Object read(byte[] body) throws BadRequest {
        try {
            return input.fromJson(new ByteArrayInputStream(body));
        } catch (RuntimeException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new BadRequest(
                    "the body does not fit the handler's input: " + cause.getMessage());
        }
    }
}
