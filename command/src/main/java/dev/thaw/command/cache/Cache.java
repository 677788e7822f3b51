// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import dev.thaw.command.cache.Entry.State;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What Thaw keeps of a user.
 *
 * @param directory thaw in the directory of caches
 * @param user whose files it may touch
 */
record Cache(Path directory, int user, Users users) {
    static final String BUILDER = "locked by a builder";

    /** What was found: entries, and files that no part of Thaw is known to make. */
    record Contents(List<Entry> entries, List<Path> unknown) {}

    Contents read() throws IOException {
        List<Entry> entries = new ArrayList<>();
        Set<Path> unknown = new TreeSet<>();
        if (!Files.exists(directory, LinkOption.NOFOLLOW_LINKS)) {
            return new Contents(List.of(), List.of());
        }
        for (String place : places()) {
            read(place, entries, unknown);
        }
        unknown.removeIf(path -> isOnTheWay(directory.relativize(path).toString()));
        return new Contents(withVersions(entries), List.copyOf(unknown));
    }

    private static Set<String> places() {
        Set<String> places = new TreeSet<>();
        for (Kind kind : Kind.values()) {
            places.add(kind.directory());
        }
        return places;
    }

    /** Directories that hold entries, and what else belongs to the layout. */
    private static boolean isOnTheWay(String path) {
        return places().stream().anyMatch(p -> p.equals(path) || p.startsWith(path + "/"))
                || path.matches(
                        ".*[./]lock|limited|bam/locks|demo/results|hottub/jdks|bench/.*\\.startup|relayout/programs/.*\\.log");
    }

    private void read(String place, List<Entry> entries, Set<Path> unknown) throws IOException {
        Path parent = directory.resolve(place);
        if (!Files.exists(parent, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        checkWay(place);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(parent)) {
            for (Path file : files) {
                Optional<Kind> kind = kind(place, file.getFileName().toString());
                if (kind.isPresent()) {
                    entry(kind.get(), file).ifPresent(entries::add);
                } else {
                    unknown.add(file);
                }
            }
        }
    }

    private static Optional<Kind> kind(String place, String name) {
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.directory().equals(place))
                .filter(kind -> kind.isName(name) || kind.isLeft(name))
                .findFirst();
    }

    /**
     * Empty if it is gone since its directory was read: its builder renames it, or others clean.
     */
    private Optional<Entry> entry(Kind kind, Path file) throws IOException {
        Optional<Entry> found = lookIfThere(kind, file);
        if (found.isPresent() && found.get().state() != State.REFUSED && isLocked(found.get())) {
            return Optional.of(found.get().with(State.IN_USE, BUILDER));
        }
        return found;
    }

    /** No directory on the way to an entry may lead somewhere else. */
    private void checkWay(String place) throws IOException {
        Path way = directory;
        for (Path step : Path.of(place)) {
            String complaint = Measured.complaint(way, user);
            if (!complaint.isEmpty()) {
                throw new CacheException(way, complaint);
            }
            way = way.resolve(step);
        }
        String complaint = Measured.complaint(way.normalize(), user);
        if (!complaint.isEmpty()) {
            throw new CacheException(way.normalize(), complaint);
        }
    }

    /** The same, where it may be gone: empty then. */
    Optional<Entry> lookIfThere(Kind kind, Path file) throws IOException {
        try {
            return Optional.of(look(kind, file));
        } catch (NoSuchFileException e) {
            if (!file.toString().equals(e.getFile())) {
                throw e;
            }
            return Optional.empty();
        }
    }

    /** An entry as it is now, whether it is locked or not. */
    Entry look(Kind kind, Path file) throws IOException {
        Entry nothing = new Entry(kind, file, 0, Instant.EPOCH, State.REFUSED, "");
        String complaint = Measured.complaint(file, user);
        if (!complaint.isEmpty()) {
            return nothing.with(State.REFUSED, complaint);
        }
        Measured measured = Measured.of(file, user);
        State state = kind.isName(file.getFileName().toString()) ? State.CURRENT : State.UNFINISHED;
        Entry entry = new Entry(kind, file, measured.size(), measured.used(), state, "");
        if (!measured.complaint().isEmpty()) {
            return entry.with(State.REFUSED, measured.complaint());
        }
        Optional<String> used = users.of(file);
        if (used.isPresent()) {
            return entry.with(State.IN_USE, used.get());
        }
        return entry;
    }

    /** Whether somebody makes such an entry right now. */
    boolean isLocked(Entry entry) throws IOException {
        Optional<Path> lock = lockOf(entry);
        return lock.isPresent() && users.locked(lock.get());
    }

    /** The file that is locked while the entry is made. */
    Optional<Path> lockOf(Entry entry) {
        Path parent = entry.path().getParent();
        return switch (entry.kind().lock()) {
            case NONE -> Optional.empty();
            case OF_ENTRY -> Optional.of(parent.resolve(base(entry.name()) + ".lock"));
            case OF_DIRECTORY -> Optional.of(parent.resolve("lock"));
            case IN_LOCKS -> Optional.of(parent.resolveSibling("locks").resolve(entry.name()));
        };
    }

    private static String base(String name) {
        return name.replaceFirst("\\.(building|removing)$", "");
    }

    /** All but the newest of a family are of older versions. */
    private static List<Entry> withVersions(List<Entry> entries) {
        Map<String, Instant> newest = new HashMap<>();
        for (Entry entry : entries) {
            if (entry.state() != State.REFUSED) {
                entry.kind()
                        .family(entry.name())
                        .ifPresent(family ->
                                newest.merge(family, entry.used(), (a, b) -> a.isAfter(b) ? a : b));
            }
        }
        return entries.stream()
                .map(entry ->
                        entry.state() == State.CURRENT
                                        && entry.kind()
                                                .family(entry.name())
                                                .filter(f -> entry.used().isBefore(newest.get(f)))
                                                .isPresent()
                                ? entry.with(State.OLDER, "")
                                : entry)
                .sorted(Comparator.comparing(Entry::kind).thenComparing(Entry::name))
                .toList();
    }
}
