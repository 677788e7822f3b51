// SPDX-License-Identifier: Apache-2.0

import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.nativeimage.c.type.CTypeConversion;

import java.nio.file.Files;
import java.nio.file.Path;

public class Library {
    @CEntryPoint(name = "library_add")
    static int add(IsolateThread thread, int a, int b) {
        return Math.addExact(a, b);
    }

    /** Needs the JDK's shared libraries. */
    @CEntryPoint(name = "library_file_size")
    static long fileSize(IsolateThread thread, CCharPointer name) throws Exception {
        return Files.size(Path.of(CTypeConversion.toJavaString(name)));
    }
}
