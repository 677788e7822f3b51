// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.util.regex.Pattern;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;

/** What calls do whose code is not looked into: collections, references, strings. */
final class Calls {
    private static final Pattern CONTAINER =
            Pattern.compile(
                    "java/util/(concurrent/)?\\w*(Map|List|Set|Collections?|Deque|Queue|Vector|Stack|Hashtable|Properties"
                            + "|Iterator|Enumeration|Entry|Dictionary|Arrays|Optional|Stream)(\\$\\w+)?"
                            + "|java/util/concurrent/atomic/\\w+|java/util/stream/\\w+|java/lang/\\w*ThreadLocal|java/lang/ref/\\w*Reference"
                            + "|java/lang/(StringBuilder|StringBuffer|AbstractStringBuilder)|java/lang/invoke/VarHandle");
    private static final Pattern STORING =
            Pattern.compile(
                    "put.*|add.*|set.*|offer.*|push|insert.*|compute.*|merge|replace.*|getAndSet.*|(weakC|c)ompareAnd\\w*"
                            + "|lazySet|getAndUpdate|updateAndGet|accumulateAndGet|append|forEach|load|<init>");
    private static final Pattern READING =
            Pattern.compile(
                    "get|poll.*|peek.*|remove.*|first|last|next.*|iterator|values|keySet|entrySet|toArray|clone|elements|keys|getKey|getValue"
                            + "|size|indexOf|element.*|pop|take.*");
    private static final Pattern VALUE =
            Pattern.compile(
                    "java/lang/(String|Math|StrictMath|Integer|Long|Short|Byte|Character|Boolean|Float|Double|Number|Enum|Object"
                            + "|StringLatin1|StringUTF16|StringConcatHelper|Class|CharSequence|Comparable|Iterable)|java/util/Objects"
                            + "|java/math/\\w+|java/util/regex/.*|java/text/.*|java/time/(?!zone).*|java/util/function/.*|java/nio/\\w*Buffer"
                            + "|java/util/(Formatter|StringJoiner|StringTokenizer|UUID|Date|Calendar|GregorianCalendar|Random|Scanner)"
                            + "|jdk/internal/util/.*|sun/security/util/Der.*|sun/security/x509/.*|java/lang/invoke/(?!VarHandle).*|java/lang/reflect/.*");
    private static final Pattern UNSAFE = Pattern.compile("(jdk/internal|sun)/misc/Unsafe");
    private static final Pattern HARMLESS =
            Pattern.compile(
                    ".*(Exception|Error|SecurityManager)|sun/util/logging/.*|java/util/logging/Logger\\.(log|fine.*|info|warning|severe|isLoggable)"
                            + "|java/lang/System\\$Logger|sun/security/util/Debug|jdk/internal/event/.*|java/lang/Throwable");

    private Calls() {}

    /** Says something, or fails, and keeps nothing. */
    static boolean isHarmless(MethodInsnNode call) {
        return HARMLESS.matcher(call.owner).matches()
                || HARMLESS.matcher(call.owner + "." + call.name).matches();
    }

    static boolean isContainer(String owner) {
        return CONTAINER.matcher(owner).matches();
    }

    /** Its results are made of what it is given, and nothing else has them. */
    static boolean isValue(String owner) {
        return owner.startsWith("[") || VALUE.matcher(owner).matches();
    }

    static boolean isReading(MethodInsnNode call) {
        return call.getOpcode() != Opcodes.INVOKESTATIC && READING.matcher(call.name).matches();
    }

    /** Which of the call's values, the receiver included, gets those that follow; or -1. */
    static int storesInto(MethodInsnNode call) {
        boolean isStatic = call.getOpcode() == Opcodes.INVOKESTATIC;
        if (isContainer(call.owner)) {
            if (call.owner.endsWith("FieldUpdater")) {
                return STORING.matcher(call.name).matches() ? 1 : -1;
            }
            if (isStatic) {
                return call.name.matches("addAll|fill") ? 0 : -1;
            }
            if (call.owner.endsWith("VarHandle")) {
                return call.desc.startsWith("(L") && STORING.matcher(call.name).matches() ? 1 : -1;
            }
            return STORING.matcher(call.name).matches() ? 0 : -1;
        }
        if (UNSAFE.matcher(call.owner).matches()) {
            return call.name.matches("(put|compareAnd|weakCompareAnd|getAndSet).*")
                            && call.desc.startsWith("(Ljava/lang/Object;")
                    ? 1
                    : -1;
        }
        return -1;
    }
}
