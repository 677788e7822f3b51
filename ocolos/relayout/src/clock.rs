// SPDX-License-Identifier: Apache-2.0
//! Seconds since 1970, as journals keep them.

use std::time::{SystemTime, UNIX_EPOCH};

pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |d| d.as_secs())
}
