// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import dev.thaw.dist.Tutorial.Shown;
import dev.thaw.dist.Tutorial.Typed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A tutorial, typed into one shell. */
final class Followed {
    /** Far more than any page takes on two cores. */
    private static final int MINUTES = 30;

    private final Tutorial tutorial;

    /** The shell's script, and for each step what it printed and its exit code. */
    private final Path notes;

    private Followed(Tutorial tutorial, Path notes) {
        this.tutorial = tutorial;
        this.notes = notes;
    }

    /**
     * @param shell a bash in the directory and the environment of who follows
     * @param notes an empty directory
     * @return what was otherwise than the page says, nothing if all was as it says
     */
    static String follow(Tutorial tutorial, ProcessBuilder shell, Path notes)
            throws IOException, InterruptedException {
        Followed followed = new Followed(tutorial, notes);
        Path script = notes.resolve("script");
        Files.writeString(script, followed.script());
        shell.command("bash", script.toString())
                .redirectErrorStream(true)
                .redirectOutput(notes.resolve("shell").toFile());
        Process process = shell.start();
        process.getOutputStream().close();
        boolean ended;
        try {
            ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
        } finally {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
        return (ended ? "" : "not done after " + MINUTES + " minutes\n") + followed.differences();
    }

    private String script() throws IOException {
        // what a page starts in the background, and does not end, ends with it
        StringBuilder script = new StringBuilder("trap 'kill $(jobs -p) 2>/dev/null' EXIT\n");
        for (int i = 0; i < tutorial.steps().size(); i++) {
            switch (tutorial.steps().get(i)) {
                case Shown(String file, String text) -> {
                    Files.writeString(note(i, "file"), text);
                    script.append("cp '%s' '%s' || exit\n".formatted(note(i, "file"), file));
                }
                case Typed(String command, List<String> _) ->
                        script.append(
                                """
                                exec >'%s' 2>&1
                                %s
                                code=$?
                                echo $code >'%s'
                                [ $code = 0 ] || exit
                                """
                                        .formatted(note(i, "printed"), command, note(i, "code")));
            }
        }
        return script.toString();
    }

    private Path note(int step, String what) {
        return notes.resolve(step + "." + what);
    }

    private String differences() throws IOException {
        StringBuilder all = new StringBuilder(Files.readString(notes.resolve("shell")));
        for (int i = 0; i < tutorial.steps().size(); i++) {
            if (tutorial.steps().get(i) instanceof Typed(String command, List<String> prints)) {
                all.append(difference(i, command, prints));
            }
        }
        return all.toString();
    }

    private String difference(int step, String command, List<String> prints) throws IOException {
        Path code = note(step, "code");
        Path file = note(step, "printed");
        if (!Files.exists(file)) {
            return "$ " + command + "\nwas not come to\n";
        }
        String printed = Files.readString(file);
        String ended = Files.exists(code) ? Files.readString(code).strip() : "no code";
        if (!ended.equals("0")) {
            return "$ %s\nended with %s, and printed:\n%s".formatted(command, ended, printed);
        }
        if (!Tutorial.matches(prints, printed.lines().toList())) {
            return "$ %s\nprinted:\n%sthe page says:\n%s\n"
                    .formatted(command, printed, String.join("\n", prints));
        }
        return "";
    }
}
