// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Follows names through our code: constants, fields, arrays, lambdas, and calls of our methods,
 * each of which is read anew for each set of arguments that say something. It is repeated until
 * nothing new is found.
 */
final class Flow {
    /** Calls within calls; more are taken for calls with anything. */
    private static final int DEEP = 400;

    private static final long STACK = 1L << 30;

    /** What still grows then, grows without an end. */
    private static final int ROUNDS = 8;

    /** A method of ours, with the arguments it is called with. */
    record Call(String owner, MethodNode method, List<Value> arguments, boolean isTold) {
        String place() {
            return owner.replace('/', '.') + "." + method.name;
        }
    }

    private final Map<String, ClassNode> classes = new HashMap<>();
    private final Map<Call, Value> results = new HashMap<>();
    private final Map<String, Value> fields = new HashMap<>();
    private final Arrays arrays = new Arrays(this::grown);
    private final Set<Call> done = new HashSet<>();
    private final Set<MethodNode> calledWithAnything = new HashSet<>();
    private final Set<MethodNode> calledWithNames = new HashSet<>();

    /** Those that nobody but callers here can call, and some do. */
    private final Set<String> calledHereAlone = new HashSet<>();

    private final Set<String> lambdas = new HashSet<>();

    private final Library library;
    private final Lookups lookups;
    private final Map<MethodNode, Call> entries = new HashMap<>();
    private boolean changed;
    private int round;
    private int depth;

    Flow(Collection<byte[]> classFiles, Library library, Lookups lookups) {
        this.library = library;
        this.lookups = lookups;
        for (byte[] file : classFiles) {
            ClassNode node = new ClassNode();
            new ClassReader(file).accept(node, ClassReader.SKIP_DEBUG);
            classes.put(node.name, node);
            for (FieldNode field : node.fields) {
                boolean isFinal = (field.access & Opcodes.ACC_FINAL) != 0;
                Type type = Type.getType(field.desc);
                boolean isObject = type.getSort() >= Type.ARRAY;
                Value start =
                        field.value instanceof String text
                                ? Value.of(new Fact.Text(text))
                                : field.value instanceof Integer number
                                        ? Value.of(new Fact.Number(number))
                                        : isObject
                                                ? Value.of(new Fact.Instance(field.desc))
                                                : isFinal && type.getSize() == 1
                                                        ? Value.NONE
                                                        : anyOf(type);
                fields.put(node.name + "." + field.name, start);
            }
        }
    }

    private static String nameOf(String owner, String name, String descriptor) {
        return owner + "." + name + descriptor;
    }

    /** Calls of methods that are chosen when the code is compiled, and lambdas. */
    private void findCalls() {
        for (ClassNode owner : classes.values()) {
            for (MethodNode method : owner.methods) {
                for (AbstractInsnNode instruction : method.instructions) {
                    if (instruction instanceof MethodInsnNode call
                            && (call.getOpcode() == Opcodes.INVOKESTATIC
                                    || call.getOpcode() == Opcodes.INVOKESPECIAL)) {
                        calledHereAlone.add(nameOf(call.owner, call.name, call.desc));
                    } else if (instruction instanceof InvokeDynamicInsnNode dynamic
                            && dynamic.bsmArgs.length > 1
                            && dynamic.bsmArgs[1] instanceof Handle body) {
                        // Somebody else calls it, with anything.
                        lambdas.add(nameOf(body.getOwner(), body.getName(), body.getDesc()));
                    }
                }
            }
        }
        for (ClassNode owner : classes.values()) {
            for (MethodNode method : owner.methods) {
                boolean isChosen =
                        (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) != 0
                                || method.name.equals("<init>");
                if (!isChosen) {
                    calledHereAlone.remove(nameOf(owner.name, method.name, method.desc));
                }
            }
        }
        calledHereAlone.removeAll(lambdas);
    }

    void run() {
        findCalls();
        Thread deep = new Thread(null, this::readUntilNothingIsNew, "flow", STACK);
        RuntimeException[] failed = new RuntimeException[1];
        deep.setUncaughtExceptionHandler(
                (_, e) -> failed[0] = new IllegalStateException("names cannot be followed", e));
        deep.start();
        try {
            deep.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (failed[0] != null) {
            throw failed[0];
        }
        lookups.finish(calledWithAnything, calledWithNames);
    }

    private void readUntilNothingIsNew() {
        do {
            changed = false;
            round++;
            done.clear();
            // What was looked up with less than is known now.
            calledWithAnything.clear();
            lookups.begin();
            readAll(false);
            readAll(true);
        } while (changed);
    }

    /**
     * @param ofLambdas those of them that nobody is known to call, or all other methods
     */
    private void readAll(boolean ofLambdas) {
        for (ClassNode owner : classes.values()) {
            for (MethodNode method : owner.methods) {
                String name = nameOf(owner.name, method.name, method.desc);
                boolean isCalled =
                        calledHereAlone.contains(name)
                                || ofLambdas && calledWithNames.contains(method);
                if (method.instructions.size() > 0
                        && lambdas.contains(name) == ofLambdas
                        && !isCalled) {
                    result(entry(owner.name, method));
                }
            }
        }
    }

    static Value anyOf(Type type) {
        if (type.getSort() == Type.VOID) {
            return null;
        }
        return type.getSort() >= Type.ARRAY
                ? new Value(1, Set.of(new Fact.Instance(type.getDescriptor())), true)
                : type.getSize() == 2 ? Value.ANY_WIDE : Value.ANY;
    }

    private Call entry(String owner, MethodNode method) {
        return entries.computeIfAbsent(method, m -> withAnything(owner, m));
    }

    private static Call withAnything(String owner, MethodNode method) {
        List<Value> arguments = new ArrayList<>();
        if ((method.access & Opcodes.ACC_STATIC) == 0) {
            arguments.add(anyOf(Type.getObjectType(owner)));
        }
        Stream.of(Type.getArgumentTypes(method.desc)).map(Flow::anyOf).forEach(arguments::add);
        return new Call(owner, method, arguments, false);
    }

    /** What a method of ours returns, or null if it is none. */
    Value call(String owner, String name, String descriptor, List<Value> arguments) {
        for (ClassNode c = classes.get(owner); c != null; c = classes.get(c.superName)) {
            for (MethodNode method : c.methods) {
                if (method.name.equals(name)
                        && method.desc.equals(descriptor)
                        && method.instructions.size() > 0) {
                    boolean tells = depth < DEEP && arguments.stream().anyMatch(Value::tells);
                    (tells ? calledWithNames : calledWithAnything).add(method);
                    Value result =
                            result(
                                    tells
                                            ? new Call(c.name, method, List.copyOf(arguments), true)
                                            : entry(c.name, method));
                    return Type.getReturnType(descriptor).getSize() == 2 ? Value.ANY_WIDE : result;
                }
            }
        }
        return null;
    }

    private Value result(Call call) {
        if (done.add(call)) {
            depth++;
            read(call);
            depth--;
        }
        return results.getOrDefault(call, Value.NONE);
    }

    private void read(Call call) {
        Interpretation interpretation = new Interpretation(this, library, call);
        Analyzer<Value> analyzer =
                new Analyzer<>(interpretation) {
                    @Override
                    protected Frame<Value> newFrame(int locals, int stack) {
                        return new LiveFrame(locals, stack);
                    }

                    @Override
                    protected Frame<Value> newFrame(Frame<? extends Value> frame) {
                        return new LiveFrame(frame);
                    }
                };
        try {
            analyzer.analyzeAndComputeMaxs(call.owner, call.method);
        } catch (AnalyzerException e) {
            throw new IllegalStateException(call.place() + ": " + e.getMessage(), e);
        }
    }

    void returned(Call call, Value value) {
        results.merge(call, value, this::grown);
    }

    private Value grown(Value before, Value more) {
        Value both = before.or(more);
        if (both.equals(before)) {
            return before;
        }
        changed = true;
        return round > ROUNDS && both.size() == 1 ? Value.ANYTHING : both;
    }

    boolean isOurs(String owner) {
        return classes.containsKey(owner);
    }

    Value field(String owner, String name) {
        for (ClassNode c = classes.get(owner); c != null; c = classes.get(c.superName)) {
            Value value = fields.get(c.name + "." + name);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    void put(String owner, String name, Value value) {
        for (ClassNode c = classes.get(owner); c != null; c = classes.get(c.superName)) {
            if (fields.containsKey(c.name + "." + name)) {
                fields.merge(c.name + "." + name, value, this::grown);
                return;
            }
        }
    }

    Arrays arrays() {
        return arrays;
    }
}
