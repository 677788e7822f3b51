// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What methods do with their parameters, a few calls deep. */
final class Summaries {
    /** Longer ones are tables and parsers. */
    private static final int MOST_INSTRUCTIONS = 2500;

    /** Native methods that hand what they are given to the JVM, which keeps it. */
    private static final Pattern KEEPING =
            Pattern.compile(
                    "(java/lang/System|jdk/internal/misc/(Signal|VM)|(com/)?sun/management/.*)\\.(set|enable|handle|register|reset|add).*"
                            + "|(java/lang|java/util|jdk/internal/(misc|loader|vm|reflect|perf)|sun/misc)/(?!Unsafe|Thread\\.)\\w+\\.(set|enable|handle|register|install).*");

    private static final Pattern ANONYMOUS = Pattern.compile(".*\\$\\d+\\w*");

    private static final Summary NOTHING = new Summary();

    private final JdkImage image;
    private final Map<String, Summary> known = new HashMap<>();

    Summaries(JdkImage image) {
        this.image = image;
    }

    String field(FieldInsnNode access) {
        return image.resolveStatic(access.owner, access.name);
    }

    List<Summary> of(MethodInsnNode call, int depth) {
        List<Summary> all = new ArrayList<>();
        if (depth > 0) {
            for (JdkImage.Method target : targets(call)) {
                all.add(of(target, depth));
            }
        }
        return all;
    }

    private List<JdkImage.Method> targets(MethodInsnNode call) {
        if (call.getOpcode() == Opcodes.INVOKESTATIC || call.getOpcode() == Opcodes.INVOKESPECIAL) {
            JdkImage.Method found = image.find(call.owner, call.name, call.desc);
            return found == null ? List.of() : List.of(found);
        }
        return image.implementations(call.owner, call.name, call.desc);
    }

    /** The method of a lambda or reference. */
    Summary of(Handle handle, int depth) {
        JdkImage.Method found = image.find(handle.getOwner(), handle.getName(), handle.getDesc());
        return found == null || depth <= 0 ? NOTHING : of(found, depth);
    }

    /** Whether objects of the class are made for one use. */
    static boolean isAction(String name) {
        return ANONYMOUS.matcher(name).matches();
    }

    /** What an object that is made for one use does with what it was given. */
    List<Summary> actionsOf(String name, int depth) {
        List<Summary> found = new ArrayList<>();
        ClassNode type = depth > 0 && isAction(name) ? image.find(name) : null;
        if (type != null) {
            for (MethodNode node : type.methods) {
                if (node.name.matches("run|call|get|apply|accept")
                        && (node.access & (Opcodes.ACC_BRIDGE | Opcodes.ACC_STATIC)) == 0) {
                    found.add(of(new JdkImage.Method(type, node), depth));
                }
            }
        }
        return found;
    }

    Summary of(JdkImage.Method method, int depth) {
        String id = method.id() + depth;
        Summary summary = known.get(id);
        if (summary == null) {
            summary = make(method, depth);
            known.put(id, summary);
        }
        return summary;
    }

    private Summary make(JdkImage.Method method, int depth) {
        MethodNode node = method.node();
        if ((node.access & Opcodes.ACC_NATIVE) != 0) {
            return ofNative(method);
        }
        if ((node.access & Opcodes.ACC_ABSTRACT) != 0
                || node.instructions.size() > MOST_INSTRUCTIONS) {
            return NOTHING;
        }
        return MethodFlow.of(this, method, depth);
    }

    private static Summary ofNative(JdkImage.Method method) {
        Summary summary = new Summary();
        String name = method.owner().name + "." + method.node().name;
        if (KEEPING.matcher(name).matches()) {
            int first = (method.node().access & Opcodes.ACC_STATIC) == 0 ? 1 : 0;
            int count = Type.getArgumentTypes(method.node().desc).length;
            for (int i = first; i < first + count; i++) {
                summary.add(i, Flow.ofStatic(Setter.NATIVE + name));
            }
        }
        return summary;
    }
}
