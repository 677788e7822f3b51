// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The nodes that the methods of a class share, and what these methods do with values. */
final class FlowNodes {
    private enum Kind {
        PUT,
        TO_NATIVE,
        DECIDES,
        SWAPS,
        COMPARES
    }

    private record Use(Kind kind, int node, int other, String where) {}

    /** A lambda, with what it captures. */
    private record Lambda(int node, String captured, String where) {}

    private final FlowGraph graph;
    private final int self;
    private final Map<String, Integer> fields = new HashMap<>();
    private final Map<String, Integer> others = new HashMap<>();
    private final Set<String> privates = new HashSet<>();
    private final List<Use> uses = new ArrayList<>();
    private final List<Lambda> lambdas = new ArrayList<>();

    FlowNodes(FlowGraph graph) {
        this.graph = graph;
        self = graph.node(FlowGraph.SELF);
    }

    int self() {
        return self;
    }

    int field(String name, String descriptor) {
        return fields.computeIfAbsent(
                name,
                n ->
                        graph.node(
                                Descriptors.holdsNumber(descriptor)
                                        ? FlowGraph.NUMBER | FlowGraph.HELD
                                        : Descriptors.isPrimitive(descriptor)
                                                ? 0
                                                : FlowGraph.ELEMENT | FlowGraph.HELD));
    }

    int staticField(String name) {
        return others.computeIfAbsent("static " + name, n -> graph.node(0));
    }

    /** Who calls a private method is known, and so is what its parameters are. */
    int parameter(String method, int index) {
        return others.computeIfAbsent(
                method + index, n -> privates.contains(method) ? graph.join() : graph.node(0));
    }

    void isPrivate(String method) {
        privates.add(method);
    }

    int result(String method) {
        return others.computeIfAbsent(method, n -> graph.join());
    }

    void put(int value, int into, String where) {
        use(Kind.PUT, value, into, where);
    }

    void toNative(int value, String where) {
        use(Kind.TO_NATIVE, value, 0, where);
    }

    void decides(int value, String where) {
        use(Kind.DECIDES, value, 0, where);
    }

    void swaps(int atomic, String where) {
        use(Kind.SWAPS, atomic, 0, where);
    }

    void compares(int left, int right, String where) {
        if (left != 0 && right != 0) {
            uses.add(new Use(Kind.COMPARES, left, right, where));
        }
    }

    void lambda(int node, String captured, String where) {
        lambdas.add(new Lambda(node, captured, where));
    }

    private void use(Kind kind, int node, int other, String where) {
        if (node != 0) {
            uses.add(new Use(kind, node, other, where));
        }
    }

    Optional<ClassFileProof.Obstacle> obstacle() {
        for (Use u : uses) {
            Reason reason = reasonOf(u);
            if (reason != null) {
                return Optional.of(new ClassFileProof.Obstacle(reason, u.where()));
            }
        }
        int kept = graph.marksOf(self);
        for (int field : fields.values()) {
            kept |= graph.marksOf(field);
        }
        return keeping(kept).map(r -> new ClassFileProof.Obstacle(r, whereKept(markOf(r))));
    }

    /** Of lambdas, by the types of what they capture: which of them a class is, is not known. */
    Map<String, ClassFileProof.Obstacle> obstaclesOfLambdas() {
        Map<String, ClassFileProof.Obstacle> found = new HashMap<>();
        for (Lambda l : lambdas) {
            keeping(graph.marksOf(l.node()))
                    .map(r -> new ClassFileProof.Obstacle(r, l.where()))
                    .ifPresent(o -> found.putIfAbsent(l.captured(), o));
        }
        return found;
    }

    private Reason reasonOf(Use use) {
        int marks = graph.marksOf(use.node());
        return switch (use.kind()) {
            case PUT -> null;
            case TO_NATIVE ->
                    (marks & (FlowGraph.NUMBER | FlowGraph.SELF)) != 0
                            ? Reason.NATIVE_HANDLE
                            : null;
            case DECIDES -> (marks & FlowGraph.SWAPPED) != 0 ? Reason.PROTOCOL : null;
            case SWAPS -> (marks & FlowGraph.HELD) != 0 ? Reason.PROTOCOL : null;
            case COMPARES -> {
                int other = graph.marksOf(use.other());
                yield isTimeAndField(marks, other) || isTimeAndField(other, marks)
                        ? Reason.CLOCK
                        : null;
            }
        };
    }

    /** What is compared with the time now, and is not of this method, is a time in a field. */
    private static boolean isTimeAndField(int time, int field) {
        return (time & FlowGraph.CLOCK) != 0
                && (field & FlowGraph.CLOCK) == 0
                && (field & FlowGraph.NUMBER) != 0;
    }

    private static Optional<Reason> keeping(int marks) {
        for (Reason r : List.of(Reason.NATIVE_HANDLE, Reason.CLOCK, Reason.PROCESS_NUMBER)) {
            if ((marks & markOf(r)) != 0) {
                return Optional.of(r);
            }
        }
        return Optional.empty();
    }

    private static int markOf(Reason reason) {
        return switch (reason) {
            case NATIVE_HANDLE -> FlowGraph.NATIVE;
            case CLOCK -> FlowGraph.CLOCK;
            default -> FlowGraph.PROCESS;
        };
    }

    private String whereKept(int mark) {
        String any = "a method";
        for (Use u : uses) {
            if (u.kind() == Kind.PUT && (graph.marksOf(u.node()) & mark) != 0) {
                any = u.where();
                int into = u.other();
                if (into == self
                        || fields.containsValue(into)
                        || (graph.marksOf(into) & FlowGraph.HELD) != 0) {
                    return any;
                }
            }
        }
        return any;
    }
}
