// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout;

import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;

/**
 * What an instrumented image records about its start: the first executions of compilation units and
 * the first accesses to objects of the image heap, each with the time of a clock that counts first
 * executions. The tables lie in the image's data section, so they are there from the first
 * instruction on. First executions of methods that were inlined are recorded too.
 *
 * <p>Source: "Improving Native-Image Startup Performance" (CGO'25), section 6.1. A trace there is a
 * sequence of events per thread; as only first events matter for an order, a place for each is
 * enough, and none needs a buffer that can be full.
 */
public final class StartupTables {
    public static final int PAGE = 4096;

    // The header, in bytes. It is data of its own: the end of the build fills it in.
    public static final int MAGIC = 0;
    public static final int UNIT_CAPACITY = 8;
    public static final int HEAP_BEGIN = 16;
    public static final int HEAP_SIZE = 24;
    public static final int TABLES_SIZE = 32;
    public static final int BUILD_ID = 40;
    public static final int IMAGE_NAME = 56;
    public static final int HEADER_SIZE = 512;

    public static final long MAGIC_VALUE = 0x31_45_43_41_52_54_48_54L;

    // The tables, in bytes from the begin of a page.
    public static final int CLOCK = 0;
    public static final int UNITS = PAGE;

    /** An entry of units and of inlined methods: the time, and the thread that was the first. */
    public static final int EXECUTION_SIZE = 16;

    /** An entry: the time; there is one for each eight bytes of the image heap. */
    public static final int OBJECT_SIZE = 4;

    /** Beside the time: the object was written to, then or later. */
    public static final int WRITTEN = 1 << 31;

    /** Beside the time: at first, only its address was taken. */
    public static final int ADDRESS = 1 << 30;

    /** The bytes of the image heap that an entry stands for. */
    public static final int OBJECT_ALIGNMENT = 8;

    @Platforms(Platform.HOSTED_ONLY.class)
    private static Supplier<byte[]> headerSupplier;

    @Platforms(Platform.HOSTED_ONLY.class)
    private static IntSupplier sizeSupplier;

    /** Asked for their contents and size when the image heap is laid out. */
    public static final CGlobalData<Pointer> HEADER =
            CGlobalDataFactory.createBytes(new HeaderSupplier());

    public static final CGlobalData<Pointer> TABLES =
            CGlobalDataFactory.createBytes(new SizeSupplier());

    private StartupTables() {}

    /** The offset of the entry of a compilation unit. */
    public static int unit(int number) {
        return UNITS + number * EXECUTION_SIZE;
    }

    /** The offset of the entry of an inlined method. */
    public static int method(int number, int unitCapacity) {
        return (int) roundUp(unit(unitCapacity)) + number * EXECUTION_SIZE;
    }

    /** The offset of the table of objects. */
    public static int objects(int unitCapacity) {
        return (int) roundUp(method(unitCapacity, unitCapacity));
    }

    /** The bytes of all tables. */
    public static long size(int unitCapacity, long heapSize) {
        return roundUp(objects(unitCapacity) + heapSize / OBJECT_ALIGNMENT * OBJECT_SIZE);
    }

    private static long roundUp(long size) {
        return (size + PAGE - 1) / PAGE * PAGE;
    }

    @Platforms(Platform.HOSTED_ONLY.class)
    public static void fill(Supplier<byte[]> header, IntSupplier size) {
        headerSupplier = header;
        sizeSupplier = size;
    }

    @Platforms(Platform.HOSTED_ONLY.class)
    private static final class HeaderSupplier implements Supplier<byte[]> {
        @Override
        public byte[] get() {
            return headerSupplier.get();
        }
    }

    @Platforms(Platform.HOSTED_ONLY.class)
    private static final class SizeSupplier implements IntSupplier {
        @Override
        public int getAsInt() {
            return sizeSupplier.getAsInt();
        }
    }
}
