// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.module.ModuleReference;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every class of the JDK of which there can be objects, with its rule: {@code jdk-classes.txt}. A
 * JDK with new classes, or with others behind known names, fails here. Look at what is new; then
 * write the list again with {@code -Dthaw.writeLists=true}.
 */
class JdkClassesTest {
    private static final List<String> MODULES =
            List.of("java.base", "java.logging", "java.sql", "java.xml");

    private static final Path LIST =
            Path.of("src/test/resources/dev/thaw/doss/rules/jdk-classes.txt");

    private final Rules rules = new Rules(ClassLoader.getPlatformClassLoader());

    @Test
    void everyClassHasTheRuleThatIsListed() throws IOException {
        List<String> lines = new ArrayList<>();
        for (String module : MODULES) {
            lines.addAll(linesOf(module));
        }
        if (Boolean.getBoolean("thaw.writeLists")) {
            Files.write(LIST, lines);
        }
        List<String> listed = Files.readAllLines(LIST, StandardCharsets.UTF_8);
        List<String> added = new ArrayList<>(lines);
        added.removeAll(listed);
        List<String> gone = new ArrayList<>(listed);
        gone.removeAll(lines);
        assertEquals(List.of(), added, "lines that are not in the list; it has instead " + gone);
        assertEquals(List.of(), gone, "lines of the list that are no longer right");
    }

    /** A line for each package and rule: classes without the package's name. */
    private List<String> linesOf(String module) throws IOException {
        Map<String, TreeSet<String>> namesByKey = new TreeMap<>();
        for (String name : classesOf(module)) {
            Class<?> type = load(name);
            if (type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
                continue;
            }
            Rule rule = rules.of(type);
            String how = rule.isData() ? "data" : rule.test() == null ? "refused" : "by its state";
            String key = "%s/%s %s (%s)".formatted(module, type.getPackageName(), how, rule.name());
            namesByKey
                    .computeIfAbsent(key, k -> new TreeSet<>())
                    .add(name.substring(type.getPackageName().length() + 1));
        }
        return namesByKey.entrySet().stream()
                .map(e -> e.getKey() + ": " + String.join(" ", e.getValue()))
                .toList();
    }

    private static List<String> classesOf(String module) throws IOException {
        ModuleReference reference =
                ModuleLayer.boot().configuration().findModule(module).orElseThrow().reference();
        try (var reader = reference.open();
                Stream<String> files = reader.list()) {
            return files.filter(f -> f.endsWith(".class") && !f.equals("module-info.class"))
                    .map(f -> f.substring(0, f.length() - ".class".length()).replace('/', '.'))
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
