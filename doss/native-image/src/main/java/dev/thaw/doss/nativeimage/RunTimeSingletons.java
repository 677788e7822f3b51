// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.StaticFieldsSupport;
import com.oracle.svm.core.heap.UnknownObjectField;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.layeredimagesingleton.MultiLayeredImageSingleton;
import jdk.graal.compiler.word.ObjectAccess;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;

/**
 * The static fields whose values a program tells apart by which they are, and that another process
 * has other objects in: those of classes initialized at run time, and those that are filled later.
 */
public final class RunTimeSingletons {
    /** In bytes from the array of all static fields. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private int[] offsets;

    /** By place in offsets: the types whose objects count; null for any. */
    @UnknownObjectField(availability = ReadyForCompilation.class)
    private int[][] types;

    @UnknownObjectField(availability = ReadyForCompilation.class)
    private String[] reasons;

    @Platforms(Platform.HOSTED_ONLY.class)
    public RunTimeSingletons() {}

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setFields(int[] offsetByNumber, int[][] typesByNumber, String[] reasonByNumber) {
        offsets = offsetByNumber;
        types = typesByNumber;
        reasons = reasonByNumber;
    }

    int count() {
        return offsets.length;
    }

    /** The value of a field. Does not allocate. */
    Object value(int number) {
        Object fields =
                StaticFieldsSupport.getStaticObjectFieldsAtRuntime(
                        MultiLayeredImageSingleton.UNUSED_LAYER_NUMBER);
        return ObjectAccess.readObject(fields, offsets[number]);
    }

    /** Whether values of this class are told apart by which they are. */
    boolean isOne(int number, DynamicHub hub) {
        if (types[number] == null) {
            return true;
        }
        for (int type : types[number]) {
            if (type == hub.getTypeID()) {
                return true;
            }
        }
        return false;
    }

    /** Why it cannot be in a snapshot. */
    String reason(int number) {
        return reasons[number];
    }
}
