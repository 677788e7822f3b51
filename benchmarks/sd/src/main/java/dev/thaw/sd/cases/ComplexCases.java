// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import dev.thaw.sd.model.Graphs;
import dev.thaw.sd.model.Samples;
import java.util.List;
import java.util.concurrent.Callable;

/** Objects of an application, and graphs of all shapes. */
final class ComplexCases {
    private ComplexCases() {}

    private static Case of(String name, Callable<?> maker) {
        return Case.of(Category.COMPLEX, name, maker);
    }

    static List<Case> all() {
        return List.of(
                of("Address", Samples::address),
                of("Contact", Samples::contact),
                of("Customer", Samples::customer),
                of("Account", Samples::account),
                of("Department", Samples::department),
                of("Employee", Samples::employee),
                of("Document", Samples::document),
                of("Invoice", Samples::invoice),
                of("Meeting", Samples::meeting),
                of("Order", Samples::order),
                of("Project", Samples::project),
                of("Task", Samples::task),
                of("User", Samples::user),
                of("Product", () -> Samples.product(7)),
                of("InvoiceLine", () -> Samples.invoiceLine(7)),
                of("graph: self-reference", Graphs.SelfReference::make),
                of("graph: two that refer to each other", Graphs.Partner::make),
                of("graph: ring", () -> Graphs.Ring.make(100)),
                of("graph: tree", () -> Graphs.Tree.make(6)),
                of("graph: diamond", Graphs.Diamond::make),
                of("graph: generic box", () -> Graphs.Box.make(Samples.address())),
                of("graph: chain", () -> Graphs.Chain.make(1_000)),
                of("graph: network", () -> Graphs.Network.make(8)),
                of("graph: parents and children", () -> Graphs.Person.make("p", 4)),
                of("graph: grid", Graphs.Grid::make));
    }
}
