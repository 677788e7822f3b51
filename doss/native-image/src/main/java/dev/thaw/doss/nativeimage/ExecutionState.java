// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.heap.ReferenceInternals;
import com.oracle.svm.core.heap.UnknownObjectField;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.jdk.JDKUtils;
import java.lang.ref.Reference;
import jdk.graal.compiler.word.ObjectAccess;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;

/**
 * Which objects cannot be in a snapshot because they mean something only to the process (or its
 * kernel) that made them, or because another process may not have initialized their class: the
 * verdicts of {@link dev.thaw.doss.rules.Rules} for all types of the image, as tables.
 *
 * <p>Source: DOSS dissertation, section 5.3, "SNAPSHOT operation" and problem 3. Where it leaves a
 * choice, this refuses.
 */
public final class ExecutionState {
    /** The verdict on objects that are data. */
    public static final short NONE = 0;

    /** Added to the verdict on a class that is initialized at run time. */
    public static final short RUN_TIME_INITIALIZED = 1 << 14;

    // How a verdict is reached.
    public static final byte ALWAYS = 0;
    public static final byte BY_REFERENT = 1;
    public static final byte BY_STACK_TRACE = 2;

    // By the value of a field of that size.
    public static final byte BY_INT = 3;
    public static final byte BY_LONG = 4;

    /** A string, by its hash code. */
    public static final byte BY_INTERNING = 5;

    // The ordinal numbers of StateTest.Comparison.
    private static final byte HAS_BITS = 0;
    private static final byte LESS_THAN = 1;
    private static final byte EQUAL = 2;
    private static final byte AT_LEAST = 4;

    private static final String RUN_TIME_INITIALIZED_REASON =
            "its class is initialized at run time, so another process may not have initialized it"
                    + " (build with --initialize-at-build-time for that class, or with"
                    + " -H:+ObjectSnapshotRunTimeInitializedClasses)";

    static final String LOCKED = "a thread holds its lock, or waits for its notification";

    private final boolean allowRunTimeInitialized;
    private final InternedStrings internedStrings;

    /** The verdicts by type ID; they are numbered from 1. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private short[] verdictByTypeId;

    /** By type ID. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private long[] plainShapeByTypeId;

    // By verdict.
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private String[] reasons;

    @UnknownObjectField(availability = ReadyForCompilation.class)
    private byte[] kinds;

    /** Where the field is that decides, in bytes from the object. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private int[] stateOffsets;

    /** Of {@link dev.thaw.doss.rules.StateTest}. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private byte[] comparisons;

    @UnknownObjectField(availability = ReadyForCompilation.class)
    private long[] operands;

    /** By the reason's ordinal number. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private String[] reasonsOfConstants;

    @Platforms(Platform.HOSTED_ONLY.class)
    public ExecutionState(boolean allowRunTimeInitialized, InternedStrings internedStrings) {
        this.allowRunTimeInitialized = allowRunTimeInitialized;
        this.internedStrings = internedStrings;
    }

    /**
     * @param stateOffset 0 if no field decides
     */
    @Platforms(Platform.HOSTED_ONLY.class)
    public record Verdict(
            String reason, byte kind, int stateOffset, byte comparison, long operand) {}

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setTables(
            short[] verdicts, long[] plainShapes, Verdict[] byNumber, String[] ofConstants) {
        verdictByTypeId = verdicts;
        plainShapeByTypeId = plainShapes;
        reasons = new String[byNumber.length];
        kinds = new byte[byNumber.length];
        stateOffsets = new int[byNumber.length];
        comparisons = new byte[byNumber.length];
        operands = new long[byNumber.length];
        for (int i = NONE + 1; i < byNumber.length; i++) {
            reasons[i] = byNumber[i].reason();
            kinds[i] = byNumber[i].kind();
            stateOffsets[i] = byNumber[i].stateOffset();
            comparisons[i] = byNumber[i].comparison();
            operands[i] = byNumber[i].operand();
        }
        reasonsOfConstants = ofConstants;
    }

    /**
     * The {@link PlainShape} of the objects of a class that can be in a snapshot and need nothing
     * but to be copied, unless they have a monitor; 0 for other classes.
     */
    @AlwaysInline("Called for each object of a graph.")
    long plainShape(DynamicHub hub) {
        return plainShapeByTypeId[hub.getTypeID()];
    }

    /** Why an object outside the image heap cannot be in a snapshot, or null. Does not allocate. */
    String reasonAgainst(DynamicHub hub, Object object) {
        short verdict = verdictByTypeId[hub.getTypeID()];
        int monitorOffset = hub.getMonitorOffset();
        if (verdict == NONE
                && (monitorOffset == 0 || ObjectAccess.readLong(object, monitorOffset) == 0)) {
            return null;
        }
        return reasonAgainst(verdict, monitorOffset, object);
    }

    private String reasonAgainst(short verdict, int monitorOffset, Object object) {
        int own = verdict & ~RUN_TIME_INITIALIZED;
        if (own != NONE && isRefused(own, object)) {
            return reasons[own];
        }
        if (verdict >= RUN_TIME_INITIALIZED && !allowRunTimeInitialized) {
            return RUN_TIME_INITIALIZED_REASON;
        }
        return Monitors.isInUse(monitorOffset, object) ? LOCKED : null;
    }

    /** Why no snapshot can refer to an object of the image heap whose kind is that of a process. */
    String reasonAgainstConstant(byte kind) {
        return reasonsOfConstants[kind - ImageConstants.FIRST_REASON];
    }

    private boolean isRefused(int verdict, Object object) {
        byte kind = kinds[verdict];
        if (kind == BY_REFERENT) {
            return !isSpent((Reference<?>) object);
        }
        if (kind == BY_STACK_TRACE) {
            return hasCodeAddresses((Throwable) object);
        }
        if (kind == BY_INTERNING) {
            return isInterned(verdict, object, Word.objectToUntrackedPointer(object));
        }
        return kind == ALWAYS || isRefusedByState(verdict, object);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private boolean isInterned(int verdict, Object string, Pointer place) {
        Word offset = Word.unsigned(stateOffsets[verdict]);
        return internedStrings.contain(place, ObjectAccess.readInt(string, offset));
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private boolean isRefusedByState(int verdict, Object object) {
        Word offset = Word.unsigned(stateOffsets[verdict]);
        long value =
                kinds[verdict] == BY_INT
                        ? ObjectAccess.readInt(object, offset)
                        : ObjectAccess.readLong(object, offset);
        long operand = operands[verdict];
        switch (comparisons[verdict]) {
            case HAS_BITS:
                return (value & operand) != 0;
            case LESS_THAN:
                return value < operand;
            case EQUAL:
                return value == operand;
            case AT_LEAST:
                return value >= operand;
            default:
                return value >= 0 && value < Long.SIZE && (operand >>> value & 1) != 0;
        }
    }

    /**
     * Why the state that a program has given to a copy must not be stored, or null. The object may
     * be anywhere in memory.
     *
     * @param place where the copy is in its slot
     */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    String reasonAgainstStored(DynamicHub hub, Object object, Pointer place) {
        int verdict = verdictByTypeId[hub.getTypeID()] & ~RUN_TIME_INITIALIZED;
        byte kind = kinds[verdict];
        boolean isRefused =
                kind == BY_INTERNING
                        ? isInterned(verdict, object, place)
                        : (kind == BY_INT || kind == BY_LONG) && isRefusedByState(verdict, object);
        return isRefused ? reasons[verdict] : null;
    }

    /** Without a queue, the collector and the reference handler are done with it. */
    private static boolean isSpent(Reference<?> reference) {
        return ReferenceInternals.getReferentPointer(reference).isNull()
                && !ReferenceInternals.hasQueue(reference);
    }

    /** To decode the addresses of another process ends the process. */
    private static boolean hasCodeAddresses(Throwable throwable) {
        return !JDKUtils.isStackTraceValid(throwable) && JDKUtils.getBacktrace(throwable) != null;
    }
}
