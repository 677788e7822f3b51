// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects what one module uses of a platform, and is not for all. */
final class Uses {
    private static final Pattern OPTION =
            Pattern.compile("--add-(exports|opens)[= ]([\\w.]+)/([\\w.]+)");

    private static final Pattern TYPE = Pattern.compile("L([^;<]+)");

    private final String module;
    private final Platform platform;

    /** All classes of ours. */
    private final Map<String, ClassModel> own;

    /** What is found, in order. */
    private final Set<Use> found = new TreeSet<>();

    /** All classes that it names, those for all as well. */
    private final Set<String> mentioned = new TreeSet<>();

    /** Names that the platform does not have: those of other versions. */
    private final Set<String> absent = new TreeSet<>();

    /** Modules that another platform has instead. */
    private final Predicate<String> replaced;

    Uses(
            String module,
            Platform platform,
            Map<String, ClassModel> own,
            Predicate<String> replaced) {
        this.replaced = replaced;
        this.module = module;
        this.platform = platform;
        this.own = own;
    }

    Set<Use> found() {
        return found;
    }

    Set<String> absent() {
        return absent;
    }

    /** Also those whose objects the members that are used have. */
    Set<String> mentioned() {
        Set<String> all = new TreeSet<>(mentioned);
        for (Use use : found) {
            for (Matcher type = TYPE.matcher(use.descriptor()); type.find(); ) {
                if (platform.own(type.group(1)) != null) {
                    all.add(type.group(1));
                }
            }
        }
        return all;
    }

    /** Whether a class of ours has a member. */
    boolean isOfOurs(String name, String descriptor) {
        return own.values().stream()
                .anyMatch(file ->
                        file.methods().stream()
                                .anyMatch(m ->
                                        m.methodName().equalsString(name)
                                                && m.methodType().equalsString(descriptor)));
    }

    Platform platform() {
        return platform;
    }

    boolean isOwn(String type) {
        return own.containsKey(type);
    }

    private void add(Use.Kind kind, String owner, String name, String descriptor, Use.How how) {
        found.add(new Use(kind, owner, name, descriptor, how, module));
    }

    void type(String type, Use.How how) {
        Known known = isOwn(type) ? null : platform.own(type);
        if (known != null) {
            mentioned.add(type);
        }
        if (known != null && !platform.isForAll(known)) {
            add(Use.Kind.CLASS, type, "", "", how);
        }
    }

    /** A member that is not for all, as compiled or as C names it. */
    void member(Use.Kind kind, String owner, String name, String descriptor, Use.How how) {
        Known type = isOwn(owner) ? null : platform.own(owner);
        if (type == null) {
            return;
        }
        Platform.Found member =
                kind == Use.Kind.FIELD
                        ? platform.field(type, (_, m) -> is(m, name, descriptor))
                        : platform.method(type, (_, m) -> is(m, name, descriptor));
        if (member == null) {
            absent.add(textOf(kind, owner, name, descriptor));
        } else if (!isForAll(member)) {
            add(kind, owner, name, descriptor, how);
        }
    }

    static String textOf(Use.Kind kind, String owner, String name, String descriptor) {
        return owner.replace('/', '.')
                + (kind == Use.Kind.CLASS
                        ? ""
                        : "." + name + (descriptor.isEmpty() ? "" : " " + descriptor));
    }

    /** Without a descriptor, any. Parameters without a result are those of reflection. */
    static boolean is(Known.Member member, String name, String descriptor) {
        return member.name().equals(name)
                && (descriptor.endsWith(")")
                        ? member.descriptor().startsWith(descriptor)
                        : descriptor.isEmpty() || member.descriptor().equals(descriptor));
    }

    /** Whether the class that declares it is none of ours to worry about. */
    boolean isForAll(Platform.Found member) {
        return platform.isForAll(member.owner()) && member.member().isSeen();
    }

    /**
     * A member that is looked up by its name.
     *
     * @return whether the class has it
     */
    boolean named(Use.Kind kind, String owner, String name, String descriptor, boolean inherited) {
        Known type = platform.own(owner);
        if (type == null) {
            return false;
        }
        List<Platform.Found> members = new ArrayList<>();
        for (Known k : inherited ? platform.upwards(type) : List.of(type)) {
            for (Known.Member m : kind == Use.Kind.FIELD ? k.fields() : k.methods()) {
                if (is(m, name, descriptor)) {
                    members.add(new Platform.Found(k, m));
                }
            }
        }
        for (Platform.Found member : members) {
            if (!isForAll(member)) {
                add(kind, owner, name, member.member().descriptor(), Use.How.NAME);
            }
        }
        return !members.isEmpty();
    }

    void absent(String what) {
        absent.add(what);
    }

    /** A text: a class or a module, if there is one of that name. */
    void name(String text) {
        type(text.replace('.', '/'), Use.How.NAME);
        if (platform.hasModule(text) && !replaced.test(text) && !text.startsWith("java.")) {
            add(Use.Kind.MODULE, text, "", "", Use.How.NAME);
        }
    }

    void options(String text) {
        for (Matcher option = OPTION.matcher(text); option.find(); ) {
            String of = option.group(2);
            if (platform.hasModule(of) && !replaced.test(of)) {
                Use.How how = option.group(1).equals("opens") ? Use.How.OPENED : Use.How.EXPORTED;
                if (platform.hasPackage(of, option.group(3))) {
                    add(Use.Kind.PACKAGE, of, option.group(3), "", how);
                } else {
                    absent.add(of + "/" + option.group(3));
                }
            }
        }
    }

    void overridden(String type, String name, String descriptor) {
        Set<String> seen = new HashSet<>();
        parentsOfPlatform(type, seen);
        for (String parent : seen) {
            for (Known k : platform.upwards(platform.find(parent))) {
                boolean declared =
                        k.methods().stream()
                                .anyMatch(m ->
                                        is(m, name, descriptor)
                                                && !m.is(
                                                        ClassFile.ACC_PRIVATE
                                                                | ClassFile.ACC_STATIC));
                if (declared && platform.own(k.name()) != null && !platform.isForAll(k)) {
                    add(Use.Kind.METHOD, k.name(), name, descriptor, Use.How.OVERRIDDEN);
                }
            }
        }
    }

    /** The classes above one of ours that are none of ours. */
    private void parentsOfPlatform(String type, Set<String> into) {
        ClassModel file = own.get(type);
        if (file == null) {
            if (platform.find(type) != null) {
                into.add(type);
            }
            return;
        }
        file.superclass().ifPresent(c -> parentsOfPlatform(c.asInternalName(), into));
        file.interfaces().forEach(c -> parentsOfPlatform(c.asInternalName(), into));
    }

    /** What a class of ours does not implement, and must: abstract methods that are not for all. */
    List<String> notImplemented(String type) {
        ClassModel file = own.get(type);
        if (file.flags().has(java.lang.reflect.AccessFlag.ABSTRACT)) {
            return List.of();
        }
        Set<String> above = new HashSet<>();
        parentsOfPlatform(type, above);
        Set<String> wanted = new TreeSet<>();
        Set<String> there = new HashSet<>();
        for (String parent : above) {
            for (Known k : platform.upwards(platform.find(parent))) {
                for (Known.Member m : k.methods()) {
                    String method = m.name() + m.descriptor();
                    if (!m.is(ClassFile.ACC_ABSTRACT)) {
                        there.add(method);
                    } else if (platform.own(k.name()) != null && !platform.isForAll(k)) {
                        wanted.add(k.name() + " " + method);
                    }
                }
            }
        }
        for (ClassModel c = file; c != null; ) {
            c.methods()
                    .forEach(m ->
                            there.add(m.methodName().stringValue() + m.methodType().stringValue()));
            c.interfaces().stream()
                    .map(i -> own.get(i.asInternalName()))
                    .filter(i -> i != null)
                    .flatMap(i -> i.methods().stream())
                    .filter(m -> !m.flags().has(java.lang.reflect.AccessFlag.ABSTRACT))
                    .forEach(m ->
                            there.add(m.methodName().stringValue() + m.methodType().stringValue()));
            c = c.superclass().map(s -> own.get(s.asInternalName())).orElse(null);
        }
        return wanted.stream()
                .filter(w -> !there.contains(w.substring(w.indexOf(' ') + 1)))
                .map(w -> type.replace('/', '.') + " must implement " + w.replace('/', '.'))
                .toList();
    }
}
