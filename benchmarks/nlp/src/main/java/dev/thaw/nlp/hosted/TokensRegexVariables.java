// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.nlp.hosted;

import com.oracle.svm.core.annotate.Alias;
import com.oracle.svm.core.annotate.InjectAccessors;
import com.oracle.svm.core.annotate.TargetClass;
import edu.stanford.nlp.ling.tokensregex.Env;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Keeps the variables that a thread gives values to while it matches a rule outside of the rule's
 * environment: a snapshot cannot hold a {@link ThreadLocal}, and rules are part of a pipeline.
 */
@TargetClass(Env.class)
final class TokensRegexVariables {
    @Alias
    @InjectAccessors(Accessors.class)
    private ThreadLocal<Map<String, Object>> threadLocalVariables;

    static final class Accessors {
        private static final Map<Env, ThreadLocal<Map<String, Object>>> VARIABLES =
                Collections.synchronizedMap(new WeakHashMap<>());

        static ThreadLocal<Map<String, Object>> get(Env env) {
            return VARIABLES.computeIfAbsent(env, e -> new ThreadLocal<>());
        }

        static void set(Env env, ThreadLocal<Map<String, Object>> variables) {
            VARIABLES.put(env, variables);
        }
    }
}
