// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The lines of {@code jdk-state.txt} that say what to do: fields of the JDK that get their first
 * values again, and classes whose use costs the server.
 */
final class StateTable {
    private static final String TABLE = "dev/thaw/hottub/server/jdk-state.txt";

    /** What is put back, by the name of the piece, in the table's order. */
    final Map<String, List<Row>> pieces = new LinkedHashMap<>();

    /** Names of classes whose use costs the server. */
    final Pattern retiring;

    /** A field that is put back. */
    static final class Row {
        private final String type;
        private final String field;
        private final String how;
        private final String signature;

        private Row(String type, String field, String how, String signature) {
            this.type = type;
            this.field = field;
            this.how = how;
            this.signature = signature;
        }

        void reset() {
            try {
                switch (how) {
                    case "again" -> JdkFields.again(type);
                    case "null" -> JdkFields.set(type, field, signature, null);
                    case "clear" -> JdkFields.set(type, field, signature, JdkFields.EMPTY);
                    case "forget" -> ProgramsObjects.forget(type, field, signature);
                    case "refuse" -> ProgramsObjects.refuse(type, field, signature);
                    default ->
                            JdkFields.set(
                                    type, field, signature, Integer.valueOf(how.substring(1)));
                }
            } catch (Jdk.Unknown | NoSuchMethodError e) {
                // Another version of the JDK has it; the inventory knows the fields of this one.
            }
        }
    }

    StateTable() {
        this(new String(Native.entryOfJar(TABLE), StandardCharsets.UTF_8));
    }

    StateTable(String text) {
        StringBuilder patterns = new StringBuilder();
        List<Row> piece = null;
        for (String line : text.split("\n")) {
            String[] words = line.split(" ");
            if (line.startsWith("[")) {
                piece = new ArrayList<>();
                if (line.length() > 2) {
                    pieces.put(line.substring(1, line.length() - 1), piece);
                }
            } else if (words.length > 3 && words[2].equals("reset") && !words[3].equals("by")) {
                piece.add(new Row(words[0], words[1], words[3], words.length > 4 ? words[4] : ""));
            } else if (words.length == 3 && words[1].equals("*") && words[2].equals("retire")) {
                patterns.append(patterns.length() == 0 ? "" : "|");
                patterns.append(glob(words[0]));
            }
        }
        retiring = Pattern.compile(patterns.toString());
    }

    private static String glob(String text) {
        return Pattern.quote(text).replace("**", "\\E.*\\Q");
    }
}
