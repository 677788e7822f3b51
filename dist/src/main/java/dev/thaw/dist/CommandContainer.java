// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import com.google.cloud.tools.jib.api.Jib;
import com.google.cloud.tools.jib.api.JibContainerBuilder;
import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.FilePermissions;
import com.google.cloud.tools.jib.api.buildplan.ImageFormat;
import dev.thaw.visor.container.ScratchImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes the installation as an OCI image: its native command runs as it is, and a build of another
 * image copies all of it beside a JDK.
 */
public final class CommandContainer {
    /** Where the package has it, too. */
    private static final String HOME = "/usr/lib/thaw";

    private static final String COMMAND = "lib/native/thaw";
    static final String WORK = "/work";
    private static final FilePermissions DIRECTORY = FilePermissions.fromOctalString("755");

    private CommandContainer() {}

    /** Arguments: name of the image with its tag, tree of the installation, the archive. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path tree = Path.of(arguments[1]);
        if (!Files.isExecutable(tree.resolve(COMMAND))) {
            throw new IOException(
                    "%s has no %s: without an image of the command (-DskipITs), there is none of a container"
                            .formatted(tree, COMMAND));
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(tree)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        JibContainerBuilder image =
                Jib.fromScratch()
                        .setFormat(ImageFormat.OCI)
                        .addFileEntriesLayer(
                                ScratchImage.systemLayer(
                                        files.stream()
                                                .filter(file -> isLoaded(tree, file))
                                                .toList()))
                        .addFileEntriesLayer(layer("installation", tree, files))
                        .setEntrypoint(List.of(HOME + "/" + COMMAND))
                        .setUser(ScratchImage.USER)
                        .setWorkingDirectory(AbsoluteUnixPath.get(WORK))
                        .addEnvironmentVariable("PATH", HOME + ":" + HOME + "/bin")
                        .addLabel("org.opencontainers.image.title", "Thaw")
                        .addLabel(
                                "org.opencontainers.image.licenses",
                                "Apache-2.0 AND GPL-2.0-only WITH Classpath-exception-2.0");
        ScratchImage.write(image, arguments[0], Path.of(arguments[2]));
    }

    /** The command loads the libraries beside it when it calls them: it is not linked with them. */
    private static boolean isLoaded(Path tree, Path file) {
        return Files.isExecutable(file)
                || file.getParent().equals(tree.resolve(COMMAND).getParent());
    }

    private static FileEntriesLayer layer(String name, Path tree, List<Path> files)
            throws IOException {
        FileEntriesLayer.Builder layer = FileEntriesLayer.builder().setName(name);
        ScratchImage.add(layer, tree, WORK, DIRECTORY, "");
        for (Path file : files) {
            ScratchImage.add(
                    layer,
                    file,
                    HOME + "/" + tree.relativize(file),
                    FilePermissions.fromPosixFilePermissions(Files.getPosixFilePermissions(file)),
                    "");
        }
        return layer.build();
    }
}
