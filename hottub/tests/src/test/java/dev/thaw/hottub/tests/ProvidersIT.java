// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import dev.thaw.hottub.tests.setters.JdkServices;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Providers of a program that the JDK finds on the class path are those of its run. Which services
 * there are, the descriptors of the JDK's modules say.
 */
final class ProvidersIT {
    /** Since it is off in most JVMs, and providers of locale data are not looked for then. */
    private static final String LOCALES = "-Djava.locale.providers=SPI,CLDR";

    private static final Map<String, String> OWN =
            Map.of("java.nio.charset.spi.CharsetProvider", "Providers$Charsets");

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void providersAreThoseOfTheRun(Path jdk) throws Exception {
        Map<String, String> table = table();
        try (Warm warm = new Warm(jdk)) {
            Set<String> modules =
                    warm.plain("Setters", "modules")
                            .rest()
                            .lines()
                            .map(line -> line.split(" ")[0])
                            .collect(Collectors.toCollection(TreeSet::new));
            JdkServices services = new JdkServices(jdk, modules);
            assertTrue(services.names().size() > 20, services.names().toString());
            List<String> together = new ArrayList<>();
            List<String> costly = new ArrayList<>();
            for (String service : services.names()) {
                String line = table.getOrDefault(service, "");
                if (line.startsWith("retires")) {
                    costly.add(service);
                } else if (!line.startsWith("nothing ")) {
                    together.add(service);
                }
            }
            Path all = warm.directory.resolve("together");
            services.writeProviders(all, OWN, together);
            areNew(warm, all, together, false);
            for (String service : costly) {
                // The JDK itself looks for some of them in any run.
                Path only = warm.directory.resolve(service);
                services.writeProviders(only, OWN, List.of(service));
                areNew(warm, only, List.of(service), true);
            }
        }
    }

    /** What a plain java does, three runs do; they are in one server if that is not costly. */
    private static void areNew(Warm warm, Path providers, List<String> services, boolean isCostly)
            throws IOException, InterruptedException {
        Result plain = Warm.finish(command(warm, providers, services, true).start());
        assertEquals(0, plain.status(), plain.err());
        assertFalse(plain.rest().contains(" none"), plain.rest());
        String server = null;
        for (int i = 0; i < 3; i++) {
            Result result = Warm.finish(command(warm, providers, services, false).start());
            assertEquals(plain.rest(), result.rest(), result.err());
            if (server != null && isCostly) {
                assertNotEquals(server, result.pid(), services + " " + warm.status());
            } else if (server != null) {
                assertEquals(server, result.pid(), warm.status());
            }
            server = result.pid();
            if (isCostly) {
                warm.idleStatus();
            }
        }
        if (isCostly) {
            Warm.finish(warm.command("--thaw-stop").start());
            return;
        }
        String status = warm.statusAfterWalk(server);
        assertTrue(status.contains("pid " + server + "  idle  "), status);
    }

    private static ProcessBuilder command(
            Warm warm, Path providers, List<String> services, boolean isPlain) throws IOException {
        List<String> words =
                new ArrayList<>(
                        List.of(LOCALES, "-cp", Warm.classes() + ":" + providers, "Providers"));
        words.addAll(services);
        ProcessBuilder builder = warm.command(words.toArray(String[]::new));
        if (isPlain) {
            builder.environment().put("THAW", "off");
        }
        return builder;
    }

    private static Map<String, String> table() throws IOException {
        Map<String, String> table = new TreeMap<>();
        try (InputStream in = JdkServices.class.getResourceAsStream("services.txt")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    String[] words = line.split(" ", 2);
                    table.put(words[0], words[1]);
                }
            }
        }
        return table;
    }
}
