// SPDX-License-Identifier: Apache-2.0
// What the toolchain makes of a library that the runtime loads at each start.
#include "on_demand.h"
LIBRARY_LATER(net)
FUNCTION(Java_Net_sum)
