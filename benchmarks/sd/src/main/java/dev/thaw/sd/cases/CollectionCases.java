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
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

/** Collections and maps of the JDK, and its wrappers. */
final class CollectionCases {
    private CollectionCases() {}

    static List<Case> all() {
        return List.of(
                Case.of(Category.COLLECTIONS, "ArrayList", () -> new ArrayList<>(LIST)),
                Case.of(Category.COLLECTIONS, "LinkedList", () -> new LinkedList<>(LIST)),
                Case.of(Category.COLLECTIONS, "Vector", () -> new Vector<>(LIST)),
                Case.of(
                        Category.COLLECTIONS,
                        "CopyOnWriteArrayList",
                        () -> new CopyOnWriteArrayList<>(LIST)),
                Case.of(Category.COLLECTIONS, "Stack", () -> stack()),
                Case.of(Category.COLLECTIONS, "Arrays.asList", () -> Arrays.asList("a", null, "c")),
                Case.of(Category.COLLECTIONS, "List.of", () -> LIST),
                Case.of(
                        Category.COLLECTIONS,
                        "Collections.unmodifiableList",
                        () -> Collections.unmodifiableList(new ArrayList<>(LIST))),
                Case.of(
                        Category.COLLECTIONS,
                        "Collections.synchronizedList",
                        () -> Collections.synchronizedList(new ArrayList<>(LIST))),
                Case.of(
                        Category.COLLECTIONS,
                        "Collections.singletonList",
                        () -> Collections.singletonList("one")),
                Case.of(
                        Category.COLLECTIONS,
                        "Collections.nCopies",
                        () -> Collections.nCopies(3, "n")),
                Case.of(
                        Category.COLLECTIONS,
                        "Collections.emptyList",
                        () -> Collections.emptyList()),
                Case.of(Category.COLLECTIONS, "HashMap", () -> new HashMap<>(MAP)),
                Case.of(Category.COLLECTIONS, "LinkedHashMap", () -> new LinkedHashMap<>(MAP)),
                Case.of(Category.COLLECTIONS, "TreeMap", () -> new TreeMap<>(MAP)),
                Case.of(
                        Category.COLLECTIONS,
                        "ConcurrentHashMap",
                        () -> new ConcurrentHashMap<>(MAP)),
                Case.of(
                        Category.COLLECTIONS,
                        "ConcurrentSkipListMap",
                        () -> new ConcurrentSkipListMap<>(MAP)),
                Case.of(Category.COLLECTIONS, "Hashtable", () -> new Hashtable<>(MAP)),
                Case.of(Category.COLLECTIONS, "Properties", () -> properties()),
                Case.of(
                        Category.COLLECTIONS,
                        "EnumMap",
                        () ->
                                new EnumMap<>(
                                        Map.of(OrderState.SENT, "sent", OrderState.NEW, "new"))),
                Case.of(Category.COLLECTIONS, "Map.of", () -> Map.of("one", 1)),
                Case.of(
                        Category.COLLECTIONS,
                        "Collections.unmodifiableMap",
                        () -> Collections.unmodifiableMap(new TreeMap<>(MAP))),
                Case.of(
                        Category.COLLECTIONS,
                        "Collections.synchronizedMap",
                        () -> Collections.synchronizedMap(new TreeMap<>(MAP))),
                Case.of(
                        Category.COLLECTIONS,
                        "Collections.unmodifiableNavigableMap",
                        () -> Collections.unmodifiableNavigableMap(new TreeMap<>(MAP))),
                Case.of(Category.COLLECTIONS, "HashSet", () -> new HashSet<>(LIST)),
                Case.of(Category.COLLECTIONS, "LinkedHashSet", () -> new LinkedHashSet<>(LIST)),
                Case.of(Category.COLLECTIONS, "TreeSet", () -> new TreeSet<>(LIST)),
                Case.of(
                        Category.COLLECTIONS,
                        "ConcurrentSkipListSet",
                        () -> new ConcurrentSkipListSet<>(LIST)),
                Case.of(
                        Category.COLLECTIONS,
                        "CopyOnWriteArraySet",
                        () -> new CopyOnWriteArraySet<>(LIST)),
                Case.of(
                        Category.COLLECTIONS,
                        "EnumSet",
                        () -> EnumSet.of(OrderState.NEW, OrderState.DELIVERED)),
                Case.of(Category.COLLECTIONS, "Set.of", () -> Set.of("one")),
                Case.of(
                        Category.COLLECTIONS,
                        "Collections.unmodifiableSet",
                        () -> Collections.unmodifiableSet(new LinkedHashSet<>(LIST))),
                Case.of(
                        Category.COLLECTIONS,
                        "Collections.synchronizedSet",
                        () -> Collections.synchronizedSet(new LinkedHashSet<>(LIST))),
                Case.of(
                        Category.COLLECTIONS,
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
