// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import dev.thaw.sd.model.Graphs;
import dev.thaw.sd.model.Samples;
import java.util.List;

/** Objects of an application, and graphs of all shapes. */
final class ComplexCases {
    private ComplexCases() {}

    static List<Case> all() {
        return List.of(
                Case.of(Category.COMPLEX, "Address", Samples::address),
                Case.of(Category.COMPLEX, "Contact", Samples::contact),
                Case.of(Category.COMPLEX, "Customer", Samples::customer),
                Case.of(Category.COMPLEX, "Account", Samples::account),
                Case.of(Category.COMPLEX, "Department", Samples::department),
                Case.of(Category.COMPLEX, "Employee", Samples::employee),
                Case.of(Category.COMPLEX, "Document", Samples::document),
                Case.of(Category.COMPLEX, "Invoice", Samples::invoice),
                Case.of(Category.COMPLEX, "Meeting", Samples::meeting),
                Case.of(Category.COMPLEX, "Order", Samples::order),
                Case.of(Category.COMPLEX, "Project", Samples::project),
                Case.of(Category.COMPLEX, "Task", Samples::task),
                Case.of(Category.COMPLEX, "User", Samples::user),
                Case.of(Category.COMPLEX, "Product", () -> Samples.product(7)),
                Case.of(Category.COMPLEX, "InvoiceLine", () -> Samples.invoiceLine(7)),
                Case.of(Category.COMPLEX, "graph: self-reference", Graphs.SelfReference::make),
                Case.of(
                        Category.COMPLEX,
                        "graph: two that refer to each other",
                        Graphs.Partner::make),
                Case.of(Category.COMPLEX, "graph: ring", () -> Graphs.Ring.make(100)),
                Case.of(Category.COMPLEX, "graph: tree", () -> Graphs.Tree.make(6)),
                Case.of(Category.COMPLEX, "graph: diamond", Graphs.Diamond::make),
                Case.of(
                        Category.COMPLEX,
                        "graph: generic box",
                        () -> Graphs.Box.make(Samples.address())),
                Case.of(Category.COMPLEX, "graph: chain", () -> Graphs.Chain.make(1_000)),
                Case.of(Category.COMPLEX, "graph: network", () -> Graphs.Network.make(8)),
                Case.of(
                        Category.COMPLEX,
                        "graph: parents and children",
                        () -> Graphs.Person.make("p", 4)),
                Case.of(Category.COMPLEX, "graph: grid", Graphs.Grid::make));
    }
}
