// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassReader;

/**
 * Classes as class loaders see them, from their class files: which class declares a field, what an
 * initialisation would do. Loads no class. Loaders whose lookups are code of the program are not
 * asked; then a class is unknown until it is loaded.
 */
final class Hierarchy {
    /**
     * What was asked about another class, and what was known of it.
     *
     * @param ifKnown whether it was not to be looked up
     */
    record Answer(String name, boolean ifKnown, Optional<ClassFacts> facts) {}

    private final Map<ClassLoader, Map<String, Optional<ClassFacts>>> known;
    private final Set<String> platformPackages;
    private final ClassLoader platform = ClassLoader.getPlatformClassLoader();
    private final ClassLoader application = ClassLoader.getSystemClassLoader();
    private final RenewedModule renewed;
    // Null: nobody wants to know.
    private final List<Answer> answers;

    Hierarchy(RenewedModule renewed) {
        this.renewed = renewed;
        known = new WeakHashMap<>();
        platformPackages = new HashSet<>();
        answers = null;
        for (Module module : ModuleLayer.boot().modules()) {
            ClassLoader loader = module.getClassLoader();
            if (loader == null || loader == platform) {
                for (String name : module.getPackages()) {
                    platformPackages.add(name.replace('.', '/'));
                }
            }
        }
    }

    private Hierarchy(Hierarchy of, List<Answer> answers) {
        renewed = of.renewed;
        known = of.known;
        platformPackages = of.platformPackages;
        this.answers = answers;
    }

    /** The same, for one thread: what it is asked comes into the list, with the answers. */
    Hierarchy noting(List<Answer> answers) {
        return new Hierarchy(this, answers);
    }

    /** Whether what was asked then would be answered now as it was. */
    boolean answers(ClassLoader loader, List<Answer> then) {
        for (Answer answer : then) {
            Optional<ClassFacts> now =
                    answer.ifKnown ? known(loader, answer.name) : facts(loader, answer.name);
            if (now.orElse(null) != answer.facts.orElse(null) && !now.equals(answer.facts)) {
                return false;
            }
        }
        return true;
    }

    private Optional<ClassFacts> noted(String name, boolean ifKnown, Optional<ClassFacts> facts) {
        if (answers != null) {
            answers.add(new Answer(name, ifKnown, facts));
        }
        return facts;
    }

    /** Whether a class is the JDK's or ours, so that it keeps its static state. */
    boolean isPlatform(String name) {
        int end = name.lastIndexOf('/');
        return end > 0
                && !renewed.has(name)
                && (name.startsWith("java/")
                        || platformPackages.contains(name.substring(0, end))
                        || name.startsWith("dev/thaw/hottub/guard/"));
    }

    /** Whether a class is the JDK's, and its static state is made new nevertheless. */
    boolean isRenewed(String name) {
        return renewed.has(name);
    }

    /** Classes of the JDK are the same whoever asks. */
    private Map<String, Optional<ClassFacts>> of(ClassLoader asking, String name) {
        return of(renewed.has(name) ? null : asking);
    }

    private Map<String, Optional<ClassFacts>> of(ClassLoader loader) {
        synchronized (known) {
            return known.computeIfAbsent(loader, l -> new ConcurrentHashMap<>());
        }
    }

    /** Gives memory back; what is needed again is read again. */
    void forget() {
        synchronized (known) {
            known.clear();
        }
    }

    void add(ClassLoader loader, ClassFacts facts) {
        of(loader, facts.name()).put(facts.name(), Optional.of(facts));
    }

    /** A class that has been looked up already. */
    Optional<ClassFacts> known(ClassLoader loader, String name) {
        return noted(name, true, of(loader, name).getOrDefault(name, Optional.empty()));
    }

    Optional<ClassFacts> facts(ClassLoader loader, String name) {
        if (name == null || isPlatform(name)) {
            return Optional.empty();
        }
        Map<String, Optional<ClassFacts>> cache = of(loader, name);
        Optional<ClassFacts> facts = cache.get(name);
        if (facts == null) {
            facts = read(loader, name);
            // A class that cannot be looked up may be known once it is loaded.
            if (facts.isPresent()) {
                cache.put(name, facts);
            }
        }
        return noted(name, false, facts);
    }

    private Optional<ClassFacts> read(ClassLoader loader, String name) {
        String file = name + ".class";
        if (renewed.has(name)) {
            try (InputStream in = renewed.open(file)) {
                return in == null
                        ? Optional.empty()
                        : Optional.of(ClassFacts.of(new ClassReader(in.readAllBytes())));
            } catch (IOException | RuntimeException e) {
                return Optional.empty();
            }
        }
        for (ClassLoader l = loader; l != null && l != platform; l = l.getParent()) {
            Optional<ClassFacts> loaded = of(l).get(name);
            if (loaded != null) {
                return loaded;
            }
            try (InputStream in = open(l, file)) {
                if (in != null) {
                    return Optional.of(ClassFacts.of(new ClassReader(in.readAllBytes())));
                }
            } catch (IOException | RuntimeException e) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private InputStream open(ClassLoader loader, String file) throws IOException {
        if (loader == application) {
            return loader.getResourceAsStream(file);
        }
        if (loader.getClass() == URLClassLoader.class) {
            URL url = ((URLClassLoader) loader).findResource(file);
            return url == null ? null : url.openStream();
        }
        return null;
    }

    /** The class that declares a static field (JVMS 5.4.3.2), if it is known. */
    Optional<ClassFacts> declaring(ClassLoader loader, String owner, String key) {
        Optional<ClassFacts> facts = facts(loader, owner);
        if (facts.isEmpty() || facts.get().fields().containsKey(key)) {
            return facts;
        }
        for (String superinterface : facts.get().interfaces()) {
            Optional<ClassFacts> found = declaring(loader, superinterface, key);
            if (found.isPresent() && found.get().fields().containsKey(key)) {
                return found;
            }
        }
        return declaring(loader, facts.get().superName(), key);
    }

    /** Whether the initialisation of a class runs an initialiser of the program. */
    boolean initialises(ClassLoader loader, ClassFacts facts) {
        return facts.initialiser() || !facts.isInterface() && !before(loader, facts).isEmpty();
    }

    /**
     * What is initialised before a class: its superclass, and interfaces with default methods (JVMS
     * 5.5 step 7).
     */
    Set<ClassFacts> before(ClassLoader loader, ClassFacts facts) {
        if (facts.isInterface()) {
            return Set.of();
        }
        Map<String, ClassFacts> before = new LinkedHashMap<>();
        facts(loader, facts.superName())
                .filter(superclass -> initialises(loader, superclass))
                .ifPresent(superclass -> before.put(superclass.name(), superclass));
        for (String name : facts.interfaces()) {
            addInterfaces(loader, name, before, new HashSet<>());
        }
        return new LinkedHashSet<>(before.values());
    }

    private void addInterfaces(
            ClassLoader loader, String name, Map<String, ClassFacts> before, Set<String> seen) {
        Optional<ClassFacts> facts = facts(loader, name);
        if (facts.isEmpty() || !seen.add(name)) {
            return;
        }
        for (String superinterface : facts.get().interfaces()) {
            addInterfaces(loader, superinterface, before, seen);
        }
        if (facts.get().defaults() && facts.get().initialiser()) {
            before.put(name, facts.get());
        }
    }

    boolean isSubclass(ClassLoader loader, ClassFacts facts, String superclass) {
        for (Optional<ClassFacts> f = Optional.of(facts);
                f.isPresent();
                f = facts(loader, f.get().superName())) {
            if (f.get().name().equals(superclass)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a class may be created without its constructor, by deserialisation; unknown ones may.
     */
    boolean isSerializable(ClassLoader loader, ClassFacts facts) {
        for (String name : facts.interfaces()) {
            if (isSerializableInterface(loader, name)) {
                return true;
            }
        }
        String superName = facts.superName();
        if (superName == null
                || superName.equals("java/lang/Object")
                || superName.equals("java/lang/Record")) {
            return false;
        }
        if (isPlatform(superName)) {
            try {
                return java.io.Serializable.class.isAssignableFrom(
                        Class.forName(superName.replace('/', '.'), false, platform));
            } catch (ClassNotFoundException | LinkageError e) {
                return true;
            }
        }
        Optional<ClassFacts> superclass = facts(loader, superName);
        return superclass.isEmpty() || isSerializable(loader, superclass.get());
    }

    private boolean isSerializableInterface(ClassLoader loader, String name) {
        if (name.equals("java/io/Serializable")) {
            return true;
        }
        if (isPlatform(name)) {
            try {
                return java.io.Serializable.class.isAssignableFrom(
                        Class.forName(name.replace('/', '.'), false, platform));
            } catch (ClassNotFoundException | LinkageError e) {
                return true;
            }
        }
        Optional<ClassFacts> facts = facts(loader, name);
        return facts.isPresent()
                && facts.get().interfaces().stream()
                        .anyMatch(s -> isSerializableInterface(loader, s));
    }
}
