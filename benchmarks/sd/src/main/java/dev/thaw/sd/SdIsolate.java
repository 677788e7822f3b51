// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import dev.thaw.sd.hosted.SuiteFeature;
import dev.thaw.sd.matrix.Outcome;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.Isolate;
import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.Isolates;
import org.graalvm.nativeimage.Isolates.CreateIsolateParameters;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.nativeimage.c.function.CEntryPointLiteral;
import org.graalvm.nativeimage.c.function.CFunctionPointer;
import org.graalvm.nativeimage.c.function.InvokeCFunctionPointer;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.nativeimage.c.type.CTypeConversion;
import org.graalvm.nativeimage.c.type.CTypeConversion.CCharPointerHolder;

/** Another isolate of this process; it has a heap and a snapshot heap of its own. */
final class SdIsolate {
    /** What is called across isolates: only native memory is common to them. */
    interface Function extends CFunctionPointer {
        @InvokeCFunctionPointer
        void call(IsolateThread thread, CCharPointer data, CCharPointer serializer, int i);
    }

    private static final CEntryPointLiteral<Function> LOAD =
            CEntryPointLiteral.create(
                    SdIsolate.class,
                    "loadHere",
                    IsolateThread.class,
                    CCharPointer.class,
                    CCharPointer.class,
                    int.class);

    /**
     * A builder takes the entry points of all its class path, also for images of other programs.
     */
    private static final class InSuite implements BooleanSupplier {
        @Override
        public boolean getAsBoolean() {
            return ImageSingletons.contains(SuiteFeature.class);
        }
    }

    private static SdIsolate second;

    private final Isolate isolate;

    private SdIsolate() {
        IsolateThread creator =
                Isolates.createIsolate(new CreateIsolateParameters.Builder().build());
        isolate = Isolates.getIsolate(creator);
        Isolates.detachThread(creator);
    }

    /** The one that this process has beside its first; it ends with the process. */
    static synchronized SdIsolate second() {
        if (second == null) {
            second = new SdIsolate();
        }
        return second;
    }

    /** Has it deserialize the kept data of a case, and print what became of it. */
    void load(Path data, String serializer, int i) {
        try (CCharPointerHolder directory = CTypeConversion.toCString(data.toString());
                CCharPointerHolder name = CTypeConversion.toCString(serializer)) {
            IsolateThread thread = Isolates.attachCurrentThread(isolate);
            LOAD.getFunctionPointer().call(thread, directory.get(), name.get(), i);
            Isolates.detachThread(thread);
        }
    }

    @CEntryPoint(include = InSuite.class)
    private static void loadHere(
            IsolateThread thread, CCharPointer data, CCharPointer serializer, int i) {
        try {
            Path directory = Path.of(CTypeConversion.toJavaString(data));
            new SdProgram(directory, CTypeConversion.toJavaString(serializer)).load(i);
        } catch (Throwable t) {
            // None can cross the border between isolates.
            SdProgram.print(i, Outcome.wrong("in a second isolate: " + Outcome.describe(t)));
        }
    }
}
