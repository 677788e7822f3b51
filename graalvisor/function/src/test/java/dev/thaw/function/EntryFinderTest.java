// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.google.cloud.functions.CloudEventsFunction;
import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import com.google.gson.JsonObject;
import io.cloudevents.CloudEvent;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class EntryFinderTest {
    static boolean initialized;

    static final class Plain {
        static {
            initialized = true;
        }

        public static String greet(String name) {
            return "hello " + name;
        }

        static String hidden(String name) {
            return "hidden " + name;
        }

        public static int other(String name) {
            return name.length();
        }
    }

    static final class Two {
        public static String one(String text) {
            return text;
        }

        public static String two(String text) {
            return text;
        }
    }

    abstract static class Base<T> implements UnaryOperator<T> {}

    static final class Inherited extends Base<String> {
        @Override
        public String apply(String text) {
            return text;
        }

        public static String helper(String text) {
            return text;
        }
    }

    abstract static class Unfinished implements Function<String, String> {}

    static final class Numbers implements Function<String, Integer> {
        @Override
        public Integer apply(String text) {
            return text.length();
        }
    }

    static final class Action {
        public static JsonObject main(JsonObject parameters) {
            return parameters;
        }

        public static JsonObject other(JsonObject parameters) {
            return parameters;
        }
    }

    static final class Aws implements RequestHandler<Map<String, Integer>, String> {
        @Override
        public String handleRequest(Map<String, Integer> input, Context context) {
            return "";
        }
    }

    @SuppressWarnings("rawtypes")
    static final class Raw implements RequestHandler {
        @Override
        public Object handleRequest(Object input, Context context) {
            return "";
        }
    }

    static final class Both implements RequestStreamHandler, HttpFunction {
        @Override
        public void handleRequest(InputStream in, OutputStream out, Context context) {}

        @Override
        public void service(HttpRequest request, HttpResponse response) {}
    }

    static final class Events implements CloudEventsFunction {
        @Override
        public void accept(CloudEvent event) {}
    }

    static final class WithParameter implements Function<String, String> {
        WithParameter(int parameter) {}

        @Override
        public String apply(String text) {
            return text;
        }
    }

    private static Entry find(Class<?> type, String method, Signature wanted) {
        return new EntryFinder(EntryFinderTest.class.getClassLoader(), message -> {})
                .find(type.getName() + method, wanted);
    }

    private static String failure(Class<?> type, String method, Signature wanted) {
        return assertThrows(EntryException.class, () -> find(type, method, wanted).adapter())
                .getMessage();
    }

    @Test
    void findsTheSignatureByWhatIsImplemented() {
        assertEquals(Signature.TEXT, find(Plain.class, "", null).signature());
        assertEquals(Signature.TEXT, find(Plain.class, "::hidden", null).signature());
        assertEquals(Signature.TEXT, find(Two.class, "#two", null).signature());
        assertEquals(Signature.FUNCTION, find(Inherited.class, "", null).signature());
        assertEquals(Signature.TEXT, find(Inherited.class, "", Signature.TEXT).signature());
        assertEquals(Signature.OPENWHISK, find(Action.class, "", null).signature());
        assertEquals(Signature.OPENWHISK, find(Action.class, "::other", null).signature());
        assertEquals(Signature.AWS_REQUEST, find(Aws.class, "", null).signature());
        assertEquals(Signature.GOOGLE_CLOUDEVENTS, find(Events.class, "", null).signature());
        assertEquals(Signature.AWS_STREAM, find(Both.class, "", Signature.AWS_STREAM).signature());
    }

    @Test
    void doesNotInitializeTheClass() {
        initialized = false;
        find(Plain.class, "", null).adapter();
        assertFalse(initialized);
    }

    @Test
    void saysWhyThereIsNoEntry() {
        String none = failure(Numbers.class, "", null);
        assertTrue(none.contains("none of the known signatures"), none);
        assertTrue(none.contains("google-cloudevents"), none);
        String several = failure(Two.class, "", null);
        assertTrue(several.contains("Two::one (text), "), several);
        assertTrue(several.contains("--signature"), several);
        assertTrue(failure(Both.class, "", null).contains("google-http"));
        String other = failure(Inherited.class, "", Signature.AWS_STREAM);
        assertTrue(other.contains("does not have the signature"), other);
        assertTrue(failure(Plain.class, "::none", null).contains("none of the known signatures"));
        assertTrue(failure(WithParameter.class, "", null).contains("no constructor without"));
        assertTrue(failure(Base.class, "", Signature.FUNCTION).contains("none of the known"));
        assertTrue(failure(Unfinished.class, "", null).contains("is abstract"));
        assertTrue(failure(Raw.class, "", null).contains("does not say what it reads"));
    }

    @Test
    void saysThatThereIsNoClass() {
        EntryFinder finder = new EntryFinder(EntryFinderTest.class.getClassLoader(), message -> {});
        String message =
                assertThrows(EntryException.class, () -> finder.find("no.Such", null)).getMessage();
        assertTrue(message.contains("no class no.Such"), message);
    }

    @Test
    void resolvesTypesThroughClassesBetween() {
        assertEquals(String.class, TypeArguments.of(Inherited.class, Function.class)[0]);
        assertEquals(
                "java.util.Map<java.lang.String, java.lang.Integer>",
                TypeArguments.of(Aws.class, RequestHandler.class)[0].getTypeName());
        assertEquals(0, TypeArguments.of(Raw.class, RequestHandler.class).length);
    }
}
