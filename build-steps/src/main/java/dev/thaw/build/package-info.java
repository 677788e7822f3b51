// SPDX-License-Identifier: Apache-2.0
/** Thaw's commands as steps of a build, whichever tool the build is of. */
package dev.thaw.build;
