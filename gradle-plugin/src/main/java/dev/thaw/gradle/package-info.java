// SPDX-License-Identifier: Apache-2.0
/** The tasks of Gradle by which a project is built to what Thaw makes. */
package dev.thaw.gradle;
