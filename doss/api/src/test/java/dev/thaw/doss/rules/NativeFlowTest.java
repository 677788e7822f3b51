// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Handles of native code, wherever a class keeps them. */
class NativeFlowTest {
    private final Rules rules = new Rules(NativeFlowTest.class.getClassLoader());

    static final class Library {
        static native long open();

        static native short port();

        static native int size(long handle);

        static native void register(Object o);

        static native String version();

        static native int read(byte[] bytes);

        static native void list(long[] handles);
    }

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

    static class InShort {
        short handle = (short) Library.open();
    }

    static class FromShort {
        short port = Library.port();
    }

    static class InByte {
        byte handle = (byte) Library.open();
    }

    static class InChar {
        char handle = (char) Library.open();
    }

    static class InDouble {
        double handle = Library.open();
    }

    static class InFloat {
        float handle = Library.open();
    }

    static class InNumber {
        Number handle = Library.open();
    }

    static class InObject {
        Object handle = Library.open();
    }

    static class InOptional {
        OptionalLong handle = OptionalLong.of(Library.open());
    }

    static class InText {
        String handle = Long.toHexString(Library.open());
    }

    static class InConcatenation {
        String handle = "h" + Library.open();
    }

    static class InLongs {
        final long[] handles = new long[1];

        void open() {
            handles[0] = Library.open();
        }
    }

    static class InBytes {
        byte[] bytes;

        void open() {
            bytes = java.nio.ByteBuffer.allocate(8).putLong(Library.open()).array();
        }
    }

    static class InBits {
        byte[] bytes = new byte[2];

        void open() {
            long handle = Library.open();
            for (int i = 0; i < 2; i++) {
                bytes[i] = (byte) (handle >> 8 * i);
            }
        }
    }

    record Peer(long handle) {}

    static class InRecord {
        Peer peer = new Peer(Library.open());
    }

    static class InList {
        final List<Long> handles = new ArrayList<>();

        void open() {
            handles.add(Library.open());
        }
    }

    static class InMap {
        final Map<String, Long> handles = new HashMap<>();

        void open(String name) {
            handles.computeIfAbsent(name, n -> Library.open());
        }
    }

    static class InListOfMap {
        final Map<String, List<Long>> handles = new HashMap<>();

        void open(String name) {
            List<Long> list = handles.computeIfAbsent(name, n -> new ArrayList<>());
            list.add(Library.open());
        }
    }

    static class InReference {
        final AtomicReference<Object> handle = new AtomicReference<>();

        void open() {
            handle.set(Library.open());
        }
    }

    static class FilledByNativeCode {
        final List<Long> handles = new ArrayList<>();

        void open() {
            long[] found = new long[4];
            Library.list(found);
            for (long f : found) {
                handles.add(f);
            }
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

    /** Reads by native code, and keeps only what it has read. */
    static class Text {
        String text = "";
        List<String> lines = new ArrayList<>();
        String version = Library.version();

        void read() {
            byte[] bytes = new byte[100];
            int read = Library.read(bytes);
            String line = new String(bytes, 0, read);
            lines.add(line);
        }

        void close() {
            long handle = Library.open();
            if (Library.size(handle) > 0) {
                text = "some";
            }
        }
    }

    /** Calls what it finds by reflection, and keeps the object. */
    static class Reflective {
        static MethodHandle constructor;
        Object value;
        String name;

        void make() throws Throwable {
            value = constructor.invoke(name);
            name = (String) constructor.invoke(value);
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
    void handlesAreFoundInFieldsOfAnyType() {
        refuses(InShort.class, FromShort.class, InByte.class, InChar.class, InDouble.class);
        refuses(InFloat.class, InNumber.class, InObject.class, InOptional.class);
        refuses(InText.class, InConcatenation.class);
    }

    @Test
    void handlesAreFoundInObjectsOfFields() {
        refuses(InLongs.class, InBytes.class, InBits.class, InRecord.class, InList.class);
        refuses(InMap.class, InListOfMap.class, InReference.class, FilledByNativeCode.class);
    }

    @Test
    void whatNativeCodeGetsIsFollowedToItsField() {
        refuses(GivenFromDouble.class, GivenFromRecord.class, GivenFromList.class);
        refuses(GivenFromMap.class);
        // Its number is given away by a class that is declared together with it.
        assertEquals(Reason.NATIVE_HANDLE, rules.of(Peer.class).reason());
    }

    @Test
    void whatNativeCodeOnlyComputesIsData() {
        for (Class<?> type : List.of(Text.class, Reflective.class)) {
            assertEquals(Rules.PLAIN, rules.of(type).name(), rules.of(type).toString());
        }
    }

    private void refuses(Class<?>... types) {
        for (Class<?> type : types) {
            Rule rule = rules.of(type);
            assertEquals(Reason.NATIVE_HANDLE, rule.reason(), type.getName());
            assertTrue(rule.text().contains(type.getName() + "."), rule.text());
        }
    }
}
