// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import java.util.Locale;
import java.util.Optional;

/** Parameters in the value of a header, as in {@code text/plain; charset="utf-8"}. */
final class HeaderValue {
    private final String text;
    private int at;

    private HeaderValue(String text) {
        this.text = text;
    }

    /**
     * @param name in small letters
     */
    static Optional<String> parameter(String text, String name) {
        HeaderValue value = new HeaderValue(text);
        while (value.at < text.length()) {
            String found = value.upTo("=;").strip().toLowerCase(Locale.ROOT);
            if (value.skip('=')) {
                String of = value.value();
                if (found.equals(name)) {
                    return Optional.of(of);
                }
            }
            value.upTo(";");
            value.skip(';');
        }
        return Optional.empty();
    }

    private String upTo(String ends) {
        int begin = at;
        while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(begin, at);
    }

    private boolean skip(char wanted) {
        boolean there = at < text.length() && text.charAt(at) == wanted;
        at += there ? 1 : 0;
        return there;
    }

    private String value() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return skip('"') ? quoted() : upTo(";").strip();
    }

    /** A backslash hides a quote or another one; before others it is itself, as in paths. */
    private String quoted() {
        StringBuilder value = new StringBuilder();
        while (at < text.length() && !skip('"')) {
            if (text.startsWith("\\\"", at) || text.startsWith("\\\\", at)) {
                at++;
            }
            value.append(text.charAt(at++));
        }
        return value.toString();
    }
}
