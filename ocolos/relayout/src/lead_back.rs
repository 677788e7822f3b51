// SPDX-License-Identifier: Apache-2.0
//! Old layouts' functions lead back to the original's entries, from where the layout in force is reached: a thread that stays in
//! a loop of old code comes to new code by its calls. Nothing of it has to be taken back, as a layout that was replaced is not
//! used again, and the original's entries are right at all times.

use crate::error::memory as unreadable;
use crate::layouts::{moves, walk};
use std::collections::BTreeSet;
use thaw_binary::entries::{JUMP, branch_targets, entry_of};
use thaw_binary::{Image, Refusal};
use thaw_process::journal::Journal;
use thaw_process::memory::Memory;
use thaw_process::steps;

/// A jump from new code to the entry that it was made from.
pub struct Lead {
    at: u64,
    /// No thread may stand there, and no saved address lead there.
    inside: Vec<u64>,
    jump: Vec<u8>,
}

impl Lead {
    pub fn inside(&self) -> impl Iterator<Item = u64> + '_ {
        self.inside.iter().copied()
    }
}

pub fn leads(journal: &Journal, memory: &Memory, image: &Image) -> Result<Vec<Lead>, Refusal> {
    let fixed = &journal.fixed;
    let code = memory
        .read(fixed.code, fixed.code_size as usize)
        .map_err(unreadable("the new code cannot be read"))?;
    let walked = walk(journal, memory, image)?;
    let here = |file: u64| file.wrapping_add(fixed.bias);
    let part = |at: u64, size: u64| {
        let from = usize::try_from(at.checked_sub(fixed.code)?).ok()?;
        code.get(from..from.checked_add(size as usize)?)
    };
    let mut targets: BTreeSet<u64> = walked.by_table.iter().map(|t| here(t.1)).collect();
    let moves = moves(journal);
    for m in moves.values() {
        for (at, size) in [(m.new, m.new_size)].into_iter().chain(m.cold) {
            let bytes = part(here(at), size).unwrap_or_default();
            targets.extend(branch_targets(bytes, here(at)));
        }
    }
    let lead = |m: &thaw_binary::moved::Move| {
        // What was not walked may be a jump of this kind already.
        walked.origins.get(&m.new)?;
        let entry = entry_of(part(here(m.new), m.new_size)?, here(m.new)).ok()?;
        if entry.inside.iter().any(|a| targets.contains(a)) {
            return None;
        }
        let distance = here(m.old).wrapping_sub(entry.at + JUMP) as i64;
        let mut jump = vec![0xe9];
        jump.extend(i32::try_from(distance).ok()?.to_le_bytes());
        Some(Lead {
            at: entry.at,
            inside: entry.inside,
            jump,
        })
    };
    Ok(moves.values().filter_map(lead).collect())
}

/// Where threads hold none of `words` inside. The original's entries must not lead to this layout any more.
pub fn write(leads: &[Lead], memory: &Memory, words: &BTreeSet<u64>) -> Result<(), Refusal> {
    let free = |l: &&Lead| !l.inside.iter().any(|a| words.contains(a));
    for lead in leads.iter().filter(free) {
        memory
            .write(lead.at, &lead.jump)
            .map_err(unreadable("the old layout cannot be led back"))?;
        steps::reached();
    }
    Ok(())
}
