// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

/** Is called for the objects of a snapshot file, in the order of the file. */
interface ObjectVisitor {
    /**
     * @param object where the object begins in the file
     * @param size bytes that it takes; all of them are in the file
     */
    void visit(StoredType type, long object, long size);
}
