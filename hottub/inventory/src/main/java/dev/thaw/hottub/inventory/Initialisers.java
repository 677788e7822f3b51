// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Methods that only run while a class is initialised: static initialisers, and what nobody but
 * those calls. Which method a virtual call reaches is not known, so only static and private methods
 * and constructors are among them, and actions that are made there to run with privileges.
 */
final class Initialisers {
    private final JdkClasses jdk;
    private final Map<MethodId, Set<MethodId>> callers = new HashMap<>();
    private final Set<MethodId> found = new HashSet<>();

    Initialisers(JdkClasses jdk) {
        this.jdk = jdk;
        for (ClassNode type : jdk.all()) {
            for (MethodNode method : type.methods) {
                addCalls(new MethodId(type.name, method.name, method.desc), method);
            }
        }
        Map<MethodId, Set<MethodId>> called = new HashMap<>();
        callers.forEach((to, all) ->
                all.forEach(from -> called.computeIfAbsent(from, k -> new HashSet<>()).add(to)));
        Deque<MethodId> work = new ArrayDeque<>();
        for (ClassNode type : jdk.all()) {
            for (MethodNode method : type.methods) {
                if (method.name.equals("<clinit>")) {
                    work.add(new MethodId(type.name, method.name, method.desc));
                }
            }
        }
        while (!work.isEmpty()) {
            MethodId next = work.remove();
            if (found.add(next)) {
                for (MethodId to : called.getOrDefault(next, Set.of())) {
                    if (!found.contains(to) && isOnlyForInitialisers(to)) {
                        work.add(to);
                    }
                }
            }
        }
    }

    boolean contains(MethodId method) {
        return found.contains(method);
    }

    private void addCalls(MethodId from, MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            if (instruction instanceof MethodInsnNode call) {
                addCall(from, new MethodId(call.owner, call.name, call.desc));
                ClassNode made = call.name.equals("<init>") ? jdk.find(call.owner) : null;
                if (made != null && isAction(made)) {
                    for (MethodNode run : made.methods) {
                        if (run.name.equals("run")) {
                            addCall(from, new MethodId(made.name, run.name, run.desc));
                        }
                    }
                }
            } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
                for (Object argument : dynamic.bsmArgs) {
                    if (argument instanceof Handle handle) {
                        MethodId to =
                                new MethodId(handle.getOwner(), handle.getName(), handle.getDesc());
                        addCall(from, to);
                    }
                }
            }
        }
    }

    private static boolean isAction(ClassNode type) {
        return type.interfaces.contains("java/security/PrivilegedAction")
                || type.interfaces.contains("java/security/PrivilegedExceptionAction");
    }

    private void addCall(MethodId from, MethodId to) {
        if (!from.equals(to)) {
            callers.computeIfAbsent(to, k -> new HashSet<>()).add(from);
        }
    }

    private boolean isOnlyForInitialisers(MethodId id) {
        ClassNode owner = jdk.find(id.owner());
        MethodNode method = owner == null ? null : find(owner, id);
        if (method == null || !found.containsAll(callers.get(id))) {
            return false;
        }
        boolean isPrivate = (method.access & Opcodes.ACC_PRIVATE) != 0;
        boolean isBound =
                isPrivate
                        || id.isConstructor()
                        || (method.access & Opcodes.ACC_STATIC) != 0
                        || isAction(owner) && id.name().equals("run");
        boolean isOpen =
                jdk.isOpenToPrograms(owner)
                        && (method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0;
        return isBound && !isOpen;
    }

    private static MethodNode find(ClassNode owner, MethodId id) {
        for (MethodNode method : owner.methods) {
            if (method.name.equals(id.name()) && method.desc.equals(id.descriptor())) {
                return method;
            }
        }
        return null;
    }
}
