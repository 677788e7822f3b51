// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.same;

import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.ImageIndex;
import dev.thaw.layout.profile.ImagePlaces;
import dev.thaw.layout.profile.ObjectIdentity;
import dev.thaw.layout.profile.OrderBy;
import dev.thaw.layout.profile.PageName;
import dev.thaw.layout.profile.ProfiledObjects;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.StartupTrace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether an object that an order takes for one of another build is that object: by paths in words,
 * which {@link HeapPathsFeature} has found in both builds.
 */
public final class SameObjects {
    /**
     * An object of an image heap.
     *
     * @param path empty if it has none that is its alone
     */
    private record HeapObject(String type, String path) {}

    /**
     * A build of the program that records its start.
     *
     * @param paths what {@link HeapPathsFeature} has written
     * @param index what the builder has written
     * @param trace of one start
     */
    public record Recorded(Path paths, Path index, Path trace) {}

    /**
     * Another build of it, in the order of that start's profile.
     *
     * @param paths what {@link HeapPathsFeature} has written
     * @param places what the builder has written
     */
    public record Ordered(Path image, Path paths, Path places) {}

    /** Objects that have a path in both builds. */
    public static final class Share {
        private int yes;
        private final List<String> others = new ArrayList<>();

        private void add(boolean is, HeapObject object) {
            yes += is ? 1 : 0;
            if (!is) {
                others.add(object.type() + " " + object.path());
            }
        }

        /** How many are the same object. */
        public int same() {
            return yes;
        }

        /** How many there are. */
        public int all() {
            return yes + others.size();
        }

        /** What is not the same object, as class and path. */
        public List<String> others() {
            return List.copyOf(others);
        }

        /** Of none, 0. */
        public double percent() {
            return 100.0 * yes / Math.max(1, all());
        }

        @Override
        public String toString() {
            return "%d of %d with a path in both (%.1f %%)".formatted(yes, all(), percent());
        }
    }

    /**
     * What one kind of identity gives.
     *
     * @param found of the touched objects, those that the order takes for themselves
     * @param right of the objects that the order takes for touched ones, those that are
     */
    public record Shares(Share found, Share right) {}

    private final Map<Long, HeapObject> recorded;
    private final Map<Long, HeapObject> ordered;
    private final Map<String, Long> recordedByPath;
    private final Map<String, Long> orderedByPath;
    private final Map<Long, ObjectIdentity> identities = new HashMap<>();
    private final StartupProfile profile;
    private final ImageIndex index;

    /** By the recorded start. */
    private final Set<Long> touched = new HashSet<>();

    /** The classes of what was touched, by what the profile says of it. */
    private final Map<ObjectIdentity, Set<String>> recordedTypes = new HashMap<>();

    /**
     * @param profile of the recorded start
     * @throws IOException if a file cannot be read, or two do not belong together
     */
    public SameObjects(Recorded build, StartupProfile profile, Ordered other) throws IOException {
        this.profile = profile;
        recorded = objects(build.paths());
        ordered = objects(other.paths());
        recordedByPath = byPath(recorded);
        orderedByPath = byPath(ordered);
        index = ImageIndex.read(build.index());
        for (var access : StartupTrace.read(build.trace()).objects()) {
            if (access.isOf(index)) {
                touched.add(access.offset());
                recordedTypes
                        .computeIfAbsent(
                                index.objects().get(access.offset()).identity(),
                                _ -> new HashSet<>())
                        .add(recorded.get(access.offset()).type());
            }
        }
        require(
                new HashSet<>(profile.objects()).equals(recordedTypes.keySet()),
                "the profile is not of " + build.trace());
        long begin = ElfFile.read(other.image()).section(".svm_heap").address();
        ImagePlaces.read(other.places())
                .places()
                .forEach((address, place) -> {
                    if (place.name() instanceof PageName.InObject o) {
                        identities.put(address - begin, o.object());
                    }
                });
        require(
                ordered.keySet().equals(identities.keySet()),
                other.places() + " has other objects than " + other.paths());
    }

    private static Map<Long, HeapObject> objects(Path file) throws IOException {
        Map<Long, HeapObject> objects = new HashMap<>();
        try (Stream<String> lines = Files.lines(file)) {
            lines.map(line -> line.split("\t", -1))
                    .forEach(f -> objects.put(Long.parseLong(f[0]), new HeapObject(f[1], f[2])));
        }
        return objects;
    }

    private static Map<String, Long> byPath(Map<Long, HeapObject> objects) throws IOException {
        Map<String, Long> byPath = new HashMap<>();
        for (var entry : objects.entrySet()) {
            String path = entry.getValue().path();
            if (!path.isEmpty()) {
                require(
                        byPath.put(path, entry.getKey()) == null,
                        "two objects have one path: " + path);
            }
        }
        return byPath;
    }

    private static void require(boolean holds, String otherwise) throws IOException {
        if (!holds) {
            throw new IOException(otherwise);
        }
    }

    /** How many objects the start has touched, with a path or without. */
    public int touched() {
        return touched.size();
    }

    /**
     * @throws IOException if an object is taken for one of another class
     */
    public Shares by(OrderBy.Heap by) throws IOException {
        Map<Long, Integer> places =
                new HashMap<>(new ProfiledObjects<>(by, profile.objects(), identities).places());
        Share found = new Share();
        for (long offset : touched) {
            HeapObject object = recorded.get(offset);
            Long here = orderedByPath.get(object.path());
            if (here != null) {
                Integer place = places.get(here);
                found.add(place != null && alike(by, place, offset), object);
            }
        }
        Share right = new Share();
        for (var entry : places.entrySet()) {
            HeapObject object = ordered.get(entry.getKey());
            Long there = recordedByPath.get(object.path());
            if (there != null) {
                right.add(touched.contains(there) && alike(by, entry.getValue(), there), object);
            }
            Set<String> types = recordedTypes.get(profile.objects().get(entry.getValue()));
            require(types.contains(object.type()), object + " is taken for one of " + types);
        }
        return new Shares(found, right);
    }

    /** Whether a touched object is one that an entry of the profile stands for. */
    private boolean alike(OrderBy.Heap by, int place, long offset) {
        ObjectIdentity a = profile.objects().get(place);
        ObjectIdentity b = index.objects().get(offset).identity();
        return by.keys().stream().anyMatch(key -> key.applyAsLong(a) == key.applyAsLong(b));
    }
}
