// SPDX-License-Identifier: Apache-2.0
//! A layout that was taken back, and whose memory is kept as something may lead there, is used again where just that is wanted: so
//! no memory is added each time that it comes and goes.

use crate::free::is_registered;
use crate::layouts::Layouts;
use crate::plan::Plan;
use crate::prepare::{Prepared, prepare};
use thaw_binary::Refusal;
use thaw_process::journal::{Fixed, Journal, State};
use thaw_process::memory::Memory;
use thaw_process::process::Process;

/// None where no layout of those that are kept is the same, byte for byte.
pub fn adopt(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    layouts: &Layouts,
    bias: u64,
) -> Result<Option<Prepared>, Refusal> {
    for kept in layouts.journals.iter().filter(|j| may_be_used(j, memory)) {
        let mut prepared = prepare(process, memory, plan, layouts, bias, kept.fixed.region)?;
        if is_the_same(&prepared, kept, memory) {
            prepared.journal = kept.clone();
            prepared.reused = true;
            return Ok(Some(prepared));
        }
    }
    Ok(None)
}

/// One whose tables the unwinder was told to forget is about to go.
fn may_be_used(journal: &Journal, memory: &Memory) -> bool {
    let fixed = &journal.fixed;
    journal.state == State::Retired && (fixed.register == 0 || is_registered(memory, fixed))
}

/// Older code may have been changed to lead to what has replaced it.
fn is_the_same(prepared: &Prepared, kept: &Journal, memory: &Memory) -> bool {
    let wanted = Journal {
        state: kept.state,
        fixed: Fixed {
            made: kept.fixed.made,
            pause: kept.fixed.pause,
            ..prepared.journal.fixed.clone()
        },
        // Which they were depends on where threads stood.
        patches: kept.patches.clone(),
        ..prepared.journal.clone()
    };
    let holds = |at: u64, bytes: &[u8]| {
        let now = memory.read(at, bytes.len());
        now.is_ok_and(|now| now == bytes)
    };
    wanted == *kept
        && holds(kept.fixed.code, &prepared.code)
        && holds(kept.fixed.frames, &prepared.frames)
}
