// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What has been asked for: filled from the command line and from files on the class path. */
final class ImageBuild {
    final Set<Path> classPath = new LinkedHashSet<>();
    final Set<Path> modulePath = new LinkedHashSet<>();
    final Set<String> addedModules = new LinkedHashSet<>();
    final Set<String> limitedModules = new LinkedHashSet<>();

    /** The builder's options, later ones win: those of files come before those of the user. */
    final List<String> metadataOptions = new ArrayList<>();

    final List<String> userOptions = new ArrayList<>();
    final List<String> metadataJvmArguments = new ArrayList<>();
    final List<String> userJvmArguments = new ArrayList<>();

    /** From {@code -E}: an empty value means that of the driver's own environment. */
    final Map<String, Optional<String>> environment = new LinkedHashMap<>();

    final Map<String, String> placeholders = new LinkedHashMap<>();
    final List<ExcludedConfiguration> excludedConfigurations = new ArrayList<>();
    final List<String> positional = new ArrayList<>();
    Optional<Path> jar = Optional.empty();
    Optional<String> module = Optional.empty();
    Optional<String> metadataImageName = Optional.empty();
    boolean verbose;
    boolean dryRun;

    /** Whether the builder is only to print something, so that no main class is needed. */
    boolean printsOnly;

    record ExcludedConfiguration(Pattern jar, Pattern resource) {}

    List<String> options() {
        List<String> options = new ArrayList<>(metadataOptions);
        options.addAll(userOptions);
        return options;
    }

    /** The value of a {@code -H:name=value} option, the last if it is given more than once. */
    Optional<String> value(String name) {
        return last(name)
                .filter(option -> option.contains("="))
                .map(o -> o.substring(o.indexOf('=') + 1));
    }

    boolean isOn(String name) {
        return last(name).filter(option -> option.startsWith("-H:+")).isPresent();
    }

    private Optional<String> last(String name) {
        Pattern pattern =
                Pattern.compile(
                        "-H:[+-]?" + Pattern.quote(name) + "(@[^=]*)?(=.*)?", Pattern.DOTALL);
        return options().stream()
                .filter(option -> pattern.matcher(option).matches())
                .reduce((_, later) -> later);
    }
}
