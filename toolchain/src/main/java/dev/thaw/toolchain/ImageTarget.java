// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.Manifest;

/** What to build and under which name: settles what the command line left open. */
record ImageTarget(Optional<String> mainClass, Path directory, String name) {

    static ImageTarget of(ImageBuild build) {
        Iterator<String> positional = build.positional.iterator();
        Optional<String> mainClass = build.value("Class");
        if (build.jar.isPresent()) {
            mainClass = Optional.of(readJar(build, build.jar.get()));
        } else if (build.module.isPresent()) {
            String[] parts = build.module.get().split("/", 2);
            build.addedModules.add(parts[0]);
            build.userOptions.add("-H:Module@user+api=" + parts[0]);
            if (parts.length == 2) {
                mainClass = Optional.of(parts[1]);
            }
        } else if (positional.hasNext()) {
            mainClass = Optional.of(positional.next());
        }
        boolean shared = build.isOn("SharedLibrary");
        if (mainClass.isEmpty()
                && !shared
                && build.value("Module").isEmpty()
                && build.module.isEmpty()) {
            throw new ToolchainException(
                    "Name the class with the main method, or use -jar or -m. Example: native-image -cp classes com.example.Main");
        }
        Optional<String> fallbackName =
                build.jar
                        .map(jar -> jar.getFileName().toString().replaceFirst("\\.jar$", ""))
                        .or(() -> build.module.map(module -> module.replaceFirst("/.*", "")));
        Path output =
                Path.of(
                        positional.hasNext()
                                ? positional.next()
                                : build.value("Name")
                                        .or(() -> build.metadataImageName)
                                        .or(() -> fallbackName)
                                        .or(() -> imageNameFor(build))
                                        .filter(name -> !name.isEmpty())
                                        .orElseThrow(() ->
                                                new ToolchainException(
                                                        "The image has no name. Give it one with -o <name>.")));
        if (positional.hasNext()) {
            throw new ToolchainException(
                    "'%s' is one word too many: after the main class (or -jar, or -m) only the image's name may follow. Arguments of the program are given when it runs."
                            .formatted(positional.next()));
        }
        Path file =
                Path.of(build.value("Path").orElse(""))
                        .toAbsolutePath()
                        .resolve(output)
                        .normalize();
        if (!Files.isDirectory(file.getParent())) {
            throw new ToolchainException(
                    "The directory %s for the image does not exist. Create it first."
                            .formatted(file.getParent()));
        }
        if (Files.isDirectory(file)) {
            throw new ToolchainException(
                    "%s is a directory: the image needs another name. Use -o <name>."
                            .formatted(file));
        }
        return new ImageTarget(mainClass, file.getParent(), file.getFileName().toString());
    }

    private static Optional<String> imageNameFor(ImageBuild build) {
        return build.value("Class")
                .or(() -> build.positional.stream().findFirst())
                .map(name -> name.toLowerCase(Locale.ROOT));
    }

    /** Takes over what the manifest of an executable jar says, and answers the main class. */
    private static String readJar(ImageBuild build, Path jar) {
        if (!Files.isRegularFile(jar)) {
            throw new ToolchainException("There is no jar " + jar.toAbsolutePath() + ".");
        }
        Attributes attributes =
                ClassPathEntries.manifest(jar)
                        .map(Manifest::getMainAttributes)
                        .orElseGet(Attributes::new);
        exports(build, attributes, "Add-Exports", "AddExports");
        exports(build, attributes, "Add-Opens", "AddOpens");
        String nativeAccess = attributes.getValue("Enable-Native-Access");
        if (nativeAccess != null) {
            build.metadataOptions.add("-H:EnableNativeAccess@user+api=" + nativeAccess.strip());
        }
        String mainClass = attributes.getValue(Attributes.Name.MAIN_CLASS);
        if (mainClass == null) {
            throw new ToolchainException(
                    "The manifest of %s names no Main-Class. Use -cp %s <main class> instead."
                            .formatted(jar, jar));
        }
        return mainClass.strip();
    }

    private static void exports(
            ImageBuild build, Attributes attributes, String attribute, String option) {
        String value = attributes.getValue(attribute);
        if (value != null) {
            for (String source : value.strip().split("\\s+")) {
                build.metadataOptions.add("-H:" + option + "@user+api=" + source + "=ALL-UNNAMED");
            }
        }
    }

    Path file(boolean shared) {
        return directory.resolve(shared ? name + ".so" : name);
    }
}
