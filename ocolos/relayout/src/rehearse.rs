// SPDX-License-Identifier: Apache-2.0
//! Everything but the stop (`--dry-run`): new code is placed where there is room, and proven; nothing is written.

use crate::adopt::adopt;
use crate::apply::Budget;
use crate::choose::Choices;
use crate::identity::{code_range, same_program};
use crate::layouts::Layouts;
use crate::plan::Plan;
use crate::prepare::{find_room, prepare};
use serde::Serialize;
use std::collections::BTreeSet;
use thaw_binary::Refusal;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::unwinder::may_come_later;

/// What would be done.
#[derive(Clone, Debug, Serialize)]
pub struct Rehearsed {
    pub functions: usize,
    /// Those that stay, as nothing proves that their new code does the same.
    pub unproven: Vec<String>,
    /// Where no thread is in the way; calls in functions that run at the stop come to these.
    pub patches: usize,
    /// Functions that are reached by their callers alone.
    pub left_entries: usize,
    /// Where new code would lie now.
    pub new_code: String,
    /// What it may take in the process at most.
    pub bytes: u64,
    /// What of that is new code and its unwind tables.
    pub code_and_tables: u64,
    /// The memory of an older layout is just this one.
    pub reused: bool,
    pub addresses: usize,
    pub unwinder: bool,
}

pub fn rehearse(
    process: &Process,
    plan: &Plan,
    most_memory: Option<u64>,
) -> Result<Rehearsed, Refusal> {
    let memory = Memory::open_to_read(process.pid).map_err(|_| process.gone())?;
    let bias = process.bias(&plan.image)?;
    let layouts = Layouts::find(process, &memory, &code_range(&plan.image, bias))?;
    same_program(&plan.image, &memory, bias, &layouts.patches())?;
    let prepared = match adopt(process, &memory, plan, &layouts, bias)? {
        Some(prepared) => prepared,
        None => {
            let region = find_room(process, plan, bias, &[])?;
            let prepared = prepare(process, &memory, plan, &layouts, bias, region)?;
            let more = prepared.journal.fixed.region_size;
            Budget::of(process, &layouts, most_memory).require(more)?;
            prepared
        }
    };
    let fixed = &prepared.journal.fixed;
    let nobody = BTreeSet::new();
    let patches = Choices::of(&prepared.candidates).chosen(&nobody, &nobody);
    Ok(Rehearsed {
        functions: prepared.journal.moves.len(),
        patches: patches.len(),
        left_entries: plan.moves.len() - plan.entries.len(),
        new_code: format!("{:#x}", fixed.code),
        bytes: fixed.region_size,
        code_and_tables: (prepared.code.len() + prepared.frames.len()) as u64,
        reused: prepared.reused,
        addresses: fixed.addresses as usize,
        // One that may come later is loaded before.
        unwinder: fixed.register != 0 || may_come_later(process, &process.maps()?),
        unproven: prepared.unproven,
    })
}
