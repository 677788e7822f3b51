// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.core.heap.StoredContinuation;
import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import dev.thaw.doss.rules.Reason;
import dev.thaw.doss.rules.Rule;
import dev.thaw.doss.rules.Rules;
import java.io.InputStream;
import java.io.OutputStream;
import org.graalvm.word.WordBase;

/** The rules, and those for what only images have. */
final class ImageRules {
    private final Rules rules;

    ImageRules(ClassLoader program) {
        rules = new Rules(program);
    }

    Rule of(HostedInstanceClass type) {
        Class<?> c = type.getJavaClass();
        if (StoredContinuation.class.isAssignableFrom(c)) {
            return Rule.refused("continuation", Reason.THREAD);
        }
        if (c == String.class) {
            return rules.unlessNamed(c, Rule.refused("string", Reason.INTERNED));
        }
        Rule rule = rules.of(c);
        if (rule.isData() && hasWord(type)) {
            return Rule.refused("word", Reason.NATIVE_MEMORY);
        }
        return rule.isData() && isOfTheRunTimeSystem(c) && !isOfReflection(c)
                ? Rule.refused("run-time system", Reason.RUNTIME_SYSTEM)
                : rule;
    }

    /** Whether the program says of a class that its objects are data. */
    boolean isNamed(Class<?> type) {
        return rules.isNamed(type);
    }

    private static boolean hasWord(HostedInstanceClass type) {
        for (HostedField field : type.getInstanceFields(true)) {
            if (WordBase.class.isAssignableFrom(field.getType().getJavaClass())) {
                return true;
            }
        }
        return false;
    }

    static boolean isOfTheRunTimeSystem(Class<?> c) {
        return c.getName().startsWith("com.oracle.svm.") || c.getName().startsWith("jdk.graal.");
    }

    /** What a method or field of reflection has is the same in every process. */
    private static boolean isOfReflection(Class<?> c) {
        return c.getName().startsWith("com.oracle.svm.core.reflect.");
    }

    /** Why nothing can refer even to a constant of the type, or null. */
    Reason reasonAgainstConstants(HostedInstanceClass type) {
        Class<?> c = type.getJavaClass();
        Rule rule = of(type);
        if (!rule.isData() && rule.reason().countsForConstants()) {
            return rule.reason();
        }
        // In the image heap there are the standard streams of the process.
        boolean isStream =
                InputStream.class.isAssignableFrom(c) || OutputStream.class.isAssignableFrom(c);
        return isStream ? Reason.STREAM : null;
    }
}
