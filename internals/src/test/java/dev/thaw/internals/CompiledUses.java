// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.FieldRefEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.MethodTypeEntry;
import java.lang.classfile.constantpool.NameAndTypeEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a class file says by itself: references, super classes, annotations, names of classes. */
final class CompiledUses {
    private static final Pattern TYPE = Pattern.compile("L([^;<]+)");
    private static final String ANNOTATE = "Lcom/oracle/svm/core/annotate/";

    /** Whose methods have any descriptor. */
    private static final List<String> POLYMORPHIC =
            List.of("java/lang/invoke/MethodHandle", "java/lang/invoke/VarHandle");

    private final Uses uses;

    /** Classes of ours that stand for others, by name. */
    private final Map<String, String> aliases;

    CompiledUses(Uses uses, Map<String, String> aliases) {
        this.uses = uses;
        this.aliases = aliases;
    }

    void of(ClassModel file) {
        for (PoolEntry entry : file.constantPool()) {
            switch (entry) {
                case ClassEntry type -> type(type.asInternalName());
                case MemberRefEntry member -> member(member);
                case NameAndTypeEntry named -> types(named.type().stringValue());
                case MethodTypeEntry type -> types(type.descriptor().stringValue());
                case StringEntry text -> name(text.stringValue());
                default -> {}
            }
        }
        file.fields().forEach(field -> types(field.fieldType().stringValue()));
        file.methods().forEach(method -> types(method.methodType().stringValue()));
        annotations(file);
        file.fields().forEach(this::annotations);
        file.methods().forEach(this::annotations);
        file.superclass().ifPresent(c -> uses.type(c.asInternalName(), Use.How.EXTENDED));
        file.interfaces().forEach(c -> uses.type(c.asInternalName(), Use.How.EXTENDED));
        file.methods().forEach(method -> overrides(file, method));
        target(file).ifPresent(target -> aliased(file, target));
    }

    private void type(String name) {
        if (name.startsWith("[")) {
            types(name);
        } else {
            uses.type(name, Use.How.CODE);
        }
    }

    /** All classes in a descriptor. */
    private void types(String descriptor) {
        for (Matcher type = TYPE.matcher(descriptor); type.find(); ) {
            uses.type(type.group(1), Use.How.CODE);
        }
    }

    private void member(MemberRefEntry member) {
        String owner = member.owner().asInternalName();
        if (owner.startsWith("[") || POLYMORPHIC.contains(owner)) {
            return;
        }
        uses.member(
                member instanceof FieldRefEntry ? Use.Kind.FIELD : Use.Kind.METHOD,
                owner,
                member.name().stringValue(),
                member.type().stringValue(),
                Use.How.CODE);
    }

    /** A text that is the name of a class or a module is taken as one. */
    private void name(String text) {
        if (text.matches("[\\w$]+([./][\\w$]+)+")) {
            uses.name(text);
        }
        uses.options(text);
    }

    private void annotations(AttributedElement element) {
        element.findAttribute(Attributes.runtimeVisibleAnnotations())
                .ifPresent(all -> all.annotations().forEach(this::annotation));
        element.findAttribute(Attributes.runtimeInvisibleAnnotations())
                .ifPresent(all -> all.annotations().forEach(this::annotation));
    }

    private void annotation(Annotation annotation) {
        types(annotation.className().stringValue());
        for (AnnotationElement element : annotation.elements()) {
            value(element.value());
        }
    }

    private void value(AnnotationValue value) {
        switch (value) {
            case AnnotationValue.OfClass type -> types(type.className().stringValue());
            case AnnotationValue.OfEnum constant -> {
                types(constant.className().stringValue());
                String type = constant.className().stringValue();
                uses.member(
                        Use.Kind.FIELD,
                        type.substring(1, type.length() - 1),
                        constant.constantName().stringValue(),
                        type,
                        Use.How.CODE);
            }
            case AnnotationValue.OfArray array -> array.values().forEach(this::value);
            case AnnotationValue.OfAnnotation nested -> annotation(nested.annotation());
            default -> {}
        }
    }

    private void overrides(ClassModel file, MethodModel method) {
        int flags = method.flags().flagsMask();
        String name = method.methodName().stringValue();
        if ((flags & (ClassFile.ACC_STATIC | ClassFile.ACC_PRIVATE)) == 0
                && !name.startsWith("<")) {
            uses.overridden(
                    file.thisClass().asInternalName(), name, method.methodType().stringValue());
        }
    }

    /** The class that one with {@code @TargetClass} stands for. */
    static Optional<String> target(ClassModel file) {
        return annotation(file, "TargetClass").map(CompiledUses::targetOf);
    }

    private static String targetOf(Annotation annotation) {
        String owner = null;
        StringBuilder inner = new StringBuilder();
        for (AnnotationElement element : annotation.elements()) {
            switch (element.name().stringValue()) {
                case "className" ->
                        owner =
                                ((AnnotationValue.OfString) element.value())
                                        .stringValue()
                                        .replace('.', '/');
                case "value" -> {
                    String type =
                            ((AnnotationValue.OfClass) element.value()).className().stringValue();
                    owner = type.substring(1, type.length() - 1);
                }
                case "innerClass" ->
                        inner.append(
                                element.value() instanceof AnnotationValue.OfArray array
                                        ? String.join(
                                                "",
                                                array.values().stream()
                                                        .map(v ->
                                                                "$"
                                                                        + ((AnnotationValue
                                                                                                .OfString)
                                                                                        v)
                                                                                .stringValue())
                                                        .toList())
                                        : "$"
                                                + ((AnnotationValue.OfString) element.value())
                                                        .stringValue());
                case "onlyWith" -> {}
                default ->
                        throw new IllegalStateException(
                                "@TargetClass has %s, which CompiledUses does not know"
                                        .formatted(element.name().stringValue()));
            }
        }
        return owner + inner;
    }

    private void aliased(ClassModel file, String target) {
        uses.type(target, Use.How.ALIASED);
        for (FieldModel field : file.fields()) {
            how(field)
                    .ifPresent(how ->
                            uses.member(
                                    Use.Kind.FIELD,
                                    target,
                                    nameOf(field, field.fieldName().stringValue()),
                                    unaliased(field.fieldType().stringValue()),
                                    how));
        }
        for (MethodModel method : file.methods()) {
            how(method)
                    .ifPresent(how ->
                            uses.member(
                                    Use.Kind.METHOD,
                                    target,
                                    nameOf(method, method.methodName().stringValue()),
                                    unaliased(method.methodType().stringValue()),
                                    how));
        }
    }

    private static Optional<Use.How> how(AttributedElement member) {
        if (annotation(member, "Alias").isPresent()) {
            return Optional.of(Use.How.ALIASED);
        }
        return annotation(member, "Substitute").map(_ -> Use.How.SUBSTITUTED);
    }

    private static String nameOf(AttributedElement member, String own) {
        return annotation(member, "TargetElement")
                .flatMap(element ->
                        element.elements().stream()
                                .filter(e -> e.name().equalsString("name"))
                                .map(e -> ((AnnotationValue.OfString) e.value()).stringValue())
                                .findFirst())
                .orElse(own);
    }

    private String unaliased(String descriptor) {
        return TYPE.matcher(descriptor)
                .replaceAll(type ->
                        Matcher.quoteReplacement(
                                "L" + aliases.getOrDefault(type.group(1), type.group(1))));
    }

    private static Optional<Annotation> annotation(AttributedElement element, String name) {
        return element.findAttribute(Attributes.runtimeVisibleAnnotations()).stream()
                .flatMap(all -> all.annotations().stream())
                .filter(a -> a.className().equalsString(ANNOTATE + name + ";"))
                .findFirst();
    }
}
