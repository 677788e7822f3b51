// SPDX-License-Identifier: Apache-2.0
// What the toolchain makes of a library, without what it makes it from.
#include "on_demand.h"
LIBRARY(zip)
FUNCTION(Java_Zip_sum)
FUNCTION(Java_Zip_absent)
