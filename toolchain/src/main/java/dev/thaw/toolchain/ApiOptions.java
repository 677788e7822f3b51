// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import dev.thaw.toolchain.ApiOption.Kind;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** Turns user-level options into the options that the builder understands. */
final class ApiOptions {
    private final OptionTable table;
    private final Path builderJars;
    private final Consumer<String> warnings;

    ApiOptions(OptionTable table, Path builderJars, Consumer<String> warnings) {
        this.table = table;
        this.builderJars = builderJars;
        this.warnings = warnings;
    }

    List<ApiOption> all() {
        return table.apiOptions();
    }

    boolean isExperimental(String builderOption) {
        return table.experimental().contains(builderOption);
    }

    /**
     * Answers the builder's options that the word stands for, or nothing if it is no user-level
     * option.
     *
     * @param following the words after it; one is taken if it is the option's value
     */
    Optional<List<String>> translate(String word, Deque<String> following, Origin origin) {
        for (ApiOption option : table.apiOptions()) {
            if (!option.group().isEmpty()) {
                if (word.startsWith(option.group())) {
                    return Optional.of(translateGroup(option.group(), word, origin));
                }
                continue;
            }
            for (String name : option.names()) {
                Optional<Optional<String>> value = match(option, name, word, following);
                if (value.isPresent()) {
                    return Optional.of(List.of(builderOption(option, name, value.get(), origin)));
                }
            }
        }
        return Optional.empty();
    }

    /** Empty if the word is another option; otherwise the value given with it, if any. */
    private static Optional<Optional<String>> match(
            ApiOption option, String name, String word, Deque<String> following) {
        if (!word.startsWith(name)) {
            return Optional.empty();
        }
        String rest = word.substring(name.length());
        if (rest.isEmpty()) {
            if (option.takesValue() && option.separators().contains(ApiOption.NEXT_WORD)) {
                if (following.isEmpty()) {
                    throw new ToolchainException(name + " needs a value after it. See --help.");
                }
                return Optional.of(Optional.of(following.poll()));
            }
            return Optional.of(Optional.empty());
        }
        for (char separator : option.separators()) {
            if (separator == ApiOption.NO_SEPARATOR) {
                return Optional.of(Optional.of(rest));
            }
            if (rest.charAt(0) == separator) {
                return Optional.of(Optional.of(rest.substring(1)));
            }
        }
        return Optional.empty();
    }

    private List<String> translateGroup(String group, String word, Origin origin) {
        List<ApiOption> members =
                table.apiOptions().stream().filter(option -> option.group().equals(group)).toList();
        List<String> translated = new ArrayList<>();
        List<String> collected = new ArrayList<>();
        for (String name : word.substring(group.length()).split(",", -1)) {
            ApiOption member =
                    members.stream()
                            .filter(option -> option.names().contains(name))
                            .findFirst()
                            .orElseThrow(() ->
                                    new ToolchainException(
                                            "'%s': there is no '%s'. Choose one of: %s%s"
                                                    .formatted(
                                                            word,
                                                            name,
                                                            members.stream()
                                                                    .map(option ->
                                                                            group
                                                                                    + option.names()
                                                                                            .getFirst())
                                                                    .toList(),
                                                            Unsupported.reason(word)
                                                                    .map(" ("::concat)
                                                                    .map(r -> r + ")")
                                                                    .orElse(""))));
            if (member.target().kind() == Kind.GROUP_VALUE) {
                collected.add(member.fixedValue().getFirst());
            } else {
                translated.add(builderOption(member, word, Optional.empty(), origin));
            }
        }
        if (!collected.isEmpty()) {
            ApiOption.Target target = members.getFirst().target();
            translated.add(
                    "%s%s@%s=%s"
                            .formatted(
                                    target.prefix(),
                                    target.name(),
                                    origin.ofApiOption(),
                                    String.join(",", collected)));
        }
        return translated;
    }

    private String builderOption(
            ApiOption option, String name, Optional<String> given, Origin origin) {
        if (!option.deprecated().isEmpty()) {
            warnings.accept(
                    "%s is deprecated%s: %s"
                            .formatted(name, origin.whereItWasGiven(), option.deprecated()));
        }
        if (given.isPresent() && !option.takesValue()) {
            throw new ToolchainException(
                    "%s takes no value, but '%s' was given%s."
                            .formatted(name, given.get(), origin.whereItWasGiven()));
        }
        String target = option.target().name() + "@" + origin.ofApiOption();
        if (option.target().kind() == Kind.BOOLEAN) {
            return option.target().prefix() + (option.negated() ? "-" : "+") + target;
        }
        String value =
                given.orElseGet(() ->
                        Stream.of(option.fixedValue(), option.defaultValue())
                                .flatMap(List::stream)
                                .findFirst()
                                .orElse(""));
        for (String transformer : option.transformers()) {
            value = apply(transformer, value);
        }
        return option.target().prefix() + target + "=" + value;
    }

    @SuppressWarnings("unchecked")
    private String apply(String transformer, String value) {
        try (URLClassLoader loader = new URLClassLoader(urls(builderJars))) {
            Constructor<?> constructor = loader.loadClass(transformer).getDeclaredConstructor();
            constructor.setAccessible(true);
            return ((Function<Object, Object>) constructor.newInstance()).apply(value).toString();
        } catch (ReflectiveOperationException | IOException e) {
            throw new ToolchainException(
                    "The builder's " + transformer + " cannot be used: " + e, e);
        }
    }

    private static URL[] urls(Path directory) throws IOException {
        List<URL> urls = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory)) {
            for (Path jar : files.filter(file -> file.toString().endsWith(".jar")).toList()) {
                urls.add(url(jar));
            }
        }
        return urls.toArray(URL[]::new);
    }

    private static URL url(Path jar) throws MalformedURLException {
        return jar.toUri().toURL();
    }

    /** Names of options that look much like the word, the nearest first. */
    List<String> near(String word, List<String> others) {
        String name = word.replaceFirst("[=:].*", "");
        return Stream.concat(
                        others.stream(),
                        table.apiOptions().stream()
                                .filter(option -> option.deprecated().isEmpty())
                                .flatMap(option ->
                                        option.names().stream().map(n -> option.group() + n)))
                .distinct()
                .map(other -> new Near(other, distance(name, other.replaceFirst("=.*", ""))))
                .filter(near -> near.distance() <= Math.max(1, name.length() / 4))
                .sorted(Comparator.comparingInt(Near::distance).thenComparing(Near::name))
                .limit(3)
                .map(Near::name)
                .toList();
    }

    private record Near(String name, int distance) {}

    /** Number of letters to insert, remove or replace to get from one word to the other. */
    private static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        Arrays.setAll(previous, i -> i);
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replace = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replace, 1 + Math.min(previous[j], row[j - 1]));
            }
            previous = row;
        }
        return previous[b.length()];
    }
}
