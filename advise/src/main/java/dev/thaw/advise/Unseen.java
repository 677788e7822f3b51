// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

/** What could not be seen, and why. */
public record Unseen(String what, String why) {}
