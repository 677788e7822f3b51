// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static dev.thaw.doss.rules.Verdicts.isData;
import static dev.thaw.doss.rules.Verdicts.refuses;

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
    static final class Library {
        static native long open();

        static native short port();

        static native int size(long handle);

        static native void register(Object o);

        static native String version();

        static native int read(byte[] bytes);

        static native void list(long[] handles);
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
    void handlesAreFoundInFieldsOfAnyType() {
        refuses(
                Reason.NATIVE_HANDLE,
                InShort.class,
                FromShort.class,
                InByte.class,
                InChar.class,
                InDouble.class);
        refuses(
                Reason.NATIVE_HANDLE,
                InFloat.class,
                InNumber.class,
                InObject.class,
                InOptional.class);
        refuses(Reason.NATIVE_HANDLE, InText.class, InConcatenation.class);
    }

    @Test
    void handlesAreFoundInObjectsOfFields() {
        refuses(
                Reason.NATIVE_HANDLE,
                InLongs.class,
                InBytes.class,
                InBits.class,
                InRecord.class,
                InList.class);
        refuses(
                Reason.NATIVE_HANDLE,
                InMap.class,
                InListOfMap.class,
                InReference.class,
                FilledByNativeCode.class);
    }

    @Test
    void whatNativeCodeOnlyComputesIsData() {
        for (Class<?> type : List.of(Text.class, Reflective.class)) {
            isData(type);
        }
    }
}
