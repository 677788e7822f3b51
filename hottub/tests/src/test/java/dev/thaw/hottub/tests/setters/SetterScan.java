// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Goes through all methods of a JDK that a program can call for those that set what stays. */
final class SetterScan {
    /** How many calls are followed from a method that a program can call. */
    private static final int DEPTH = 4;

    private final JdkImage image;
    private final Predicate<String> sinks;
    private final Predicate<String> kept;
    private final Summaries summaries;
    private final Set<Setter> found = new TreeSet<>();

    private SetterScan(JdkImage image, FieldStates states) {
        this.image = image;
        sinks = states::isOfInterest;
        kept = states::isKept;
        summaries = new Summaries(image);
    }

    static Set<Setter> of(JdkImage image, FieldStates states) {
        SetterScan scan = new SetterScan(image, states);
        scan.scan();
        return scan.found;
    }

    private void scan() {
        Map<String, Flow> singletons = new HashMap<>();
        Map<String, String> getters = new HashMap<>();
        for (ClassNode type : image.all()) {
            if (image.isOpenToPrograms(type)) {
                for (MethodNode node : type.methods) {
                    if (isOpen(type, node)) {
                        JdkImage.Method method = new JdkImage.Method(type, node);
                        Summary summary = summaries.of(method, DEPTH);
                        addSetter(method, summary);
                        addSingleton(method, summary, singletons, getters);
                    }
                }
            }
        }
        addBeans();
        Map<String, Flow> parts = new HashMap<>();
        singletons.forEach((type, fields) -> {
            addSettersOf(type, fields, getters.get(type));
            addParts(type, fields, getters, parts);
        });
        parts.keySet().removeAll(singletons.keySet());
        parts.forEach((type, fields) -> addSettersOf(type, fields, getters.get(type)));
    }

    private static boolean isOpen(ClassNode type, MethodNode node) {
        boolean isOverridable = (type.access & Opcodes.ACC_FINAL) == 0;
        int wanted = Opcodes.ACC_PUBLIC | (isOverridable ? Opcodes.ACC_PROTECTED : 0);
        return (node.access & wanted) != 0
                && (node.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_BRIDGE)) == 0
                && !node.name.equals("<clinit>");
    }

    private void addSetter(JdkImage.Method method, Summary summary) {
        boolean isStatic = (method.node().access & Opcodes.ACC_STATIC) != 0;
        // An object registers itself where programs have classes of their own.
        boolean isOfProgram =
                method.node().name.equals("<init>") && image.canBeOfPrograms(method.owner().name);
        Setter setter = new Setter(method, isStatic, "");
        summary.into.forEach((parameter, into) -> {
            if (isStatic || parameter > 0 || isOfProgram) {
                into.statics().stream().filter(sinks).forEach(f -> setter.add(f, parameter));
            }
        });
        if (!setter.sinks().isEmpty()) {
            found.add(setter);
        }
    }

    private void addSingleton(
            JdkImage.Method method,
            Summary summary,
            Map<String, Flow> singletons,
            Map<String, String> getters) {
        Type type = Type.getReturnType(method.node().desc);
        if ((method.node().access & Opcodes.ACC_STATIC) == 0
                || type.getSort() != Type.OBJECT
                || Calls.isContainer(type.getInternalName())
                || Calls.isValue(type.getInternalName())) {
            return;
        }
        Set<String> fields = new TreeSet<>(summary.returned.statics());
        fields.removeIf(kept.negate());
        if (!fields.isEmpty() && image.find(type.getInternalName()) != null) {
            singletons.merge(type.getInternalName(), new Flow(1, 0, fields, Set.of()), Flow::with);
            getters.merge(
                    type.getInternalName(),
                    method.id(),
                    // The one that takes least.
                    (a, b) -> arguments(a) <= arguments(b) ? a : b);
        }
    }

    private static int arguments(String method) {
        return Type.getArgumentTypes(method.substring(method.indexOf('('))).length;
    }

    /** Beans of the platform are asked for by their interface. */
    private void addBeans() {
        for (ClassNode face : image.all()) {
            boolean isBean =
                    (face.access & Opcodes.ACC_INTERFACE) != 0
                            && face.interfaces.contains(
                                    "java/lang/management/PlatformManagedObject")
                            && image.isOpenToPrograms(face);
            if (isBean) {
                String bean = Setter.BEAN + face.name;
                for (String type : image.allBelow(face.name)) {
                    if (image.canBeMade(type)) {
                        addSettersOf(type, Flow.ofStatic(bean), bean);
                    }
                }
            }
        }
    }

    private void addSettersOf(String type, Flow fields, String getter) {
        for (ClassNode face : facesOf(type)) {
            face.methods.forEach(method -> addSetterOf(type, face, method, fields, getter));
        }
    }

    /** The type and all above it that a program can name. */
    private List<ClassNode> facesOf(String type) {
        Set<String> seen = new LinkedHashSet<>();
        List<String> left = new ArrayList<>(List.of(type));
        while (!left.isEmpty()) {
            ClassNode node = image.find(left.remove(0));
            if (node != null && !node.name.equals("java/lang/Object") && seen.add(node.name)) {
                left.addAll(node.interfaces);
                if (node.superName != null) {
                    left.add(node.superName);
                }
            }
        }
        return seen.stream().map(image::find).filter(image::isOpenToPrograms).toList();
    }

    /** Objects that the one in a static field hands out of itself. */
    private void addParts(
            String type, Flow fields, Map<String, String> getters, Map<String, Flow> parts) {
        for (ClassNode face : facesOf(type)) {
            for (MethodNode node : face.methods) {
                Type part = Type.getReturnType(node.desc);
                if (isInstanceMethod(node)
                        && part.getSort() == Type.OBJECT
                        && !Calls.isContainer(part.getInternalName())
                        && !Calls.isValue(part.getInternalName())
                        && image.find(part.getInternalName()) != null
                        && image.implementations(type, node.name, node.desc).stream()
                                .anyMatch(m -> isPart(summaries.of(m, DEPTH).returned))) {
                    parts.merge(part.getInternalName(), fields, Flow::with);
                    getters.putIfAbsent(
                            part.getInternalName(),
                            getters.get(type) + "|" + face.name + "." + node.name + node.desc);
                }
            }
        }
    }

    private static boolean isPart(Flow returned) {
        return returned.isWhole(0) || returned.isPart(0);
    }

    private static boolean isInstanceMethod(MethodNode node) {
        return (node.access & Opcodes.ACC_PUBLIC) != 0
                && (node.access & (Opcodes.ACC_STATIC | Opcodes.ACC_BRIDGE)) == 0
                && !node.name.startsWith("<");
    }

    private void addSetterOf(
            String type, ClassNode face, MethodNode node, Flow fields, String getter) {
        if (!isInstanceMethod(node)) {
            return;
        }
        for (JdkImage.Method target : image.implementations(type, node.name, node.desc)) {
            Setter setter = new Setter(new JdkImage.Method(face, node), false, getter);
            summaries
                    .of(target, DEPTH)
                    .into
                    .forEach((parameter, into) -> {
                        if (parameter > 0) {
                            if (into.isWhole(0)) {
                                fields.statics().stream()
                                        .filter(f -> f.startsWith(Setter.BEAN) || sinks.test(f))
                                        .forEach(f -> setter.add(f, parameter));
                            }
                            into.statics().stream()
                                    .filter(sinks)
                                    .forEach(f -> setter.add(f, parameter));
                        }
                    });
            if (!setter.sinks().isEmpty()) {
                found.add(setter);
            }
        }
    }
}
