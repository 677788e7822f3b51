// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import dev.thaw.function.BadRequest;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Splits a JSON object or array into what is in it, whose values stay text; strict, and without
 * recursion.
 */
final class JsonScanner {
    private static final int DEPTH = 1000;

    private static final Pattern LITERAL =
            Pattern.compile(
                    "true|false|null|-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?");

    private final String text;
    private final String wanted;
    private int at;

    private JsonScanner(String text, String wanted) {
        this.text = text;
        this.wanted = wanted;
    }

    /**
     * The members of an object.
     *
     * @return the source of each value
     */
    static Map<String, String> members(String text) throws BadRequest {
        return new JsonScanner(text, "object").object();
    }

    /**
     * The elements of an array.
     *
     * @return the source of each
     */
    static List<String> elements(String text) throws BadRequest {
        return new JsonScanner(text, "array").array();
    }

    private Map<String, String> object() throws BadRequest {
        Map<String, String> members = new LinkedHashMap<>();
        skipSpace();
        expect('{');
        skipSpace();
        if (peek() == '}') {
            at++;
        } else {
            do {
                skipSpace();
                int begin = at;
                skipString();
                String name = unquote(text.substring(begin, at));
                skipSpace();
                expect(':');
                skipSpace();
                int value = at;
                skipValue();
                members.put(name, text.substring(value, at));
                skipSpace();
            } while (next(',', '}') == ',');
        }
        end();
        return members;
    }

    private List<String> array() throws BadRequest {
        List<String> elements = new ArrayList<>();
        skipSpace();
        expect('[');
        skipSpace();
        if (peek() == ']') {
            at++;
        } else {
            do {
                skipSpace();
                int value = at;
                skipValue();
                elements.add(text.substring(value, at));
                skipSpace();
            } while (next(',', ']') == ',');
        }
        end();
        return elements;
    }

    private void end() throws BadRequest {
        skipSpace();
        if (at < text.length()) {
            throw fault();
        }
    }

    private BadRequest fault() {
        return new BadRequest(
                "the body is not a JSON %s: fault at character %d".formatted(wanted, at));
    }

    private char peek() throws BadRequest {
        if (at >= text.length()) {
            throw fault();
        }
        return text.charAt(at);
    }

    private void expect(char wanted) throws BadRequest {
        if (peek() != wanted) {
            throw fault();
        }
        at++;
    }

    private char next(char one, char other) throws BadRequest {
        char found = peek();
        if (found != one && found != other) {
            throw fault();
        }
        at++;
        return found;
    }

    private void skipSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private void skipValue() throws BadRequest {
        // one bit for each level: whether it is an object
        BitSet objects = new BitSet();
        int depth = 0;
        do {
            skipSpace();
            char first = peek();
            if (first == '{' || first == '[') {
                if (depth == DEPTH) {
                    throw fault();
                }
                boolean object = first == '{';
                objects.set(depth++, object);
                at++;
                skipSpace();
                if (peek() != (object ? '}' : ']')) {
                    if (object) {
                        skipName();
                    }
                    continue;
                }
            } else if (first == '"') {
                skipString();
            } else {
                skipLiteral();
            }
            // ends of values, until another one begins
            while (depth > 0) {
                skipSpace();
                boolean object = objects.get(depth - 1);
                if (next(',', object ? '}' : ']') == ',') {
                    if (object) {
                        skipSpace();
                        skipName();
                    }
                    break;
                }
                depth--;
            }
        } while (depth > 0);
    }

    private void skipName() throws BadRequest {
        skipString();
        skipSpace();
        expect(':');
    }

    private void skipString() throws BadRequest {
        expect('"');
        for (char c = peek(); c != '"'; c = peek()) {
            if (c < ' ') {
                throw fault();
            }
            at++;
            if (c == '\\') {
                skipEscape();
            }
        }
        at++;
    }

    private void skipEscape() throws BadRequest {
        char c = peek();
        if ("\"\\/bfnrtu".indexOf(c) < 0) {
            throw fault();
        }
        at++;
        for (int i = 0; c == 'u' && i < 4; i++) {
            if (Character.digit(peek(), 16) < 0) {
                throw fault();
            }
            at++;
        }
    }

    private void skipLiteral() throws BadRequest {
        int begin = at;
        while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        if (!LITERAL.matcher(text.substring(begin, at)).matches()) {
            at = begin;
            throw fault();
        }
    }

    /** The text that a string's source means. */
    static String unquote(String source) {
        StringBuilder result = new StringBuilder(source.length());
        for (int i = 1; i < source.length() - 1; i++) {
            char c = source.charAt(i);
            if (c == '\\') {
                c = source.charAt(++i);
                int escape = "bfnrt".indexOf(c);
                if (escape >= 0) {
                    c = "\b\f\n\r\t".charAt(escape);
                } else if (c == 'u') {
                    c = (char) Integer.parseInt(source, i + 1, i + 5, 16);
                    i += 4;
                }
            }
            result.append(c);
        }
        return result.toString();
    }
}
