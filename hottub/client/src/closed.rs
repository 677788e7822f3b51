// SPDX-License-Identifier: Apache-2.0
//! Standard descriptors that are closed: Rust's runtime opens `/dev/null` in their place before `main`, so they are looked at
//! before that, and closed again for a `java` that is to find them so.

use nix::libc;
use std::sync::atomic::{AtomicBool, Ordering};

static CLOSED: [AtomicBool; 3] = [const { AtomicBool::new(false) }; 3];

#[used]
#[unsafe(link_section = ".init_array")]
static LOOK: extern "C" fn() = look;

extern "C" fn look() {
    for (number, closed) in (0..).zip(&CLOSED) {
        // SAFETY: reads flags of a descriptor, if there is one.
        let flags = unsafe { libc::fcntl(number, libc::F_GETFD) };
        closed.store(flags < 0, Ordering::Relaxed);
    }
}

/// Whether one of them was closed when this program was started.
pub fn any() -> bool {
    CLOSED.iter().any(|closed| closed.load(Ordering::Relaxed))
}

/// Before this process becomes another program.
pub fn close_again() {
    for (number, closed) in (0..).zip(&CLOSED) {
        if closed.load(Ordering::Relaxed) {
            // SAFETY: what is there was opened by the runtime, and nobody here uses it any more.
            unsafe { libc::close(number) };
        }
    }
}
