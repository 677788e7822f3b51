// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gradle.api.DefaultTask;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.artifacts.Dependency;
import org.gradle.api.internal.project.ProjectInternal;
import org.gradle.api.internal.tasks.properties.TaskScheme;
import org.gradle.api.problems.internal.InternalProblems;
import org.gradle.internal.properties.annotations.TypeMetadataStore;
import org.gradle.internal.reflect.DefaultTypeValidationContext;
import org.gradle.internal.service.ServiceRegistry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project with the plugin, in the Gradle that it is compiled against. */
class PluginTest {
    @TempDir Path directory;
    private TestProject test;
    private Project project;
    private ThawExtension thaw;

    @BeforeEach
    void makeProject() {
        use(new TestProject(directory).apply());
    }

    private void use(TestProject made) {
        test = made;
        project = made.project;
        thaw = made.thaw();
    }

    private Set<String> before(String task) {
        Task found = project.getTasks().getByName(task);
        return found.getTaskDependencies().getDependencies(found).stream()
                .map(Task::getName)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void defaultsAreThoseOfTheProject() {
        assertEquals("app", thaw.getImageName().get());
        Path build = project.getProjectDir().toPath().resolve("build/thaw");
        assertEquals(
                build.resolve("app").toFile(),
                test.task("thawNativeImage", NativeImage.class).getImage());
        assertEquals(
                build.resolve("app.fn").toFile(),
                test.task("thawFunction", CompileFunction.class).getFile());
        assertEquals(
                build.resolve("app.profile").toFile(),
                test.task("thawLayoutProfile", LayoutProfile.class).getProfile());
        NativeImage ordered = test.task("thawLayoutBuild", NativeImage.class);
        assertEquals(build.resolve("app.profile").toFile(), ordered.getProfile().getSingleFile());
        assertTrue(test.task("thawNativeImage", NativeImage.class).getProfile().isEmpty());
        assertFalse(thaw.getSnapshots().get());
        assertEquals(List.of(), thaw.getArguments().get());
    }

    /** Also if it is set when the tasks are there. */
    @Test
    void tasksHaveWhatTheExtensionSays() {
        File elsewhere = directory.resolve("elsewhere").toFile();
        thaw.getOutputDirectory().set(elsewhere);
        thaw.getImageName().set("other");
        thaw.getProfile().set(new File(elsewhere, "kept.profile"));
        thaw.getOrder().set("cu");
        NativeImage image = test.task("thawNativeImage", NativeImage.class);
        assertEquals(new File(elsewhere, "other"), image.getImage());
        assertEquals(new File(elsewhere, "kept.profile"), image.getProfile().getSingleFile());
        assertFalse(image.getOrder().isPresent());
        assertEquals("cu", test.task("thawLayoutBuild", NativeImage.class).getOrder().get());
        assertEquals(
                new File(elsewhere, "other.instrumented.index"),
                test.task("thawLayoutRecord", LayoutRecord.class).getIndex());
        assertEquals(new File(elsewhere, "app.fn"), thaw.getFunctionFile().get());
    }

    @Test
    void propertiesOfTheProjectAreTakenForWhatIsNotSet() {
        TestProject other = new TestProject(directory);
        var properties = other.project.getExtensions().getExtraProperties();
        properties.set("thaw.mainClass", "com.example.Main");
        properties.set("thaw.arguments", "-Ob,-g");
        properties.set("thaw.snapshots", "");
        properties.set("thaw.trace", "a.startup");
        use(other.apply());
        assertEquals("com.example.Main", thaw.getMainClass().get());
        assertEquals(List.of("-Ob", "-g"), thaw.getArguments().get());
        assertTrue(thaw.getSnapshots().get());
        assertEquals(project.file("a.startup"), thaw.getTrace().get());
        thaw.getMainClass().set("com.example.Other");
        assertEquals("com.example.Other", thaw.getMainClass().get());
    }

    @Test
    void tasksRunAfterWhatTheyNeed() {
        assertEquals(Set.of("jar", "thawToolchain"), before("thawNativeImage"));
        assertEquals(Set.of("jar", "thawToolchain"), before("thawLayoutRecord"));
        assertEquals(Set.of("jar", "thawToolchain"), before("thawFunction"));
        assertEquals(
                Set.of("jar", "thawLayoutProfile", "thawToolchain"), before("thawLayoutBuild"));
        assertEquals(Set.of("jar"), before("thawLayoutCheck"));
        assertEquals(Set.of(), before("thawToolchain"));
        assertEquals(Set.of(), before("thawLayoutProfile"));
    }

    /** Of the plugin's version; a build may name others. */
    @Test
    void commandsAreThoseThatTheMavenPluginDependsOn() throws Exception {
        var tools = project.getConfigurations().getByName("thaw");
        Set<String> resolved =
                tools.getIncoming().getDependencies().stream()
                        .map(Dependency::getName)
                        .collect(Collectors.toCollection(TreeSet::new));
        String pom = Files.readString(Path.of("../maven-plugin/pom.xml"));
        Set<String> ofMaven =
                Pattern.compile("<groupId>dev.thaw</groupId>\\s*<artifactId>([^<]*)</artifactId>")
                        .matcher(pom.substring(pom.indexOf("<dependencies>")))
                        .results()
                        .map(match -> match.group(1))
                        .collect(Collectors.toCollection(TreeSet::new));
        ofMaven.remove("thaw-build-steps");
        assertEquals(ofMaven, resolved);
        String root = Files.readString(Path.of("../pom.xml"));
        for (Dependency each : tools.getIncoming().getDependencies()) {
            assertTrue(root.contains("<version>" + each.getVersion() + "</version>"), root);
        }
    }

    /**
     * As newer versions do before they run a task, and refuse to run one of which they find some.
     */
    @Test
    void gradleFindsNothingWrongWithTheTypesOfTasks() {
        ServiceRegistry services = ((ProjectInternal) project).getServices();
        InternalProblems problems = services.get(InternalProblems.class);
        TypeMetadataStore types = services.get(TaskScheme.class).getMetadataStore();
        DefaultTypeValidationContext found =
                DefaultTypeValidationContext.withoutRootType(true, problems);
        types.getTypeMetadata(Mistaken.class).visitValidationFailures(null, found);
        assertEquals(1, found.getProblems().size());
        for (ThawTask task : project.getTasks().withType(ThawTask.class)) {
            DefaultTypeValidationContext context =
                    DefaultTypeValidationContext.withoutRootType(true, problems);
            types.getTypeMetadata(task.getClass().getSuperclass())
                    .visitValidationFailures(null, context);
            assertEquals(List.of(), context.getProblems(), task.getName());
        }
    }

    /** Does not say whether its property is an input. */
    public static class Mistaken extends DefaultTask {
        public String getWord() {
            return "word";
        }
    }

    /** Each parameter of the Maven plugin is a property here, or the page says why it is not. */
    @Test
    void eachParameterOfMavensGoalsHasItsCounterpart() throws Exception {
        Set<String> ofMaven = new TreeSet<>();
        for (File source :
                Path.of("../maven-plugin/src/main/java/dev/thaw/maven").toFile().listFiles()) {
            Pattern.compile("property = \"thaw\\.(\\w+)\"")
                    .matcher(Files.readString(source.toPath()))
                    .results()
                    .map(match -> match.group(1))
                    .forEach(ofMaven::add);
        }
        assertTrue(ofMaven.size() > 12, ofMaven.toString());
        Set<String> here = properties();
        String page = Files.readString(Path.of("README.md"));
        for (String name : ofMaven) {
            assertTrue(
                    here.contains(name) != page.contains("\n| no `" + name + "` | "),
                    name + ": " + here);
        }
        here.removeAll(ofMaven);
        assertEquals(Set.of("javaHome"), here);
    }

    private static Set<String> properties() {
        return Stream.of(ThawExtension.class.getMethods())
                .map(Method::getName)
                .filter(name -> name.startsWith("get") && !name.equals("getClass"))
                .map(name -> Character.toLowerCase(name.charAt(3)) + name.substring(4))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void thePageHasEachPropertyAndTaskAndNoOther() throws Exception {
        String page = Files.readString(Path.of("README.md"));
        assertEquals(properties(), firsts(page, "\n\\| `((?!thaw)[a-zA-Z]+)` \\| "));
        Set<String> tasks =
                project.getTasks().withType(ThawTask.class).stream()
                        .filter(task -> ThawTasks.GROUP.equals(task.getGroup()))
                        .map(Task::getName)
                        .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(tasks, firsts(page, "\\b(thaw(?:Tool|Native|Layout|Func)[A-Za-z]*)"));
    }

    private static Set<String> firsts(String page, String pattern) {
        return Pattern.compile(pattern)
                .matcher(page)
                .results()
                .map((MatchResult match) -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
