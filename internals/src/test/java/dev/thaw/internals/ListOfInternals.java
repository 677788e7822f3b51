// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.lang.classfile.ClassFile;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The text of the list: a class a line, its members below. */
final class ListOfInternals {
    private static final String HEAD =
            """
            # SPDX-License-Identifier: Apache-2.0
            # What Thaw uses of %s that is not for others, made of its class files by InternalsTest (docs/porting.md).
            # A class a line, its members below it: name, descriptor, [how, if not by a compiled reference], modules.
            """;

    /** Another build of the JDK may have other members, and its compiler other references. */
    static final String READ_WITH =
            "# Read with JDK %s of %s."
                    .formatted(
                            System.getProperty("java.runtime.version"),
                            System.getProperty("java.vendor"));

    private static final String ABSENT =
            "\n# Looked up, not there, and done without: other versions have it.\n";

    private static final String NOT_DERIVED =
            "\n# Looked up by names that only a run can tell, with what is known of them.\n";

    private ListOfInternals() {}

    static String text(Internals internals) {
        StringBuilder text = new StringBuilder(HEAD.formatted(internals.platform().name()));
        text.append(READ_WITH).append('\n');
        String owner = "";
        for (Map.Entry<Internals.Entry, List<Use>> each : internals.entries().entrySet()) {
            Internals.Entry entry = each.getKey();
            boolean isOwner = entry.name().isEmpty();
            if (!entry.owner().equals(owner)) {
                owner = entry.owner();
                text.append('\n');
                if (!isOwner) {
                    // A class for all, of which something is not.
                    text.append(owner.replace('/', '.')).append('\n');
                }
            }
            text.append(isOwner ? owner.replace('/', '.') : "    " + member(internals, entry))
                    .append(users(each.getValue()))
                    .append('\n');
        }
        return text
                + section(ABSENT, internals.absent())
                + section(NOT_DERIVED, internals.notDerived());
    }

    private static String section(String head, java.util.Set<String> lines) {
        return lines.isEmpty()
                ? ""
                : head + lines.stream().map(l -> "# " + l + "\n").collect(Collectors.joining());
    }

    private static String users(List<Use> uses) {
        String how =
                uses.stream()
                        .map(u -> u.how().toString())
                        .filter(h -> !h.isEmpty())
                        .distinct()
                        .collect(Collectors.joining(", "));
        return (how.isEmpty() ? "" : " [" + how + "]")
                + ": "
                + uses.stream()
                        .map(Use::module)
                        .distinct()
                        .sorted()
                        .collect(Collectors.joining(" "));
    }

    private static String member(Internals internals, Internals.Entry entry) {
        if (entry.kind() == Use.Kind.PACKAGE) {
            return entry.name();
        }
        Platform.Found found = find(internals.platform(), entry);
        return flags(found.member()) + entry.name() + " " + entry.descriptor();
    }

    static Platform.Found find(Platform platform, Internals.Entry entry) {
        Known type = platform.find(entry.owner());
        return entry.kind() == Use.Kind.FIELD
                ? platform.field(type, (_, m) -> Uses.is(m, entry.name(), entry.descriptor()))
                : platform.method(type, (_, m) -> Uses.is(m, entry.name(), entry.descriptor()));
    }

    private static String flags(Known.Member member) {
        String access =
                member.is(ClassFile.ACC_PUBLIC)
                        ? ""
                        : member.is(ClassFile.ACC_PROTECTED)
                                ? "protected "
                                : member.is(ClassFile.ACC_PRIVATE) ? "private " : "package ";
        return access + (member.is(ClassFile.ACC_STATIC) ? "static " : "");
    }
}
