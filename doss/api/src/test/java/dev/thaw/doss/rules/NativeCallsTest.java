// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static dev.thaw.doss.rules.Verdicts.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What native code gets of an object, by which call ever. */
class NativeCallsTest {
    static final class Library {
        static native int size(long handle);

        static native void register(Object o);
    }

    record Peer(long handle) {}

    static class Initialized {
        long handle;

        static native void init(Initialized self);
    }

    static class InitializedAsObject {
        long handle;

        static native void init(Object self);
    }

    static class Registered {
        long handle;

        Registered() {
            Library.register(this);
        }
    }

    static class IntDowncall {
        static MethodHandle function;
        int descriptor;

        void open() throws Throwable {
            descriptor = (int) function.invokeExact();
        }
    }

    static class IntArgument {
        static MethodHandle function;
        int descriptor;

        void close() throws Throwable {
            int unused = (int) function.invokeExact(descriptor);
        }
    }

    static class ShortDowncall {
        static MethodHandle function;
        short descriptor;

        void open() throws Throwable {
            descriptor = (short) function.invokeExact();
        }
    }

    static class ReflectiveDowncall {
        static MethodHandle function;
        Object descriptor;

        void open() throws Throwable {
            descriptor = (Integer) function.invokeWithArguments(1);
        }
    }

    static class GivenFromDouble {
        private final double handle;

        GivenFromDouble(double handle) {
            this.handle = handle;
        }

        int size() {
            return Library.size((long) handle);
        }
    }

    static class GivenFromRecord {
        private final Peer peer;

        GivenFromRecord(Peer peer) {
            this.peer = peer;
        }

        int size() {
            return Library.size(peer.handle());
        }
    }

    static class GivenFromList {
        private List<Long> handles;

        void close() {
            handles.forEach(Library::size);
        }
    }

    static class GivenFromMap {
        private Map<String, Object> handles;

        int size(String name) {
            return Library.size((Long) handles.get(name));
        }
    }

    @Test
    void staticNativeMethodsThatGetTheObjectAreItsOwn() {
        refuses(
                Reason.NATIVE_HANDLE,
                Initialized.class,
                InitializedAsObject.class,
                Registered.class);
    }

    @Test
    void numbersOfDowncallsAreFollowed() {
        refuses(Reason.NATIVE_HANDLE, IntDowncall.class, IntArgument.class, ShortDowncall.class);
        refuses(Reason.NATIVE_HANDLE, ReflectiveDowncall.class);
    }

    @Test
    void whatNativeCodeGetsIsFollowedToItsField() {
        refuses(
                Reason.NATIVE_HANDLE,
                GivenFromDouble.class,
                GivenFromRecord.class,
                GivenFromList.class);
        refuses(Reason.NATIVE_HANDLE, GivenFromMap.class);
        // Its number is given away by a class that is declared together with it.
        assertEquals(Reason.NATIVE_HANDLE, Verdicts.RULES.of(Peer.class).reason());
    }
}
