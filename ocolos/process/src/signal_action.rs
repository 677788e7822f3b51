// SPDX-License-Identifier: Apache-2.0
//! What a process does when a signal comes, as the kernel keeps it.

const RESTORER: u64 = 0x0400_0000;
const ON_ALTERNATIVE_STACK: u64 = 0x0800_0000;
const RESTART: u64 = 0x1000_0000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action {
    pub handler: u64,
    pub flags: u64,
    pub restorer: u64,
    pub mask: u64,
}

impl Action {
    pub const DEFAULT: Action = Action {
        handler: 0,
        flags: 0,
        restorer: 0,
        mask: 0,
    };

    /// A handler that returns at once; interrupted system calls are made again.
    pub fn nothing(handler: u64, restorer: u64) -> Action {
        Action {
            handler,
            flags: RESTORER | ON_ALTERNATIVE_STACK | RESTART,
            restorer,
            mask: 0,
        }
    }

    /// Whether it is such a one, if its handler and its restorer are.
    pub fn is_like_nothing(self) -> bool {
        self == Action::nothing(self.handler, self.restorer)
    }

    /// `struct kernel_sigaction`.
    pub fn words(self) -> [u64; 4] {
        [self.handler, self.flags, self.restorer, self.mask]
    }

    pub fn from_words([handler, flags, restorer, mask]: [u64; 4]) -> Action {
        Action {
            handler,
            flags,
            restorer,
            mask,
        }
    }
}
