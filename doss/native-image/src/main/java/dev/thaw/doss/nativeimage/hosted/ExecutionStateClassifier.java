// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.hub.HubType;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.doss.nativeimage.EntryCounts;
import dev.thaw.doss.nativeimage.ExecutionState;
import dev.thaw.doss.nativeimage.ExecutionState.Verdict;
import dev.thaw.doss.nativeimage.MapFields;
import dev.thaw.doss.nativeimage.Monitors;
import dev.thaw.doss.nativeimage.PlainShape;
import dev.thaw.doss.nativeimage.RunTimeInitializedClasses;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import dev.thaw.doss.rules.Reason;
import dev.thaw.doss.rules.Rule;
import dev.thaw.doss.rules.StateTest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the types of an image whose objects cannot be in a snapshot, and those that need no look.
 */
final class ExecutionStateClassifier {
    private static final Class<?> MONITOR =
            internal("com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer");

    private static final String CONDITION =
            "com.oracle.svm.core.monitor.JavaMonitorQueuedSynchronizer$JavaMonitorConditionObject";

    private final ImageRules rules;
    private final List<HostedInstanceClass> types;
    private final int typeIdCount;

    /** By number; there is none with the number 0. */
    private final List<Verdict> verdicts = new ArrayList<>(Collections.singleton(null));

    ExecutionStateClassifier(ImageRules rules, Collection<HostedType> types) {
        this.rules = rules;
        this.types =
                types.stream()
                        .filter(HostedInstanceClass.class::isInstance)
                        .map(HostedInstanceClass.class::cast)
                        .filter(HostedType::isInstantiated)
                        .sorted(Comparator.comparingInt(HostedType::getTypeID))
                        .toList();
        this.typeIdCount = types.stream().mapToInt(HostedType::getTypeID).max().orElse(0) + 1;
    }

    /** A type that is not public. */
    private static Class<?> internal(String name) {
        try {
            return Class.forName(name, false, ExecutionStateClassifier.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("There is no " + name, e);
        }
    }

    void fill(ExecutionState state) {
        short[] numbers = new short[typeIdCount];
        Map<Verdict, Short> numberOf = new HashMap<>();
        for (HostedInstanceClass type : types) {
            Verdict verdict = verdictOn(type);
            short number = ExecutionState.NONE;
            if (verdict != null) {
                number = numberOf.computeIfAbsent(verdict, this::addVerdict);
            }
            int flag = type.getHub().isInitialized() ? 0 : ExecutionState.RUN_TIME_INITIALIZED;
            numbers[type.getTypeID()] = (short) (number | flag);
        }
        state.setTables(
                numbers,
                plainShapes(numbers),
                verdicts.toArray(Verdict[]::new),
                Stream.of(Reason.values()).map(Reason::text).toArray(String[]::new));
    }

    private short addVerdict(Verdict verdict) {
        verdicts.add(verdict);
        if (verdicts.size() > ExecutionState.RUN_TIME_INITIALIZED) {
            throw new IllegalStateException("Too many reasons to refuse objects");
        }
        return (short) (verdicts.size() - 1);
    }

    /** Null if the objects are data. */
    private Verdict verdictOn(HostedInstanceClass type) {
        Class<?> c = type.getJavaClass();
        if (Enum.class.isAssignableFrom(c) && !type.getHub().isInitialized()) {
            return always(
                    "it is an enum constant, and each process has its own: its class is initialized"
                            + " at run time (build with --initialize-at-build-time for that class)");
        }
        Rule rule = rules.of(type);
        if (rule.isData()) {
            return null;
        }
        return switch (rule.reason()) {
            case REFERENCE -> new Verdict(rule.text(), ExecutionState.BY_REFERENT, 0, (byte) 0, 0);
            case THROWABLE ->
                    new Verdict(rule.text(), ExecutionState.BY_STACK_TRACE, 0, (byte) 0, 0);
            case INTERNED ->
                    new Verdict(
                            rule.text(),
                            ExecutionState.BY_INTERNING,
                            offsetOf(String.class, "hash"),
                            (byte) 0,
                            0);
            default -> rule.test() == null ? always(rule.text()) : byState(rule);
        };
    }

    private static Verdict always(String reason) {
        return new Verdict(reason, ExecutionState.ALWAYS, 0, (byte) 0, 0);
    }

    /** Null if the image has no place for the field: then nothing is ever written to it. */
    private Verdict byState(Rule rule) {
        StateTest test = rule.test();
        HostedField field = find(internal(test.declaring()), test.field());
        if (field == null || field.getLocation() <= 0) {
            return null;
        }
        boolean isInt = field.getType().getJavaClass() == int.class;
        return new Verdict(
                rule.text(),
                isInt ? ExecutionState.BY_INT : ExecutionState.BY_LONG,
                field.getLocation(),
                (byte) test.comparison().ordinal(),
                test.operand());
    }

    private long[] plainShapes(short[] verdictByTypeId) {
        long[] shapes = new long[typeIdCount];
        for (HostedInstanceClass type : types) {
            boolean isPlain =
                    verdictByTypeId[type.getTypeID()] == ExecutionState.NONE
                            && type.getHub().getHubType() == HubType.INSTANCE
                            && LayoutEncoding.isPureInstance(type.getHub().getLayoutEncoding())
                            && kindOfMap(type.getJavaClass()) == EntryCounts.NO_MAP
                            // Its characters are copied with it.
                            && type.getJavaClass() != String.class;
            if (isPlain) {
                shapes[type.getTypeID()] = plainShape(type);
            }
        }
        return shapes;
    }

    private static long plainShape(HostedInstanceClass type) {
        int size = ConfigurationValues.getObjectLayout().alignUp(type.getInstanceSize());
        IntStream fields =
                Stream.of(type.getInstanceFields(true))
                        .filter(field -> !field.getType().isPrimitive())
                        .mapToInt(HostedField::getLocation);
        int[] references =
                IntStream.concat(fields, IntStream.of(type.getHub().getMonitorOffset()))
                        // What an image has no use for has no place.
                        .filter(location -> location > 0)
                        .toArray();
        return PlainShape.of(size, references);
    }

    void fill(EntryCounts counts) {
        byte[] kinds = new byte[typeIdCount];
        for (HostedInstanceClass type : types) {
            kinds[type.getTypeID()] = kindOfMap(type.getJavaClass());
        }
        counts.setKinds(kinds);
    }

    void fill(MapFields fields) {
        fields.setOffsets(place -> offsetOf(internal(place.type()), place.field()));
    }

    private static byte kindOfMap(Class<?> type) {
        if (ConcurrentHashMap.class.isAssignableFrom(type)) {
            return EntryCounts.HASH;
        }
        return ConcurrentSkipListMap.class.isAssignableFrom(type)
                ? EntryCounts.SKIP_LIST
                : EntryCounts.NO_MAP;
    }

    void fill(Monitors monitors) {
        monitors.setOffsets(
                offsetOf(MONITOR, "state"),
                offsetOf(internal("com.oracle.svm.core.monitor.JavaMonitor"), "condition"),
                offsetOf(internal(CONDITION), "firstWaiter"));
    }

    void fill(RunTimeInitializedClasses classes, boolean allowed) {
        List<HostedInstanceClass> all =
                types.stream().filter(t -> allowed && !t.getHub().isInitialized()).toList();
        if (all.size() > ClassesToInitialize.LIMIT) {
            throw UserError.abort(
                    "-H:+ObjectSnapshotRunTimeInitializedClasses is possible with up to %d classes"
                            + " that are initialized at run time; this image has %d. Initialize"
                            + " more of them with --initialize-at-build-time.",
                    ClassesToInitialize.LIMIT, all.size());
        }
        classes.setClasses(
                all.stream().map(HostedType::getJavaClass).toArray(Class<?>[]::new),
                all.stream().mapToInt(HostedType::getTypeID).toArray());
    }

    /** 0 if the image has no such field. */
    private int offsetOf(Class<?> declaring, String name) {
        HostedField field = find(declaring, name);
        return field == null ? 0 : Math.max(0, field.getLocation());
    }

    private HostedField find(Class<?> declaring, String name) {
        for (HostedInstanceClass type : types) {
            if (declaring.isAssignableFrom(type.getJavaClass())) {
                for (HostedField field : type.getInstanceFields(true)) {
                    if (field.getName().equals(name)
                            && field.getDeclaringClass().getJavaClass() == declaring) {
                        return field;
                    }
                }
            }
        }
        return null;
    }
}
