// SPDX-License-Identifier: Apache-2.0
//! A limit of file sizes (`ulimit -f`) that a note of this program meets: it is not to end the run, as it ends none of java's.

use nix::sys::signal::{SaFlags, SigAction, SigHandler, SigSet, Signal, sigaction};

extern "C" fn nothing(_: i32) {}

/// The write fails instead. What this process becomes or starts does not inherit a handler.
pub fn survive_limit() {
    let handler = SigHandler::Handler(nothing);
    let action = SigAction::new(handler, SaFlags::SA_RESTART, SigSet::empty());
    if !crate::ignored::is_ignored(Signal::SIGXFSZ) {
        // SAFETY: the handler does nothing.
        let _ = unsafe { sigaction(Signal::SIGXFSZ, &action) };
    }
}
