// SPDX-License-Identifier: Apache-2.0

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.type.TypeFactory;
import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Jackson: a mapper in a static field, modules from services, caches by class, enums as keys. */
public class JsonMappers {
    static final ObjectMapper MAPPER =
            new ObjectMapper()
                    .findAndRegisterModules()
                    .registerModule(new Amounts())
                    .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
                    .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);
    static final List<String> SERIALIZED = new ArrayList<>();

    enum Kind {
        SMALL,
        LARGE;

        @JsonValue
        String json() {
            return name().toLowerCase(Locale.ROOT);
        }

        @JsonCreator
        static Kind of(String json) {
            return valueOf(json.toUpperCase(Locale.ROOT));
        }
    }

    enum Size {
        ONE,
        TWO
    }

    record Amount(long cents) {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Cash.class, name = "cash")
    })
    sealed interface Payment permits Card, Cash {}

    record Card(String number, LocalDate until) implements Payment {}

    record Cash(Amount amount) implements Payment {}

    record Order(
            String id, Kind kind, Map<Size, Integer> sizes, List<Payment> payments, Duration time) {}

    static class Amounts extends SimpleModule {
        private static final long serialVersionUID = 1;
        private static int modules;

        Amounts() {
            super("amounts-" + ++modules);
            addSerializer(
                    new StdSerializer<Amount>(Amount.class) {
                        private static final long serialVersionUID = 1;

                        @Override
                        public void serialize(Amount a, JsonGenerator out, SerializerProvider p)
                                throws IOException {
                            SERIALIZED.add(a.toString());
                            out.writeNumber(a.cents());
                        }
                    });
            addDeserializer(
                    Amount.class,
                    new StdDeserializer<Amount>(Amount.class) {
                        private static final long serialVersionUID = 1;

                        @Override
                        public Amount deserialize(JsonParser in, DeserializationContext c)
                                throws IOException {
                            return new Amount(in.getLongValue());
                        }
                    });
        }
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println(new TreeMap<>(Map.of("modules", MAPPER.getRegisteredModuleIds())));
        Map<Size, Integer> sizes = new EnumMap<>(Size.class);
        sizes.put(Size.TWO, 2);
        sizes.put(Size.ONE, 1);
        Order order =
                new Order(
                        "a-1",
                        Kind.LARGE,
                        sizes,
                        List.of(
                                new Card("4711", LocalDate.of(2030, 2, 28)),
                                new Cash(new Amount(250))),
                        Duration.ofMinutes(90));
        String json = MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(order);
        System.out.println(json);
        Order read = MAPPER.readValue(json, Order.class);
        System.out.println(read + " " + read.equals(order) + " " + (read.kind() == Kind.LARGE));
        System.out.println(read.sizes().containsKey(Size.ONE));
        Map<Kind, List<Integer>> map =
                MAPPER.readValue("{\"small\":[1,2],\"large\":[]}", new TypeReference<>() {});
        System.out.println(map.get(Kind.SMALL) + " " + MAPPER.valueToTree(map));
        try {
            MAPPER.readValue("{\"id\":\"x\",\"kind\":\"huge\"}", Order.class);
        } catch (JsonMappingException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getPathReference());
        }
        MAPPER.configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);
        System.out.println(MAPPER.readValue("{\"id\":\"y\",\"more\":1}", Order.class));
        System.out.println(TypeFactory.defaultInstance().constructMapType(TreeMap.class, Kind.class, Size.class));
        System.out.println(SERIALIZED);
    }
}
