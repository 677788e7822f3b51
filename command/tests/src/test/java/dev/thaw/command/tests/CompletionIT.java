// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.AutoComplete;

/** Scripts for shells are what the commands are, and shells complete by them. */
class CompletionIT {
    private static final String PLACE = "command/src/main/resources/dev/thaw/command/completion/";

    @TempDir private Path directory;

    @Test
    void scriptsAreWhatTheCommandsAre() throws Exception {
        String bash = AutoComplete.bash("thaw", Commands.sorted());
        Made.check(
                PLACE + "thaw.bash",
                bash.replaceFirst("\n", "\n# SPDX-License-Identifier: Apache-2.0\n"));
        Made.check(PLACE + "thaw.fish", new FishCompletion(Commands.all().toList()).text());
    }

    /** What the built command prints for a shell. */
    private Path script(String shell) throws IOException, InterruptedException {
        Path jar = Commands.ROOT.resolve("command/target/thaw-command.jar");
        String java = Path.of(System.getProperty("java.home"), "bin/java").toString();
        Ended ended =
                Ended.of(new ProcessBuilder(java, "-jar", jar.toString(), "completion", shell));
        assertEquals(0, ended.code(), ended.err());
        return Files.writeString(directory.resolve("thaw." + shell), ended.out());
    }

    private static boolean isThere(String shell) {
        return Arrays.stream(System.getenv("PATH").split(":"))
                .anyMatch(place -> Files.isExecutable(Path.of(place, shell)));
    }

    /** What bash offers for the last of the words. */
    private List<String> offeredByBash(String line) throws IOException, InterruptedException {
        // what readline does: set the variables, call the function
        String program =
                """
                # it sets options of readline, which is not there
                compopt() { :; }
                . "$1"
                eval "COMP_WORDS=($2)"
                [[ $2 == *' ' ]] && COMP_WORDS+=('')
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                COMP_LINE=$2
                COMP_POINT=${#2}
                function=$(complete -p thaw)
                function=${function##* -F }
                function=${function%% *}
                "$function" thaw "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                printf '%s\\n' "${COMPREPLY[@]}"
                """;
        Ended ended =
                Ended.of(
                        new ProcessBuilder(
                                "bash", "-c", program, "bash", script("bash").toString(), line));
        assertEquals("", ended.err());
        return ended.out().lines().map(String::strip).filter(s -> !s.isEmpty()).toList();
    }

    @Test
    void bashOffersAllCommands() throws Exception {
        assertEquals(
                Commands.tree().getSubcommands().keySet().stream().sorted().toList(),
                new TreeSet<>(offeredByBash("thaw ")).stream().toList());
    }

    @Test
    void bashCompletesCommandsSubcommandsAndOptions() throws Exception {
        assertEquals(List.of("snapshot"), offeredByBash("thaw sn"));
        assertEquals(
                List.of("diff", "info", "verify"),
                offeredByBash("thaw snapshot ").stream().sorted().toList());
        assertEquals(List.of("verify"), offeredByBash("thaw snapshot v"));
        assertEquals(List.of("--older-than"), offeredByBash("thaw cache clean --o"));
        assertEquals(List.of("--json"), offeredByBash("thaw relayout check --j"));
        assertEquals(
                List.of("--thaw-status", "--thaw-stop"),
                offeredByBash("thaw java --thaw-st").stream().sorted().toList());
        for (String option : List.of("--thaw-verify", "--thaw-why", "--thaw-log")) {
            String begun = option.substring(0, option.length() - 1);
            assertEquals(List.of(option), offeredByBash("thaw java " + begun));
        }
        assertEquals(List.of("--json"), offeredByBash("thaw java --thaw-status --j"));
        Path jar = Files.createFile(directory.resolve("program.jar"));
        for (String words : List.of("-jar ", "--thaw-why -jar ", "--thaw-verify 2 -jar ")) {
            String begun = "thaw java " + words + directory.resolve("prog");
            assertEquals(List.of(jar.toString()), offeredByBash(begun));
        }
        assertEquals(List.of("--prometheus"), offeredByBash("thaw java --thaw-status --pro"));
    }

    @Test
    void bashReadsTheScriptWithoutAWord() throws Exception {
        Ended ended = Ended.of(new ProcessBuilder("bash", "-u", "-n", script("bash").toString()));
        assertEquals("", ended.out() + ended.err());
        assertEquals(0, ended.code());
    }

    @Test
    void fishCompletes() throws Exception {
        assumeTrue(isThere("fish"), "there is no fish");
        String source = "source " + script("fish") + "; complete -C ";
        for (String[] one :
                new String[][] {
                    {"thaw sn", "snapshot"},
                    {"thaw snapshot v", "verify"},
                    {"thaw cache clean --older", "--older-than"},
                    {"thaw relayout check 12 --j", "--json"}
                }) {
            Ended ended =
                    Ended.of(
                            new ProcessBuilder(
                                    "fish", "--no-config", "-c", source + "'" + one[0] + "'"));
            assertEquals("", ended.err());
            Stream<String> offered = ended.out().lines().map(line -> line.split("\t")[0]);
            assertEquals(List.of(one[1]), offered.toList(), one[0]);
        }
    }

    @Test
    void zshReadsTheScript() throws Exception {
        assumeTrue(isThere("zsh"), "there is no zsh");
        String program =
                "autoload -Uz compinit && compinit -u -d '"
                        + directory
                        + "/dump' && . \"$1\" && print $_comps[thaw]";
        ProcessBuilder zsh =
                new ProcessBuilder("zsh", "-f", "-c", program, "zsh", script("zsh").toString());
        Ended ended = Ended.of(zsh);
        assertEquals("", ended.err());
        assertTrue(ended.out().contains("_complete_thaw"), ended.out());
    }

    /** As the package has it, in its place, and as the completion of zsh calls it. */
    @Test
    void zshCompletesFromTheFirstTimeOn() throws Exception {
        assumeTrue(isThere("zsh"), "there is no zsh");
        String own = Files.readString(Commands.SOURCES.resolve("dist/src/main/install/thaw.zsh"));
        Path functions = Files.createDirectories(directory.resolve("functions"));
        String installed = "/usr/share/bash-completion/completions/thaw";
        assertTrue(own.startsWith("#compdef thaw\n") && own.contains(installed), own);
        Files.writeString(
                functions.resolve("_thaw"), own.replace(installed, script("bash").toString()));
        String program =
                """
                fpath=("$1" $fpath)
                autoload -Uz compinit && compinit -u -d "$1/../installed.dump"
                compadd() { print -r -- "$@"; }
                for begun in sn ver; do
                    [[ $begun = sn ]] && words=(thaw sn) || words=(thaw snapshot ver)
                    CURRENT=$#words PREFIX=$begun QIPREFIX= IPREFIX=
                    eval "$_comps[thaw]"
                done
                """;
        Ended ended =
                Ended.of(
                        new ProcessBuilder(
                                "zsh", "-f", "-c", program, "zsh", functions.toString()));
        assertEquals("", ended.err());
        // of which zsh itself shows those that begin so
        List<String> offered =
                ended.out()
                        .lines()
                        .filter(l -> l.startsWith("- "))
                        .map(l -> l.substring(2))
                        .toList();
        String commands =
                String.join(" ", new TreeSet<>(Commands.tree().getSubcommands().keySet()));
        assertEquals(List.of(commands, "diff info verify"), offered, ended.out());
    }
}
