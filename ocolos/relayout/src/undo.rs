// SPDX-License-Identifier: Apache-2.0
//! Takes new code back: every byte is what it was at once; memory goes when nothing leads there any more.

use crate::error::memory as unreadable;
use crate::free::{Left, free};
use crate::guard::remove_or_leave;
use crate::layouts::{is_jump, may_be_in_force};
use crate::names::perf_map;
use crate::replace::{stood_us, stop};
use crate::turn::Turn;
use std::ops::Range;
use std::time::Duration;
use thaw_binary::Refusal;
use thaw_process::journal::{Journal, Patch, State};
use thaw_process::journal_bytes::hash;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::steps;

/// `int3`.
const BREAKPOINT: u8 = 0xcc;

#[derive(Clone, Debug, serde::Serialize)]
pub struct Undone {
    pub patches: usize,
    /// Bytes of code that are not what they were before: none.
    pub differences: usize,
    pub pause_us: u64,
    /// Bytes of new code that threads, or saved contexts, may still come back to, or that no thread can unmap now.
    pub kept: u64,
    /// At each of which the tool could have been killed.
    pub steps: u64,
}

/// Takes back what the journals say, all or that of some code; waits as long as `patience` for threads to leave the new code.
pub fn undo(
    process: &Process,
    code: Option<&Range<u64>>,
    patience: Duration,
) -> Result<Option<Undone>, Refusal> {
    let _turn = Turn::take(process)?;
    remove_or_leave(process)?;
    let all = |j: &Journal| code.is_none_or(|code| code.contains(&j.fixed.text));
    undo_those(process, all, patience)
}

/// The same for some layouts: those of the same code that are in force stay so.
pub fn undo_those(
    process: &Process,
    which: impl Fn(&Journal) -> bool,
    patience: Duration,
) -> Result<Option<Undone>, Refusal> {
    let memory = Memory::open(process.pid).map_err(|e| {
        Refusal::new(
            "not-permitted",
            format!("process {} cannot be written to: {e}", process.pid),
        )
    })?;
    let (mut journals, others): (Vec<Journal>, Vec<Journal>) =
        Journal::find(&memory, &process.maps()?)?
            .into_iter()
            .partition(which);
    if journals.is_empty() {
        let _ = perf_map(process);
        return Ok(None);
    }
    let mut undone = Undone {
        patches: 0,
        differences: 0,
        pause_us: 0,
        kept: 0,
        steps: 0,
    };
    // Before the first patch, nothing has ever led to the new code.
    let used: Vec<bool> = journals
        .iter()
        .map(|j| j.state >= State::Patching)
        .collect();
    let in_force: Vec<bool> = journals.iter().map(|j| j.state < State::Retired).collect();
    for (journal, _) in journals.iter_mut().zip(&in_force).filter(|j| *j.1) {
        take_back(process, &memory, journal, &mut undone)?;
    }
    for (journal, _) in journals.iter().zip(&in_force).filter(|j| *j.1) {
        let of_it = |o: &&Journal| o.fixed.text == journal.fixed.text && may_be_in_force(o);
        if others.iter().find(of_it).is_none() {
            undone.differences += differences(&memory, journal)?;
        }
    }
    let left = journals.into_iter().zip(used);
    let left = left.map(|(journal, was_used)| Left { journal, was_used });
    let freed = free(process, &memory, left.collect(), patience)?;
    undone.kept = freed.kept;
    undone.pause_us = undone.pause_us.max(freed.pause_us);
    // Names are for those who look on; without them, everything is as it should be.
    let _ = perf_map(process);
    undone.steps = steps::count();
    Ok(Some(undone))
}

/// What is neither ours nor the original's belongs to someone else. A breakpoint of a probe (uprobe) lies on the first byte, where
/// the original's is put when the probe goes: those beside it are ours.
fn taken_back(patch: &Patch, now: &[u8]) -> Vec<u8> {
    let (old, new) = (patch.old(), patch.new_bytes());
    if now == new {
        return old.to_vec();
    }
    let mut back = now.to_vec();
    if is_jump(patch) && now[0] == BREAKPOINT && now[1..] == new[1..] {
        back[1..].copy_from_slice(&old[1..]);
    }
    back
}

fn take_back(
    process: &Process,
    memory: &Memory,
    journal: &mut Journal,
    undone: &mut Undone,
) -> Result<(), Refusal> {
    let cannot = || unreadable("the program's bytes cannot be put back");
    let stopped = stop(process)?;
    steps::reached();
    journal
        .set_state(memory, State::Undoing)
        .map_err(cannot())?;
    steps::reached();
    for patch in &journal.patches {
        let now = memory.read(patch.at, patch.old().len()).map_err(cannot())?;
        let original = taken_back(patch, &now);
        if now != original {
            memory.write(patch.at, &original).map_err(cannot())?;
            undone.patches += 1;
            steps::reached();
        }
    }
    journal
        .set_state(memory, State::Retired)
        .map_err(cannot())?;
    let pause = stood_us(&stopped);
    drop(stopped);
    steps::reached();
    undone.pause_us = undone.pause_us.max(pause);
    Ok(())
}

/// Bytes of code that are not what they were before.
fn differences(memory: &Memory, journal: &Journal) -> Result<usize, Refusal> {
    let text = memory
        .read(journal.fixed.text, journal.fixed.text_size as usize)
        .map_err(unreadable("the program cannot be read"))?;
    let wrong = |p: &&Patch| memory.read(p.at, p.old().len()).ok().as_deref() != Some(p.old());
    let wrong = journal.patches.iter().filter(wrong).count();
    let differs = hash(&text) != journal.fixed.text_hash;
    Ok(wrong.max(usize::from(differs)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_breakpoint_in_a_patch_stays_and_all_beside_it_goes_back() {
        let patch = Patch::new(0x1000, &[0x55, 0x48, 0x89, 0xe5, 0x41], &[0xe9, 1, 2, 3, 4]);
        let back = |now: [u8; 5]| taken_back(&patch, &now);
        assert_eq!(back([0xe9, 1, 2, 3, 4]), patch.old());
        assert_eq!(back([0xcc, 1, 2, 3, 4]), [0xcc, 0x48, 0x89, 0xe5, 0x41]);
        for others in [
            [0x55, 0x48, 0x89, 0xe5, 0x41],
            [0x90, 1, 2, 3, 4],
            [0xcc, 0x48, 0x89, 0xe5, 0x41],
        ] {
            assert_eq!(back(others), others);
        }
    }
}
