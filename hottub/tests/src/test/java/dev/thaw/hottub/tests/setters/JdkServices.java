// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Types whose providers the modules of a JDK look for, that a program can provide. */
public final class JdkServices {
    private final JdkImage image;
    private final Set<String> names = new TreeSet<>();

    /**
     * @param modules those whose classes outlive a run
     */
    public JdkServices(Path jdk, Set<String> modules) throws IOException {
        // Static state of java.desktop is made new with the program's.
        Set<String> others = new TreeSet<>(modules);
        others.remove("java.desktop");
        image =
                JdkImage.read(
                        jdk, others, Pattern.compile("sun\\.security\\..*").asMatchPredicate());
        for (String service : image.services()) {
            if (image.canBeOfPrograms(service)) {
                names.add(service.replace('/', '.'));
            }
        }
    }

    public Set<String> names() {
        return names;
    }

    /**
     * Writes a provider for each.
     *
     * @param own classes that are there, by service
     */
    public void writeProviders(Path directory, Map<String, String> own, Collection<String> services)
            throws IOException {
        Map<String, String> providers = new TreeMap<>();
        ProgramClasses classes = new ProgramClasses(image, true);
        for (String name : services) {
            providers.put(name, own.getOrDefault(name, ProgramClasses.nameFor(name)));
            if (!own.containsKey(name)) {
                classes.add(name.replace('.', '/'));
            }
        }
        classes.write(directory);
        Path listed = Files.createDirectories(directory.resolve("META-INF/services"));
        for (Map.Entry<String, String> provider : providers.entrySet()) {
            Files.writeString(listed.resolve(provider.getKey()), provider.getValue() + "\n");
        }
    }
}
