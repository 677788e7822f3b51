// SPDX-License-Identifier: Apache-2.0
//! Every step after which the tool might be killed has a place here, so that a test can kill it at each of them.

use nix::sys::signal::{Signal, raise};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

/// The tool kills itself when it has reached this many steps.
pub const KILL_AT: &str = "THAW_RELAYOUT_KILL_AT";

/// By this signal instead of SIGKILL.
pub const KILL_BY: &str = "THAW_RELAYOUT_KILL_BY";

static REACHED: AtomicU64 = AtomicU64::new(0);

pub fn reached() {
    static KILL: OnceLock<u64> = OnceLock::new();
    let kill = *KILL.get_or_init(|| {
        let value = std::env::var(KILL_AT).ok();
        value.and_then(|v| v.parse().ok()).unwrap_or(0)
    });
    if REACHED.fetch_add(1, Ordering::Relaxed) + 1 == kill {
        let by = std::env::var(KILL_BY).ok();
        let signal = by.and_then(|s| s.parse().ok());
        let _ = raise(signal.unwrap_or(Signal::SIGKILL));
    }
}

pub fn count() -> u64 {
    REACHED.load(Ordering::Relaxed)
}
