// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.DirectMethodHandleDesc;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Properties that the JDK reads once, when one of its classes is initialised. */
final class ReadOnceIT {
    /** Programs that use others are not reused, or are the JDK's tools. */
    private static final Pattern MODULES =
            Pattern.compile(
                    "java\\.(base|logging|management.*|naming|net\\.http|rmi|security\\..*|sql.*|xml.*)"
                            + "|jdk\\.(charsets|crypto\\.(cryptoki|ec)|httpserver|localedata|management|management\\.agent"
                            + "|naming\\..*|net|nio\\.mapmode|sctp|security\\..*|unsupported|xml\\.dom|zipfs)");

    /** JdkPieces makes them new, or has them refused. */
    private static final Set<String> RESET =
            Set.of(
                    "java.io.Console",
                    "java.io.ObjectInputFilter$Config",
                    "java.net.ProxySelector",
                    "java.util.logging.LogManager",
                    "java.util.prefs.FileSystemPreferences",
                    "java.util.prefs.Preferences",
                    "jdk.internal.logger.BootstrapLogger$DetectBackend");

    /** SecurityState has the classes initialised again, or they read it each time. */
    private static final Set<String> RESET_OF_SECURITY =
            Set.of(
                    "jdk.serialFilter",
                    "jdk.serialFilterFactory",
                    "networkaddress.cache.ttl",
                    "networkaddress.cache.stale.ttl",
                    "networkaddress.cache.negative.ttl",
                    "security.overridePropertiesFile");

    /** Each run has its own directory, which no JVM is started with. */
    private static final Set<String> OF_THE_RUN = Set.of("user.dir");

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void whatAProgramHasSetIsForItsRun(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Probe", "read-once", "true").pid();
            for (String value : List.of("false", "true", "false")) {
                Result plain = warm.plain("Probe", "read-once", value);
                Result again = warm.run("Probe", "read-once", value);
                assertEquals(plain.rest(), again.rest(), value);
                assertNotEquals(server, again.pid());
            }
            String status = warm.idleStatus();
            String reason =
                    "has set the property java.net.preferIPv6Addresses, which the JDK reads once";
            assertTrue(status.contains(reason), status);
        }
    }

    /** The protocols that a run allows are not allowed to the next. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void whatAProgramHasSetForSecurityIsForItsRun(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Result all = warm.run("Outside", "protocols", "");
            assertTrue(all.rest().contains("TLSv1]"), all.out() + all.err());
            assertEquals(warm.plain("Outside", "protocols", "").rest(), all.rest());
            Result next = warm.run("Outside", "protocols");
            assertFalse(next.rest().contains("TLSv1]"), next.out());
            assertEquals(warm.plain("Outside", "protocols").rest(), next.rest());
            assertNotEquals(all.pid(), next.pid());
            String reason =
                    "has set the security property jdk.tls.disabledAlgorithms, which the JDK reads once";
            assertTrue(warm.idleStatus().contains(reason), warm.status());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void whatTheJdkHasNotReadCostsNothing(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Probe", "set-unread").pid();
            assertEquals(server, warm.run("Probe", "set-unread").pid(), warm.status());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void theServerKnowsThem(Path jdk) throws Exception {
        Map<String, Set<String>> listed = listed("read-once.txt");
        Set<String> missing = new TreeSet<>();
        Set<String> atStart = initialisedAtStart(jdk);
        Map<String, Set<String>> read =
                readOnce(
                        jdk,
                        (code, names) -> OptionsIT.addNames(code, "/modules/java.base/", names));
        assertTrue(read.get("java.net.preferIPv6Addresses").contains("java.net.InetAddress"));
        assertTrue(read.size() > 150, read.toString());
        read.forEach((name, classes) -> {
            for (String type : classes) {
                if (!atStart.contains(type)
                        && !RESET.contains(type)
                        && !OF_THE_RUN.contains(name)
                        && !listed.getOrDefault(name, Set.of()).contains(type)) {
                    missing.add(name + " " + type);
                }
            }
        });
        assertEquals(Set.of(), missing);
    }

    /** Those that {@code java.security} lists; names are constants in the initialiser's code. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void theServerKnowsThoseOfSecurity(Path jdk) throws Exception {
        Set<String> properties =
                Pattern.compile("(?m)^#?([a-z][\\w.-]*)=")
                        .matcher(Files.readString(jdk.resolve("conf/security/java.security")))
                        .results()
                        .map(found -> found.group(1))
                        .filter(name -> !RESET_OF_SECURITY.contains(name))
                        .collect(Collectors.toSet());
        assertTrue(properties.contains("jdk.tls.disabledAlgorithms"), properties.toString());
        Map<String, Set<String>> listed = listed("read-once-security.txt");
        Set<String> missing = new TreeSet<>();
        Map<String, Set<String>> read =
                readOnce(
                        jdk,
                        (code, names) -> {
                            for (CodeElement element : code) {
                                if (element instanceof ConstantInstruction constant
                                        && constant.constantValue() instanceof String text
                                        && properties.contains(text)) {
                                    names.put(text, text);
                                }
                            }
                        });
        read.forEach((name, classes) ->
                classes.stream()
                        // A run that uses the JDK's tools costs the server.
                        .filter(type -> !type.startsWith("sun.security.tools."))
                        .filter(type -> !listed.getOrDefault(name, Set.of()).contains(type))
                        .forEach(type -> missing.add(name + " " + type)));
        assertEquals(Set.of(), missing, String.join("\n", missing));
    }

    private static Map<String, Set<String>> listed(String file) throws IOException {
        Map<String, Set<String>> listed = new TreeMap<>();
        for (String line : Files.readAllLines(Warm.resource(file))) {
            String[] words = line.split(" ");
            listed.put(words[0], new HashSet<>(List.of(words)));
        }
        return listed;
    }

    private static Set<String> initialisedAtStart(Path jdk)
            throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(
                                jdk.resolve("bin/java").toString(),
                                // Classes that an archive has initialised are not reported.
                                "-Xshare:off",
                                "-Xlog:class+init=info",
                                "-cp",
                                Warm.classes().toString(),
                                "Probe")
                        .start();
        return Pattern.compile("Initializing '([^']+)'")
                .matcher(Warm.finish(process).out())
                .results()
                .map(found -> found.group(1).replace('/', '.'))
                .collect(Collectors.toSet());
    }

    /** Names of properties, and the classes whose static initialisers read them. */
    private static Map<String, Set<String>> readOnce(
            Path jdk, BiConsumer<CodeModel, Map<String, String>> finder) throws IOException {
        Map<String, ClassModel> classes = new TreeMap<>();
        Map<String, String> home = Map.of("java.home", jdk.toString());
        try (FileSystem image = FileSystems.newFileSystem(URI.create("jrt:/"), home);
                Stream<Path> files = Files.walk(image.getPath("/modules"))) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (file.toString().endsWith(".class")
                        && MODULES.matcher(file.getName(1).toString()).matches()) {
                    ClassModel type = ClassFile.of().parse(Files.readAllBytes(file));
                    classes.put(type.thisClass().asInternalName(), type);
                }
            }
        }
        Map<String, Set<String>> read = new TreeMap<>();
        for (ClassModel type : classes.values()) {
            Map<String, String> names = new TreeMap<>();
            Initialiser initialiser =
                    new Initialiser(type, classes, names, new HashSet<>(), finder);
            initialiser.follow(type, "<clinit>", "()V");
            String name = type.thisClass().asInternalName().replace('/', '.');
            names.keySet().forEach(p -> read.computeIfAbsent(p, k -> new TreeSet<>()).add(name));
        }
        return read;
    }

    /** A static initialiser, with what it calls in its own class and in privileged actions. */
    private record Initialiser(
            ClassModel type,
            Map<String, ClassModel> classes,
            Map<String, String> names,
            Set<String> seen,
            BiConsumer<CodeModel, Map<String, String>> finder) {
        void follow(ClassModel in, String name, String descriptor) {
            for (MethodModel method : in.methods()) {
                if (method.methodName().equalsString(name)
                        && method.methodType().equalsString(descriptor)
                        && seen.add(in.thisClass().asInternalName() + "." + name + descriptor)) {
                    method.code()
                            .ifPresent(code -> {
                                finder.accept(code, names);
                                code.forEach(this::follow);
                            });
                }
            }
        }

        private void follow(Object instruction) {
            String own = type.thisClass().asInternalName();
            if (instruction instanceof InvokeInstruction call) {
                String owner = call.owner().asInternalName();
                if (owner.equals(own)) {
                    follow(type, call.name().stringValue(), call.type().stringValue());
                } else if (owner.startsWith(own + "$") && classes.containsKey(owner)) {
                    ClassModel action = classes.get(owner);
                    if (action.interfaces().stream()
                            .anyMatch(i -> i.asInternalName().contains("/Privileged"))) {
                        action.methods()
                                .forEach(m -> follow(action, "run", m.methodType().stringValue()));
                    }
                }
            } else if (instruction instanceof InvokeDynamicInstruction dynamic) {
                for (Object argument : dynamic.bootstrapArgs()) {
                    if (argument instanceof DirectMethodHandleDesc handle
                            && handle.owner().descriptorString().equals("L" + own + ";")) {
                        follow(type, handle.methodName(), handle.lookupDescriptor());
                    }
                }
            }
        }
    }
}
