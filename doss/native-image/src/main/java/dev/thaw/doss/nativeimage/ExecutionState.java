// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.heap.ReferenceInternals;
import com.oracle.svm.core.heap.UnknownObjectField;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.jdk.JDKUtils;
import com.oracle.svm.core.monitor.MonitorSupport;
import java.lang.ref.Reference;
import jdk.graal.compiler.word.ObjectAccess;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;

/**
 * Which objects cannot be in a snapshot because they mean something only to the process (or its
 * kernel) that made them, or because another process may not have initialized their class.
 *
 * <p>Source: DOSS dissertation, section 5.3, "SNAPSHOT operation" and problem 3. Where it leaves a
 * choice, this refuses.
 */
public final class ExecutionState {
    public static final byte NONE = 0;

    // What the state of an object decides.
    public static final byte REFERENCE = 1;
    public static final byte THROWABLE = 2;
    public static final byte SYNCHRONIZER = 3;
    public static final byte LONG_SYNCHRONIZER = 4;
    public static final byte STAMPED_LOCK = 5;
    public static final byte SEMAPHORE = 6;
    public static final byte FUTURE = 7;

    // What no copy can be.
    public static final byte NATIVE_MEMORY = 8;
    public static final byte RUNTIME_SYSTEM = 9;

    // What no object of the image heap can be either: other processes have their own.
    public static final byte THREAD = 10;
    public static final byte DESCRIPTOR = 11;
    public static final byte CLASS_LOADER = 12;

    /** Only in the image heap: there are the standard streams of the process. */
    public static final byte STREAM = 13;

    /** Added to the code of a class that is initialized at run time. */
    public static final byte RUN_TIME_INITIALIZED = 1 << 6;

    /** In a StampedLock's state, all that is not its version. */
    private static final long STAMPED_LOCK_HELD = 0xff;

    private static final String RUN_TIME_INITIALIZED_REASON =
            "its class is initialized at run time, so another process may not have initialized it"
                    + " (build with --initialize-at-build-time for that class, or with"
                    + " -H:+ObjectSnapshotRunTimeInitializedClasses)";

    static final String LOCKED = "a thread holds its lock";

    private static final String LOCK_HELD = "a thread holds it, or threads wait for it to open";

    /** By code. */
    private static final String[] REASONS = {
        null,
        "it refers to an object without keeping it alive, or belongs to a ReferenceQueue, which"
                + " another process cannot follow",
        "its stack trace still consists of code addresses of this process (call getStackTrace() on"
                + " it before)",
        LOCK_HELD,
        LOCK_HELD,
        LOCK_HELD,
        "it has no permits left, so threads of this process hold them",
        "it is not complete, and another process would not complete it",
        "it holds native memory of this process",
        "it is part of the run-time system of this process",
        "it is a thread or belongs to one",
        "it is an open file, socket, channel, pipe or process of this process",
        "it loads classes",
        "it is a stream of this process",
    };

    private final boolean allowRunTimeInitialized;

    /** The codes by type ID. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private byte[] codeByTypeId;

    /** By type ID. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private long[] plainShapeByTypeId;

    /** Where the field is that decides, by code, in bytes from the object. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private int[] stateOffsetByCode;

    @Platforms(Platform.HOSTED_ONLY.class)
    public ExecutionState(boolean allowRunTimeInitialized) {
        this.allowRunTimeInitialized = allowRunTimeInitialized;
    }

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setTables(byte[] codes, long[] plainShapes, int[] stateOffsets) {
        codeByTypeId = codes;
        plainShapeByTypeId = plainShapes;
        stateOffsetByCode = stateOffsets;
    }

    @Platforms(Platform.HOSTED_ONLY.class)
    public static int codeCount() {
        return REASONS.length;
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
        byte code = codeByTypeId[hub.getTypeID()];
        int monitorOffset = hub.getMonitorOffset();
        if (code == NONE
                && (monitorOffset == 0 || ObjectAccess.readLong(object, monitorOffset) == 0)) {
            return null;
        }
        return reasonAgainst(code, monitorOffset, object);
    }

    private String reasonAgainst(byte code, int monitorOffset, Object object) {
        if (code != NONE) {
            boolean isRunTimeInitialized = code >= RUN_TIME_INITIALIZED;
            byte ownCode = (byte) (code & ~RUN_TIME_INITIALIZED);
            if (isExecutionState(ownCode, object)) {
                return REASONS[ownCode];
            }
            if (isRunTimeInitialized && !allowRunTimeInitialized) {
                return RUN_TIME_INITIALIZED_REASON;
            }
        }
        return isLocked(monitorOffset, object) ? LOCKED : null;
    }

    /** Why no snapshot can refer to an object of the image heap whose code is that of a process. */
    String reasonAgainstConstant(byte code) {
        return REASONS[code];
    }

    private boolean isExecutionState(byte code, Object object) {
        return switch (code) {
            case NONE, STREAM -> false;
            case REFERENCE -> !isSpent((Reference<?>) object);
            case THROWABLE -> hasCodeAddresses((Throwable) object);
            case SYNCHRONIZER -> ObjectAccess.readInt(object, stateOffsetByCode[code]) != 0;
            case LONG_SYNCHRONIZER -> ObjectAccess.readLong(object, stateOffsetByCode[code]) != 0;
            case STAMPED_LOCK ->
                    (ObjectAccess.readLong(object, stateOffsetByCode[code]) & STAMPED_LOCK_HELD)
                            != 0;
            case SEMAPHORE -> ObjectAccess.readInt(object, stateOffsetByCode[code]) <= 0;
            case FUTURE -> ObjectAccess.readLong(object, stateOffsetByCode[code]) == 0;
            default -> true;
        };
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

    private static boolean isLocked(int offset, Object object) {
        return offset != 0
                && ObjectAccess.readLong(object, offset) != 0
                && MonitorSupport.singleton().isLockedByAnyThread(object);
    }
}
