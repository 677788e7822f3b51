// SPDX-License-Identifier: Apache-2.0
// What an image itself calls in "the JVM".
#include "processors.h"

// Called so that this library is linked at all.
void initialize(void) {}

// The image asks the container library for quotas; this is the operating system's answer alone.
int JVM_ActiveProcessorCount(void) { return thaw_processors(); }
