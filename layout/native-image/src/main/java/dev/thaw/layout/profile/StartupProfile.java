// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a start of a program touches, in order, by names that another build of it has too.
 *
 * <p>The file is a CSV: a line with format, version and programs, then a line for each compilation
 * unit, method and object, those that a start writes to before the others. An object has a number
 * for each kind of identity.
 *
 * <p>Source: "Improving Native-Image Startup Performance" (CGO'25), section 6.2.
 *
 * @param programs main classes, or names of libraries; more than one if profiles were merged
 * @param units names of compilation units
 * @param methods names of methods, inlined ones too
 * @param objects identities of objects of the image heap
 * @param written how many of the objects, the first ones, a start writes to
 * @param ignored how many lines of the file say nothing, or what an earlier line says
 */
public record StartupProfile(
        List<String> programs,
        List<String> units,
        List<String> methods,
        List<ObjectIdentity> objects,
        int written,
        int ignored) {
    private static final String MAGIC = "thaw-startup-profile,1,";

    private static final String UNIT = "unit,";
    private static final String METHOD = "method,";
    private static final String OBJECT = "object,";
    private static final String WRITTEN = "written,";

    private static final Pattern PROGRAM = Pattern.compile(QuotedName.PATTERN);
    private static final Pattern PROGRAMS =
            Pattern.compile(QuotedName.PATTERN + "(?:," + QuotedName.PATTERN + ")*");

    /**
     * Gives what a trace says its names. The executions of each thread come one behind the other,
     * the threads in the order of their first ones. Objects that were written to come before those
     * that were only read: the kernel copies a page that is written to, so those are few.
     *
     * @throws ProfileException if trace and index are of different builds
     */
    public static StartupProfile of(StartupTrace trace, ImageIndex index) {
        if (!trace.buildId().equals(index.buildId())) {
            throw new ProfileException(
                    "the trace is of another build than the index of %s: run the image that was built with the index"
                            .formatted(index.program()));
        }
        // Behind the image heap, objects of the run-time heap were recorded too.
        Set<ObjectIdentity> objects = new LinkedHashSet<>(identities(trace, index, true));
        int written = objects.size();
        objects.addAll(identities(trace, index, false));
        List<StartupTrace.Execution> all =
                Stream.concat(trace.units().stream(), trace.methods().stream())
                        .sorted(Comparator.comparingLong(StartupTrace.Execution::time))
                        .toList();
        // A unit executes its root method.
        Map<Integer, String> methods = new HashMap<>(index.units());
        methods.putAll(index.methods());
        return new StartupProfile(
                List.of(index.program()),
                byThread(trace.units(), index.units()),
                byThread(all, methods),
                List.copyOf(objects),
                written,
                0);
    }

    private static List<ObjectIdentity> identities(
            StartupTrace trace, ImageIndex index, boolean written) {
        return trace.objects().stream()
                .filter(access -> (access.written() || access.byAddress()) == written)
                .filter(access -> access.isOf(index))
                .map(access -> index.objects().get(access.offset()).identity())
                .toList();
    }

    /** For who orders by compilation units alone: methods are half of a file. */
    public StartupProfile withoutMethods() {
        return new StartupProfile(programs, units, List.of(), objects, written, ignored);
    }

    /**
     * For who orders by it.
     *
     * @throws ProfileException if it names nothing of what is to be ordered
     */
    public void requireNamesFor(OrderBy by) {
        boolean noCode =
                switch (by.code()) {
                    case CU -> units.isEmpty();
                    case METHOD -> methods.isEmpty();
                    case null -> false;
                };
        boolean noHeap = by.heap() != null && objects.isEmpty();
        if (noCode || noHeap) {
            throw new ProfileException(
                    "the profile of %s names no %s: record that, too (-H:StartupProfileOf), or order %s"
                            .formatted(
                                    String.join(" and ", programs),
                                    noCode ? "code" : "objects",
                                    noCode ? "objects alone" : "code alone"));
        }
    }

    /** With what lies on other pages that a start touches, behind all that it names itself. */
    public StartupProfile with(List<PageName> pages) {
        Set<String> allUnits = new LinkedHashSet<>(units);
        Set<String> allMethods = new LinkedHashSet<>(methods);
        Set<ObjectIdentity> allObjects = new LinkedHashSet<>(objects);
        for (PageName page : pages) {
            switch (page) {
                case PageName.InUnit in -> {
                    allUnits.add(in.unit());
                    allMethods.add(in.unit());
                }
                case PageName.InObject in -> allObjects.add(in.object());
            }
        }
        return new StartupProfile(
                programs,
                List.copyOf(allUnits),
                List.copyOf(allMethods),
                List.copyOf(allObjects),
                written,
                ignored);
    }

    private static List<String> byThread(
            List<StartupTrace.Execution> executions, Map<Integer, String> names) {
        List<Long> threads =
                executions.stream().map(StartupTrace.Execution::thread).distinct().toList();
        return threads.stream()
                .flatMap(thread -> executions.stream().filter(e -> e.thread() == thread))
                .map(e -> names.get(e.number()))
                .filter(Objects::nonNull)
                .distinct()
                .toList();
    }

    /** Writes it beside the file and renames it. */
    public void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(
                MAGIC + programs.stream().map(QuotedName::quote).collect(Collectors.joining(",")));
        units.forEach(unit -> lines.add(UNIT + QuotedName.quote(unit)));
        methods.forEach(method -> lines.add(METHOD + QuotedName.quote(method)));
        for (int i = 0; i < objects.size(); i++) {
            String kind = i < written ? WRITTEN : OBJECT;
            lines.add(kind + objects.get(i).toString().replace('\t', ','));
        }
        TextFile.write(file, lines);
    }

    /**
     * Reads a profile. Lines that it does not understand are counted and left out, as are those
     * that say the same as an earlier one.
     *
     * @throws ProfileException if it is none
     */
    public static StartupProfile read(Path file) throws IOException {
        List<String> lines = TextFile.read(file);
        String first = lines.isEmpty() ? "" : lines.getFirst();
        String named = first.startsWith(MAGIC) ? first.substring(MAGIC.length()) : "";
        if (!PROGRAMS.matcher(named).matches()) {
            throw notOne(file);
        }
        List<String> programs =
                PROGRAM.matcher(named).results().map(r -> QuotedName.unquote(r.group())).toList();
        Set<String> units = new LinkedHashSet<>();
        Set<String> methods = new LinkedHashSet<>();
        Set<ObjectIdentity> written = new LinkedHashSet<>();
        Set<ObjectIdentity> onlyRead = new LinkedHashSet<>();
        int ignored = 0;
        for (String line : lines.subList(1, lines.size())) {
            boolean added =
                    addName(line, UNIT, units)
                            || addName(line, METHOD, methods)
                            || addObject(line, WRITTEN, written, onlyRead)
                            || addObject(line, OBJECT, onlyRead, written);
            ignored += added ? 0 : 1;
        }
        return new StartupProfile(
                programs,
                List.copyOf(units),
                List.copyOf(methods),
                Stream.concat(written.stream(), onlyRead.stream()).toList(),
                written.size(),
                ignored);
    }

    private static ProfileException notOne(Path file) {
        return new ProfileException(
                file + " is not a startup profile; 'thaw layout profile' makes one from a trace");
    }

    private static boolean addName(String line, String kind, Set<String> names) {
        String name =
                line.startsWith(kind) ? QuotedName.unquote(line.substring(kind.length())) : null;
        return name != null && names.add(name);
    }

    /** Each object is of one kind: what an earlier line says. */
    private static boolean addObject(
            String line, String kind, Set<ObjectIdentity> to, Set<ObjectIdentity> others) {
        String[] fields = line.split(",", -1);
        if (!line.startsWith(kind) || fields.length != 5) {
            return false;
        }
        try {
            ObjectIdentity object = ObjectIdentity.parse(fields, 1);
            return !others.contains(object) && to.add(object);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
