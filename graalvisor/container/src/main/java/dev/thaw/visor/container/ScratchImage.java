// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import com.google.cloud.tools.jib.api.CacheDirectoryCreationException;
import com.google.cloud.tools.jib.api.Containerizer;
import com.google.cloud.tools.jib.api.InvalidImageReferenceException;
import com.google.cloud.tools.jib.api.JibContainerBuilder;
import com.google.cloud.tools.jib.api.RegistryException;
import com.google.cloud.tools.jib.api.TarImage;
import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.FileEntry;
import com.google.cloud.tools.jib.api.buildplan.FilePermissions;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutionException;

/**
 * How images are written that have nothing of a distribution: equal inputs make equal files, byte
 * for byte.
 */
public final class ScratchImage {
    /** By convention, nobody's: files of the image are its, and it needs no entry anywhere. */
    public static final String USER = "65532:65532";

    /** Of all that is in an image. */
    public static final Instant EPOCH = Instant.ofEpochSecond(1);

    static final FilePermissions EXECUTABLE = FilePermissions.fromOctalString("755");

    private ScratchImage() {}

    /**
     * The system's libraries that these programs are linked to, where the loader of this machine
     * finds them.
     *
     * @throws IOException if one is not there
     */
    public static FileEntriesLayer systemLayer(List<Path> programs)
            throws IOException, InterruptedException {
        FileEntriesLayer.Builder layer = FileEntriesLayer.builder().setName("system");
        for (Path library : SharedLibraries.of(programs)) {
            add(layer, library.toRealPath(), library.toString(), EXECUTABLE, "");
        }
        return layer.build();
    }

    /**
     * Adds a file or an empty directory.
     *
     * @param target its absolute path in the image
     * @param owner as "user:group"; empty for root
     */
    public static void add(
            FileEntriesLayer.Builder layer,
            Path file,
            String target,
            FilePermissions permissions,
            String owner) {
        layer.addEntry(
                new FileEntry(file, AbsoluteUnixPath.get(target), permissions, EPOCH, owner));
    }

    /**
     * Writes an archive that is there when it is whole.
     *
     * @param name of the image, as podman shows it
     */
    public static void write(JibContainerBuilder image, String name, Path archive)
            throws IOException, InterruptedException {
        Path file = archive.toAbsolutePath().normalize();
        try (WorkDirectory work = WorkDirectory.beside(file)) {
            Path made = work.path().resolve("image.tar");
            image.setCreationTime(EPOCH)
                    .containerize(
                            Containerizer.to(TarImage.at(made).named(name))
                                    .setToolName("thaw")
                                    .setBaseImageLayersCache(work.path().resolve("base"))
                                    .setApplicationLayersCache(work.path().resolve("layers"))
                                    .setOfflineMode(true));
            WorkDirectory.moveInPlace(made, file);
        } catch (InvalidImageReferenceException e) {
            throw new IOException("--name %s is no name of an image".formatted(name), e);
        } catch (RegistryException | CacheDirectoryCreationException | ExecutionException e) {
            throw new IOException("the image could not be written: " + e.getMessage(), e);
        }
    }
}
