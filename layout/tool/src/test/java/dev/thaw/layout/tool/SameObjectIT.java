// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.file;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.OrderBy;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.same.SameObjects;
import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether an object that an order takes for one of another build is that object. */
class SameObjectIT {
    private static final String ORDERED = "cu+any-identity";

    private static SameObjects objects;

    @BeforeAll
    static void buildImages() throws Exception {
        LayoutImages.ordered(ORDERED);
        objects =
                new SameObjects(
                        new SameObjects.Recorded(
                                file("app.instrumented.heap-paths"),
                                file("app.instrumented.index"),
                                file("app.instrumented.startup")),
                        StartupProfile.read(file("app.profile")),
                        new SameObjects.Ordered(
                                file(ORDERED),
                                file(ORDERED + ".heap-paths"),
                                file(ORDERED + ".places")));
    }

    /**
     * @param found percent of the objects with a path in both builds, of what was touched
     * @param right percent of them, of what lies with it
     */
    @ParameterizedTest
    @CsvSource({
        // The paper's three say little of this builder's objects, which it meets in another order.
        "INCREMENTAL_ID, 0, 0",
        "STRUCTURAL_HASH, 30, 0",
        "HEAP_PATH, 40, 0",
        "CANONICAL_PATH, 95, 75",
        "ANY_IDENTITY, 95, 75"
    })
    void whatAnOrderTakesForAnObjectIsThatObject(OrderBy.Heap by, int found, int right)
            throws IOException {
        SameObjects.Shares shares = objects.by(by);
        System.out.printf(
                "%s: of %d touched objects %s are the same, of those that lie with them %s%n",
                OrderBy.name(by), objects.touched(), shares.found(), shares.right());
        assertTrue(
                shares.found().percent() >= found,
                () -> shares.found() + ", not " + shares.found().others());
        assertTrue(
                shares.right().percent() >= right,
                () -> shares.right() + ", not " + shares.right().others());
    }
}
