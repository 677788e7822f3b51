// SPDX-License-Identifier: Apache-2.0
// Prints the zone that the files below a root directory and TZ stand for.
#include <stdio.h>
#include <stdlib.h>

#include "time_zone.h"

int main(int count, char **arguments) {
    char *zone = count == 2 ? thaw_time_zone(getenv("TZ"), arguments[1]) : NULL;
    puts(zone == NULL ? "?" : zone);
    free(zone);
    return 0;
}
