// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.GradleException;
import org.gradle.api.Project;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tasks run when they are performed, and what they refuse before. */
class TasksTest {
    @TempDir Path directory;
    private TestProject test;
    private Project project;
    private ThawExtension thaw;

    @BeforeEach
    void makeProject() {
        test = new TestProject(directory).apply();
        project = test.project;
        thaw = test.thaw();
    }

    @Test
    void commandsRunOnTheJdkThatIsNamed() throws Exception {
        FakeJdk jdk = new FakeJdk(directory.resolve("jdk"), "25.0.1");
        thaw.getJavaHome().set(jdk.directory().toFile());
        thaw.getMainClass().set("com.example.Main");
        thaw.getArguments().set(List.of("-Ob"));
        File jar = Files.writeString(directory.resolve("app.jar"), "jar").toFile();

        Toolchain toolchain = test.alone("thawToolchain", Toolchain.class);
        toolchain.perform();
        assertEquals(jdk.home() + "\n", Files.readString(toolchain.getHomeFile().toPath()));
        assertEquals("dev.thaw.toolchain.NativeImage --thaw-home", last(jdk, 2));

        NativeImage image = test.alone("thawNativeImage", NativeImage.class);
        image.setClassPath(project.files(jar));
        image.perform();
        String built = "-cp " + jar + " -Ob -o " + image.getImage() + " com.example.Main";
        assertEquals("native-image " + built, last(jdk, 7));

        Path profile = directory.resolve("kept.profile");
        image.setProfile(project.files(profile));
        GradleException missing = assertThrows(GradleException.class, image::perform);
        assertTrue(
                missing.getMessage().startsWith("There is no layout profile " + profile),
                missing.getMessage());
        Files.writeString(profile, "profile");
        image.getOrder().set("cu");
        image.perform();
        assertEquals(
                "dev.thaw.layout.tool.LayoutTool build --profile %s --order cu -- native-image %s"
                        .formatted(profile, built),
                last(jdk, 14));

        LayoutRecord record = test.alone("thawLayoutRecord", LayoutRecord.class);
        record.setClassPath(project.files(jar));
        record.perform();
        assertEquals(
                "dev.thaw.layout.tool.LayoutTool record -- native-image " + built, last(jdk, 10));

        LayoutCheck check = test.alone("thawLayoutCheck", LayoutCheck.class);
        check.setClassPath(project.files(jar));
        check.setProfile(project.files(profile));
        image.perform();
        check.perform();
        assertEquals(
                "dev.thaw.layout.tool.ProfileCheck " + profile + " com.example.Main", last(jdk, 3));

        thaw.getFunction().set("com.example.Hello::greet");
        thaw.getState().set("64m");
        CompileFunction function = test.alone("thawFunction", CompileFunction.class);
        function.setClassPath(project.files(jar));
        function.perform();
        assertEquals(
                "dev.thaw.function.tool.FunctionTool build %s com.example.Hello::greet -o %s --state 64m -- -Ob"
                        .formatted(jar, function.getFile()),
                last(jdk, 10));
    }

    @Test
    void aProfileThatTheImageWasNotBuiltWithFailsTheCheck() throws Exception {
        FakeJdk jdk = new FakeJdk(directory.resolve("jdk"), "25.0.1");
        thaw.getJavaHome().set(jdk.directory().toFile());
        thaw.getMainClass().set("com.example.Main");
        File jar = Files.writeString(directory.resolve("app.jar"), "jar").toFile();
        Path profile = Files.writeString(directory.resolve("kept.profile"), "profile");
        LayoutCheck check = test.alone("thawLayoutCheck", LayoutCheck.class);
        check.setClassPath(project.files(jar));
        check.setProfile(project.files(profile));
        refuses("is not in the order of " + profile + ", since it is not there: build", check);
        NativeImage image = test.alone("thawNativeImage", NativeImage.class);
        image.setClassPath(project.files(jar));
        image.perform();
        refuses("since it was built without an order", check);

        NativeImage ordered = test.alone("thawLayoutBuild", NativeImage.class);
        ordered.setClassPath(project.files(jar));
        ordered.setProfile(project.files(profile));
        ordered.perform();
        check.perform();
        Files.writeString(profile, "of another start");
        refuses("since the profile or the image has changed", check);
        Files.writeString(profile, "profile");
        check.perform();
        Files.writeString(ordered.getImage().toPath(), "another");
        refuses("since the profile or the image has changed", check);
        image.perform();
        refuses("since it was built without an order", check);
    }

    private static String last(FakeJdk jdk, int words) throws Exception {
        List<String> calls = jdk.calls();
        return String.join(" ", calls.subList(calls.size() - words, calls.size()));
    }

    @Test
    void aTraceIsTakenIfItIsNewerOrNamed() throws Exception {
        LayoutProfile task = test.task("thawLayoutProfile", LayoutProfile.class);
        assertFalse(task.getOnlyIf().isSatisfiedBy(task));
        Path trace = Files.writeString(directory.resolve("app.instrumented.startup"), "trace");
        assertEquals(List.of(trace.toFile()), task.getRecorded());
        assertTrue(task.getOnlyIf().isSatisfiedBy(task));
        Path profile = task.getProfile().toPath();
        Files.createDirectories(profile.getParent());
        Files.writeString(profile, "profile");
        trace.toFile().setLastModified(1000);
        assertFalse(task.getOnlyIf().isSatisfiedBy(task));
        thaw.getTrace().set(directory.resolve("none").toFile());
        assertTrue(task.getOnlyIf().isSatisfiedBy(task));
        assertEquals(List.of(directory.resolve("none").toFile()), task.getRecorded());
    }

    @Test
    void ofTwoTracesTheNewerOneIsTaken() throws Exception {
        LayoutProfile task = test.task("thawLayoutProfile", LayoutProfile.class);
        Path inProject = Files.writeString(directory.resolve("app.instrumented.startup"), "trace");
        Path beside = task.getProfile().toPath().resolveSibling(inProject.getFileName());
        Files.createDirectories(beside.getParent());
        Files.writeString(beside, "trace");
        beside.toFile().setLastModified(1000);
        inProject.toFile().setLastModified(2000);
        assertEquals(List.of(inProject.toFile()), task.getRecorded());
        beside.toFile().setLastModified(3000);
        assertEquals(List.of(beside.toFile()), task.getRecorded());
    }

    @Test
    void mistakesAreRefusedWithWhatToDo() throws Exception {
        FakeJdk jdk = new FakeJdk(directory.resolve("jdk"), "25.0.1");
        thaw.getJavaHome().set(jdk.directory().toFile());
        NativeImage image = test.alone("thawNativeImage", NativeImage.class);
        image.setClassPath(project.files());
        refuses("There is no jar of app: apply a plugin that builds one", image);
        File jar = Files.writeString(directory.resolve("app.jar"), "jar").toFile();
        image.setClassPath(project.files(jar));
        thaw.getMainClass().set("com.example.Main");
        thaw.getArguments().set(List.of("-o"));
        refuses("set thaw.imageName instead", image);
        thaw.getArguments().set(List.of("-cp"));
        refuses("set the project's dependencies instead", image);
        CompileFunction function = test.alone("thawFunction", CompileFunction.class);
        function.setClassPath(project.files(jar));
        refuses("No function is named", function);
        LayoutProfile profile = test.alone("thawLayoutProfile", LayoutProfile.class);
        Path trace = directory.resolve("a.startup");
        thaw.getTrace().set(trace.toFile());
        refuses("There is no trace " + trace, profile);
        Files.writeString(trace, "trace");
        refuses("There is no " + directory.resolve("build/thaw/app.instrumented.index"), profile);
    }

    private static void refuses(String message, ThawTask task) {
        GradleException refused = assertThrows(GradleException.class, task::perform);
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }
}
