// SPDX-License-Identifier: Apache-2.0
#ifndef THAW_TIME_ZONE_H
#define THAW_TIME_ZONE_H

// The zone for this value of TZ (or NULL) and the files below root ("" for the system's own): malloc'ed. A POSIX rule
// such as CET-1CEST comes back as it is: Java turns what it does not know into an offset.
char *thaw_time_zone(const char *tz, const char *root);

#endif
