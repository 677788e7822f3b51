// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.amazonaws.services.lambda.runtime.Context;
import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.amazonaws.services.lambda.runtime.RequestStreamHandler;
import com.amazonaws.services.lambda.runtime.events.APIGatewayV2HTTPEvent;
import com.amazonaws.services.lambda.runtime.events.SQSEvent;
import com.google.gson.JsonObject;
import dev.thaw.function.Entry;
import dev.thaw.function.EntryFinder;
import dev.thaw.function.FakeHost;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Host;
import dev.thaw.function.Unwinder;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Functions as people write them, on a plain JVM: text, OpenWhisk and AWS. */
class AdaptersTest {
    static final class Greeter {
        static String greet(String name) {
            return name.isEmpty() ? null : "hello " + name;
        }
    }

    static final class Upper implements Function<String, String> {
        @Override
        public String apply(String text) {
            return text.toUpperCase(Locale.ROOT);
        }
    }

    static final class BrokenClass {
        static final int VALUE = Integer.parseInt("no number");

        public static String m(String text) {
            return text + VALUE;
        }
    }

    static final class Action {
        public static JsonObject main(JsonObject parameters) {
            if (parameters.has("null")) {
                return null;
            }
            JsonObject answer = new JsonObject();
            answer.addProperty("greeting", "hello " + parameters.get("name").getAsString());
            return answer;
        }
    }

    public static final class Person {
        private String name;
        private int age;

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public int getAge() {
            return age;
        }

        public void setAge(int age) {
            this.age = age;
        }
    }

    public static final class Older implements RequestHandler<Person, Person> {
        @Override
        public Person handleRequest(Person person, Context context) {
            person.setAge(person.getAge() + 1);
            context.getLogger().log(context.getAwsRequestId());
            return person;
        }
    }

    public static final class Sum implements RequestHandler<Map<String, Integer>, Integer> {
        @Override
        public Integer handleRequest(Map<String, Integer> input, Context context) {
            return input.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    public static final class Quote implements RequestHandler<String, String> {
        @Override
        public String handleRequest(String input, Context context) {
            return "<" + input + ">" + context.getMemoryLimitInMB() + context.getFunctionName();
        }
    }

    public static final class People implements RequestHandler<List<Person>, String> {
        @Override
        public String handleRequest(List<Person> people, Context context) {
            return people.getLast().getName();
        }
    }

    public static final class Api implements RequestHandler<APIGatewayV2HTTPEvent, Object> {
        @Override
        public Object handleRequest(APIGatewayV2HTTPEvent event, Context context) {
            return Map.of("path", event.getRawPath());
        }
    }

    public static final class Queue implements RequestHandler<SQSEvent, String> {
        @Override
        public String handleRequest(SQSEvent event, Context context) {
            return event.getRecords().getFirst().getBody();
        }
    }

    public static final class Copy implements RequestStreamHandler {
        @Override
        public void handleRequest(InputStream in, OutputStream out, Context context)
                throws IOException {
            if (context.getRemainingTimeInMillis() > 0) {
                in.transferTo(out);
            }
        }
    }

    private final FakeHost host = new FakeHost().field(":id", "42");

    private int run(Class<?> type, String method) {
        Entry entry =
                new EntryFinder(getClass().getClassLoader(), message -> {})
                        .find(type.getName() + method, null);
        FunctionRuntime runtime =
                new FunctionRuntime(
                        type.getName(), entry.signature(), entry.adapter(), Unwinder.NONE);
        FakeHost loading = new FakeHost().field(":name", "f").field(":memory", "67108864");
        int loaded = runtime.load(loading);
        return loaded == FunctionRuntime.ANSWERED ? runtime.call(host) : loaded;
    }

    private String answer(Class<?> type, String method) {
        assertEquals(FunctionRuntime.ANSWERED, run(type, method), () -> host.written(Host.ERROR));
        return host.written(Host.BODY);
    }

    private String refusal(Class<?> type) {
        assertEquals(FunctionRuntime.BAD_REQUEST, run(type, ""));
        return host.fields(Host.ERROR).first(":message");
    }

    @Test
    void text() {
        host.body("Zo\u00eb \ufffd");
        assertEquals("hello Zo\u00eb \ufffd", answer(Greeter.class, "::greet"));
        assertEquals("", host.written(Host.HEAD));
    }

    @Test
    void textMayBeNothing() {
        assertEquals("", answer(Greeter.class, "::greet"));
    }

    @Test
    void function() {
        host.body("abc");
        assertEquals("ABC", answer(Upper.class, ""));
    }

    @Test
    void whatIsNoTextIsRefused() {
        host.body(new byte[] {'a', 'b', (byte) 0xff, 'c'});
        assertEquals("the body is not UTF-8, at byte 2", refusal(Upper.class));
    }

    @Test
    void aClassThatCannotBeInitialisedCannotBeLoaded() {
        assertEquals(FunctionRuntime.LOAD_FAILED, run(BrokenClass.class, ""));
    }

    @Test
    void openWhisk() {
        host.body("{\"name\": \"you\"}");
        assertEquals("{\"greeting\":\"hello you\"}", answer(Action.class, ""));
        assertEquals("application/json", host.fields(Host.HEAD).first("content-type"));
    }

    @Test
    void openWhiskTakesObjectsOnly() {
        assertTrue(refusal(Action.class, "[1]").contains("not an object"));
        assertTrue(refusal(Action.class, "{\"a\":").contains("not JSON"));
    }

    private String refusal(Class<?> type, String body) {
        FakeHost other = new FakeHost().body(body);
        Entry entry =
                new EntryFinder(getClass().getClassLoader(), message -> {})
                        .find(type.getName(), null);
        FunctionRuntime runtime =
                new FunctionRuntime(
                        type.getName(), entry.signature(), entry.adapter(), Unwinder.NONE);
        assertEquals(FunctionRuntime.ANSWERED, runtime.load(new FakeHost()));
        assertEquals(FunctionRuntime.BAD_REQUEST, runtime.call(other));
        return other.fields(Host.ERROR).first(":message");
    }

    @Test
    void anOpenWhiskActionMustAnswer() {
        host.body("{\"null\": 1}");
        assertEquals(FunctionRuntime.THREW, run(Action.class, ""));
    }

    @Test
    void awsObjects() {
        host.body("{\"name\": \"Ann\", \"age\": 41, \"unknown\": {}}");
        assertEquals("{\"name\":\"Ann\",\"age\":42}", answer(Older.class, ""));
    }

    @Test
    void awsMapsAndLists() {
        host.body("{\"a\": 1, \"b\": 2}");
        assertEquals("3", answer(Sum.class, ""));
        assertTrue(refusal(Sum.class, "{\"a\": \"x\"}").contains("does not fit"));
        assertTrue(refusal(Sum.class, "{\"a\"").contains("does not fit"));
    }

    @Test
    void awsListsOfObjects() {
        host.body("[{\"name\": \"a\"}, {\"name\": \"b\"}]");
        assertEquals("\"b\"", answer(People.class, ""));
    }

    @Test
    void awsText() {
        host.body("\"a\\nb\"");
        assertEquals("\"<a\\nb>64f\"", answer(Quote.class, ""));
    }

    @Test
    void awsEvents() {
        host.body("{\"version\": \"2.0\", \"rawPath\": \"/a\"}");
        assertEquals("{\"path\":\"/a\"}", answer(Api.class, ""));
    }

    @Test
    void awsEventsWithOtherNamesThanTheirFields() {
        host.body(
                "{\"Records\": [{\"messageId\": \"1\", \"body\": \"job\", \"eventSourceARN\": \"x\"}]}");
        assertEquals("\"job\"", answer(Queue.class, ""));
    }

    @Test
    void awsStreams() {
        host.body("z".repeat(100_000));
        assertEquals("z".repeat(100_000), answer(Copy.class, ""));
        assertEquals("200", host.fields(Host.HEAD).first(":status"));
    }

    @Test
    void awsStreamsKnowTheirDeadline() {
        host.body("late").field(":deadline", "1000");
        assertEquals("", answer(Copy.class, ""));
    }
}
