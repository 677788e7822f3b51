// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Options that are not on the command line: of the environment ({@code THAW_VISOR_MAX_FUNCTION} for
 * {@code --max-function}), and then of one file of properties ({@code max-function = 2g}).
 */
public final class Configuration implements IDefaultValueProvider {
    static final String FILE = "--configuration";
    private static final String PREFIX = "THAW_VISOR_";

    private final Map<String, String> environment;
    private final Properties file;

    private Configuration(Map<String, String> environment, Properties file) {
        this.environment = environment;
        this.file = file;
    }

    /**
     * Reads the file, if one is named by the arguments or the environment.
     *
     * @param command whose options there are
     * @throws IOException if it cannot be read, or has what is no option
     */
    public static Configuration of(
            CommandSpec command, String[] arguments, Map<String, String> environment)
            throws IOException {
        Properties file = new Properties();
        String name = named(arguments, environment.get(variable(FILE)));
        if (name != null) {
            try (Reader reader = Files.newBufferedReader(Path.of(name))) {
                file.load(reader);
            } catch (IOException | IllegalArgumentException e) {
                throw new IOException("the configuration %s cannot be read: %s".formatted(name, e));
            }
            for (String key : new TreeSet<>(file.stringPropertyNames())) {
                OptionSpec option = command.findOption("--" + key);
                if (option == null || option.usageHelp() || option.longestName().equals(FILE)) {
                    throw new IOException(
                            "the configuration %s says %s, which is no option; 'thaw visor --help' lists them"
                                    .formatted(name, key));
                }
            }
        }
        return new Configuration(environment, file);
    }

    private static String named(String[] arguments, String otherwise) {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].startsWith(FILE + "=")) {
                return arguments[i].substring(FILE.length() + 1);
            }
            if (arguments[i].equals(FILE) && i + 1 < arguments.length) {
                return arguments[i + 1];
            }
        }
        return otherwise;
    }

    private static String variable(String option) {
        return PREFIX + option.substring(2).replace('-', '_').toUpperCase(Locale.ROOT);
    }

    @Override
    public String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option) || option.usageHelp()) {
            return null;
        }
        String name = option.longestName();
        String value = environment.get(variable(name));
        return value != null && !value.isEmpty() ? value : file.getProperty(name.substring(2));
    }
}
