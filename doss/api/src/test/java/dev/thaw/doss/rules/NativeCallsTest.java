// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What native code gets of an object, by which call ever. */
class NativeCallsTest {
    private final Rules rules = new Rules(NativeCallsTest.class.getClassLoader());

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
        refuses(Initialized.class, InitializedAsObject.class, Registered.class);
    }

    @Test
    void numbersOfDowncallsAreFollowed() {
        refuses(IntDowncall.class, IntArgument.class, ShortDowncall.class);
        refuses(ReflectiveDowncall.class);
    }

    @Test
    void whatNativeCodeGetsIsFollowedToItsField() {
        refuses(GivenFromDouble.class, GivenFromRecord.class, GivenFromList.class);
        refuses(GivenFromMap.class);
        // Its number is given away by a class that is declared together with it.
        assertEquals(Reason.NATIVE_HANDLE, rules.of(Peer.class).reason());
    }

    private void refuses(Class<?>... types) {
        for (Class<?> type : types) {
            Rule rule = rules.of(type);
            assertEquals(Reason.NATIVE_HANDLE, rule.reason(), type.getName());
            assertTrue(rule.text().contains(type.getName() + "."), rule.text());
        }
    }
}
