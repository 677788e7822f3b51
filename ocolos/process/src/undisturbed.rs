// SPDX-License-Identifier: Apache-2.0
//! While others stand for us, no terminal makes us stand (Ctrl-Z): they would stand as long. It takes effect afterwards.

use nix::sys::signal::{SigSet, SigmaskHow, Signal};

pub struct Undisturbed {
    before: Option<SigSet>,
}

impl Undisturbed {
    pub fn begin() -> Undisturbed {
        let stops: SigSet = [Signal::SIGTSTP, Signal::SIGTTIN, Signal::SIGTTOU]
            .into_iter()
            .collect();
        Undisturbed {
            before: stops.thread_swap_mask(SigmaskHow::SIG_BLOCK).ok(),
        }
    }
}

impl Drop for Undisturbed {
    fn drop(&mut self) {
        let _ = self.before.map(|before| before.thread_set_mask());
    }
}
