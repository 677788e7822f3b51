// SPDX-License-Identifier: Apache-2.0
//! The signals that the caller ignores (nohup, a job in the background): a JVM leaves most of them so, and the processes that it
//! starts inherit that.

use nix::libc;
use nix::sys::signal::Signal;

/// All that a server has to ignore as well. Not SIGPIPE: each JVM handles it, and this command's own runtime ignores it.
pub fn signals() -> impl Iterator<Item = Signal> {
    Signal::iterator().filter(|&signal| signal != Signal::SIGPIPE && is_ignored(signal))
}

pub fn is_ignored(signal: Signal) -> bool {
    // SAFETY: reads the action only.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        libc::sigaction(signal as i32, std::ptr::null(), &raw mut action) == 0
            && action.sa_sigaction == libc::SIG_IGN
    }
}
