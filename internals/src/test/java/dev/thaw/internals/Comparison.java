// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What of the internals that are used another version does not have, or has otherwise. */
final class Comparison {
    private final Internals here;
    private final Platform there;
    private final List<String> differences = new ArrayList<>();

    private Comparison(Internals here, Platform there) {
        this.here = here;
        this.there = there;
    }

    /**
     * A line each, in the order of the list.
     *
     * @param here what the code that would run on the other version uses, as far as this one has it
     * @param classes of ours
     */
    static List<String> of(Internals here, Platform there, Map<String, ClassModel> classes) {
        Comparison comparison = new Comparison(here, there);
        here.entries().forEach(comparison::compare);
        Uses uses = new Uses("", there, classes, _ -> false);
        classes.keySet().stream()
                .sorted()
                .forEach(type -> comparison.differences.addAll(uses.notImplemented(type)));
        return comparison.differences;
    }

    private void compare(Internals.Entry entry, List<Use> uses) {
        switch (entry.kind()) {
            case MODULE -> {
                if (!there.hasModule(entry.owner())) {
                    tell(entry, uses, "module is gone");
                }
            }
            case PACKAGE -> {
                if (!there.hasPackage(entry.owner(), entry.name())) {
                    tell(entry, uses, "package is gone");
                }
            }
            case CLASS -> {
                Known type = there.find(entry.owner());
                if (type == null) {
                    tell(entry, uses, "class is gone");
                } else {
                    type(entry, uses, type);
                }
            }
            case FIELD, METHOD -> {
                Known type = there.find(entry.owner());
                if (type == null) {
                    if (here.uses().stream()
                            .noneMatch(u ->
                                    u.kind() == Use.Kind.CLASS
                                            && u.owner().equals(entry.owner()))) {
                        tell(entry, uses, "its class is gone");
                    }
                } else {
                    member(entry, uses, type);
                }
            }
        }
    }

    private void type(Internals.Entry entry, List<Use> uses, Known type) {
        Known before = here.platform().find(entry.owner());
        boolean isExtended = uses.stream().anyMatch(u -> u.how() == Use.How.EXTENDED);
        if (isExtended && type.is(ClassFile.ACC_FINAL) && !before.is(ClassFile.ACC_FINAL)) {
            tell(entry, uses, "is final now");
        }
        if (type.is(ClassFile.ACC_INTERFACE) != before.is(ClassFile.ACC_INTERFACE)) {
            tell(
                    entry,
                    uses,
                    type.is(ClassFile.ACC_INTERFACE)
                            ? "is an interface now"
                            : "is no interface any more");
        }
        if (isCompiled(uses) && access(type.flags()) < access(before.flags())) {
            tell(entry, uses, "access is narrower");
        }
    }

    private void member(Internals.Entry entry, List<Use> uses, Known type) {
        Platform.Found now = ListOfInternals.find(there, entry);
        if (now == null) {
            String others =
                    (entry.kind() == Use.Kind.FIELD
                                    ? there.upwards(type).stream().flatMap(k -> k.fields().stream())
                                    : there.upwards(type).stream()
                                            .flatMap(k -> k.methods().stream()))
                            .filter(m -> m.name().equals(entry.name()))
                            .map(Known.Member::descriptor)
                            .distinct()
                            .collect(Collectors.joining(" and "));
            tell(entry, uses, others.isEmpty() ? "is gone" : "is now " + others);
            return;
        }
        Known.Member before = ListOfInternals.find(here.platform(), entry).member();
        Known.Member after = now.member();
        if (after.is(ClassFile.ACC_STATIC) != before.is(ClassFile.ACC_STATIC)) {
            tell(
                    entry,
                    uses,
                    after.is(ClassFile.ACC_STATIC) ? "is static now" : "is no longer static");
        }
        if (isCompiled(uses) && access(after.flags()) < access(before.flags())) {
            tell(entry, uses, "access is narrower");
        }
        boolean isOverridden = uses.stream().anyMatch(u -> u.how() == Use.How.OVERRIDDEN);
        if (isOverridden && after.is(ClassFile.ACC_FINAL) && !before.is(ClassFile.ACC_FINAL)) {
            tell(entry, uses, "is final now");
        }
    }

    /** Names are found whatever their access is. */
    private static boolean isCompiled(List<Use> uses) {
        return uses.stream().anyMatch(u -> u.how() == Use.How.CODE || u.how() == Use.How.EXTENDED);
    }

    private static int access(int flags) {
        return (flags & ClassFile.ACC_PUBLIC) != 0
                ? 3
                : (flags & ClassFile.ACC_PROTECTED) != 0
                        ? 2
                        : (flags & ClassFile.ACC_PRIVATE) != 0 ? 0 : 1;
    }

    private void tell(Internals.Entry entry, List<Use> uses, String what) {
        String name =
                entry.kind() == Use.Kind.PACKAGE
                        ? entry.owner() + "/" + entry.name()
                        : entry.name().isEmpty()
                                ? entry.owner().replace('/', '.')
                                : Uses.textOf(
                                        entry.kind(),
                                        entry.owner(),
                                        entry.name(),
                                        entry.descriptor());
        differences.add(
                "%s: %s (%s)"
                        .formatted(
                                name,
                                what,
                                uses.stream()
                                        .map(Use::module)
                                        .distinct()
                                        .sorted()
                                        .collect(Collectors.joining(" "))));
    }
}
