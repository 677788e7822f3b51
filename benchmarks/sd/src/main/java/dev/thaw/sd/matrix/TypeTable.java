// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.matrix;

import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Cases;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Which types each case is about. */
public final class TypeTable {
    private TypeTable() {}

    /** Categories, cases, and the classes of roots and of what containers at the root contain. */
    public static String markdown(List<Case> cases) throws Exception {
        StringBuilder table = new StringBuilder("# Object graphs of the serializer suite\n\n");
        table.append("Written by `./thaw bench sd-matrix`.\n\n");
        table.append("| category | case | types |\n|---|---|---|\n");
        for (Case c : cases) {
            table.append(
                    "| %s | %s | %s |\n".formatted(c.category().title(), c.name(), typesOf(c)));
        }
        return table.toString();
    }

    private static String typesOf(Case c) throws Exception {
        Object root = c.make();
        try {
            Set<String> types = new LinkedHashSet<>();
            types.add(nameOf(root));
            List<?> contents =
                    switch (root) {
                        case Object[] array -> Arrays.asList(array);
                        case Collection<?> collection -> new ArrayList<>(collection);
                        case Map<?, ?> map -> new ArrayList<>(map.values());
                        default -> List.of();
                    };
            contents.stream().filter(Objects::nonNull).forEach(e -> types.add(nameOf(e)));
            return types.stream().map(t -> '`' + t + '`').collect(Collectors.joining(", "));
        } finally {
            if (c.refusable()) {
                Cases.release(root);
            }
        }
    }

    /** Classes that have no name are called after their interface. */
    private static String nameOf(Object object) {
        Class<?> type = object.getClass();
        boolean isNameless = type.isHidden() || Proxy.isProxyClass(type);
        return (isNameless ? type.getInterfaces()[0] : type).getTypeName();
    }
}
