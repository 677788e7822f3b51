// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.refuse;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** UNLOAD where the runtime heap has no room for what is in the slot. */
final class RoomToUnload {
    private static final int BYTES = 1 << 20;
    private static final int PARTS = 50;
    private static final int TRIES = 10;

    /**
     * With -XX:ReservedAddressSpaceSize=768m, it leaves room for a collection, but not for the
     * parts.
     */
    private static final int BALLAST = 200;

    private RoomToUnload() {}

    static void store(boolean large, Path file) {
        snapshot(parts(large), 0);
        DOSS.provider().store(getSlot(0), file);
    }

    /** In another process, whose runtime heap has had no parts. */
    static void run(boolean large, Path file) {
        Object[] root = (Object[]) DOSS.provider().load(file, getSlot(0)).getRootObject();
        List<byte[]> ballast = new ArrayList<>();
        for (int i = 0; i < BALLAST; i++) {
            ballast.add(new byte[BYTES]);
        }
        Scenarios.collect();
        root[0] = "written";
        refuse("UNLOAD of slot 0: there is no room", () -> DOSS.provider().unload(getSlot(0)));
        refuse("UNLOAD of slot 0: there is no room", () -> DOSS.provider().discard(getSlot(0)));
        require(getSlot(0).getSnapshot().getRootObject() == root, "nothing has changed");
        check(root, large);
        Scenarios.collect();
        check(root, large);
        ballast.clear();
        require(unloaded() == root, "unloaded when there is room");
        check(root, large);
    }

    /**
     * The same where the address space has room, but the largest heap (-Xmx) may be smaller than
     * the parts.
     */
    static void runInLargestHeap(boolean large, Path file) {
        Object[] root = (Object[]) DOSS.provider().load(file, getSlot(0)).getRootObject();
        root[0] = "written";
        if (Runtime.getRuntime().maxMemory() > (long) PARTS * BYTES) {
            require(DOSS.provider().unload(getSlot(0)) == root, "unloaded");
        } else {
            refuse("start with a larger -Xmx", () -> DOSS.provider().unload(getSlot(0)));
            require(getSlot(0).getSnapshot().getRootObject() == root, "nothing has changed");
        }
        check(root, large);
        Scenarios.allocateGarbage();
        Scenarios.collect();
        check(root, large);
        if (getSlot(0).getSnapshot() != null) {
            Object part = root[1];
            root = null;
            DOSS.provider().discard(getSlot(0));
            Scenarios.collect();
            require(((byte[]) ((Object[]) part)[0])[0] == 1, "what is in use has moved");
        }
    }

    /** As the message of the refusal says; a collection may leave chunks where room is needed. */
    private static Object unloaded() {
        for (int tries = 1; ; tries++) {
            Scenarios.collect();
            try {
                return DOSS.provider().unload(getSlot(0));
            } catch (DOSSException e) {
                if (tries == TRIES) {
                    throw e;
                }
            }
        }
    }

    private static Object[] parts(boolean large) {
        Object[] parts = new Object[1 + PARTS];
        for (int i = 1; i < parts.length; i++) {
            Object[] part = new Object[large ? 1 : 1000];
            for (int k = 0; k < part.length; k++) {
                byte[] bytes = new byte[BYTES / part.length];
                bytes[0] = (byte) i;
                part[k] = bytes;
            }
            parts[i] = part;
        }
        return parts;
    }

    private static void check(Object[] parts, boolean large) {
        require(parts[0].equals("written"), "what was written");
        for (int i = 1; i < parts.length; i++) {
            Object[] part = (Object[]) parts[i];
            for (Object bytes : part) {
                require(((byte[]) bytes)[0] == (byte) i, "part " + i + ", large: " + large);
            }
        }
    }
}
