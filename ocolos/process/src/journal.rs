// SPDX-License-Identifier: Apache-2.0
//! What was changed in a process, kept in the process itself: whoever comes later can finish it or take it back.

use serde::Serialize;
use std::ops::Range;

/// In the order in which they follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum State {
    /// Mapped; nothing leads there.
    Prepared = 1,
    /// The unwinder is being told, by a call that may have begun.
    Registering = 2,
    Registered = 3,
    /// Some patches may be written.
    Patching = 4,
    Done = 5,
    /// Some patches may be taken back.
    Undoing = 6,
    /// All patches are taken back; threads may still run new code.
    Retired = 7,
}

impl State {
    pub fn from_number(number: u32) -> Option<State> {
        use State::*;
        [
            Prepared,
            Registering,
            Registered,
            Patching,
            Done,
            Undoing,
            Retired,
        ]
        .into_iter()
        .find(|s| *s as u32 == number)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    pub old: u64,
    pub old_size: u64,
    pub new: u64,
    pub new_size: u64,
    pub cold: u64,
}

/// At most seven bytes of the program, with what they were and what they become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patch {
    pub at: u64,
    pub length: u8,
    pub old: [u8; 8],
    pub new: [u8; 8],
}

impl Patch {
    pub fn new(at: u64, old: &[u8], new: &[u8]) -> Patch {
        let mut patch = Patch {
            at,
            length: new.len() as u8,
            old: [0; 8],
            new: [0; 8],
        };
        patch.old[..old.len()].copy_from_slice(old);
        patch.new[..new.len()].copy_from_slice(new);
        patch
    }

    fn is_on_one_page(&self) -> bool {
        (1..=8).contains(&self.length) && self.at % PAGE + u64::from(self.length) <= PAGE
    }

    pub fn old(&self) -> &[u8] {
        &self.old[..usize::from(self.length)]
    }

    pub fn new_bytes(&self) -> &[u8] {
        &self.new[..usize::from(self.length)]
    }
}

/// All addresses are the process' own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fixed {
    pub region: u64,
    pub region_size: u64,
    pub code: u64,
    pub code_size: u64,
    pub frames: u64,
    pub frames_size: u64,
    /// What the unwinder writes to, on a page that begins with zeros.
    pub object: u64,
    pub register: u64,
    pub deregister: u64,
    pub bias: u64,
    /// Seconds since 1970.
    pub made: u64,
    pub text: u64,
    pub text_size: u64,
    pub text_hash: u64,
    /// How long the process was stopped, in microseconds; written at the end, 0 before.
    pub pause: u64,
    pub functions: u64,
    pub addresses: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    pub state: State,
    pub fixed: Fixed,
    pub build_id: Vec<u8>,
    pub moves: Vec<Moved>,
    pub patches: Vec<Patch>,
}

/// Of a region, or of a program's code: all lies within 2 GB.
const MOST: u64 = 2 << 30;

/// What is used of the page with the object of the unwinder.
const OBJECT: u64 = 1048;

const PAGE: u64 = 4096;

const LOADER_FROM_END: u64 = 96;

impl Fixed {
    /// Set when the unwinder knows the tables.
    pub fn registered(&self) -> u64 {
        self.object + 1024
    }

    /// Set when it has forgotten them.
    pub fn deregistered(&self) -> u64 {
        self.object + 1032
    }

    /// Set when the process has loaded a library for us; behind it, whether it was found.
    pub fn loaded(&self) -> u64 {
        self.object + 1040
    }

    /// The name of a library that the process loads for us, and how long it may be, its last zero included.
    pub fn library_name(&self) -> Range<u64> {
        self.object + OBJECT..self.object + PAGE
    }

    /// Before the stub: see `remote::loader`.
    pub fn loader(&self) -> u64 {
        self.code + self.code_size - LOADER_FROM_END
    }

    /// The last bytes of the code: see `remote::STUB`.
    pub fn stub(&self) -> u64 {
        self.code + self.code_size - 32
    }
}

impl Journal {
    /// Whether its numbers fit each other: a process may have in its memory what it likes.
    pub fn is_possible(&self) -> bool {
        let f = &self.fixed;
        let fits = |at: u64, size: u64| size <= MOST && at.checked_add(size).is_some();
        let is_part = |at: u64, size: u64| {
            at >= f.region && fits(at, size) && at + size <= f.region + f.region_size
        };
        fits(f.region, f.region_size)
            && is_part(f.code, f.code_size)
            && f.code_size >= LOADER_FROM_END
            && is_part(f.frames, f.frames_size)
            && is_part(f.object, OBJECT)
            && fits(f.text, f.text_size)
            && self
                .moves
                .iter()
                .all(|m| fits(m.old, m.old_size) && fits(m.new, m.new_size))
            && self.patches.iter().all(Patch::is_on_one_page)
    }
}
