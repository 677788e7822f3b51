// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.heap.ReferenceInternals;
import com.oracle.svm.core.heap.UnknownObjectField;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.monitor.MonitorSupport;
import java.lang.ref.Reference;
import jdk.graal.compiler.word.ObjectAccess;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;

/**
 * Which objects cannot be in a snapshot because they mean something only to the process (or its
 * kernel) that made them, or because another process may not have initialized their class.
 *
 * <p>Source: DOSS dissertation, section 5.3, "SNAPSHOT operation" and problem 3.
 */
public final class ExecutionState {
    /** The reasons, by the code that stands for them in the table. */
    private static final String[] REASONS = {
        null,
        "its class is initialized at run time, so another process may not have initialized it"
                + " (build with --initialize-at-build-time for that class)",
        "it refers to an object without keeping it alive, which another process cannot follow",
        "it is a thread or belongs to one",
        "it is an open file, socket, channel, pipe or process of this process",
        "it loads classes",
        "it holds native memory of this process",
        "it is part of the run-time system of this process",
    };

    public static final byte RUN_TIME_INITIALIZED = 1;
    public static final byte REFERENCE = 2;
    public static final byte THREAD = 3;
    public static final byte DESCRIPTOR = 4;
    public static final byte CLASS_LOADER = 5;
    public static final byte NATIVE_MEMORY = 6;
    public static final byte RUNTIME_SYSTEM = 7;

    /** The codes by type ID, 0 for types that are plain data. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private byte[] codeByTypeId;

    @Platforms(Platform.HOSTED_ONLY.class)
    public ExecutionState() {}

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setCodes(byte[] codes) {
        codeByTypeId = codes;
    }

    /** Why the object cannot be in a snapshot, or null if it can. Does not allocate. */
    String reasonAgainst(DynamicHub hub, Object object) {
        byte code = codeByTypeId[hub.getTypeID()];
        boolean isData =
                code == 0
                        || code == REFERENCE
                                && ReferenceInternals.getReferentPointer((Reference<?>) object)
                                        .isNull();
        if (!isData) {
            return REASONS[code];
        }
        return isLocked(hub, object) ? "a thread holds its lock" : null;
    }

    private static boolean isLocked(DynamicHub hub, Object object) {
        int offset = hub.getMonitorOffset();
        return offset != 0
                && ObjectAccess.readLong(object, offset) != 0
                && MonitorSupport.singleton().isLockedByAnyThread(object);
    }
}
