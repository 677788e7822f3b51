// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;

/**
 * The monitors of objects that have no field for one: strings, arrays, boxes. They are in a map of
 * {@link com.oracle.svm.core.monitor.MultiThreadedMonitorSupport}, which knows only objects that
 * were locked at some time. Who holds the map's lock sees all of them: no thread can then enter
 * such an object for the first time, nor have left the map half changed.
 */
public final class AdditionalMonitors {
    private final Map<?, ?> monitorByObject;
    private final ReentrantLock mapLock;

    @Platforms(Platform.HOSTED_ONLY.class)
    public AdditionalMonitors(Map<?, ?> monitorByObject, ReentrantLock mapLock) {
        this.monitorByObject = monitorByObject;
        this.mapLock = mapLock;
    }

    void freeze() {
        mapLock.lock();
    }

    void unfreeze() {
        mapLock.unlock();
    }

    /** Objects and their monitors, in turns; nulls at the end. The map must be frozen. */
    Object[] pairs() {
        Object[] pairs = new Object[2 * monitorByObject.size()];
        int i = 0;
        for (Map.Entry<?, ?> entry : monitorByObject.entrySet()) {
            if (i < pairs.length) {
                pairs[i++] = entry.getKey();
                pairs[i++] = entry.getValue();
            }
        }
        return pairs;
    }
}
