// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.verify;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What is verified, and how often.
 *
 * @param count of warm runs, beside the first one in the server
 * @param fresh how many runs in JVMs of their own
 * @param prepared whether the server is prepared before, and not started by a run
 * @param input standard input of all runs
 * @param program what java takes
 */
record VerifyOptions(int count, int fresh, boolean prepared, Path input, List<String> program) {
    private static final String USAGE =
            """
            Runs a program N times in fresh JVMs and N times in one warm JVM, and compares output, exit
            status, files written below the working directory, and system properties left.

            Usage: java --thaw-verify N [--fresh M] [--prepared] [--stdin FILE] [what java takes]

            The first run in the warm JVM starts it; with --prepared it is prepared before, as after the first
            run of a program (THAW_FIRST=plain, the default of other commands).

            Each run gets a copy of the working directory. What differs between fresh runs themselves
            (times, ports) is compared with less detail, and listed. Exit status: 0 the runs are equal, or
            the program is not reused and the reason is shown; 1 they differ; 2 wrong use. --fresh M: M runs
            in fresh JVMs instead of N.

            Example:
              java --thaw-verify 3 -cp app.jar com.example.Main one two
            """;

    /** Ends the process if there is something wrong with them. */
    static VerifyOptions parse(List<String> rest) {
        if (rest.isEmpty()
                || rest.contains("--help") && rest.size() == 1
                || rest.get(0).equals("--thaw-help")) {
            System.out.print(USAGE);
            System.exit(rest.isEmpty() ? 2 : 0);
        }
        int count = count("--thaw-verify", rest.remove(0));
        int fresh = count;
        if (rest.size() > 1 && rest.get(0).equals("--fresh")) {
            rest.remove(0);
            fresh = count("--fresh", rest.remove(0));
        }
        boolean prepared = !rest.isEmpty() && rest.get(0).equals("--prepared");
        if (prepared) {
            rest.remove(0);
        }
        Path input = Path.of("/dev/null");
        if (rest.size() > 1 && rest.get(0).equals("--stdin")) {
            rest.remove(0);
            input = Path.of(rest.remove(0)).toAbsolutePath();
            if (!Files.isReadable(input)) {
                fail("the file for standard input cannot be read: " + input);
            }
        }
        if (rest.isEmpty()) {
            fail(
                    "there is no program to run; give what java takes, for example: -cp app.jar com.example.Main");
        }
        return new VerifyOptions(count, fresh, prepared, input, List.copyOf(rest));
    }

    private static int count(String option, String word) {
        int count = 0;
        try {
            count = Integer.parseInt(word);
        } catch (NumberFormatException e) {
            // as 0
        }
        if (count < 1 || count > 1000) {
            fail(
                    option
                            + " needs how often to run the program, 1 to 1000, for example: java --thaw-verify 3 -jar app.jar");
        }
        return count;
    }

    static void fail(String message) {
        System.err.println("thaw: " + message);
        System.exit(2);
    }
}
