// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import com.oracle.svm.core.option.APIOption;
import com.oracle.svm.core.option.APIOption.APIOptionKind;
import com.oracle.svm.core.option.APIOption.DefaultTransformer;
import com.oracle.svm.core.option.APIOption.NullGroup;
import com.oracle.svm.core.option.APIOptionGroup;
import com.oracle.svm.core.option.RuntimeOptionKey;
import dev.thaw.toolchain.ApiOption.Kind;
import dev.thaw.toolchain.ApiOption.Target;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import jdk.graal.compiler.options.OptionDescriptor;
import jdk.graal.compiler.options.OptionDescriptors;
import jdk.graal.compiler.options.OptionStability;
import jdk.graal.compiler.options.OptionsContainer;

/**
 * Runs in a JVM with the image builder's modules, asks them which options they declare, and writes
 * the answer down for the driver.
 */
final class OptionTableWriter {
    static final List<String> PACKAGES_IT_READS =
            List.of(
                    "org.graalvm.nativeimage.builder/com.oracle.svm.core",
                    "org.graalvm.nativeimage.builder/com.oracle.svm.core.option",
                    "jdk.graal.compiler/jdk.graal.compiler.options");

    private OptionTableWriter() {}

    public static void main(String[] args) throws IOException {
        List<ApiOption> apiOptions = new ArrayList<>();
        Set<String> experimental = new TreeSet<>();
        ClassLoader loader = ClassLoader.getSystemClassLoader();
        for (OptionDescriptors descriptors : OptionsContainer.getDiscoverableOptions(loader)) {
            for (OptionDescriptor descriptor : descriptors) {
                boolean runtime = descriptor.getOptionKey() instanceof RuntimeOptionKey;
                if (!runtime && descriptor.getStability() != OptionStability.STABLE) {
                    experimental.add(descriptor.getName());
                }
                for (APIOption option : apiOptionsOf(descriptor)) {
                    apiOptions.add(describe(descriptor, option, runtime ? "-R:" : "-H:"));
                }
            }
        }
        apiOptions.sort(Comparator.comparing(option -> option.group() + option.names().getFirst()));
        new OptionTable(List.copyOf(apiOptions), new TreeSet<>(experimental))
                .save(Path.of(args[0]));
    }

    private static APIOption[] apiOptionsOf(OptionDescriptor descriptor) {
        try {
            return descriptor
                    .getDeclaringClass()
                    .getDeclaredField(descriptor.getFieldName())
                    .getAnnotationsByType(APIOption.class);
        } catch (NoSuchFieldException e) {
            return new APIOption[0];
        }
    }

    private static ApiOption describe(
            OptionDescriptor descriptor, APIOption option, String prefix) {
        boolean isBoolean = descriptor.getOptionValueType() == Boolean.class;
        Target target =
                new Target(prefix, descriptor.getName(), isBoolean ? Kind.BOOLEAN : Kind.VALUE);
        String group = "";
        List<String> fixedValue = List.of(option.fixedValue());
        if (option.group() != NullGroup.class) {
            APIOptionGroup declared = newInstance(option.group());
            group = APIOption.Utils.groupName(declared);
            if (declared.multiValueOption() != null) {
                String collector = declared.multiValueOption().loadDescriptor().getName();
                target = new Target(prefix, collector, Kind.GROUP_VALUE);
                fixedValue = List.of(option.name()[0]);
            }
        }
        String help =
                option.customHelp().isEmpty()
                        ? String.join(" ", descriptor.getHelp())
                        : option.customHelp();
        List<Character> separators = new ArrayList<>();
        for (char separator : option.valueSeparator()) {
            separators.add(separator);
        }
        List<String> names =
                group.isEmpty()
                        ? Arrays.stream(option.name()).map(APIOption.Utils::optionName).toList()
                        : List.of(option.name());
        return new ApiOption(
                names,
                target,
                group,
                option.kind() == APIOptionKind.Negated,
                List.copyOf(separators),
                List.of(option.defaultValue()),
                fixedValue,
                Arrays.stream(option.valueTransformer())
                        .filter(transformer -> transformer != DefaultTransformer.class)
                        .map(Class::getName)
                        .toList(),
                option.deprecated(),
                option.extra(),
                help);
    }

    private static <T> T newInstance(Class<T> type) {
        try {
            Constructor<T> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Cannot ask the option group " + type.getName(), e);
        }
    }
}
