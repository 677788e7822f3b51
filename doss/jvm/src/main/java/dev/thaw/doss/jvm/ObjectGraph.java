// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import java.util.Set;

/**
 * A graph that was deserialized.
 *
 * @param objects all objects with an identity that it was made of, by identity
 */
record ObjectGraph(Object root, Set<Object> objects) {}
