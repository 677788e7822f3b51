// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.graalvm.polyglot.Context;

/**
 * Environment variables of a function, in a language whose contexts have none: JavaScript finds
 * them where Node has them. Where there are none, there is nothing.
 */
public final class Variables {
    private static final char FIRST_PRINTABLE = ' ';

    private Variables() {}

    /**
     * @param variables {@code NAME=value}
     */
    public static Map<String, String> of(List<String> variables) {
        Map<String, String> environment = new LinkedHashMap<>();
        for (String variable : variables) {
            int equals = variable.indexOf('=');
            if (equals > 0) {
                environment.put(variable.substring(0, equals), variable.substring(equals + 1));
            }
        }
        return environment;
    }

    static void define(Context context, Language language, Map<String, String> environment) {
        if (language == Language.JAVASCRIPT && !environment.isEmpty()) {
            context.eval(
                            language.source(
                                    "environment",
                                    "text => { globalThis.process = {env: JSON.parse(text)} }"))
                    .execute(json(environment));
        }
    }

    static String json(Map<String, String> environment) {
        StringJoiner members = new StringJoiner(",", "{", "}");
        environment.forEach((name, value) -> members.add(quoted(name) + ":" + quoted(value)));
        return members.toString();
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c < FIRST_PRINTABLE) {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c == '"' || c == '\\' ? "\\" : "").append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
