// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * By what a page of an image is found again in another build, where it has another place: a
 * compilation unit or an object on it, and where in that it was touched.
 */
public sealed interface PageName {
    /** In bytes from the begin of the unit or object. */
    int offset();

    /** Another place in the same. */
    PageName at(int offset);

    /** A page of code. */
    record InUnit(String unit, int offset) implements PageName {
        @Override
        public PageName at(int other) {
            return new InUnit(unit, other);
        }

        @Override
        public String toString() {
            return "unit,%s,%d".formatted(QuotedName.quote(unit), offset);
        }
    }

    /** A page of the image heap. */
    record InObject(ObjectIdentity object, int offset) implements PageName {
        @Override
        public PageName at(int other) {
            return new InObject(object, other);
        }

        @Override
        public String toString() {
            return "object,%s,%d".formatted(object.toString().replace('\t', ','), offset);
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
        private static final String OFFSET = ",([0-9]{1,9})";
        private static final Pattern UNIT =
                Pattern.compile("unit,(" + QuotedName.PATTERN + ")" + OFFSET);
        private static final Pattern OBJECT =
                Pattern.compile("object,((?:[0-9a-f]{16},){3}[0-9a-f]{16})" + OFFSET);

        private Lines() {}
    }
}
