// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

/** A sentence pattern that a verb can be used in, as {@code Somebody ----s something}. */
public record Frame(int number, String pattern) {}
