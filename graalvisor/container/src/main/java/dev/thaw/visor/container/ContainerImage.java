// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import static dev.thaw.visor.container.ScratchImage.EXECUTABLE;
import static dev.thaw.visor.container.ScratchImage.USER;
import static dev.thaw.visor.container.ScratchImage.add;

import com.google.cloud.tools.jib.api.Jib;
import com.google.cloud.tools.jib.api.JibContainerBuilder;
import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.FilePermissions;
import com.google.cloud.tools.jib.api.buildplan.Port;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The image of a container without anything of a distribution: programs, what they are linked to,
 * and data. Equal inputs make equal images.
 */
final class ContainerImage {
    static final int PORT = 8080;
    private static final String PROGRAMS = "/thaw/";
    private static final String DATA = "/data";
    private static final FilePermissions PRIVATE = FilePermissions.fromOctalString("700");

    private final Programs programs;
    private final Path data;
    private final boolean hasFunctions;

    /**
     * @param data directory of a server that has ended
     */
    ContainerImage(Programs programs, Path data, int functions) {
        this.programs = programs;
        this.data = data;
        this.hasFunctions = functions > 0;
    }

    void write(String name, Path archive) throws IOException, InterruptedException {
        JibContainerBuilder image =
                Jib.fromScratch()
                        .addFileEntriesLayer(ScratchImage.systemLayer(programs.all()))
                        .addFileEntriesLayer(programLayer())
                        .addFileEntriesLayer(dataLayer())
                        .setEntrypoint(entryPoint())
                        .setUser(USER)
                        .setWorkingDirectory(AbsoluteUnixPath.get(DATA))
                        .addEnvironmentVariable("THAW_VISOR_DATA", DATA)
                        .addLabel("org.opencontainers.image.title", "Thaw function runtime")
                        .addLabel("org.opencontainers.image.licenses", "Apache-2.0")
                        .addExposedPort(Port.tcp(PORT))
                        .addVolume(AbsoluteUnixPath.get(DATA));
        ScratchImage.write(image, name, archive);
    }

    private List<String> entryPoint() {
        List<String> words = new ArrayList<>();
        words.add(PROGRAMS + programs.front().getFileName());
        words.addAll(List.of("visor", "--host", "0.0.0.0", "--data", DATA));
        words.addAll(List.of("--worker", PROGRAMS + programs.worker().getFileName()));
        programs.languages()
                .forEach((name, library) ->
                        words.addAll(List.of("--language", name + "=" + inImage(name, library))));
        return words;
    }

    private static String inImage(String language, Path library) {
        return PROGRAMS + "languages/" + language + "/" + library.getFileName();
    }

    private FileEntriesLayer programLayer() throws IOException {
        FileEntriesLayer.Builder layer = FileEntriesLayer.builder().setName("programs");
        for (Path file : Programs.beside(programs.front())) {
            add(layer, file, PROGRAMS + file.getFileName(), EXECUTABLE, "");
        }
        Path worker = programs.worker();
        add(layer, worker, PROGRAMS + worker.getFileName(), EXECUTABLE, "");
        for (Map.Entry<String, Path> language : programs.languages().entrySet()) {
            for (Path file : Programs.beside(language.getValue())) {
                add(layer, file, inImage(language.getKey(), file), EXECUTABLE, "");
            }
        }
        return layer.build();
    }

    private FileEntriesLayer dataLayer() throws IOException {
        FileEntriesLayer.Builder layer = FileEntriesLayer.builder().setName("data");
        add(layer, data, DATA, PRIVATE, USER);
        // the server makes its own; a name is needed for files that are not kept
        add(layer, data, "/tmp", FilePermissions.fromOctalString("777"), "");
        if (hasFunctions) {
            List<Path> files;
            try (Stream<Path> all = Files.walk(data)) {
                files = all.filter(file -> !file.equals(data)).sorted().toList();
            }
            for (Path file : files) {
                if (Files.isDirectory(file) || Files.isRegularFile(file)) {
                    String target = DATA + "/" + data.relativize(file);
                    Set<PosixFilePermission> own = Files.getPosixFilePermissions(file);
                    add(layer, file, target, FilePermissions.fromPosixFilePermissions(own), USER);
                }
            }
        }
        return layer.build();
    }
}
