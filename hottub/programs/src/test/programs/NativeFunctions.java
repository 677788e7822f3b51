// SPDX-License-Identifier: Apache-2.0
import com.sun.jna.Callback;
import com.sun.jna.Library;
import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLong;
import com.sun.jna.Pointer;
import java.util.Arrays;

/** Calls functions of the C library by JNA, one of which calls back. */
public class NativeFunctions {
    private static int calls;

    public interface Order extends Callback {
        int compare(Pointer left, Pointer right);
    }

    public interface C extends Library {
        C INSTANCE = Native.load("c", C.class);

        int getpid();

        int isatty(int descriptor);

        NativeLong strlen(String text);

        String getenv(String name);

        void qsort(Pointer numbers, NativeLong count, NativeLong size, Order order);
    }

    public static void main(String[] arguments) {
        System.out.println("calls before: " + calls);
        System.out.println("own process " + (C.INSTANCE.getpid() == ProcessHandle.current().pid()));
        System.out.println("length " + C.INSTANCE.strlen("four") + ", terminal " + C.INSTANCE.isatty(0));
        System.out.println("variable " + C.INSTANCE.getenv("THAW_NONE"));
        int[] numbers = {5, 3, 9, 1};
        Memory memory = new Memory(4L * numbers.length);
        memory.write(0, numbers, 0, numbers.length);
        C.INSTANCE.qsort(memory, new NativeLong(numbers.length), new NativeLong(4), (left, right) -> {
            calls++;
            return Integer.compare(left.getInt(0), right.getInt(0));
        });
        System.out.println("sorted " + Arrays.toString(memory.getIntArray(0, numbers.length)) + ", called back " + (calls > 0));
    }
}
