// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

/**
 * A reference to a related node of the graph: semantic when it leads from synset to synset, lexical
 * when it leads from sense to sense.
 */
public record Pointer<T>(Relation relation, T target) {}
