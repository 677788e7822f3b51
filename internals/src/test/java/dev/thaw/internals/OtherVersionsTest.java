// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What breaks with another JDK or another GraalVM: the lists, looked for there. */
class OtherVersionsTest {
    @Test
    void anotherGraalVm() throws Exception {
        String version = System.getProperty("thaw.internals.graalvm");
        assumeTrue(!version.isEmpty(), "only if asked for: -Dthaw.internals.graalvm=VERSION");
        Path jars = fetched(version);
        Platform jdk = Checkout.jdk();
        Platform there;
        try (Stream<Path> each = Files.list(jars)) {
            there = Platform.graalvm(version, each.sorted().toList(), jdk);
        }
        List<Module> modules = Checkout.modules();
        Internals.Both here = Internals.of(modules, jdk, Checkout.graalvm(jdk), jdk.feature());
        tell(there, Comparison.of(here.graalvm(), there, here.classes()));
    }

    private static Path fetched(String version) throws IOException, InterruptedException {
        Path jars = Path.of("target/graalvm", version).toAbsolutePath();
        Process maven =
                new ProcessBuilder(
                                "mvn",
                                "-q",
                                "-B",
                                "-f",
                                "src/test/graalvm/pom.xml",
                                "-Dmaven.repo.local=" + System.getProperty("maven.cache"),
                                "-Dgraalvm.version=" + version,
                                "-Djars=" + jars,
                                "package")
                        .inheritIO()
                        .start();
        assertEquals(0, maven.waitFor(), "GraalVM " + version + " cannot be fetched");
        return jars;
    }

    @Test
    void anotherJdk() throws IOException {
        String home = System.getProperty("thaw.internals.jdk");
        assumeTrue(!home.isEmpty(), "only if asked for: -Dthaw.internals.jdk=DIRECTORY");
        Platform there = Platform.jdk(Path.of(home));
        tell(there, differences(there));
    }

    static List<String> differences(Platform there) throws IOException {
        Platform jdk = Checkout.jdk();
        List<Module> modules =
                Checkout.modules().stream().filter(m -> m.runsOn(there.feature())).toList();
        // What the code asks this JDK for, and that one, when it finds itself on that one.
        Internals.Both here = Internals.of(modules, jdk, Checkout.graalvm(jdk), there.feature());
        Internals.Both other = Internals.of(modules, there, Checkout.graalvm(jdk), there.feature());
        List<String> differences =
                new ArrayList<>(Comparison.of(here.jdk(), there, here.classes()));
        other.jdk().absent().forEach(name -> differences.add(name + " is not there"));
        return differences;
    }

    private static void tell(Platform there, List<String> differences) {
        String text = String.join("\n", differences);
        assertEquals("", text, differences.size() + " differences in " + there.name());
    }
}
