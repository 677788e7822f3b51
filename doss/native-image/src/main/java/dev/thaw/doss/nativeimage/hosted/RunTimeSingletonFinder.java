// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.doss.nativeimage.RunTimeSingletons;
import dev.thaw.doss.rules.Identity;
import dev.thaw.doss.rules.IdentityComparisons;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.graalvm.word.WordBase;

/**
 * Finds the fields of {@link RunTimeSingletons}. Of static final ones, whose class is initialized
 * at run time: plain {@code Object}s; objects of the program, if equal is only what is one; of the
 * JDK what is declared together with the field, and by what threads meet; and whatever any code
 * compares with the field by {@code ==}. Of other static ones: objects that nobody makes but the
 * classes declared together with the field. What may be set again is else what a program has at the
 * time, and not what it is told apart by.
 */
final class RunTimeSingletonFinder {
    private static final Set<String> MEETING_POINTS =
            Set.of("java.util.concurrent.atomic", "java.util.concurrent.locks");

    private static final String FINAL =
            "it is the one in %s, and each process has its own: that class is initialized at run time (build with --initialize-at-build-time for it)";

    private static final String COMPARED =
            "it is the one in %s, with which code compares by ==, and each process has its own: that class is initialized at run time (build with --initialize-at-build-time for it)";

    private static final String LAZY =
            "it is the one in %s, and each process makes its own: its class lets nobody else make one (keep what it is to say, and ask for it again; or name its class in META-INF/thaw/doss-plain-data)";

    private final Collection<HostedField> fields;
    private final Collection<HostedType> types;

    // Types whose objects are equal only if they are one.
    private final Map<Class<?>, List<HostedType>> byOutermost;
    private final List<HostedType> toldApart;
    private final Map<Class<?>, int[]> ofProgram = new HashMap<>();

    private final List<Integer> offsets = new ArrayList<>();
    private final List<int[]> typesByNumber = new ArrayList<>();
    private final List<String> reasons = new ArrayList<>();

    RunTimeSingletonFinder(
            ImageRules rules, Collection<HostedField> fields, Collection<HostedType> types) {
        this.fields = fields;
        this.types = types;
        List<HostedType> byIdentity =
                types.stream()
                        .filter(t -> t.isInstanceClass() && !t.isAbstract())
                        .filter(t -> Identity.decides(t.getJavaClass()))
                        .filter(t -> !rules.isNamed(t.getJavaClass()))
                        .toList();
        this.byOutermost =
                byIdentity.stream()
                        .collect(Collectors.groupingBy(t -> outermost(t.getJavaClass())));
        this.toldApart = byIdentity.stream().filter(t -> isToldApart(t.getJavaClass())).toList();
    }

    void fill(RunTimeSingletons singletons) {
        Set<String> compared = comparedFields();
        for (HostedField field : fields) {
            if (!isStaticReference(field)) {
                continue;
            }
            if (!Modifier.isFinal(field.getModifiers())) {
                add(field, madeOnlyBeside(field), LAZY);
            } else if (!field.getDeclaringClass().getHub().isInitialized()) {
                boolean isCompared = compared.contains(nameOf(field));
                add(field, isCompared ? null : typesOf(field), isCompared ? COMPARED : FINAL);
            }
        }
        singletons.setFields(
                offsets.stream().mapToInt(Integer::intValue).toArray(),
                typesByNumber.toArray(int[][]::new),
                reasons.toArray(String[]::new));
    }

    /**
     * @param valueTypes null for all
     */
    private void add(HostedField field, int[] valueTypes, String reason) {
        if (valueTypes == null || valueTypes.length > 0) {
            offsets.add(field.getLocation());
            typesByNumber.add(valueTypes);
            reasons.add(reason.formatted(nameOf(field)));
        }
    }

    private static String nameOf(HostedField field) {
        return field.getDeclaringClass().getJavaClass().getName() + "." + field.getName();
    }

    private static boolean isStaticReference(HostedField field) {
        Class<?> type = field.getType().getJavaClass();
        return Modifier.isStatic(field.getModifiers())
                && field.getLocation() > 0
                && !type.isPrimitive()
                && !WordBase.class.isAssignableFrom(type)
                && !ImageRules.isOfTheRunTimeSystem(field.getDeclaringClass().getJavaClass());
    }

    /** By all code that can be in the image, but that of the JDK: it knows its own classes only. */
    private Set<String> comparedFields() {
        Set<Class<?>> holders = new HashSet<>();
        for (HostedField f : fields) {
            if (isStaticReference(f) && !f.getDeclaringClass().getHub().isInitialized()) {
                holders.add(outermost(f.getDeclaringClass().getJavaClass()));
            }
        }
        Set<String> found = new HashSet<>();
        for (HostedType t : types) {
            Class<?> c = t.getJavaClass();
            boolean mayCompare = isOfProgram(c) || holders.contains(outermost(c));
            if (mayCompare && !c.isArray() && !c.isPrimitive() && !c.isHidden()) {
                found.addAll(IdentityComparisons.of(c));
            }
        }
        return found;
    }

    /** The types of values that are one for each process. */
    private int[] typesOf(HostedField field) {
        Class<?> holder = field.getDeclaringClass().getJavaClass();
        Class<?> declared = field.getType().getJavaClass();
        if (isOfProgram(holder)) {
            return ofProgram.computeIfAbsent(declared, d -> typeIds(d, toldApart.stream()));
        }
        Stream<HostedType> plain = byOutermost.getOrDefault(Object.class, List.of()).stream();
        return typeIds(declared, Stream.concat(plain, beside(field)));
    }

    private Stream<HostedType> beside(HostedField field) {
        Class<?> holder = outermost(field.getDeclaringClass().getJavaClass());
        return byOutermost.getOrDefault(holder, List.of()).stream();
    }

    private static boolean isToldApart(Class<?> type) {
        return type == Object.class
                || isOfProgram(type)
                || MEETING_POINTS.contains(type.getPackageName());
    }

    private int[] madeOnlyBeside(HostedField field) {
        return typeIds(
                field.getType().getJavaClass(),
                beside(field).filter(t -> Identity.isMadeOnlyByItself(t.getJavaClass())));
    }

    private static int[] typeIds(Class<?> declared, Stream<HostedType> of) {
        return of.filter(t -> declared.isAssignableFrom(t.getJavaClass()))
                .mapToInt(HostedType::getTypeID)
                .toArray();
    }

    private static boolean isOfProgram(Class<?> type) {
        return type.getModule().getLayer() != ModuleLayer.boot()
                && !ImageRules.isOfTheRunTimeSystem(type);
    }

    private static Class<?> outermost(Class<?> type) {
        Class<?> outermost = type;
        try {
            while (outermost.getEnclosingClass() != null) {
                outermost = outermost.getEnclosingClass();
            }
        } catch (LinkageError e) {
            // the outer class is not there: nothing of it is, either
        }
        return outermost;
    }
}
