// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Lets the end of a run pass the handlers of a program: those that would catch it throw it again
 * first. Methods without such handlers stream through.
 */
final class HandlerRewriter extends MethodVisitor {
    // null stands for finally.
    private static final Set<String> CATCHING = new HashSet<>();

    static {
        CATCHING.add(null);
        CATCHING.add("java/lang/Throwable");
        CATCHING.add("java/lang/Error");
        CATCHING.add("java/lang/Exception");
        CATCHING.add("java/lang/ReflectiveOperationException");
        CATCHING.add("java/lang/reflect/InvocationTargetException");
        CATCHING.add("java/util/concurrent/ExecutionException");
        // By which virtual threads end.
        CATCHING.add("java/lang/InterruptedException");
    }

    private final MethodVisitor out;
    private MethodNode buffer;
    private Label own;

    HandlerRewriter(MethodVisitor out) {
        super(Opcodes.ASM9, out);
        this.out = out;
    }

    /** A handler of the transformation, which may keep the end of a run. */
    void setOwn(Label handler) {
        own = handler;
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        if (buffer == null && handler != own && CATCHING.contains(type)) {
            buffer =
                    new MethodNode(Opcodes.ASM9, 0, "", "()V", null, null) {
                        // Blocks that have passed already know the original labels.
                        @Override
                        protected LabelNode getLabelNode(Label label) {
                            if (!(label.info instanceof LabelNode)) {
                                label.info = new LabelNode(label);
                            }
                            return (LabelNode) label.info;
                        }
                    };
            mv = buffer;
        }
        super.visitTryCatchBlock(start, end, handler, type);
    }

    @Override
    public void visitEnd() {
        if (buffer == null) {
            super.visitEnd();
            return;
        }
        rewrite();
        mv = out;
        buffer.accept(out);
    }

    private void rewrite() {
        InsnList code = buffer.instructions;
        Map<LabelNode, LabelNode> added = new LinkedHashMap<>();
        Set<LabelNode> rethrowing = new HashSet<>();
        for (TryCatchBlockNode block : buffer.tryCatchBlocks) {
            if (CATCHING.contains(block.type)
                    && block.handler.getLabel() != own
                    && rethrowing.add(block.handler)) {
                AbstractInsnNode first = block.handler;
                while (first != null && first.getOpcode() < 0) {
                    first = first.getNext();
                }
                if (first == null || leavesMonitor(first)) {
                    rethrowing.remove(block.handler);
                    continue;
                }
                LabelNode start = new LabelNode();
                LabelNode end = new LabelNode();
                InsnList rethrow = new InsnList();
                rethrow.add(start);
                rethrow.add(new InsnNode(Opcodes.DUP));
                rethrow.add(
                        new MethodInsnNode(
                                Opcodes.INVOKESTATIC,
                                "dev/thaw/hottub/guard/Exits",
                                "rethrow",
                                "(Ljava/lang/Throwable;)V",
                                false));
                rethrow.add(end);
                code.insertBefore(first, rethrow);
                added.put(start, end);
            }
        }
        // Handlers may cover themselves and each other: what throws again must not come back.
        List<TryCatchBlockNode> blocks = new ArrayList<>();
        for (TryCatchBlockNode block : buffer.tryCatchBlocks) {
            if (!rethrowing.contains(block.handler)) {
                blocks.add(block);
                continue;
            }
            LabelNode start = block.start;
            int from = code.indexOf(block.start);
            int to = code.indexOf(block.end);
            List<LabelNode> inside = new ArrayList<>();
            for (LabelNode label : added.keySet()) {
                int index = code.indexOf(label);
                if (index >= from && index < to) {
                    inside.add(label);
                }
            }
            inside.sort((a, b) -> Integer.compare(code.indexOf(a), code.indexOf(b)));
            for (LabelNode label : inside) {
                addIfNotEmpty(blocks, block, start, label);
                start = added.get(label);
            }
            addIfNotEmpty(blocks, block, start, block.end);
        }
        buffer.tryCatchBlocks = blocks;
    }

    private static void addIfNotEmpty(
            List<TryCatchBlockNode> blocks,
            TryCatchBlockNode block,
            LabelNode start,
            LabelNode end) {
        for (AbstractInsnNode node = start; node != null && node != end; node = node.getNext()) {
            if (node.getOpcode() >= 0) {
                TryCatchBlockNode part =
                        new TryCatchBlockNode(start, end, block.handler, block.type);
                part.visibleTypeAnnotations = block.visibleTypeAnnotations;
                part.invisibleTypeAnnotations = block.invisibleTypeAnnotations;
                blocks.add(part);
                return;
            }
        }
    }

    // The handler of a synchronized block: it throws again by itself, and the JIT compilers want
    // each monitor left.
    private static boolean leavesMonitor(AbstractInsnNode first) {
        AbstractInsnNode node = first;
        for (int i = 0; i < 4 && node != null; node = node.getNext()) {
            if (node.getOpcode() == Opcodes.MONITOREXIT) {
                return true;
            }
            if (node.getOpcode() >= 0) {
                i++;
            }
        }
        return false;
    }
}
