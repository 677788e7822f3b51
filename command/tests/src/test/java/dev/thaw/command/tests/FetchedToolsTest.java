// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What no package is, the set-up fetches as its own project publishes it. A made-up curl has what
 * Adoptium and rustup have, in little.
 */
class FetchedToolsTest {
    private static final int CANNOT_BEGIN = 69;
    private static final String LIST =
            """
            [{"binary": {"package": {"checksum": "%s", "checksum_link": "https://sum.example/",
              "link": "https://jdk.example/jdk.tar.gz", "metadata_link": "https://meta.example/"}}}]
            """;

    @TempDir private Path root;
    private MadeUpMachine machine;
    private Path served;
    private Path fetched;

    @BeforeEach
    void makeMachine() throws Exception {
        machine = new MadeUpMachine(root);
        machine.candidates("(none)");
        machine.program("id", "echo 1000");
        served = Files.createDirectory(root.resolve("served"));
        fetched = root.resolve(".cache/thaw/set-up");
        machine.program(
                "curl",
                """
                while [ $# -gt 1 ]; do if [ "$1" = --output ]; then out=$2; fi; shift; done
                case "$1" in
                *assets*) file=list;; *.gz) file=jdk;; *.sha256) file=sum;; *rustup-init) file=rustup;; *) exit 22;;
                esac
                if [ "$out" = - ]; then cat '%1$s'/$file; else cat '%1$s'/$file >"$out"; fi
                """
                        .formatted(served));
        Path jdk = Files.createDirectories(root.resolve("made/jdk-25.0.1+8/bin")).getParent();
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
        Files.writeString(jdk.resolve("bin/javac"), "");
        jdk.resolve("bin/javac").toFile().setExecutable(true);
        Ended packed =
                Ended.of(
                        new ProcessBuilder(
                                "tar",
                                "-czf",
                                served.resolve("jdk").toString(),
                                "-C",
                                root.resolve("made").toString(),
                                "jdk-25.0.1+8"));
        assertEquals(0, packed.code(), packed.err());
        Files.writeString(served.resolve("list"), LIST.formatted(sum("jdk")));
        rustup("1.90.0");
    }

    /** One that makes a toolchain of one program. */
    private void rustup(String version) throws Exception {
        Files.writeString(
                served.resolve("rustup"),
                """
                #!/bin/bash
                echo "rustup-init $*" >>'%s'
                mkdir -p "$RUSTUP_HOME/toolchains/1.95.0-x86_64-unknown-linux-gnu/bin" "$CARGO_HOME"
                cd "$RUSTUP_HOME/toolchains/1.95.0-x86_64-unknown-linux-gnu/bin"
                printf '#!/bin/bash\\necho cargo %s\\n' >cargo
                chmod +x cargo
                """
                        .formatted(machine.calls, version));
        Files.writeString(served.resolve("sum"), sum("rustup") + " *rustup-init\n");
    }

    private String sum(String file) throws Exception {
        byte[] bytes = Files.readAllBytes(served.resolve(file));
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }

    private List<String> leftovers() throws IOException {
        try (var files = Files.list(fetched)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aJdkIsFetchedAndFoundAgain() throws Exception {
        machine.jdk("21.0.2");
        Ended asked = machine.thaw("test");
        assertEquals(CANNOT_BEGIN, asked.code(), asked.err());
        assertTrue(asked.err().contains("\n    ./thaw test --yes "), asked.err());
        assertEquals("", machine.called("curl"));
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(0, ended.code(), ended.err());
        assertTrue(Files.isExecutable(fetched.resolve("jdk-25/bin/javac")));
        assertEquals(List.of("jdk-25", "lock"), leftovers());
        assertEquals(0, machine.thaw("test").code());
        assertEquals(2, machine.called("curl").lines().count(), machine.called("curl"));
    }

    @Test
    void rustIsFetchedAndUsedWhereTheMachinesOwnIsTooOld() throws Exception {
        machine.program("cargo", "echo 'cargo 1.63.0'");
        machine.program("mvn", "cargo --version >>'" + root.resolve("used") + "'");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(0, ended.code(), ended.err());
        assertTrue(machine.called("rustup-init").contains("--no-modify-path --profile minimal"));
        assertEquals(List.of("lock", "rust-1"), leftovers());
        assertEquals("cargo 1.90.0\n", Files.readString(root.resolve("used")));
        machine.thaw("test");
        assertEquals("cargo 1.90.0\n".repeat(2), Files.readString(root.resolve("used")));
        machine.program("cargo", "echo 'cargo 1.95.0'");
        machine.thaw("test");
        assertTrue(Files.readString(root.resolve("used")).endsWith("\ncargo 1.95.0\n"));
    }

    @Test
    void whatHasAnotherSumIsNotKept() throws Exception {
        machine.jdk("21.0.2");
        Files.writeString(served.resolve("list"), LIST.formatted("0".repeat(64)));
        Ended jdk = machine.thaw("test", "--yes");
        assertEquals(CANNOT_BEGIN, jdk.code(), jdk.err());
        assertTrue(jdk.err().contains("what came has the SHA-256 " + sum("jdk")), jdk.err());
        assertFalse(Files.exists(fetched.resolve("jdk-25")));
        machine.jdk("25.0.1");
        machine.lacks("cargo");
        Files.writeString(served.resolve("sum"), "");
        Ended rust = machine.thaw("test", "--yes");
        assertEquals(CANNOT_BEGIN, rust.code(), rust.err());
        assertTrue(rust.err().contains("says '': nothing of it was kept"), rust.err());
        assertEquals("", machine.called("rustup-init"));
    }

    @Test
    void whatCannotBeReachedIsSaid() throws Exception {
        machine.jdk("21.0.2");
        machine.program("curl", "echo 'curl: (6) no such host' >&2; exit 6");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
        assertTrue(ended.err().contains("cannot be fetched; curl's message is above"), ended.err());
        machine.lacks("curl");
        assertTrue(machine.thaw("test", "--yes").err().contains("curl is missing"));
    }

    /** Where packages are missing as well, they come first, and with them curl. */
    @Test
    void rootGetsCurlAsAPackage() throws Exception {
        machine.jdk("21.0.2");
        machine.program("id", "echo 0");
        machine.lacks("curl");
        machine.program(
                "apt-cache",
                "case \"$*\" in *openjdk*) echo '  Candidate: (none)';; *) echo '  Candidate: 1';; esac");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
        assertTrue(
                machine.called("apt-get")
                        .contains("install --no-install-recommends -y curl ca-certificates"),
                machine.called("apt-get"));
    }

    @Test
    void withoutAHomeItIsSaidWhatToSet() throws Exception {
        machine.jdk("21.0.2");
        machine.program("getent", "");
        for (Map<String, String> none :
                List.of(
                        Map.of("HOME", ""),
                        Map.of("HOME", "relative", "XDG_CACHE_HOME", "relative"),
                        Map.of("HOME", "", "XDG_CACHE_HOME", "/dev/null"))) {
            Ended ended = machine.thaw(none, "demo", "--yes");
            assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
            assertTrue(ended.err().contains("set HOME or XDG_CACHE_HOME"), ended.err());
            assertEquals("", machine.called("curl"));
        }
    }
}
