// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.thaw.doss.DOSSException;
import java.lang.reflect.Field;
import java.net.MalformedURLException;
import java.net.URL;

/** URLs by their text, if that alone says who opens them. */
final class UrlSerializer extends Serializer<URL> {
    private static final Field HANDLER = handler();

    private static Field handler() {
        try {
            JdkAccess.open(URL.class);
            return URL.class.getDeclaredField("handler");
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("This JDK's URLs have no handler", e);
        }
    }

    @Override
    public void write(Kryo kryo, Output output, URL object) {
        Class<?> handler = RawFields.get(HANDLER, object).getClass();
        if (!JdkAccess.isOfJdk(handler)) {
            throw RefusedObject.of(
                    object,
                    "a %s opens it, which its text does not tell; keep the text"
                            .formatted(handler.getName()));
        }
        output.writeString(object.toExternalForm());
    }

    /** Not every text of a URL is that of a URI. */
    @Override
    @SuppressWarnings("deprecation")
    public URL read(Kryo kryo, Input input, Class<? extends URL> type) {
        String text = input.readString();
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw new DOSSException("there is no URL " + text + " here: " + e.getMessage(), e);
        }
    }
}
