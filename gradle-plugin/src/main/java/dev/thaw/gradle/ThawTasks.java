// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.ImageStep;
import java.io.File;
import java.util.List;
import java.util.concurrent.Callable;
import org.gradle.api.Project;
import org.gradle.api.file.FileCollection;

/** The tasks of a project, which have from the extension what they do not say themselves. */
final class ThawTasks {
    static final String GROUP = "thaw";

    private final Project project;
    private final ThawExtension thaw;
    private final FileCollection tools;
    private final FileCollection classPath;
    private FileCollection home;

    ThawTasks(Project project, ThawExtension thaw, FileCollection tools) {
        this.project = project;
        this.thaw = thaw;
        this.tools = tools;
        classPath = files(this::classPath);
    }

    void create() {
        Toolchain toolchain =
                create(
                        "thawToolchain",
                        Toolchain.class,
                        "Makes a home with native-image in the user's cache, if it is not there.");
        toolchain.getOutputDirectory().set(thaw.getOutputDirectory());
        home = toolchain.getOutputs().getFiles();
        NativeImage image =
                createImage(
                        "thawNativeImage", NativeImage.class, "Builds an image of the project.");
        image.setProfile(
                files(() ->
                        thaw.getProfile().isPresent()
                                ? List.of(thaw.getProfile().get())
                                : List.of()));
        image.getPrefetch().set(thaw.getPrefetch());
        createLayout(image);
        createFunction();
    }

    private void createLayout(NativeImage image) {
        LayoutRecord record =
                createImage(
                        "thawLayoutRecord",
                        LayoutRecord.class,
                        "Builds an image that records what its start touches.");
        LayoutProfile profile =
                create(
                        "thawLayoutProfile",
                        LayoutProfile.class,
                        "Makes a layout profile of what was recorded, if that is newer.");
        profile.getPlace().set(project.provider(this::profile));
        profile.getTrace().set(thaw.getTrace());
        profile.setPlaces(files(this::traces));
        profile.setIndex(files(() -> List.of(record.getIndex())));
        LayoutCheck check =
                createImage(
                        "thawLayoutCheck",
                        LayoutCheck.class,
                        "Fails if the layout profile is not one of the program, or the image is not in its order.");
        check.setHome(project.files()); // it builds nothing
        check.setProfile(files(() -> List.of(profile())));
        NativeImage ordered =
                createImage(
                        "thawLayoutBuild",
                        NativeImage.class,
                        "Builds an image in the order of the layout profile.");
        ordered.setProfile(files(() -> List.of(profile())));
        ordered.getOrder().set(thaw.getOrder());
        ordered.getPrefetch().set(thaw.getPrefetch());
        ordered.dependsOn(profile);
        // Tasks read what others write, or write the same, if all of them are to be run.
        profile.mustRunAfter(record);
        image.mustRunAfter(profile);
        ordered.mustRunAfter(image);
        check.mustRunAfter(profile, image, ordered);
    }

    private void createFunction() {
        CompileFunction function =
                create(
                        "thawFunction",
                        CompileFunction.class,
                        "Compiles a function to a file that thaw visor serves.");
        program(function);
        function.getFunction().set(thaw.getFunction());
        function.getFunctionFile().set(thaw.getFunctionFile());
        function.getSignature().set(thaw.getSignature());
        function.getRoom().set(thaw.getState());
    }

    private <T extends ImageTask> T createImage(String name, Class<T> type, String description) {
        T task = create(name, type, description);
        program(task);
        task.getMainClass().set(thaw.getMainClass());
        task.getImageName().set(thaw.getImageName());
        task.getOutputDirectory().set(thaw.getOutputDirectory());
        task.getSnapshots().set(thaw.getSnapshots());
        return task;
    }

    private void program(ProgramTask task) {
        task.setHome(home);
        task.setClassPath(classPath);
        task.getArguments().set(thaw.getArguments());
    }

    private <T extends ThawTask> T create(String name, Class<T> type, String description) {
        T task = project.getTasks().create(name, type);
        task.setGroup(GROUP);
        task.setDescription(description);
        task.setTools(tools);
        task.getJavaHome().set(thaw.getJavaHome());
        return task;
    }

    private FileCollection files(Callable<List<?>> files) {
        return project.files(files);
    }

    /** The jar of the project first. */
    private List<?> classPath() {
        return project.getPlugins().hasPlugin("java")
                ? List.of(
                        project.getTasks().getByName("jar").getOutputs().getFiles(),
                        project.getConfigurations().getByName("runtimeClasspath"))
                : List.of();
    }

    private File image() {
        return new File(thaw.getOutputDirectory().get(), thaw.getImageName().get());
    }

    private File profile() {
        return thaw.getProfile().isPresent()
                ? thaw.getProfile().get()
                : ImageStep.beside(image().toPath(), ".profile").toFile();
    }

    /** Where an instrumented image leaves its trace. */
    private List<File> traces() {
        File beside = ImageStep.beside(image().toPath(), ".instrumented.startup").toFile();
        return List.of(beside, project.file(beside.getName()));
    }
}
