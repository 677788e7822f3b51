// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * The samples of frameworks: what their services answer as images, in each order, is what they
 * answer on a JVM. What a framework needs beside the build's own cache is downloaded once.
 */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "three to five images of each framework, and downloads; with --soak")
final class FrameworksIT {
    private static final String VERSION = System.getProperty("thaw.version");
    private static final String UP_TO_DATE = "is up to date: nothing to do";
    private static final String PATH = "/greetings/you";
    private static final String QUICK = "-Dthaw.arguments=-Ob";
    private static final String LISTED = "-cp,%s,-Ob,-H:+UnlockExperimentalVMOptions,%s";

    /**
     * @param jar that a JVM runs
     * @param profile of the sample, which builds an image by our plugin
     */
    private record Framework(
            String name, String jar, String profile, String hostVariable, String portVariable) {}

    private static final Framework MICRONAUT =
            new Framework(
                    "micronaut",
                    "target/greetings-1.0.jar",
                    "-Pthaw",
                    "MICRONAUT_SERVER_HOST",
                    "MICRONAUT_SERVER_PORT");
    private static final Framework SPRING_BOOT =
            new Framework(
                    "spring-boot",
                    "target/greetings-1.0.jar",
                    "-Pnative",
                    "SERVER_ADDRESS",
                    "SERVER_PORT");
    private static final Framework QUARKUS =
            new Framework(
                    "quarkus",
                    "target/quarkus-app/quarkus-run.jar",
                    "-Pnative",
                    "QUARKUS_HTTP_HOST",
                    "QUARKUS_HTTP_PORT");

    @TempDir Path directory;
    private OfflineMaven maven;

    @BeforeEach
    void prepareMaven() throws IOException {
        Path repository = Path.of(System.getProperty("thaw.repository"));
        Path cache = Path.of(System.getProperty("maven.cache"));
        maven = new OfflineMaven(cache, repository, Path.of("target/maven-frameworks"));
    }

    private Path project(Framework framework) throws IOException {
        Path project = directory.resolve(framework.name());
        SampleProjects.copy(framework.name(), project);
        String pom = Files.readString(project.resolve("pom.xml"));
        assertTrue(pom.contains("<thaw.version>" + VERSION + "</thaw.version>"), pom);
        return project;
    }

    private String online(Path project, String... arguments) throws Exception {
        OfflineMaven.Result result = maven.runOnline(project, List.of(arguments));
        assertEquals(0, result.status(), result.output());
        return result.output();
    }

    private String offline(Path project, String... arguments) throws Exception {
        OfflineMaven.Result result = maven.run(project, arguments);
        assertEquals(0, result.status(), result.output());
        return result.output();
    }

    private static SampleService.Answer ask(Framework framework, Path project, String... command)
            throws Exception {
        return SampleService.ask(
                List.of(command),
                project,
                framework.hostVariable(),
                framework.portVariable(),
                PATH);
    }

    private SampleService.Answer onAJvm(Framework framework, Path project) throws Exception {
        online(project, "package");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        SampleService.Answer answer =
                ask(framework, project, java, "-jar", project.resolve(framework.jar()).toString());
        assertEquals(200, answer.status(), answer.toString());
        assertTrue(answer.body().contains("\"hello you\""), answer.toString());
        return answer;
    }

    private void answersAsOnAJvmInEachOrder(Framework framework) throws Exception {
        Path project = project(framework);
        SampleService.Answer expected = onAJvm(framework, project);

        Path image = project.resolve("target/greetings");
        String first = online(project, framework.profile(), "package", QUICK);
        assertTrue(first.contains("making " + image + ", since it is not there"), first);
        assertEquals(expected, ask(framework, project, image.toString()));
        FileTime built = Files.getLastModifiedTime(image);
        String second = offline(project, framework.profile(), "package", QUICK);
        assertTrue(second.contains(image + " " + UP_TO_DATE), second);
        assertEquals(built, Files.getLastModifiedTime(image));

        offline(project, framework.profile(), "package", "thaw:layout-record", QUICK);
        assertEquals(expected, ask(framework, project, image + ".instrumented"));
        String ordered =
                offline(project, framework.profile(), "package", "thaw:layout-build", QUICK);
        assertTrue(ordered.contains("making " + image + ", since"), ordered);
        assertEquals(expected, ask(framework, project, image.toString()));
        String profile = "-Dthaw.profile=" + image + ".profile";
        String again =
                offline(
                        project,
                        framework.profile(),
                        "verify",
                        "thaw:layout-check",
                        QUICK,
                        profile);
        assertTrue(again.contains(image + " " + UP_TO_DATE), again);
        assertTrue(again.contains("has the order of"), again);
    }

    /**
     * What a framework's own plugin builds by options of its own.
     *
     * @param options with places for our add-on and for what it is to do
     */
    private record OwnPlugin(
            Framework framework, List<String> build, String options, String image, String index) {}

    private void isOrderedBy(OwnPlugin plugin, String mainClass) throws Exception {
        Framework framework = plugin.framework();
        Path project = project(framework);
        SampleService.Answer expected = onAJvm(framework, project);
        String said = online(project, "thaw:toolchain");
        maven.setGraalVm(Path.of(said.replaceAll("(?s).*thaw\\.home is (\\S+).*", "$1")));

        Path image = project.resolve(plugin.image());
        online(project, words(plugin, "-H:+StartupProfile"));
        assertEquals(expected, ask(framework, project, image.toString()));
        Path trace = project.resolve(image.getFileName() + ".startup");
        Path profile = project.resolve("greetings.profile");
        String index = project.resolve(plugin.index()).toString();
        layout("LayoutTool", "profile", trace.toString(), index, profile.toString());
        layout("ProfileCheck", profile.toString(), mainClass);

        Files.delete(trace);
        String options = "-H:StartupOrder=" + profile + ",-H:+StartupPrefetch";
        String ordered = offline(project, words(plugin, options));
        assertTrue(ordered.contains("Startup order by any-identity: "), ordered);
        assertTrue(ordered.contains("Startup prefetch: the image asks for "), ordered);
        assertEquals(expected, ask(framework, project, image.toString()));
        assertFalse(Files.exists(trace), "the ordered image records");
    }

    private String[] words(OwnPlugin plugin, String layout) {
        Path addOn = maven.artifact("thaw-layout-native-image", VERSION);
        List<String> words = new ArrayList<>(plugin.build());
        words.add(plugin.options().formatted(addOn, layout));
        return words.toArray(String[]::new);
    }

    /** As the command does it that users have. */
    private static void layout(String tool, String... arguments) throws Exception {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                "dev.thaw.layout.tool." + tool));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
    }

    @Test
    void aServiceOfMicronautAnswersAsOnAJvmInEachOrder() throws Exception {
        answersAsOnAJvmInEachOrder(MICRONAUT);
    }

    @Test
    void aServiceOfSpringBootAnswersAsOnAJvmInEachOrder() throws Exception {
        answersAsOnAJvmInEachOrder(SPRING_BOOT);
    }

    @Test
    void aServiceOfQuarkusAnswersAsOnAJvmInEachOrder() throws Exception {
        answersAsOnAJvmInEachOrder(QUARKUS);
    }

    @Test
    void aServiceOfSpringBootIsOrderedByOptionsOfGraalVMsPlugin() throws Exception {
        isOrderedBy(
                new OwnPlugin(
                        SPRING_BOOT,
                        List.of("-Pnative", "-Dthaw.skip", "package", "native:compile-no-fork"),
                        "-DbuildArgs=" + LISTED,
                        "target/greetings",
                        "target/greetings.index"),
                "com.example.Application");
    }
}
