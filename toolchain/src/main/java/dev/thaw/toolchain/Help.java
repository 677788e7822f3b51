// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The texts of {@code --help}, {@code --help-extra} and {@code --version}. */
final class Help {
    private static final int COLUMN = 40;
    private static final int WIDTH = 100;

    private Help() {}

    /**
     * Build tools parse these lines: the second must name a JVMCI version, as that of GraalVM does,
     * and GraalVM's own version has to end with a plus sign and what is behind it.
     */
    static String version() {
        Runtime.Version java = Runtime.version();
        String vendor = "GraalVM CE " + GraalVMHome.VERSION + "+thaw";
        return """
        native-image %s 2026-01-20
        GraalVM Runtime Environment %s (build %s-jvmci-b01)
        Substrate VM %s (build %s, serial gc)
        """
                .formatted(GraalVMHome.VERSION, vendor, java, vendor, java);
    }

    static String usual(ApiOptions options) {
        return """
        Builds a native executable or shared library from Java classes.

        Usage: native-image [options] <main class> [image name]
           or  native-image [options] -jar <jar file> [image name]
           or  native-image [options] -m <module>[/<main class>] [image name]
           or  native-image --thaw-home

        Examples:
          native-image -cp target/classes -o hello com.example.Hello
          native-image -jar app.jar
          native-image --shared -cp target/classes -o libhello
          export GRAALVM_HOME=$(./thaw native-image --thaw-home)

        Options:
        """
                + own(
                        "-cp, -classpath, --class-path <path>",
                        "Jars and directories of classes, separated by ':'. Default: $CLASSPATH, or the current directory.")
                + own(
                        "-p, --module-path <path>",
                        "Directories of modules and modular jars, separated by ':'.")
                + own(
                        "-m, --module <module>[/<main class>]",
                        "Main module and, if it names none itself, its main class.")
                + own(
                        "-jar <jar file>",
                        "Main class and class path are those of the jar's manifest.")
                + own(
                        "--add-modules <modules>",
                        "Root modules besides the main module, separated by ','.")
                + own(
                        "@<file>",
                        "Takes more options from a file, in the format of java's @argfiles.")
                + declared(options, option -> !option.extra())
                + own("-D<name>=<value>", "Sets a system property of the builder.")
                + own("-J<flag>", "Passes a flag to the JVM that runs the builder.")
                + own("-E<name>[=<value>]", "Lets the build see an environment variable.")
                + own("--verbose", "Shows the command that runs the builder.")
                + own("--dry-run", "Shows that command and does not run it.")
                + own("--version", "Prints the version and ends.")
                + own("--help", "Prints this text and ends.")
                + own("--help-extra", "Prints less common options and ends.")
                + own(
                        "--thaw-home",
                        "Prints the GRAALVM_HOME that this command belongs to, for build tools. As ./thaw native-image, it is built first if need be.")
                + """

                The variable NATIVE_IMAGE_OPTIONS holds options that come before those of the command line.
                The JDK's shared libraries that an image needs are put beside it; keep them together.

                Exit codes: those of the image builder; 20 the command line was refused
                """;
    }

    static String extra(ApiOptions options) {
        return "Less common options:\n"
                + own("-H:<name>=<value>, -H:+<name>, -H:-<name>", "Sets an option of the builder.")
                + own(
                        "-R:<name>=<value>, -R:+<name>, -R:-<name>",
                        "Sets the default of an option that the image itself understands.")
                + declared(options, ApiOption::extra)
                + own("--limit-modules <modules>", "Limits the modules that can be observed.")
                + own("--enable-preview", "Allows classes that use preview features.")
                + own(
                        "--exclude-config <jars> <resources>",
                        "Ignores configuration in jars that match the first regular expression, in files that match the second.")
                + own(
                        "-V<name>=<value>",
                        "Gives a value for ${name} in native-image.properties files.")
                + own("--expert-options", "Lists the builder's -H: and -R: options for users.")
                + own("--expert-options-all", "Lists all of the builder's options.")
                + own(
                        "--expert-options-detail <names>",
                        "Explains options at length; * stands for all.")
                + own(
                        "--diagnostics-mode",
                        "Writes reports that help to find out about a failed build.")
                + own(
                        "--debug-attach[=[host:]port]",
                        "Lets a debugger attach to the builder (port 8000).");
    }

    private static String declared(ApiOptions options, Predicate<ApiOption> filter) {
        StringBuilder text = new StringBuilder();
        for (ApiOption option : options.all()) {
            if (!option.deprecated().isEmpty()
                    || !filter.test(option)
                    || Unsupported.reason(option.group() + option.names().getFirst()).isPresent()) {
                continue;
            }
            String names =
                    String.join(
                            ", ",
                            option.names().stream().map(name -> option.group() + name).toList());
            if (option.takesValue()) {
                char separator = option.separators().getFirst();
                String value = (separator == ApiOption.NO_SEPARATOR ? "" : separator) + "<value>";
                names += option.defaultValue().isEmpty() ? value : "[" + value + "]";
            }
            text.append(own(names, option.help()));
        }
        return text.toString();
    }

    private static String own(String names, String help) {
        List<String> lines = wrap(help.strip());
        String first = "  " + names;
        StringBuilder text = new StringBuilder();
        if (first.length() >= COLUMN) {
            text.append(first).append('\n');
            first = "";
        }
        for (String line : lines) {
            text.append(first)
                    .append(" ".repeat(COLUMN - first.length()))
                    .append(line)
                    .append('\n');
            first = "";
        }
        return text.toString();
    }

    private static List<String> wrap(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split("\\s+")) {
            if (!line.isEmpty() && line.length() + word.length() + 1 > WIDTH - COLUMN) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
