// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What C code asks JNI for, by names: classes, members, and functions of native methods. */
final class CUses {
    private static final Pattern CLASS =
            Pattern.compile("(\\w+) = [^;]*?FindClass\\(\\w+, \"([^\"]+)\"\\)");

    /**
     * GetFieldID(env, type, "name", "type"), replace(env, type, false, "name", ...) and the like.
     */
    private static final Pattern MEMBER =
            Pattern.compile(
                    "(Get(?:Static)?FieldID|Get(?:Static)?MethodID|\\breplace)\\((?:\\w+), (\\w+),(?: \\w+,)?\\s*\"([^\"]+)\",\\s*((?:\"[^\"]*\"\\s*)+)");

    private static final Pattern NATIVE = Pattern.compile("\"Java_(\\w+)\"");

    private final Uses uses;

    /** What has no owner here: the class comes from elsewhere. */
    private final Set<String> withoutOwner = new TreeSet<>();

    CUses(Uses uses) {
        this.uses = uses;
    }

    Set<String> withoutOwner() {
        return withoutOwner;
    }

    void of(String source) {
        Map<String, String> types = new HashMap<>();
        for (Matcher m = CLASS.matcher(source); m.find(); ) {
            types.put(m.group(1), m.group(2));
            uses.type(m.group(2), Use.How.C);
        }
        for (Matcher m = MEMBER.matcher(source); m.find(); ) {
            String descriptor = m.group(4).replaceAll("\"\\s*\"|\\s|\"", "");
            member(
                    m.group(1).contains("Field") ? Use.Kind.FIELD : Use.Kind.METHOD,
                    types.get(m.group(2)),
                    m.group(3),
                    descriptor);
        }
        for (Matcher m = NATIVE.matcher(source); m.find(); ) {
            nativeMethod(m.group(1));
        }
    }

    private void member(Use.Kind kind, String owner, String name, String descriptor) {
        if (owner == null) {
            // Java has looked up the class, so it is one of those that are named there.
            if (name.startsWith("<") || uses.isOfOurs(name, descriptor)) {
                return;
            }
            List<String> owners =
                    uses.mentioned().stream()
                            .map(uses.platform()::own)
                            .filter(k ->
                                    (kind == Use.Kind.FIELD ? k.fields() : k.methods())
                                            .stream().anyMatch(m -> Uses.is(m, name, descriptor)))
                            .map(Known::name)
                            .distinct()
                            .toList();
            if (owners.size() != 1) {
                withoutOwner.add(name + " " + descriptor);
                return;
            }
            owner = owners.getFirst();
        }
        uses.member(kind, owner, name, descriptor, Use.How.C);
    }

    /** Its class and name; what an underscore in a name becomes, no method here has. */
    private void nativeMethod(String mangled) {
        String path = mangled.replace('_', '/');
        int end = path.lastIndexOf('/');
        String owner = path.substring(0, end);
        String name = path.substring(end + 1);
        uses.type(owner, Use.How.C);
        Known type = uses.platform().own(owner);
        if (type == null) {
            return;
        }
        List<Known.Member> methods =
                type.methods().stream().filter(m -> Uses.is(m, name, "")).toList();
        methods.forEach(m -> uses.member(Use.Kind.METHOD, owner, name, m.descriptor(), Use.How.C));
        if (methods.isEmpty()) {
            uses.absent(Uses.textOf(Use.Kind.METHOD, owner, name, ""));
        }
    }
}
