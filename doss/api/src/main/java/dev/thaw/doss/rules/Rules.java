// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * Which objects can be in a snapshot: the one table for images and JVMs. A class is plain data if a
 * rule with a name says so, or if its class file proves it; all others are refused.
 *
 * <p>Source: DOSS dissertation, section 5.3, "SNAPSHOT operation" and problem 3. Where it leaves a
 * choice, this refuses.
 */
public final class Rules {
    public static final String PLAIN = "plain data";

    private static final String LAMBDA = "$$Lambda";

    private final RuleTable table = new RuleTable();
    private final Map<Class<?>, Rule> known = new ConcurrentHashMap<>();
    private final ClassFileProof proof = new ClassFileProof();
    private final NamedData named;

    /**
     * @param program where the program's classes are, and what it says of them
     */
    public Rules(ClassLoader program) {
        named = NamedData.of(program);
    }

    /**
     * What holds for objects of exactly the class. Thread-safe.
     *
     * @param type not an interface, and not abstract
     */
    public Rule of(Class<?> type) {
        return known.computeIfAbsent(type, this::find);
    }

    private Rule find(Class<?> type) {
        return type.isArray() ? Rule.data("array") : unlessNamed(type, findUnlessNamed(type));
    }

    /** The rule, or that of classes that the program names as data, if it does and may. */
    public Rule unlessNamed(Class<?> type, Rule rule) {
        return rule.reason() != null && rule.reason().isUnlessNamed() && named.contains(type)
                ? Rule.data("named by the program")
                : rule;
    }

    /** Whether the program says of a class that its objects are data. */
    public boolean isNamed(Class<?> type) {
        return named.contains(type);
    }

    private Rule findUnlessNamed(Class<?> type) {
        Optional<Rule> rule = table.of(type);
        if (rule.isPresent()) {
            return withProgramsPart(type, rule.get());
        }
        if (Enum.class.isAssignableFrom(type)) {
            return Rule.data("enum constant");
        }
        if (isLambda(type)) {
            return lambda(type);
        }
        if (Proxy.isProxyClass(type)) {
            return Rule.data("proxy");
        }
        Rule proven = prove(() -> proof.obstacle(type), type);
        return proven.isData() ? unlessKept(type, proven) : proven;
    }

    /** Objects that their class keeps, one for each value, are not what another process has. */
    private static Rule unlessKept(Class<?> type, Rule rule) {
        return Identity.registryOf(type)
                .map(field ->
                        new Rule(
                                "one for each value",
                                Reason.ONE_FOR_EACH_VALUE,
                                null,
                                ClassFiles.isOfJdk(type) ? null : "in " + field))
                .orElse(rule);
    }

    /** What a program's class adds to one that has a rule is to be proven, as elsewhere. */
    private Rule withProgramsPart(Class<?> type, Rule rule) {
        boolean dependsOnObject =
                rule.isData()
                        || rule.test() != null
                        || rule.reason() == Reason.THROWABLE
                        || rule.reason() == Reason.REFERENCE;
        if (!dependsOnObject || ClassFiles.isOfJdk(type)) {
            return rule;
        }
        Rule added = prove(() -> proof.obstacleOfProgram(type), type);
        return added.isData() ? rule : added;
    }

    private static boolean isLambda(Class<?> type) {
        return type.isHidden() && type.getName().contains(LAMBDA);
    }

    /** What it has captured are its fields; what becomes of them, the class of its body says. */
    private Rule lambda(Class<?> type) {
        String number = "";
        StringBuilder types = new StringBuilder("(");
        for (Field f : type.getDeclaredFields()) {
            Class<?> captured = f.getType();
            types.append(captured.descriptorString());
            if (captured == long.class || captured == Long.class) {
                number = "J";
            } else if (captured == int.class && number.isEmpty()) {
                number = "I";
            }
        }
        if (types.length() == 1) {
            return Rule.data("lambda");
        }
        String followed = number;
        String allTypes = types.append(')').toString();
        String host = type.getName().substring(0, type.getName().indexOf(LAMBDA));
        Rule rule =
                prove(
                        () -> {
                            try {
                                return proof.obstacleOfLambdas(
                                        Class.forName(host, false, type.getClassLoader()),
                                        followed,
                                        allTypes);
                            } catch (ClassNotFoundException e) {
                                throw new NoClassDefFoundError(host);
                            }
                        },
                        type);
        return rule.isData() ? Rule.data("lambda") : rule;
    }

    private static Rule prove(Supplier<Optional<ClassFileProof.Obstacle>> proof, Class<?> type) {
        ClassFileProof.Obstacle obstacle;
        try {
            obstacle = proof.get().orElse(null);
        } catch (NoClassDefFoundError e) {
            return Rule.refused("generated class", Reason.NO_CLASS_FILE);
        }
        if (obstacle == null) {
            return Rule.data(PLAIN);
        }
        boolean isJdk = ClassFiles.isOfJdk(type);
        String name = "unproven, " + obstacle.reason().name().toLowerCase().replace('_', ' ');
        return new Rule(name, obstacle.reason(), null, isJdk ? null : "in " + obstacle.where());
    }
}
