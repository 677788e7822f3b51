// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.function.hosted;

import com.oracle.svm.core.feature.InternalFeature;
import com.oracle.svm.core.jdk.RuntimeSupport;
import com.oracle.svm.core.jdk.SystemInOutErrSupport;
import com.oracle.svm.core.util.UserError;
import dev.thaw.function.Adapter;
import dev.thaw.function.DossStates;
import dev.thaw.function.Entry;
import dev.thaw.function.EntryException;
import dev.thaw.function.EntryFinder;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Signature;
import dev.thaw.function.States;
import dev.thaw.function.image.LeftoverThreads;
import dev.thaw.function.image.SafepointUnwinder;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.hosted.RuntimeClassInitialization;
import org.graalvm.nativeimage.hosted.RuntimeReflection;
import org.graalvm.nativeimage.hosted.RuntimeSystemProperties;

/**
 * Makes a function library: of the class that -Ddev.thaw.function.entry names, and of others,
 * unless another feature has registered a runtime.
 */
public final class FunctionFeature implements InternalFeature {
    private static final String ENTRY = "dev.thaw.function.entry";
    private static final String OTHERS = "dev.thaw.function.others";
    private static final String SIGNATURE = "dev.thaw.function.signature";
    private static final String STATE = "dev.thaw.function.state";

    /** AWS' library for JSON keeps what it found out about types. */
    private static final String[] BUILD_TIME = {
        "dev.thaw.function",
        "com.amazonaws.services.lambda.runtime.serialization",
        "com.amazonaws.lambda.thirdparty"
    };

    /**
     * Whom the worker runs as is nothing to a function; and whoever asks for all properties would
     * ask the system for the user in each isolate, which are hundreds of system calls.
     */
    private static final List<String> NOBODY = List.of("user.name", "user.home");

    @Override
    public String getDescription() {
        return "Function library (Thaw)";
    }

    @Override
    public void afterRegistration(AfterRegistrationAccess access) {
        RuntimeClassInitialization.initializeAtBuildTime(BUILD_TIME);
        RuntimeSupport.getRuntimeSupport().addTearDownHook(new LeftoverThreads());
    }

    @Override
    public void beforeAnalysis(BeforeAnalysisAccess access) {
        if (!ImageSingletons.contains(FunctionRuntime.class)) {
            ImageSingletons.add(FunctionRuntime.class, compiled(access));
        }
        FunctionRuntime runtime = ImageSingletons.lookup(FunctionRuntime.class);
        SystemInOutErrSupport.setIn(InputStream.nullInputStream());
        SystemInOutErrSupport.setOut(runtime.out());
        SystemInOutErrSupport.setErr(runtime.err());
        NOBODY.forEach(property -> RuntimeSystemProperties.register(property, "?"));
    }

    private static FunctionRuntime compiled(BeforeAnalysisAccess access) {
        String name = System.getProperty(ENTRY);
        if (name == null) {
            throw UserError.abort(
                    "thaw-function is on the class path, but -D%s=CLASS is missing", ENTRY);
        }
        String wanted = System.getProperty(SIGNATURE, "");
        try {
            EntryFinder finder =
                    new EntryFinder(access.getApplicationClassLoader(), new MessageTypes());
            States states = Boolean.getBoolean(STATE) ? new DossStates() : States.NONE;
            Entry entry = found(finder, name, wanted);
            String others = System.getProperty(OTHERS, "");
            if (others.isEmpty()) {
                return new FunctionRuntime(
                        name, entry.signature(), entry.adapter(), states, new SafepointUnwinder());
            }
            LinkedHashMap<String, Adapter> functions = new LinkedHashMap<>();
            functions.put(name, entry.adapter());
            for (String other : others.split(",")) {
                functions.put(other, found(finder, other, "").adapter());
            }
            return new FunctionRuntime(functions, states, new SafepointUnwinder());
        } catch (EntryException e) {
            throw UserError.abort("%s", e.getMessage());
        }
    }

    private static Entry found(EntryFinder finder, String name, String signature) {
        Entry entry = finder.find(name, Signature.named(signature).orElse(null));
        RuntimeReflection.register(entry.type());
        return entry;
    }
}
