// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import dev.thaw.sd.model.OrderState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/** Collections and maps of the JDK, and its wrappers. */
final class CollectionCases {
    private CollectionCases() {}

    private static Case of(String name, Callable<?> maker) {
        return Case.of(Category.COLLECTIONS, name, maker);
    }

    static List<Case> all() {
        return List.of(
                of("ArrayList", () -> new ArrayList<>(LIST)),
                of("LinkedList", () -> new LinkedList<>(LIST)),
                of("Vector", () -> new Vector<>(LIST)),
                of("CopyOnWriteArrayList", () -> new CopyOnWriteArrayList<>(LIST)),
                of("Stack", () -> stack()),
                of("Arrays.asList", () -> Arrays.asList("a", null, "c")),
                of("List.of", () -> LIST),
                of(
                        "Collections.unmodifiableList",
                        () -> Collections.unmodifiableList(new ArrayList<>(LIST))),
                of(
                        "Collections.synchronizedList",
                        () -> Collections.synchronizedList(new ArrayList<>(LIST))),
                of("Collections.singletonList", () -> Collections.singletonList("one")),
                of("Collections.nCopies", () -> Collections.nCopies(3, "n")),
                of("Collections.emptyList", () -> Collections.emptyList()),
                of("HashMap", () -> new HashMap<>(MAP)),
                of("LinkedHashMap", () -> new LinkedHashMap<>(MAP)),
                of("TreeMap", () -> new TreeMap<>(MAP)),
                of("ConcurrentHashMap", () -> new ConcurrentHashMap<>(MAP)),
                of("ConcurrentSkipListMap", () -> new ConcurrentSkipListMap<>(MAP)),
                of("Hashtable", () -> new Hashtable<>(MAP)),
                of("Properties", () -> properties()),
                of(
                        "EnumMap",
                        () ->
                                new EnumMap<>(
                                        Map.of(OrderState.SENT, "sent", OrderState.NEW, "new"))),
                of("Map.of", () -> Map.of("one", 1)),
                of(
                        "Collections.unmodifiableMap",
                        () -> Collections.unmodifiableMap(new TreeMap<>(MAP))),
                of(
                        "Collections.synchronizedMap",
                        () -> Collections.synchronizedMap(new TreeMap<>(MAP))),
                of(
                        "Collections.unmodifiableNavigableMap",
                        () -> Collections.unmodifiableNavigableMap(new TreeMap<>(MAP))),
                of("HashSet", () -> new HashSet<>(LIST)),
                of("LinkedHashSet", () -> new LinkedHashSet<>(LIST)),
                of("TreeSet", () -> new TreeSet<>(LIST)),
                of("ConcurrentSkipListSet", () -> new ConcurrentSkipListSet<>(LIST)),
                of("CopyOnWriteArraySet", () -> new CopyOnWriteArraySet<>(LIST)),
                of("EnumSet", () -> EnumSet.of(OrderState.NEW, OrderState.DELIVERED)),
                of("Set.of", () -> Set.of("one")),
                of(
                        "Collections.unmodifiableSet",
                        () -> Collections.unmodifiableSet(new LinkedHashSet<>(LIST))),
                of(
                        "Collections.synchronizedSet",
                        () -> Collections.synchronizedSet(new LinkedHashSet<>(LIST))),
                of(
                        "Collections.unmodifiableNavigableSet",
                        () -> Collections.unmodifiableNavigableSet(new TreeSet<>(LIST))));
    }

    private static final List<String> LIST = List.of("b", "a", "", "d");
    private static final Map<String, Integer> MAP = new TreeMap<>(Map.of("x", 1, "y", 2, "z", -3));

    private static Stack<String> stack() {
        Stack<String> s = new Stack<>();
        s.push("bottom");
        s.push("top");
        return s;
    }

    private static Properties properties() {
        Properties p = new Properties();
        p.setProperty("key", "value");
        return p;
    }
}
