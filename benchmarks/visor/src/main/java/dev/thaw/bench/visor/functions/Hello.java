// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.functions;

import java.util.function.Function;

/** What start and overhead are measured with: it does nothing else. */
public final class Hello implements Function<String, String> {
    @Override
    public String apply(String name) {
        return "hello " + name;
    }
}
