// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads what jars and directories say about how to build them: {@code native-image.properties} and
 * the reachability metadata below {@code META-INF/native-image}.
 */
final class ClassPathMetadata {
    private static final String ROOT = "META-INF/native-image";
    private static final String PROPERTIES = "native-image.properties";
    private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([^}]*)}");

    /** The builder reads these files itself, once it is told their names. */
    private static final Map<String, String> CONFIGURATION_FILES =
            Map.of(
                    "reachability-metadata.json", "ReachabilityMetadataResources",
                    "reflect-config.json", "ReflectionConfigurationResources",
                    "jni-config.json", "JNIConfigurationResources",
                    "proxy-config.json", "DynamicProxyConfigurationResources",
                    "resource-config.json", "ResourceConfigurationResources",
                    "serialization-config.json", "SerializationConfigurationResources",
                    "predefined-classes-config.json", "PredefinedClassesConfigurationResources");

    private final CommandLine commandLine;
    private final ImageBuild build;

    ClassPathMetadata(CommandLine commandLine, ImageBuild build) {
        this.commandLine = commandLine;
        this.build = build;
    }

    void read() {
        List<Path> entries = new ArrayList<>(build.classPath);
        entries.addAll(build.modulePath);
        for (Path entry : entries) {
            try {
                if (Files.isDirectory(entry)) {
                    readFiles(entry, entry.resolve(ROOT));
                } else if (entry.toString().endsWith(".jar")) {
                    try (FileSystem jar =
                            FileSystems.newFileSystem(
                                    URI.create("jar:" + entry.toUri()), Map.of())) {
                        readFiles(entry, jar.getPath("/" + ROOT));
                    }
                }
            } catch (IOException e) {
                throw new ToolchainException(
                        "Cannot read %s, which is on the class or module path: %s"
                                .formatted(entry, e),
                        e);
            }
        }
    }

    private void readFiles(Path entry, Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            return;
        }
        List<Path> files;
        try (Stream<Path> found = Files.walk(directory)) {
            files = found.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            String name = file.getFileName().toString();
            String resource = ROOT + "/" + directory.relativize(file);
            boolean isProperties = name.equals(PROPERTIES);
            if ((isProperties || CONFIGURATION_FILES.containsKey(name))
                    && !isExcluded(entry, resource)) {
                if (isProperties) {
                    readProperties(entry, file, resource);
                } else {
                    build.metadataOptions.add(
                            "-H:%s@%s=%s"
                                    .formatted(
                                            CONFIGURATION_FILES.get(name),
                                            Origin.file(file).ofApiOption(),
                                            resource));
                }
            }
        }
    }

    private boolean isExcluded(Path entry, String resource) {
        return build.excludedConfigurations.stream()
                .anyMatch(excluded ->
                        excluded.jar().matcher(entry.toString()).find()
                                && excluded.resource().matcher("/" + resource).find());
    }

    private void readProperties(Path entry, Path file, String resource) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            properties.load(reader);
        } catch (IllegalArgumentException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
        String directory = resource.substring(0, resource.lastIndexOf('/'));
        String where = file.toUri().toString();
        String required = properties.getProperty("Requires", "").strip();
        if (!required.isEmpty()) {
            throw Unsupported.refuse(
                    "Requires = " + required + " (in " + where + ")",
                    Unsupported.reason("--macro:").orElseThrow());
        }
        Optional.ofNullable(properties.getProperty("ForceOnModulePath"))
                .ifPresent(module -> {
                    build.classPath.remove(entry);
                    build.modulePath.add(entry);
                    build.addedModules.add(module.strip());
                });
        Optional.ofNullable(properties.getProperty("ImageName"))
                .map(name -> expand(name, directory, where))
                .ifPresent(name -> build.metadataImageName = Optional.of(name));
        build.metadataJvmArguments.addAll(words(properties, "JavaArgs", directory, where));
        commandLine.read(words(properties, "Args", directory, where), Origin.file(file));
    }

    private List<String> words(Properties properties, String key, String directory, String where) {
        return ArgumentFile.words(properties.getProperty(key, ""), where, false).stream()
                .map(word -> expand(word, directory, where))
                .toList();
    }

    /** {@code ${.}} is the directory of the file; other names are given with {@code -V}. */
    private String expand(String text, String directory, String where) {
        return PLACEHOLDER
                .matcher(text)
                .replaceAll(match ->
                        Matcher.quoteReplacement(placeholder(match.group(1), directory, where)));
    }

    private String placeholder(String name, String directory, String where) {
        if (name.equals(".")) {
            return directory;
        }
        String value = build.placeholders.get(name);
        if (value == null) {
            throw new ToolchainException(
                    "%s uses ${%s}, which has no value. Give it one with -V%s=<value>."
                            .formatted(where, name, name));
        }
        return value;
    }
}
