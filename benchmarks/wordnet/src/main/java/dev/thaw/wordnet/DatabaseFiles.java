// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** The text files of a WordNet database inside a jar. */
final class DatabaseFiles implements AutoCloseable {
    private static final long PROGRESS_STEP = 1 << 20;

    /** What is done with each line. */
    @FunctionalInterface
    interface LineReader {
        void read(Line line) throws WordNetFormatException;
    }

    private final Path jar;
    private final ZipFile zip;
    private final String directory;
    private final LoadProgress progress;
    private final long total;
    private long done;

    DatabaseFiles(Path jar, LoadProgress progress) throws IOException {
        this.jar = jar;
        this.progress = progress;
        if (!Files.isRegularFile(jar)) {
            throw new WordNetFormatException(
                    jar + " is not a file; name the jar that holds WordNet 3.1");
        }
        try {
            zip = new ZipFile(jar.toFile());
        } catch (ZipException e) {
            WordNetFormatException clearer =
                    new WordNetFormatException(
                            jar + " is damaged or not a jar (" + e.getMessage() + ")");
            clearer.initCause(e);
            throw clearer;
        }
        try {
            directory = directory();
            long bytes = 0;
            for (String name : names()) {
                bytes += entry(name).getSize();
            }
            total = bytes;
        } catch (IOException | RuntimeException e) {
            zip.close();
            throw e;
        }
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>(List.of("verb.Framestext", "index.sense"));
        for (PartOfSpeech p : PartOfSpeech.values()) {
            names.add("data." + p.fileSuffix());
            names.add("index." + p.fileSuffix());
            names.add(p.fileSuffix() + ".exc");
        }
        return names;
    }

    private String directory() throws WordNetFormatException {
        String file = "data.noun";
        return zip.stream()
                .map(ZipEntry::getName)
                .filter(name -> name.equals(file) || name.endsWith("/" + file))
                .map(name -> name.substring(0, name.length() - file.length()))
                .findFirst()
                .orElseThrow(() -> missing(file));
    }

    private ZipEntry entry(String name) throws WordNetFormatException {
        ZipEntry entry = zip.getEntry(directory + name);
        if (entry == null) {
            throw missing(directory + name);
        }
        return entry;
    }

    private WordNetFormatException missing(String file) {
        return new WordNetFormatException(
                jar + " holds no " + file + "; it is not a jar of the WordNet 3.1 database");
    }

    /** Reads all lines but those of the license, which begin with two spaces. */
    void read(String name, LineReader reader) throws IOException {
        long reported = done;
        try (BufferedReader in =
                new BufferedReader(
                        new InputStreamReader(
                                zip.getInputStream(entry(name)), StandardCharsets.US_ASCII))) {
            int number = 0;
            for (String text = in.readLine(); text != null; text = in.readLine()) {
                number++;
                if (!text.startsWith("  ")) {
                    reader.read(new Line(name, number, text));
                }
                done += text.length() + 1;
                if (done - reported >= PROGRESS_STEP) {
                    reported = done;
                    progress.read(name, done, total);
                }
            }
        } catch (ZipException e) {
            WordNetFormatException clearer =
                    new WordNetFormatException(
                            jar + ": " + name + " is damaged (" + e.getMessage() + ")");
            clearer.initCause(e);
            throw clearer;
        }
        progress.read(name, done, total);
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
