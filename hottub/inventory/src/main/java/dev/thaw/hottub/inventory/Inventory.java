// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Lists all static fields of the JDK that runs it, what becomes of each between runs, and which
 * rule or which line of the table says so. Exit status 3: nothing accounts for one of them.
 */
public final class Inventory {
    /** No status of a JVM that fails. */
    private static final int UNACCOUNTED = 3;

    private static final String TABLE = "/dev/thaw/hottub/server/jdk-state.txt";

    private final Map<String, Integer> counts = new TreeMap<>();
    private int unknown;

    private Inventory() {}

    /**
     * Writes to standard output; with "all" a line for each field, else only those that nothing
     * accounts for, and counts.
     *
     * @param arguments a directory in which to note that all fields of this JDK are accounted for;
     *     then perhaps "all", or "lines" and fields ("java.net.URL#handlers"), of which it is said
     *     at once what needs no other class file
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length == 0) {
            System.err.println("usage: inventory DIRECTORY [all | lines FIELD...]");
            System.exit(2);
        }
        if (arguments.length > 1 && arguments[1].equals("lines")) {
            printLines(List.of(arguments).subList(2, arguments.length));
            return;
        }
        Inventory inventory = new Inventory();
        inventory.list(System.out, arguments.length > 1 && arguments[1].equals("all"));
        if (inventory.unknown > 0) {
            System.err.println(
                    "thaw: nothing accounts for "
                            + inventory.unknown
                            + " static fields of this JDK; programs run in a plain java with it");
            System.exit(UNACCOUNTED);
        }
        Path known = Files.createDirectories(Path.of(arguments[0]));
        Files.writeString(known.resolve(build().replaceAll("[^A-Za-z0-9.+-]", "_")), "");
    }

    private static void printLines(List<String> names) throws IOException {
        Table table = table();
        for (String name : names) {
            StaticField.of(name)
                    .flatMap(field -> said(field, table).map(said -> listed(field, said)))
                    .ifPresent(System.out::println);
        }
    }

    /** By its own declaration, or a line. */
    private static Optional<String> said(StaticField field, Table table) {
        return field.isFinal() && Rules.isCounter(field)
                ? Optional.of(Rules.ATOMIC.said())
                : table.find(field, field.isFinal()).map(Table.Line::said);
    }

    private static String listed(StaticField field, String said) {
        return field.name() + " " + field.node.desc + " " + said;
    }

    /** As the server names it. */
    private static String build() {
        return System.getProperty("java.runtime.version") + " " + System.getProperty("java.vendor");
    }

    private void list(PrintStream out, boolean all) throws IOException {
        Table table = table();
        JdkClasses jdk = JdkClasses.ofThisRuntime(table::isRetired);
        Facts facts = new Facts(jdk);
        Rules rules = new Rules(jdk, facts);
        for (StaticField field : facts.statics()) {
            Optional<Table.Line> line = table.find(field, rules.isSettled(field));
            Optional<Rules.Verdict> verdict = rules.apply(field);
            String text;
            // A line that puts a field back counts more than a rule.
            if (line.isPresent()
                    && (verdict.isEmpty()
                            || line.get().state == StateClass.RESET
                            || line.get().state == StateClass.RETIRE)) {
                text = line.get().said();
                count(line.get().state + ", by a line of the table");
            } else if (verdict.isPresent()) {
                text = verdict.get().said();
                count(text);
            } else {
                text = "UNKNOWN";
                unknown++;
            }
            if (all || text.equals("UNKNOWN")) {
                out.println(listed(field, text));
            }
        }
        for (String access : facts.unguarded()) {
            out.println(access + ", which is made new with the program's classes UNKNOWN");
            unknown++;
        }
        out.println("# " + build());
        counts.forEach((what, count) -> out.println("# " + count + " " + what));
        out.println("# " + facts.statics().size() + " fields of " + jdk.all().size() + " classes");
        for (String unused : table.unused()) {
            out.println("# unused: " + unused);
        }
    }

    private void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    private static Table table() throws IOException {
        InputStream table = Inventory.class.getResourceAsStream(TABLE);
        if (table == null) {
            throw new IOException(TABLE + " is not on the class path; build Thaw anew");
        }
        return new Table(new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8)));
    }
}
