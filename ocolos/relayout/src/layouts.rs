// SPDX-License-Identifier: Apache-2.0
//! The layouts that a process has of some code: the one in force, what was left unfinished, and older ones.

use crate::error::memory as unreadable;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::ops::Range;
use thaw_binary::equal::{NewCode, Walked, walked};
use thaw_binary::moved::Move;
use thaw_binary::{Image, Refusal};
use thaw_process::journal::{Journal, Patch, State};
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_profile::origins::Origins;

/// `jmp rel32`.
const JUMP_OPCODE: u8 = 0xe9;
const JUMP_LENGTH: u8 = 5;

pub struct Layouts {
    pub journals: Vec<Journal>,
    /// What the program has instead of its own bytes, by address.
    patches: BTreeMap<u64, Patch>,
}

/// Some of its patches may be written.
pub fn may_be_in_force(journal: &Journal) -> bool {
    (State::Patching..State::Retired).contains(&journal.state)
}

pub fn is_jump(patch: &Patch) -> bool {
    patch.length == JUMP_LENGTH && patch.new[0] == JUMP_OPCODE
}

impl Layouts {
    /// `code` is the program's, or a library's.
    pub fn find(process: &Process, memory: &Memory, code: &Range<u64>) -> Result<Layouts, Refusal> {
        let mut journals = Journal::find(memory, &process.maps()?)?;
        journals.retain(|j| code.contains(&j.fixed.text));
        let is_written = |p: &&Patch| {
            p.new_bytes() != p.old()
                && memory.read(p.at, p.old().len()).ok().as_deref() == Some(p.new_bytes())
        };
        let patches = journals
            .iter()
            .filter(|j| may_be_in_force(j))
            .flat_map(|j| &j.patches)
            .filter(is_written)
            .map(|p| (p.at, *p))
            .collect();
        Ok(Layouts { journals, patches })
    }

    /// The regions of those that may be in force.
    pub fn in_force(&self) -> BTreeSet<u64> {
        let all = self.journals.iter().filter(|j| may_be_in_force(j));
        all.map(|j| j.fixed.region).collect()
    }

    pub fn patches(&self) -> Vec<Patch> {
        self.patches.values().copied().collect()
    }

    /// The patch in force at just these bytes.
    pub fn patch_at(&self, at: u64, length: usize) -> Option<&Patch> {
        self.patches
            .get(&at)
            .filter(|p| usize::from(p.length) == length)
    }

    /// What the program had there before all layouts.
    pub fn original(&self, memory: &Memory, at: u64, length: usize) -> std::io::Result<Vec<u8>> {
        let mut bytes = memory.read(at, length)?;
        let end = at + length as u64;
        for patch in self.patches.range(at.saturating_sub(8)..end).map(|p| p.1) {
            for (nth, &old) in patch.old().iter().enumerate() {
                let place = patch.at + nth as u64;
                if (at..end).contains(&place) {
                    bytes[(place - at) as usize] = old;
                }
            }
        }
        Ok(bytes)
    }

    /// Of all new code that threads may run, older code included.
    pub fn origins<'a>(
        &self,
        memory: &Memory,
        image: &'a Image,
        bias: u64,
    ) -> Result<Origins<'a>, Refusal> {
        let used = || self.journals.iter().filter(|j| j.state >= State::Patching);
        let mut all = Origins {
            image: Some(image),
            bias,
            new_code: used()
                .map(|j| j.fixed.code..j.fixed.code + j.fixed.code_size)
                .collect(),
            entries: self
                .patches
                .values()
                .filter(|p| is_jump(p))
                .map(|p| p.at)
                .collect::<HashSet<u64>>(),
            ..Origins::default()
        };
        for journal in used() {
            let found = walk(journal, memory, image)?.origins;
            let here = |a: u64| a.wrapping_add(bias);
            all.addresses
                .extend(found.into_iter().map(|(new, old)| (here(new), here(old))));
        }
        Ok(all)
    }
}

/// New code that a process has, beside the original: addresses are the file's.
pub fn walk(journal: &Journal, memory: &Memory, image: &Image) -> Result<Walked, Refusal> {
    let fixed = &journal.fixed;
    let bytes = memory
        .read(fixed.code, fixed.code_size as usize)
        .map_err(unreadable("the new code cannot be read"))?;
    let new = NewCode {
        start: fixed.code.wrapping_sub(fixed.bias),
        bytes: &bytes,
        shift: 0,
    };
    Ok(walked(image, &moves(journal), &new))
}

/// In the file's addresses, for code as it lies in the process. A part that was split off ends where another part begins.
pub fn moves(journal: &Journal) -> BTreeMap<u64, Move> {
    let file = |a: u64| a.wrapping_sub(journal.fixed.bias);
    let parts = journal.moves.iter().flat_map(|m| [m.new, m.cold]);
    let mut starts: Vec<u64> = parts.chain([journal.fixed.stub()]).collect();
    starts.sort_unstable();
    let size = |cold: u64| {
        let next = starts.partition_point(|&s| s <= cold);
        starts.get(next).map_or(0, |n| n - cold)
    };
    let found = journal.moves.iter().map(|m| {
        let moved = Move {
            name: String::new(),
            old: file(m.old),
            old_size: m.old_size,
            new: file(m.new),
            new_size: m.new_size,
            cold: (m.cold != 0).then(|| (file(m.cold), size(m.cold))),
        };
        (moved.old, moved)
    });
    found.collect()
}
