// SPDX-License-Identifier: Apache-2.0
/** The goals of Maven by which a project is built to what Thaw makes. */
package dev.thaw.maven;
