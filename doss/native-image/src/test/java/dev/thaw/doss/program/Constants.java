// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.refuse;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.text.DecimalFormatSymbols;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.Isolates;
import org.graalvm.nativeimage.Isolates.CreateIsolateParameters;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.nativeimage.c.function.CEntryPointLiteral;
import org.graalvm.nativeimage.c.function.CFunctionPointer;
import org.graalvm.nativeimage.c.function.InvokeCFunctionPointer;

/** Objects of the image heap that are written to, as roots of snapshots and as parts of them. */
enum Constants {
    ROOT {
        @Override
        void run(Path directory) {
            require(copy(FILLED) == FILLED, "a constant as the image has it");
            FILLED.put("key", "value");
            refuse("HashMap (root) cannot be in a snapshot", () -> snapshot(FILLED, 0));
            refuse("field table of this constant of the image", () -> snapshot(FILLED, 0));
            refuse("HashMap (root) cannot", () -> DOSS.provider().pack(FILLED));
            require(copy(new HashMap<>(FILLED)).equals(FILLED), "a copy of the constant");
        }
    },

    /** The constant is as it was; something that it leads to is not. */
    DEEP_PART {
        @Override
        void run(Path directory) {
            require(entries(new Registry()).isEmpty(), "another registry");
            Node root = new Node(new Object[] {"a", REGISTRY});
            require(((Object[]) ((Node) copy(root)).value)[1] == REGISTRY, "unchanged");
            entries(REGISTRY).add(new ArrayList<>());
            refuse("ArrayList (root.value[1].entries) cannot", () -> snapshot(root, 0));
            Supplier<Object> lambda = LAMBDA;
            refuse("ArrayList (root.arg$1.entries) cannot", () -> snapshot(lambda, 0));
        }
    },

    ARRAYS {
        @Override
        void run(Path directory) {
            NUMBERS[3] = 7;
            refuse("[I (root.value) cannot", () -> snapshot(new Node(NUMBERS), 0));
            refuse("element 3 of this constant", () -> snapshot(NUMBERS, 0));
            require(copy(OTHER_NUMBERS) == OTHER_NUMBERS, "neighbour");
            OBJECTS[0] = new Node("new");
            refuse("[Ljava.lang.Object; (root)", () -> snapshot(OBJECTS, 0));
            LARGE[LARGE.length - 1] = 1;
            refuse("[J (root)", () -> snapshot(LARGE, 0));
            NUMBERS[3] = 0;
            require(copy(NUMBERS) == NUMBERS, "as before");
        }
    },

    FIELDS {
        @Override
        void run(Path directory) {
            require(copy(Mode.FAST) == Mode.FAST, "enum constant");
            Mode.FAST.uses++;
            refuse("Constants$Mode (root.value)", () -> snapshot(new Node(Mode.FAST), 0));
            require(copy(Mode.SLOW) == Mode.SLOW, "other enum constant");
            NODE.next = new Node("in the runtime heap");
            refuse("field next of this constant", () -> snapshot(NODE, 0));
            COUNT.incrementAndGet();
            refuse("AtomicInteger (root)", () -> snapshot(COUNT, 0));
            CONCURRENT.put("a", "b");
            refuse("ConcurrentHashMap (root)", () -> snapshot(CONCURRENT, 0));
            ORDERED.get("a");
            refuse("LinkedHashMap (root)", () -> snapshot(ORDERED, 0));
        }
    },

    /** What a use of constants leaves in them, and another process can do without. */
    CACHES {
        @Override
        void run(Path directory) throws Exception {
            int seen = 0;
            for (Map<String, String> map : List.of(TREE, TABLE, VIEW, CONCURRENT)) {
                seen += map.keySet().size() + map.values().size();
                for (Map.Entry<String, String> entry : map.entrySet()) {
                    seen += entry.getKey().hashCode();
                }
            }
            seen += Mode.FAST.hashCode() + NODE.hashCode() + LOCALE.toLanguageTag().length();
            seen += MONEY.toString().length() + LOCALE.hashCode() + ID.hashCode();
            seen += PATTERN.namedGroups().size();
            seen += ZONE.getRules().isFixedOffset() ? 1 : 0;
            seen += ZONE.getRules().getTransition(java.time.LocalDateTime.now()) == null ? 0 : 1;
            seen += SYMBOLS.getZeroDigit();
            synchronized (NODE) {
                seen++;
            }
            synchronized (NUMBERS) {
                seen++;
            }
            Thread thread = new Thread(LOCK::lock);
            LOCK.lock();
            thread.start();
            while (!LOCK.hasQueuedThreads()) {
                Thread.onSpinWait();
            }
            LOCK.unlock();
            thread.join();
            require(seen != 0, "used");
            Object[] root = {
                TREE,
                TABLE,
                VIEW,
                CONCURRENT,
                Mode.FAST,
                NODE,
                LOCALE,
                MONEY,
                ID,
                PATTERN,
                ZONE,
                SYMBOLS,
                NUMBERS,
                LOCK,
                System.getProperties().getClass(),
                Path.of("/a/b"),
                DOSS.heap().getSlot(1),
                Constants.class,
                "text",
                Thread.State.NEW,
                List.of()
            };
            Object[] copy = (Object[]) copy(root);
            for (int i = 0; i < root.length; i++) {
                require(copy[i] == root[i] || copy[i].equals(root[i]), "part " + i);
            }
        }
    },

    JDK_CHANGES {
        @Override
        void run(Path directory) {
            JdkConstants.change();
        }
    },

    JDK_CACHES {
        @Override
        void run(Path directory) {
            JdkConstants.use();
        }
    },

    ISOLATES {
        @Override
        void run(Path directory) {
            FILLED.put("key", "value");
            refuse("HashMap (root)", () -> snapshot(FILLED, 0));
            IsolateThread other =
                    Isolates.createIsolate(new CreateIsolateParameters.Builder().build());
            require(CHECK.getFunctionPointer().call(other) == 1, "other isolate");
            Isolates.tearDownIsolate(other);
            refuse("HashMap (root)", () -> snapshot(FILLED, 0));
        }
    };

    enum Mode {
        FAST,
        SLOW;

        int uses;
    }

    static final class Registry {
        final List<Object> entries = new ArrayList<>();
    }

    static final Map<String, String> FILLED = new HashMap<>();
    private static final Registry REGISTRY = new Registry();
    private static final Supplier<Object> LAMBDA = lambda(REGISTRY);
    private static final int[] OTHER_NUMBERS = new int[10];
    private static final int[] NUMBERS = new int[10];
    private static final Object[] OBJECTS = new Object[1];
    private static final long[] LARGE = new long[100_000];
    private static final Node NODE = new Node("constant");
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Map<String, String> CONCURRENT = new ConcurrentHashMap<>(Map.of("c", "d"));
    private static final Map<String, String> TABLE = new HashMap<>(Map.of("e", "f"));
    private static final Map<String, String> TREE = new TreeMap<>(Map.of("g", "h"));
    private static final Map<String, String> VIEW = Collections.unmodifiableMap(TABLE);
    private static final Map<String, String> ORDERED = ordered();
    private static final Locale LOCALE = Locale.of("xx", "YY");
    private static final BigDecimal MONEY = new BigDecimal("12345678901234567890.12");
    private static final UUID ID = new UUID(1, 2);
    private static final Pattern PATTERN = Pattern.compile("(?<name>a)b");
    private static final ZoneId ZONE = ZoneId.of("Europe/Zurich");
    private static final DecimalFormatSymbols SYMBOLS = new DecimalFormatSymbols(Locale.ROOT);
    private static final ReentrantLock LOCK = new ReentrantLock();

    interface Check extends CFunctionPointer {
        @InvokeCFunctionPointer
        int call(IsolateThread thread);
    }

    private static final CEntryPointLiteral<Check> CHECK =
            CEntryPointLiteral.create(Constants.class, "checkUnchanged", IsolateThread.class);

    abstract void run(Path directory) throws Exception;

    /** Not of a constant alone, for which the image would need no field. */
    private static List<Object> entries(Registry registry) {
        return registry.entries;
    }

    private static Supplier<Object> lambda(Object captured) {
        return () -> captured;
    }

    private static Map<String, String> ordered() {
        Map<String, String> map = new LinkedHashMap<>(16, 0.75f, true);
        map.put("a", "1");
        map.put("b", "2");
        return map;
    }

    /** The copy of an object that SNAPSHOT takes; it has left the slot. */
    static Object copy(Object object) {
        snapshot(object, 0);
        return DOSS.provider().unload(Scenarios.getSlot(0));
    }

    /** In another isolate, nobody has filled the map. */
    @CEntryPoint
    private static int checkUnchanged(IsolateThread thread) {
        try {
            require(copy(FILLED) == FILLED && FILLED.isEmpty(), "as the image has it");
            FILLED.put("other", "isolate");
            refuse("HashMap (root)", () -> snapshot(FILLED, 0));
            return 1;
        } catch (Throwable t) {
            t.printStackTrace();
            return 0;
        }
    }
}
