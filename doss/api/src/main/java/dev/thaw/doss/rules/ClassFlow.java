// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.classfile.ClassModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Follows all values of a class, and of those above it, through their methods and lambdas, and
 * those of classes that are declared together with them.
 */
final class ClassFlow {
    private ClassFlow() {}

    static FlowNodes of(List<Class<?>> classes, MethodReader reader) {
        Map<String, ClassModel> files = new LinkedHashMap<>();
        Map<String, Class<?>> users = new LinkedHashMap<>();
        for (Class<?> c : classes) {
            files.put(nameOf(c), ClassFiles.fileOf(c));
            users.put(nameOf(c), c);
        }
        Set<String> own = classes.stream().map(ClassFlow::nameOf).collect(Collectors.toSet());
        for (Class<?> c : classes) {
            for (ClassModel mate : reader.matesWithSources(c)) {
                String name = mate.thisClass().asInternalName();
                files.putIfAbsent(name, mate);
                users.putIfAbsent(name, c);
            }
        }
        FlowGraph graph = new FlowGraph();
        FlowNodes nodes = new FlowNodes(graph);
        FlowCalls calls = new FlowCalls(graph, nodes, reader, own);
        files.forEach(calls::follow);
        files.forEach((name, file) -> {
            calls.enter(users.get(name), name);
            file.methods().forEach(m -> FlowReader.read(graph, calls, m));
        });
        graph.solve();
        return nodes;
    }

    private static String nameOf(Class<?> type) {
        return type.getName().replace('.', '/');
    }
}
