// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole programs do in a warm JVM what they do in fresh ones, as {@code --thaw-verify} compares.
 */
class ProgramsIT {
    @TempDir Path directory;

    /** What java takes, after the class path. */
    static Stream<List<String>> programs() {
        List<String> formatter = new ArrayList<>();
        for (String part : List.of("api", "code", "file", "parser", "tree", "util")) {
            formatter.add(
                    "--add-exports=jdk.compiler/com.sun.tools.javac." + part + "=ALL-UNNAMED");
        }
        formatter.addAll(List.of("com.google.googlejavaformat.java.Main", "Sample.java"));
        return Stream.of(
                List.of("com.sun.tools.javac.Main", "-d", ".", "Sample.java"),
                List.of("com.sun.tools.javac.Main", "Missing.java"),
                formatter,
                List.of(
                        "com.puppycrawl.tools.checkstyle.Main",
                        "-c",
                        "/google_checks.xml",
                        "Sample.java"),
                List.of(
                        "net.sourceforge.pmd.cli.PmdCli",
                        "check",
                        "--no-progress",
                        "-f",
                        "text",
                        "-R",
                        "rulesets/java/quickstart.xml",
                        "-d",
                        "Sample.java"),
                List.of("org.antlr.v4.Tool", "-visitor", "-o", "parser", "Sum.g4"),
                List.of(
                        "org.h2.tools.Shell",
                        "-url",
                        "jdbc:h2:./database",
                        "-user",
                        "sa",
                        "-sql",
                        "create table t(id int primary key, text varchar); insert into t values (1, 'a'), (2, 'b');"
                                + " select * from t order by id"),
                List.of("net.sf.saxon.Transform", "-s:notes.xml", "-xsl:notes.xsl"),
                // What it says of its time would depend on the machine.
                List.of("org.apache.tools.ant.Main", "-S", "-f", "build.xml"),
                List.of(
                        "org.hsqldb.cmdline.SqlTool",
                        "--inlineRc=url=jdbc:hsqldb:file:database/db;shutdown=true,user=sa,password=",
                        "tables.sql"),
                List.of("jflex.Main", "-d", "scanner", "words.flex"),
                List.of("clojure.main", "words.clj"),
                List.of(
                        "org.junit.platform.console.ConsoleLauncher",
                        "execute",
                        "--disable-ansi-colors",
                        "-c",
                        "SampleTest"));
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(directory.resolve(name), text);
    }

    private void writeForOthers() throws IOException {
        write("notes.xml", "<notes><note day='2'>b</note><note day='1'>a</note></notes>\n");
        write(
                "notes.xsl",
                """
                <xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
                  <xsl:template match="/">
                    <xsl:result-document href="list.txt" method="text">
                      <xsl:for-each select="//note">
                        <xsl:sort select="@day"/>
                        <xsl:value-of select="upper-case(.) || '&#10;'"/>
                      </xsl:for-each>
                    </xsl:result-document>
                    <count><xsl:value-of select="count(//note)"/></count>
                  </xsl:template>
                </xsl:stylesheet>
                """);
        write(
                "build.xml",
                """
                <project default="all">
                  <property name="out" value="built"/>
                  <target name="all">
                    <mkdir dir="${out}"/>
                    <copy todir="${out}"><fileset dir="." includes="*.g4"/></copy>
                    <checksum fileext=".sum"><fileset dir="${out}" includes="*.g4"/></checksum>
                    <echo message="written to ${out}"/>
                  </target>
                </project>
                """);
        write(
                "tables.sql",
                """
                create table t(id int primary key, text varchar(20));
                insert into t values (2, 'b');
                insert into t values (1, 'a');
                commit;
                select * from t order by id;
                select upper(text), count(*) from t group by text order by text;
                """);
        write(
                "words.flex",
                """
                %%
                %class Words
                %standalone
                %unicode
                %%
                [a-z]+ { System.out.println(yytext()); }
                [^] { }
                """);
        write(
                "words.clj",
                """
                (defn words [text] (frequencies (re-seq #"[a-z]+" text)))
                (defmulti shown class)
                (defmethod shown Long [n] (str "number " n))
                (defmethod shown :default [x] (pr-str x))
                (doseq [[word n] (sort (words "a b a c b a"))] (println word (shown n)))
                (println (shown (into (sorted-map) {:b 2 :a 1})) @(future (reduce + (range 100))))
                (spit "sum.txt" (apply + (pmap inc (range 10))))
                (shutdown-agents)
                """);
    }

    private Path prepare() throws IOException {
        write(
                "Sample.java",
                """
                import java.util.*;
                public class Sample {
                  enum Kind { SMALL, LARGE }
                  sealed interface Shape permits Circle, Square {}
                  record Circle(int radius) implements Shape {}
                  record Square(int side) implements Shape {}
                  static int count = 0;
                  static Kind kind(Shape shape) { return switch (shape) {
                      case Circle(int radius) when radius > 3 -> Kind.LARGE; case Circle c -> Kind.SMALL;
                      case Square s -> s.side() > 3 ? Kind.LARGE : Kind.SMALL; }; }
                  public static void main(String[] args) {
                    for (Shape shape : List.of(new Circle(5), new Square(1))) { count++; System.out.println(kind(shape)); }
                    try { Integer.parseInt("x"); } catch (NumberFormatException e) { } finally { System.out.println(count); }
                  }
                }
                """);
        write(
                "Sum.g4",
                """
                grammar Sum;
                sums: (sum NEWLINE)*;
                sum: sum ('*' | '/') sum | sum ('+' | '-') sum | NUMBER | '(' sum ')';
                NEWLINE: [\\r\\n]+;
                NUMBER: [0-9]+;
                """);
        writeForOthers();
        write(
                "SampleTest.java",
                """
                import static org.junit.jupiter.api.Assertions.*;
                import org.junit.jupiter.api.Test;
                import org.junit.jupiter.params.ParameterizedTest;
                import org.junit.jupiter.params.provider.EnumSource;
                class SampleTest {
                  enum Kind { SMALL, LARGE }
                  static int count;
                  @Test void counts() { assertEquals(1, ++count); }
                  @Test void fails() { assertSame(Kind.SMALL, Kind.LARGE); }
                  @ParameterizedTest @EnumSource(Kind.class) void constants(Kind kind) { assertSame(kind, Kind.valueOf(kind.name())); }
                }
                """);
        Path classes = directory.resolve("classes");
        String jars = Verification.jars(Path.of(System.getProperty("lib")));
        Verification.compile(jars, classes, directory.resolve("SampleTest.java"));
        return classes;
    }

    @ParameterizedTest
    @MethodSource("programs")
    void runsAreEqual(List<String> program) throws Exception {
        Verification.assertEqualRuns(directory, Map.of(), command(program));
    }

    /** Its first run finds a JVM that has run nothing. */
    @Test
    void runsInAPreparedServerAreEqual() throws Exception {
        List<String> arguments = new ArrayList<>(List.of("--prepared"));
        arguments.addAll(command(programs().skip(2).findFirst().orElseThrow()));
        String report = Verification.assertEqualRuns(directory, Map.of(), arguments);
        assertTrue(!report.contains("No server was prepared"), report);
    }

    private List<String> command(List<String> program) throws IOException {
        Path classes = prepare();
        List<String> arguments =
                new ArrayList<>(List.of("-cp", classes + ":" + System.getProperty("lib") + "/*"));
        int options = 0;
        while (program.get(options).startsWith("-")) {
            arguments.add(program.get(options++));
        }
        arguments.addAll(program.subList(options, program.size()));
        return arguments;
    }

    /** In a field that the JDK sets once, where the program has opened it. */
    @Test
    void aStaticFieldThatIsLeftIsNamed() throws Exception {
        write(
                "Numbers.java",
                """
                public class Numbers {
                  public static void main(String[] args) throws Exception {
                    Class<?> type = Class.forName("sun.net.smtp.SmtpClient");
                    java.lang.reflect.Field field = type.getDeclaredField("DEFAULT_SMTP_PORT");
                    field.setAccessible(true);
                    field.setInt(null, field.getInt(null) + 7);
                  }
                }
                """);
        Verification.compile(".", directory, directory.resolve("Numbers.java"));
        String open = "java.base/sun.net.smtp=ALL-UNNAMED";
        String report =
                Verification.assertEqualRuns(
                        directory,
                        Map.of(),
                        List.of("--add-opens", open, "-cp", directory.toString(), "Numbers"));
        String left = "static field sun.net.smtp.SmtpClient.DEFAULT_SMTP_PORT was 32 and is 39";
        assertTrue(report.contains("warm 1: the JDK's " + left), report);
    }

    @Test
    void differencesAreFound() throws Exception {
        write(
                "Counts.java",
                """
                public class Counts {
                  public static void main(String[] args) throws Exception {
                    java.nio.file.Path file = java.nio.file.Path.of(args[0]);
                    int runs = java.nio.file.Files.exists(file) ? Integer.parseInt(java.nio.file.Files.readString(file)) : 0;
                    java.nio.file.Files.writeString(file, String.valueOf(runs + 1));
                    System.out.println(runs < 2 ? "as before" : "otherwise");
                  }
                }
                """);
        Verification.compile(".", directory, directory.resolve("Counts.java"));
        // A file elsewhere, which only later runs find changed.
        Path file = Files.createTempDirectory("counts").resolve("count");
        List<String> program = List.of("-cp", directory.toString(), "Counts", file.toString());
        Process process = Verification.command(directory, program).start();
        String text = new String(process.getInputStream().readAllBytes());
        assertEquals(1, process.waitFor(), text);
        assertTrue(text.contains("standard output differs") && text.contains("DIFFERENT"), text);
        Files.delete(file);
    }
}
