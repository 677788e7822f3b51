// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What our modules use of a JDK and of GraalVM that is not for others.
 *
 * @param uses in order
 * @param absent names that are looked up and are not there
 * @param notDerived places whose names only a run can tell
 */
record Internals(Platform platform, Set<Use> uses, Set<String> absent, Set<String> notDerived) {

    /** Of a JDK, and of GraalVM's jars. */
    record Both(Internals jdk, Internals graalvm, Map<String, ClassModel> classes) {}

    /**
     * @param feature the version that the code is told to run on
     */
    static Both of(List<Module> modules, Platform jdk, Platform graalvm, int feature) {
        Map<String, ClassModel> own = new HashMap<>();
        Map<String, String> aliases = new HashMap<>();
        List<byte[]> all = modules.stream().flatMap(m -> m.classFiles().stream()).toList();
        for (byte[] bytes : all) {
            ClassModel file = ClassFile.of().parse(bytes);
            own.put(file.thisClass().asInternalName(), file);
            CompiledUses.target(file)
                    .ifPresent(t -> aliases.put(file.thisClass().asInternalName(), t));
        }
        Map<String, List<Uses>> uses = new TreeMap<>();
        for (Module module : modules) {
            uses.put(
                    module.name(),
                    List.of(
                            new Uses(module.name(), jdk, own, graalvm::hasModule),
                            new Uses(module.name(), graalvm, own, _ -> false)));
        }
        Lookups lookups = new Lookups();
        Library library =
                new Library(
                        feature,
                        (type, name) -> {
                            Known known = graalvm.find(type);
                            Platform.Found field =
                                    known == null
                                            ? null
                                            : graalvm.field(known, (_, m) -> m.name().equals(name));
                            return field == null ? null : field.member().descriptor();
                        },
                        lookups);
        new Flow(all, library, lookups).run();
        Map<String, String> moduleOf = new HashMap<>();
        for (Module module : modules) {
            for (byte[] bytes : module.classFiles()) {
                ClassModel file = ClassFile.of().parse(bytes);
                moduleOf.put(file.thisClass().asInternalName(), module.name());
                uses.get(module.name()).forEach(u -> new CompiledUses(u, aliases).of(file));
            }
            uses.get(module.name()).forEach(u -> module.options().forEach(u::options));
        }
        lookups.all().forEach(lookup -> lookup.find(uses.get(moduleOf.get(lookup.call().owner()))));
        Set<String> notDerived = new TreeSet<>(lookups.notDerived());
        for (Module module : modules) {
            // The classes that C asks for members of are known only now.
            CUses c = new CUses(uses.get(module.name()).getFirst());
            module.cSources().forEach(c::of);
            c.withoutOwner().forEach(name -> notDerived.add(module.name() + " in C: " + name));
        }
        return new Both(merged(jdk, uses, 0, notDerived), merged(graalvm, uses, 1, Set.of()), own);
    }

    private static Internals merged(
            Platform platform, Map<String, List<Uses>> uses, int index, Set<String> notDerived) {
        Set<Use> found = new TreeSet<>();
        Set<String> absent = new TreeSet<>();
        for (List<Uses> each : uses.values()) {
            found.addAll(each.get(index).found());
            absent.addAll(each.get(index).absent());
        }
        return new Internals(platform, found, absent, notDerived);
    }

    /** A class or a member, and who uses it how. */
    record Entry(Use.Kind kind, String owner, String name, String descriptor) {
        static Entry of(Use use) {
            return new Entry(use.kind(), use.owner(), use.name(), use.descriptor());
        }
    }

    Map<Entry, List<Use>> entries() {
        Map<Entry, List<Use>> entries = new java.util.LinkedHashMap<>();
        for (Use use : uses) {
            entries.computeIfAbsent(Entry.of(use), _ -> new ArrayList<>()).add(use);
        }
        return entries;
    }
}
