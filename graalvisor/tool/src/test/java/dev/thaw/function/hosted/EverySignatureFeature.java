// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.hosted;

import com.example.functions.Audit;
import com.example.functions.Backwards;
import com.example.functions.Greeting;
import com.example.functions.HelloAction;
import com.example.functions.Page;
import com.example.functions.UpperCase;
import dev.thaw.function.Adapter;
import dev.thaw.function.DossStates;
import dev.thaw.function.Entry;
import dev.thaw.function.EntryFinder;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.image.SafepointUnwinder;
import dev.thaw.function.program.ChosenAdapter;
import dev.thaw.function.program.Order;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.hosted.Feature;
import org.graalvm.nativeimage.hosted.RuntimeReflection;

/**
 * A library of seven functions, one of each signature, found and linked as {@link FunctionFeature}
 * does; it is told which one it is when it is loaded. A library that the command builds has one
 * entry, and seven of them would take ten minutes.
 */
public final class EverySignatureFeature implements Feature {
    private static final List<Class<?>> ENTRIES =
            List.of(
                    Greeting.class,
                    Backwards.class,
                    HelloAction.class,
                    Order.class,
                    UpperCase.class,
                    Page.class,
                    Audit.class);

    @Override
    public String getDescription() {
        return "Function library of every signature (tests of Thaw)";
    }

    /** Before {@link FunctionFeature} makes a runtime of one entry. */
    @Override
    public void duringSetup(DuringSetupAccess access) {
        EntryFinder finder =
                new EntryFinder(access.getApplicationClassLoader(), new MessageTypes());
        Map<String, Adapter> adapters = new HashMap<>();
        for (Class<?> type : ENTRIES) {
            Entry entry = finder.find(type.getName(), null);
            RuntimeReflection.register(entry.type());
            adapters.put(type.getName(), entry.adapter());
        }
        // who names none gets the one that the library is built for
        adapters.put("", adapters.get(Order.class.getName()));
        ImageSingletons.add(
                FunctionRuntime.class,
                new FunctionRuntime(
                        "",
                        null,
                        new ChosenAdapter(adapters),
                        new DossStates(),
                        new SafepointUnwinder()));
    }
}
