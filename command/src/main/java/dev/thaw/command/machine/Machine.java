// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The machine, as its files and programs tell of it. All questions are reads.
 *
 * @param root where its files are; another directory than / in tests
 * @param architecture as Java names it
 */
public record Machine(
        Path root, Map<String, String> environment, String architecture, Programs programs) {
    /** What is read of a file at most: all that is asked here is smaller. */
    private static final int MOST = 1 << 20;

    public static Machine here() {
        return new Machine(
                Path.of("/"),
                Map.copyOf(System.getenv()),
                System.getProperty("os.arch"),
                new LocalPrograms());
    }

    /** Where a file of the machine, by its absolute path, is. */
    public Path at(String path) {
        return root.resolve(path.startsWith("/") ? path.substring(1) : path);
    }

    /** A variable's value; empty if it is not set. */
    public String variable(String name) {
        return environment.getOrDefault(name, "");
    }

    /** Where a user's files are cached: as XDG has it; empty if the user has no home either. */
    public Optional<String> caches() {
        String own = variable("XDG_CACHE_HOME");
        return own.startsWith("/") ? Optional.of(own) : home().map(home -> home + "/.cache");
    }

    /** As services may have it, HOME is not set; what is noted of the user counts then. */
    public Optional<String> home() {
        String home = variable("HOME");
        if (home.startsWith("/")) {
            return Optional.of(home);
        }
        String user = user().value().map(String::valueOf).orElse("");
        return text("/etc/passwd").value().stream()
                .flatMap(String::lines)
                .map(line -> line.split(":"))
                .filter(fields -> fields.length > 5 && fields[2].equals(user))
                .map(fields -> fields[5])
                .filter(directory -> directory.startsWith("/"))
                .findFirst();
    }

    /** As whom this process runs. */
    public Answer<Long> user() {
        return Privileges.of(this).user();
    }

    /** What a file says, without the white space around it. */
    public Answer<String> text(String path) {
        Path file = at(path);
        try (InputStream in = Files.newInputStream(file)) {
            return new Answer.Known<>(
                    new String(in.readNBytes(MOST), StandardCharsets.UTF_8).strip());
        } catch (NoSuchFileException e) {
            return new Answer.Absent<>(path);
        } catch (AccessDeniedException e) {
            return new Answer.Unknown<>(path + " may not be read by this user");
        } catch (IOException e) {
            return new Answer.Unknown<>(path + " cannot be read: " + e.getMessage());
        }
    }

    public Answer<Long> number(String path) {
        return text(path).understood(path, Long::parseLong);
    }

    /** What is behind a word at a line's begin, as files in /proc have it. */
    public Answer<String> field(String path, String name) {
        Answer<String> text = text(path);
        if (text.value().isEmpty()) {
            return text;
        }
        return text.value()
                .get()
                .lines()
                .filter(line -> line.startsWith(name))
                .map(line -> line.substring(name.length()).strip())
                .findFirst()
                .<Answer<String>>map(Answer.Known::new)
                .orElseGet(() -> new Answer.Absent<>(path + " has no '" + name + "'"));
    }

    /** Directories in a directory, by name; none where it cannot be read. */
    public List<String> directories(String path) {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(at(path))) {
            for (Path entry : entries) {
                if (Files.isDirectory(entry)) {
                    names.add(path + "/" + entry.getFileName());
                }
            }
        } catch (IOException e) {
            return List.of();
        }
        names.sort(null);
        return names;
    }

    public boolean exists(String path) {
        return Files.exists(at(path), LinkOption.NOFOLLOW_LINKS);
    }

    public boolean isWritable(String path) {
        return Files.isWritable(at(path));
    }
}
