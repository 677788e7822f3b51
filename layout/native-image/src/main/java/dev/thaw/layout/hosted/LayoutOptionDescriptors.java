// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import dev.thaw.layout.LayoutOptions;
import java.util.Iterator;
import java.util.List;
import jdk.graal.compiler.options.OptionDescriptor;
import jdk.graal.compiler.options.OptionDescriptors;
import jdk.graal.compiler.options.OptionKey;
import jdk.graal.compiler.options.OptionStability;
import jdk.graal.compiler.options.OptionType;
import jdk.graal.compiler.options.OptionsContainer;

/** Makes the options known to the image builder, which finds this class with a service loader. */
public final class LayoutOptionDescriptors implements OptionDescriptors {
    private static final OptionsContainer CONTAINER =
            OptionsContainer.asContainer(LayoutOptions.class);

    private static final List<OptionDescriptor> ALL =
            List.of(
                    option(
                            "StartupProfile",
                            Boolean.class,
                            "Builds an image that records what its start touches, in order.",
                            LayoutOptions.StartupProfile),
                    option(
                            "StartupProfileOf",
                            String.class,
                            "What it records beside compilation units: method, heap, both, or cu for"
                                    + " none of them.",
                            LayoutOptions.StartupProfileOf),
                    option(
                            "StartupOrder",
                            String.class,
                            "The startup profile whose order code and image heap get.",
                            LayoutOptions.StartupOrder),
                    option(
                            "StartupOrderBy",
                            String.class,
                            "What is ordered, and by what: cu or method, incremental-id,"
                                    + " structural-hash, heap-path, canonical-path or any-identity, or one of"
                                    + " each, such as cu+any-identity.",
                            LayoutOptions.StartupOrderBy),
                    option(
                            "StartupOrderLeastShare",
                            Integer.class,
                            "In percent: the build fails if the program has less of what the profile"
                                    + " says it executes.",
                            LayoutOptions.StartupOrderLeastShare),
                    option(
                            "StartupPrefetch",
                            Boolean.class,
                            "Builds an image that asks the kernel for all that the profile names at"
                                    + " once, before main.",
                            LayoutOptions.StartupPrefetch),
                    option(
                            "StartupPrefetchList",
                            String.class,
                            "The pages that the image asks for instead, of which 'thaw layout prefetch'"
                                    + " makes a list.",
                            LayoutOptions.StartupPrefetchList),
                    option(
                            "StartupLibrariesOnDemand",
                            Boolean.class,
                            "Whether a program with a startup order loads each of the JDK's shared"
                                    + " libraries when it first calls it, instead of all before main.",
                            LayoutOptions.StartupLibrariesOnDemand),
                    option(
                            "StartupHugePages",
                            Boolean.class,
                            "Whether the heap of a program with a startup order gets its memory by"
                                    + " huge pages, beyond its first 2 MiB, where the kernel has some.",
                            LayoutOptions.StartupHugePages));

    private static OptionDescriptor option(
            String name, Class<?> type, String help, OptionKey<?> key) {
        return OptionDescriptor.create(
                name,
                OptionType.User,
                type,
                help,
                CONTAINER,
                key,
                name,
                OptionStability.STABLE,
                false,
                "");
    }

    @Override
    public OptionsContainer getContainer() {
        return CONTAINER;
    }

    @Override
    public OptionDescriptor get(String name) {
        return ALL.stream().filter(o -> o.getName().equals(name)).findFirst().orElse(null);
    }

    @Override
    public Iterator<OptionDescriptor> iterator() {
        return ALL.iterator();
    }
}
