// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * By what a page of an image is found again in another build, where it has another place: a
 * compilation unit or an object that lies on it, and how many pages behind its first one.
 */
public sealed interface PageName {
    /** Counted from the one with the first byte of the unit or object. */
    int page();

    /** Another page of the same. */
    PageName withPage(int page);

    /** A page of code. */
    record InUnit(String unit, int page) implements PageName {
        @Override
        public PageName withPage(int other) {
            return new InUnit(unit, other);
        }

        @Override
        public String toString() {
            return "unit,%s,%d".formatted(QuotedName.quote(unit), page);
        }
    }

    /** A page of the image heap. */
    record InObject(ObjectIdentity object, int page) implements PageName {
        @Override
        public PageName withPage(int other) {
            return new InObject(object, other);
        }

        @Override
        public String toString() {
            return "object,%s,%d".formatted(object.toString().replace('\t', ','), page);
        }
    }

    /** As {@code toString} writes it; empty if it is none. */
    static Optional<PageName> parse(String line) {
        Matcher unit = Lines.UNIT.matcher(line);
        if (unit.matches()) {
            String name = QuotedName.unquote(unit.group(1));
            return Optional.of(new InUnit(name, Integer.parseInt(unit.group(2))));
        }
        Matcher object = Lines.OBJECT.matcher(line);
        if (object.matches()) {
            ObjectIdentity identity = ObjectIdentity.parse(object.group(1).split(","), 0);
            return Optional.of(new InObject(identity, Integer.parseInt(object.group(2))));
        }
        return Optional.empty();
    }

    /** The forms of lines. */
    final class Lines {
        private static final String PAGE = ",([0-9]{1,8})";
        private static final Pattern UNIT =
                Pattern.compile("unit,(" + QuotedName.PATTERN + ")" + PAGE);
        private static final Pattern OBJECT =
                Pattern.compile("object,((?:[0-9a-f]{16},){3}[0-9a-f]{16})" + PAGE);

        private Lines() {}
    }
}
