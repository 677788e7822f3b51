// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The sample project, by the machine's Maven: what goals make, when, and what they refuse. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class SampleIT {
    private static final String VERSION = System.getProperty("thaw.version");
    private static final String WORDS = "src/main/java/com/example/Words.java";
    private static final String UP_TO_DATE = "is up to date: nothing to do";

    @TempDir static Path directory;
    private OfflineMaven maven;
    private Path project;
    private Path image;

    @BeforeAll
    void copySample() throws IOException {
        Path repository = Path.of(System.getProperty("thaw.repository"));
        Path cache = Path.of(System.getProperty("maven.cache"));
        maven = new OfflineMaven(cache, repository, Path.of("target/maven"));
        project = directory.resolve("sample");
        SampleProjects.copy("sample", project);
        image = project.resolve("target/sample");
        String pom = Files.readString(project.resolve("pom.xml"));
        assertTrue(pom.contains("<thaw.version>" + VERSION + "</thaw.version>"), pom);
    }

    private String succeeds(String... arguments) throws Exception {
        OfflineMaven.Result result = maven.run(project, arguments);
        assertEquals(0, result.status(), result.output());
        return result.output();
    }

    /** With a message, and without a stack trace. */
    private String fails(String message, String... arguments) throws Exception {
        OfflineMaven.Result result = maven.run(project, arguments);
        assertNotEquals(0, result.status(), result.output());
        String error =
                result.output()
                        .lines()
                        .filter(line -> line.startsWith("[ERROR] Failed to execute goal"))
                        .findFirst()
                        .orElse("no goal failed");
        assertTrue(error.contains(message), error + "\n\n" + result.output());
        assertFalse(result.output().contains("\tat "), result.output());
        return result.output();
    }

    private void replace(String file, String what, String by) throws IOException {
        Path path = project.resolve(file);
        String text = Files.readString(path);
        assertTrue(text.contains(what), text);
        Files.writeString(path, text.replace(what, by));
    }

    private String runs(Path program, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        Process process =
                new ProcessBuilder(command)
                        .directory(project.toFile())
                        .redirectErrorStream(true)
                        .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    @Test
    @Order(1)
    void goalsSayWhatIsMissing() throws Exception {
        fails("There is no jar of sample at", "thaw:native-image");
        succeeds("package");
        fails(
                "set thaw.outputDirectory for its place",
                "thaw:native-image",
                "-Dthaw.imageName=a/b");
        fails("No function is named", "thaw:function");
        fails("There is no layout profile", "thaw:layout-build");
        fails("There is no layout profile", "thaw:layout-check");
        fails("There is no layout profile", "thaw:native-image", "-Dthaw.profile=none");
        fails("thaw.profile is not", "thaw:native-image", "-Dthaw.prefetch=none");
        fails(
                "There is no list of pages",
                "thaw:native-image",
                "-Dthaw.profile=pom.xml",
                "-Dthaw.prefetch=none");
        fails("there is no file", "thaw:layout-build", "-Dthaw.trace=none");
        fails("com.example.Nobody", "thaw:function", "-Dthaw.function=com.example.Nobody::greet");
    }

    @Test
    @Order(2)
    void anImageIsBuiltOnceAndAgainWhenItsSourceChanges() throws Exception {
        replace(WORDS, "void main(", "void run(");
        fails("com.example.Words", "-Pnative", "package");
        assertFalse(Files.exists(project.resolve("target/sample.inputs")), "it failed");
        replace(WORDS, "void run(", "void main(");

        String first = succeeds("-Pnative", "package");
        assertTrue(first.contains("making " + image + ", since it is not there"), first);
        assertEquals("counted {a=2, b=1}\n", runs(image, "counts.doss", "a", "b", "a"));
        assertEquals("counted {a=2, b=2, c=1}\n", runs(image, "counts.doss", "b", "c"));
        FileTime built = Files.getLastModifiedTime(image);

        String second = succeeds("-Pnative", "package");
        assertTrue(second.contains(image + " " + UP_TO_DATE), second);
        assertEquals(built, Files.getLastModifiedTime(image));

        replace(WORDS, "void main(", "void run(");
        String changed = fails("com.example.Words", "-Pnative", "package");
        assertTrue(changed.contains("since sample.jar has changed"), changed);
        replace(WORDS, "void run(", "void main(");
    }

    /** What one test finds of what an earlier one has built. */
    @Test
    @Order(3)
    void theHomeOfTheToolchainIsAPropertyOfTheProject() throws Exception {
        String filtered = Files.readString(project.resolve("target/classes/built.properties"));
        Path home = Path.of(filtered.strip().replace("toolchain=", ""));
        assertTrue(Files.isExecutable(home.resolve("bin/native-image")), filtered);
    }

    @Test
    @Order(4)
    void aProfileThatIsNotOfTheProgramOrNotInTheImageIsRefused() throws Exception {
        succeeds("package");
        Path profile = project.resolve("target/sample.profile");
        Files.writeString(profile, "nonsense\n");
        fails("The layout profile cannot be used", "thaw:layout-check");
        Files.writeString(profile, "thaw-startup-profile,1,\"com.example.Other\"\n");
        fails("is the layout profile of com.example.Other", "thaw:layout-check");
        Files.writeString(profile, "thaw-startup-profile,1,\"com.example.Words\"\n");
        fails("is not the image that thaw:layout-build would build now", "thaw:layout-check");
        Files.delete(profile);
    }

    @Test
    @Order(5)
    void goalsAreSkippedWhereTheyAreNotMeant() throws Exception {
        String skipped = succeeds("-Dthaw.skip", "thaw:native-image", "thaw:function");
        assertTrue(skipped.contains("skipped, since thaw.skip is set"), skipped);
        String pom = Files.readString(project.resolve("pom.xml"));
        Files.writeString(
                project.resolve("parent.xml"),
                pom.replace(
                        "<version>1.0</version>",
                        "<version>1</version><packaging>pom</packaging>"));
        String parent = succeeds("-f", "parent.xml", "thaw:native-image");
        assertTrue(parent.contains("nothing to do: a project of packaging pom"), parent);
        String help = succeeds("thaw:help");
        assertTrue(help.contains("thaw:layout-record"), help);
    }

    @Test
    @Order(6)
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "three images; with --soak")
    void anImageIsRecordedOrderedAndCheckedOnce() throws Exception {
        replace(WORDS, "counted ", "now counted ");
        succeeds("package", "thaw:native-image");
        assertEquals("now counted {}\n", runs(image, "other.doss"));

        succeeds("package", "thaw:layout-record");
        runs(project.resolve("target/sample.instrumented"), "third.doss", "a");
        assertTrue(Files.exists(project.resolve("sample.instrumented.startup")), "no trace");
        String ordered = succeeds("package", "thaw:layout-build");
        assertTrue(ordered.contains("sample.profile: the start of com.example.Words"), ordered);
        assertEquals("now counted {a=1}\n", runs(image, "fourth.doss", "a"));
        String again = succeeds("package", "thaw:layout-build", "thaw:layout-check");
        assertTrue(again.contains(UP_TO_DATE), again);
        assertTrue(again.contains("has the order of"), again);
        String profile = "-Dthaw.profile=" + project.resolve("target/sample.profile");
        String same = succeeds("package", "thaw:native-image", profile);
        assertTrue(same.contains(UP_TO_DATE), same);
    }

    @Test
    @Order(7)
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "an image; with --soak")
    void aFunctionIsCompiledOnce() throws Exception {
        String function = "-Dthaw.function=com.example.Greeter::greet";
        succeeds("package", "thaw:function", function, "-Dthaw.arguments=-Ob");
        assertTrue(Files.size(project.resolve("target/sample.fn")) > 1_000_000, "no function");
        String known = succeeds("package", "thaw:function", function, "-Dthaw.arguments=-Ob");
        assertTrue(known.contains(UP_TO_DATE), known);
    }

    @Test
    @Order(8)
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "an image, and downloads; with --soak")
    void graalVMsPluginTakesTheHome() throws Exception {
        OfflineMaven.Result result = maven.runOnline(project, List.of("-Pgraalvm", "package"));
        assertEquals(0, result.status(), result.output());
        assertEquals("hello you\n", runs(project.resolve("target/greeter"), "you"));
    }
}
