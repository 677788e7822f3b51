// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.IS_IMAGE;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.refuse;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import dev.thaw.doss.program.late.Elsewhere;
import dev.thaw.doss.program.late.LateColor;
import dev.thaw.doss.program.late.LateSentinels;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Currency;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** What would come back wrong without a word. */
enum TrustScenarios {
    /** The rules that are not about execution state; those are in {@link Refusals}. */
    RULES {
        @Override
        void run(Path directory) throws Exception {
            String draws = "would draw the same numbers";
            refused(new Random(1), "java.util.Random", draws);
            refused(new SplittableRandom(1), "java.util.SplittableRandom", draws);
            refused(ThreadLocalRandom.current(), "ThreadLocalRandom", "");
            refused(new SecureRandom(), "java.security.SecureRandom", "the same secrets");
            refused(MethodHandles.lookup(), "MethodHandles$Lookup", "look it up again");
            refused(MethodType.methodType(int.class), "java.lang.invoke.MethodType", "");
            refused(Object.class.getModule(), "java.lang.Module", "keep its name");
            refused(System.getLogger("trust"), "Logg", "look it up by its name");
            Currency franc = Currency.getInstance("CHF");
            if (IS_IMAGE) {
                refused(franc, "java.util.Currency", "keep the value");
            } else {
                require(copy(franc) == franc, "a JVM finds it by its value");
            }
            refused(new Handle(5), "$Handle", "Handle.close: native code");
            refused(new Deadline(5), "$Deadline", "System.nanoTime");
            KeptObjects.run();
            refused(new Counter(), "$Counter", "META-INF/thaw/doss-plain-data");
            NamedCounter named = new NamedCounter();
            named.increment();
            NamedCounter copy = (NamedCounter) copy(named);
            require(copy.increment() == 2, "a class that the program names");
            snapshot("x", 1);
            refused(
                    getSlot(1).getSnapshot(),
                    IS_IMAGE ? "SlotSnapshot" : "JvmSnapshot",
                    "stands for a snapshot");
        }
    },

    /** Strings that this process has interned; another one would have its own. */
    INTERNED {
        @Override
        void run(Path directory) {
            List<String> interned = new ArrayList<>(List.of(text(0).intern()));
            // With equal hash codes: the table keeps many of those in a tree. One has none.
            for (int i = 0; i < 64; i++) {
                interned.add(colliding(i).intern());
            }
            interned.add("f5a5a".concat("608").intern());
            require(interned.getLast().hashCode() == 0, "a hash code of 0");
            // The table grows.
            for (int i = 1; i < 3000; i++) {
                interned.add(text(i).intern());
            }
            // The first ones moved to larger tables; of the others some are enough.
            for (int i = 0; i < interned.size(); i += i < 70 ? 1 : 300) {
                String string = interned.get(i);
                refused(string, "java.lang.String", "it is interned");
                String same = new String(string);
                same.hashCode();
                require(copy(same).equals(string), "a copy of one");
            }
            require(copy("a literal".intern()) == "a literal", "a constant");
            Path file = directory.resolve("interned.doss");
            Node copy = (Node) snapshot(new Node(text(-1)), 0).getRootObject();
            require(((String) copy.value).intern() == copy.value, "interned in its slot");
            refuseStore("java.lang.String has changed", file);
            copy.value = "another value";
            refuseStore("it is interned", file);
        }

        private static String text(int i) {
            return "text " + i;
        }

        private static String colliding(int i) {
            StringBuilder text = new StringBuilder();
            for (int bit = 0; bit < 6; bit++) {
                text.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            return text.toString();
        }
    },

    /** Of classes that are initialized at run time, in an image that takes their objects. */
    IDENTITIES {
        @Override
        void run(Path directory) {
            refused(LateColor.RED, "late.LateColor", "an enum constant");
            refused(LateColor.GREEN, "late.LateColor$1", "an enum constant");
            refused(new EnumMap<>(Map.of(LateColor.RED, "r")), "late.LateColor", ".keyUniverse");
            refused(
                    new Object[] {LateSentinels.MISSING},
                    "java.lang.Object",
                    "LateSentinels.MISSING");
            refused(new Node(LateSentinels.NONE), "LateSentinels", "(root.next.value.value)");
            refused(new Node(LateSentinels.NULL), "LateSentinels$1", "LateSentinels.NULL");
            refused(new Node(LateSentinels.TOMBSTONE), "Entry", "LateSentinels.TOMBSTONE");
            refused(new Node(LateSentinels.UNIT), "UnitShape", "LateSentinels.UNIT");
            refused(new Node(LateSentinels.Style.BOLD), "Style", "Style.BOLD");
            String compared = ", with which code compares by ==";
            for (Object nothing :
                    List.of(LateSentinels.EMPTY, LateSentinels.NO_NAME, LateSentinels.FREE)) {
                require(LateSentinels.isNothing(nothing), "compared");
                refused(nothing, nothing.getClass().getName(), compared);
            }
            require(copy(LateSentinels.NOTHING) == LateSentinels.NOTHING, "one in all processes");
            refused(LateSentinels.OTHER, "Elsewhere", "LateSentinels.OTHER, and each");
            refused(LateSentinels.COUNTER, "AtomicLong", "LateSentinels.COUNTER, and each");
            require(((Object[]) copy(LateSentinels.NO_VALUES)).length == 0, "an empty array");
            require(copy(LateSentinels.NAME).equals("name"), "a string");
            require(
                    ((Pattern) copy(LateSentinels.PATTERN)).matcher("aa").matches(),
                    "one of the JDK's");
            require(((Elsewhere) copy(new Elsewhere())).value == 0, "one that nobody keeps");
            Node own = (Node) copy(new Node(new LateSentinels.Entry("own")));
            require(((LateSentinels.Entry) own.value).key.equals("own"), "an entry of its own");
            Node lambda = (Node) copy(new Node(LateSentinels.LAMBDA));
            require(((Supplier<?>) lambda.value).get().equals("lambda"), "a lambda");
            require(
                    ((Node) copy(new Node(LateSentinels.ZERO))).value.equals(LateSentinels.ZERO),
                    "");
            require(copy(LateSentinels.Money.ONE).equals(LateSentinels.Money.ONE), "a value");
            require(copy(LateSentinels.TABLE).equals(LateSentinels.TABLE), "a table");
            require(copy(LateSentinels.ANYTHING).equals(LateSentinels.ANYTHING), "anything");
            DOSS.provider().pack(LateSentinels.NONE);
            require(copy(new Node(new Object())) != null, "an object of its own");
        }
    },

    /** What a program does to a copy before STORE. */
    STORE_AFTER_CHANGES {
        @Override
        void run(Path directory) {
            Path file = directory.resolve("changed.doss");
            StampedLock lock = new StampedLock();
            Semaphore semaphore = new Semaphore(1);
            Map<String, Object> map = new ConcurrentHashMap<>(Map.of("a", "b"));
            Object[] copy =
                    (Object[])
                            snapshot(new Object[] {lock, semaphore, map, null}, 0).getRootObject();
            long stamp = ((StampedLock) copy[0]).writeLock();
            refuseStore("StampedLock" + changed("(root[0])"), file);
            ((StampedLock) copy[0]).unlock(stamp);
            require(((Semaphore) copy[1]).tryAcquire(), "a permit");
            refuseStore("Semaphore$NonfairSync" + changed("(root[1].sync)"), file);
            ((Semaphore) copy[1]).release();
            if (IS_IMAGE) {
                CONSTANT.put("key", "value");
                copy[3] = CONSTANT;
                refuseStore("java.util.HashMap: this constant", file);
                CONSTANT.clear();
            }
            copy[3] = System.out;
            refuseStore(IS_IMAGE ? "java.io.PrintStream: it is a stream" : "System$Out", file);
            copy[3] = "a constant string";
            DOSS.provider().store(getSlot(0), file);
            DOSS.provider().unload(getSlot(0));
            Object[] loaded = (Object[]) DOSS.provider().load(file, getSlot(0)).getRootObject();
            require(loaded[3].equals("a constant string"), "loaded");
            require(((Semaphore) loaded[1]).availablePermits() == 1, "permits");
        }
    },

    /** The way to what is refused, however large the graph is. */
    PATHS {
        @Override
        void run(Path directory) {
            Object offender = new Thread();
            Node chain = new Node("first");
            Node last = chain;
            for (int i = 0; i < 600_000; i++) {
                last.next = new Node(null);
                last = last.next;
            }
            last.value = offender;
            refuse("(root" + ".next".repeat(20) + " (", () -> snapshot(chain, 0));
            refuse(" more) " + ".next".repeat(19) + ".value)", () -> snapshot(chain, 0));
            Object[] wide = new Object[500_000];
            for (int i = 0; i < wide.length; i++) {
                wide[i] = new Node("v");
            }
            Node deep = new Node(List.of("a", new Object[] {null, offender}));
            wide[400_000] = deep;
            refuse("(root[400000].value.e1[1])", () -> snapshot(wide, 0));
        }
    },

    /** To find one object among as many as a slot holds takes no memory that grows with them. */
    REFUSAL_AMONG_MILLIONS {
        private static final int MORE_THAN_EACH_TAKES = 64;
        private static final long MOST_MORE = 32 << 20;

        @Override
        void run(Path directory) throws IOException {
            long most = IS_IMAGE ? 10_000_000 : 100_000;
            long room = getSlot(0).capacity() - (1 << 20);
            Object[] all = new Object[(int) Math.min(most, room / MORE_THAN_EACH_TAKES)];
            Arrays.setAll(all, _ -> new Object());
            snapshot(all, 0);
            DOSS.provider().discard(getSlot(0));
            long before = peakOfMemory();
            all[all.length - 1] = new Thread();
            String way = "(root[%d])".formatted(all.length - 1);
            refuse(way, () -> snapshot(all, 0));
            refuse(way, () -> snapshot(all, 0));
            long more = peakOfMemory() - before;
            System.out.println(all.length + " objects, " + more + " bytes more");
            require(!IS_IMAGE || more < MOST_MORE, more + " bytes more");
        }

        private static long peakOfMemory() throws IOException {
            for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
                if (line.startsWith("VmHWM:")) {
                    return Long.parseLong(line.replaceAll("\\D", "")) * 1024;
                }
            }
            throw new IOException("/proc/self/status tells no peak");
        }
    };

    private static final Map<String, String> CONSTANT = new HashMap<>();

    abstract void run(Path directory) throws Exception;

    /** A JVM looks at all objects again, and says where they are. */
    private static String changed(String path) {
        return IS_IMAGE ? " has changed" : " " + path;
    }

    private static void refuseStore(String message, Path file) {
        refuse(message, () -> DOSS.provider().store(getSlot(0), file));
        require(!Files.exists(file), "no file");
    }

    /** Fails unless SNAPSHOT and {@code pack} refuse an object, and say of which class and why. */
    static void refused(Object object, String type, String reason) {
        Node root = new Node("root");
        root.next = new Node(object);
        refuse(type, () -> snapshot(root, 0));
        refuse("(root.next.value", () -> snapshot(root, 0));
        refuse(reason, () -> DOSS.provider().pack(root));
        require(root.next.value == object, "original of " + type);
    }

    /** The copy of an object that SNAPSHOT takes; it has left the slot. */
    static Object copy(Object object) {
        snapshot(new Node(object), 0);
        return ((Node) DOSS.provider().unload(getSlot(0))).value;
    }

    /** As classes of libraries with native parts are; nobody calls the native method. */
    private static final class Handle {
        private final long peer;

        Handle(long peer) {
            this.peer = peer;
        }

        @SuppressWarnings("unused")
        void close() {
            free(peer);
        }

        private static native void free(long peer);
    }

    private static final class Deadline {
        private final long at;

        Deadline(long nanos) {
            at = System.nanoTime() + nanos;
        }

        @Override
        public String toString() {
            return "at " + at;
        }
    }

    /** Swaps its state. */
    private static final class Counter {
        private static final AtomicIntegerFieldUpdater<Counter> COUNT =
                AtomicIntegerFieldUpdater.newUpdater(Counter.class, "count");

        private volatile int count;

        int increment() {
            int before = count;
            COUNT.compareAndSet(this, before, before + 1);
            return before + 1;
        }
    }

    /** The same, named as plain data. */
    static final class NamedCounter {
        private static final AtomicIntegerFieldUpdater<NamedCounter> COUNT =
                AtomicIntegerFieldUpdater.newUpdater(NamedCounter.class, "count");

        private volatile int count;

        int increment() {
            int before = count;
            COUNT.compareAndSet(this, before, before + 1);
            return before + 1;
        }
    }
}
