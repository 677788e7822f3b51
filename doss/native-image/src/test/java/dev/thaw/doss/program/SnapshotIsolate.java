// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import java.nio.file.Path;
import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.Isolates;
import org.graalvm.nativeimage.Isolates.CreateIsolateParameters;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.nativeimage.c.function.CEntryPointLiteral;
import org.graalvm.nativeimage.c.function.CFunctionPointer;
import org.graalvm.nativeimage.c.function.InvokeCFunctionPointer;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.nativeimage.c.type.CTypeConversion;
import org.graalvm.nativeimage.c.type.CTypeConversion.CCharPointerHolder;

/** Another isolate of the same process, with a snapshot in its slot 0. */
final class SnapshotIsolate implements AutoCloseable {
    /** What is called across isolates. */
    interface Function extends CFunctionPointer {
        @InvokeCFunctionPointer
        int call(IsolateThread thread, CCharPointer file, int value);
    }

    private static final CEntryPointLiteral<Function> LOAD = literal("load");
    private static final CEntryPointLiteral<Function> CHECK = literal("check");
    private static final CEntryPointLiteral<Function> STORE = literal("store");
    private static final CEntryPointLiteral<Function> ANSWER = literal("answer");

    private final IsolateThread thread;

    SnapshotIsolate() {
        thread = Isolates.createIsolate(new CreateIsolateParameters.Builder().build());
    }

    private static CEntryPointLiteral<Function> literal(String name) {
        return CEntryPointLiteral.create(
                SnapshotIsolate.class, name, IsolateThread.class, CCharPointer.class, int.class);
    }

    /** Loads the file, whose root is a node, and writes the value into the root. */
    boolean load(Path file, int value) {
        try (CCharPointerHolder name = CTypeConversion.toCString(file.toString())) {
            return LOAD.getFunctionPointer().call(thread, name.get(), value) == 1;
        }
    }

    /** Takes snapshots again and again, and stores the last. */
    boolean store(Path file, int value) {
        try (CCharPointerHolder name = CTypeConversion.toCString(file.toString())) {
            return STORE.getFunctionPointer().call(thread, name.get(), value) == 1;
        }
    }

    /** Replaces the message in the file by the answer to it. */
    boolean answer(Path file, int value) {
        try (CCharPointerHolder name = CTypeConversion.toCString(file.toString())) {
            return ANSWER.getFunctionPointer().call(thread, name.get(), value) == 1;
        }
    }

    /** Whether the root still has the value that was written. */
    boolean holds(int value) {
        try (CCharPointerHolder name = CTypeConversion.toCString("")) {
            return CHECK.getFunctionPointer().call(thread, name.get(), value) == 1;
        }
    }

    @Override
    public void close() {
        Isolates.tearDownIsolate(thread);
    }

    @CEntryPoint
    private static int load(IsolateThread thread, CCharPointer file, int value) {
        try {
            Path path = Path.of(CTypeConversion.toJavaString(file));
            Node root = (Node) DOSS.provider().load(path, Scenarios.getSlot(0)).getRootObject();
            if (!root.value.equals("stored") || root.next.next != root) {
                return 0;
            }
            root.value = "written by " + value;
            return 1;
        } catch (Throwable t) {
            t.printStackTrace();
            return 0;
        }
    }

    @CEntryPoint
    private static int check(IsolateThread thread, CCharPointer ignored, int value) {
        try {
            Scenarios.allocateGarbage();
            Scenarios.collect();
            Node root = (Node) Scenarios.getSlot(0).getSnapshot().getRootObject();
            boolean kept = root.value.equals("written by " + value);
            return kept && DOSS.provider().unload(Scenarios.getSlot(0)) == root ? 1 : 0;
        } catch (Throwable t) {
            t.printStackTrace();
            return 0;
        }
    }

    @CEntryPoint
    private static int store(IsolateThread thread, CCharPointer file, int value) {
        try {
            Node root = new Node(value);
            root.other = new Node(Graphs.MAP_OF_RECORDS.build());
            for (int i = 0; i < 20; i++) {
                Scenarios.snapshot(root, 0);
                DOSS.provider().unload(Scenarios.getSlot(0));
            }
            Scenarios.snapshot(root, 0);
            Path path = Path.of(CTypeConversion.toJavaString(file));
            DOSS.provider().store(Scenarios.getSlot(0), path);
            Graphs.MAP_OF_RECORDS.check(root.other.value);
            return 1;
        } catch (Throwable t) {
            t.printStackTrace();
            return 0;
        }
    }

    @CEntryPoint
    private static int answer(IsolateThread thread, CCharPointer file, int value) {
        try {
            Messages.answer(Path.of(CTypeConversion.toJavaString(file)), value);
            return 1;
        } catch (Throwable t) {
            t.printStackTrace();
            return 0;
        }
    }
}
