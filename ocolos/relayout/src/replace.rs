// SPDX-License-Identifier: Apache-2.0
//! The moment at which all threads stand: the program's bytes lead to the new layout, from the original or from an older one, and
//! from no older one to another that is no more in force.

use crate::choose::{Condition, chosen, is_blocked};
use crate::error::memory as unreadable;
use crate::layouts::{Layouts, may_be_in_force};
use crate::lead_back::{Lead, leads, write};
use crate::plan::Plan;
use crate::prepare::Prepared;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};
use thaw_binary::Refusal;
use thaw_process::journal::{Journal, Patch, State};
use thaw_process::late::rest;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::stop::Stopped;
use thaw_process::{stacks, steps};

const STOP: Duration = Duration::from_millis(300);
const ATTEMPTS: u32 = 10;

/// What was done, and what it cost.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Applied {
    pub functions: usize,
    /// Those that stay, as nothing proves that their new code does the same.
    pub unproven: Vec<String>,
    pub patches: usize,
    pub left_entries: usize,
    /// How long all threads stood.
    pub pause_us: u64,
    /// What it takes in the process.
    pub bytes: u64,
    /// What of that is new code and its unwind tables.
    pub code_and_tables: u64,
    /// The memory of an older layout, which was just this one.
    pub reused: bool,
    pub addresses: usize,
    pub unwinder: bool,
}

/// Each byte string is right by itself, so that the program runs right wherever the tool ends.
pub fn replace(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    prepared: &Prepared,
    layouts: Layouts,
    journal: &mut Journal,
) -> Result<Applied, Refusal> {
    let older = || layouts.journals.iter().filter(|j| may_be_in_force(j));
    let back = older()
        .map(|j| leads(j, memory, &plan.image))
        .collect::<Result<Vec<Vec<Lead>>, _>>()?;
    let stopped = stop(process)?;
    steps::reached();
    let since = stopped.since;
    let fixed = journal.fixed.clone();
    let maps = process.maps()?;
    let mut words = BTreeSet::new();
    let mut codes: Vec<_> = older()
        .map(|j| j.fixed.code..j.fixed.code + j.fixed.code_size)
        .collect();
    codes.push(fixed.text..fixed.text + fixed.text_size);
    stacks::scan(&stopped, memory, &maps, 0..u64::MAX, |w| {
        if codes.iter().any(|c| c.contains(&w)) {
            words.insert(w);
        }
    })?;
    let mut running = plan.holders(words.iter().map(|w| w.wrapping_sub(fixed.bias)));
    for moved in prepared.candidates.iter().filter(|c| is_blocked(c, &words)) {
        // Its callers lead to the new code instead.
        let callee = plan
            .entries
            .iter()
            .find(|e| e.1.at + fixed.bias == moved.patch.at)
            .map(|e| *e.0);
        running.extend(
            plan.calls
                .iter()
                .filter(|c| Some(c.callee) == callee)
                .map(|c| c.caller),
        );
    }
    let patches = chosen(&prepared.candidates, &words, &running);
    verify(memory, &layouts, &patches)?;
    let state = |journal: &mut Journal, state| {
        let done = journal
            .set_state(memory, state)
            .map_err(unreadable("the journal cannot be written"));
        steps::reached();
        done
    };
    let put = |at: u64, bytes: &[u8]| {
        let done = memory
            .write(at, bytes)
            .map_err(unreadable("the program cannot be patched"));
        steps::reached();
        done
    };
    state(journal, State::Patching)?;
    // What an older layout has at other bytes goes back, before what lies across it is written.
    let lengths: BTreeMap<u64, u64> = patches
        .iter()
        .map(|p| (p.at, u64::from(p.length)))
        .collect();
    let end = |p: &Patch| p.at + u64::from(p.length);
    let (in_the_way, rest): (Vec<Patch>, Vec<Patch>) = layouts
        .patches()
        .into_iter()
        .filter(|p| lengths.get(&p.at) != Some(&u64::from(p.length)))
        .partition(|p| {
            let mut near = lengths.range(p.at.saturating_sub(8)..end(p));
            near.any(|(at, length)| at + length > p.at)
        });
    for patch in &in_the_way {
        put(patch.at, patch.old())?;
    }
    for patch in &patches {
        put(patch.at, patch.new_bytes())?;
    }
    for patch in &rest {
        put(patch.at, patch.old())?;
    }
    let mut older: Vec<Journal> = older().cloned().collect();
    for (old, leads) in older.iter_mut().zip(&back) {
        state(old, State::Retired)?;
        write(leads, memory, &words)?;
    }
    state(journal, State::Done)?;
    let entries = prepared
        .candidates
        .iter()
        .filter(|c| matches!(c.condition, Condition::NobodyAt(_)));
    let pause = elapsed_us(since);
    drop(stopped);
    journal
        .set_pause(memory, pause)
        .map_err(unreadable("the journal cannot be written"))?;
    steps::reached();
    Ok(Applied {
        functions: journal.moves.len(),
        unproven: prepared.unproven.clone(),
        patches: patches.len(),
        left_entries: entries.filter(|c| is_blocked(c, &words)).count()
            + (plan.moves.len() - plan.entries.len()),
        pause_us: pause,
        bytes: fixed.region_size,
        code_and_tables: (prepared.code.len() + prepared.frames.len()) as u64,
        reused: prepared.reused,
        addresses: fixed.addresses as usize,
        unwinder: fixed.register != 0,
    })
}

/// All threads; one that is busy for a while is waited for.
pub fn stop(process: &Process) -> Result<Stopped, Refusal> {
    let mut attempt = 0;
    loop {
        match Stopped::all(process, STOP) {
            Err(refusal) if refusal.reason == "busy" && attempt < ATTEMPTS => {
                attempt += 1;
                rest(Duration::from_millis(100));
            }
            result => return result,
        }
    }
}

/// Nobody else has changed what is about to be changed.
fn verify(memory: &Memory, layouts: &Layouts, patches: &[&Patch]) -> Result<(), Refusal> {
    for patch in patches {
        let now = layouts
            .original(memory, patch.at, patch.old().len())
            .map_err(unreadable("the program cannot be read"))?;
        if now != patch.old() {
            let text = format!(
                "the program's bytes at {:#x} are not the file's: something else changes it",
                patch.at
            );
            return Err(Refusal::new("another-build", text));
        }
    }
    Ok(())
}

pub fn elapsed_us(since: Instant) -> u64 {
    since.elapsed().as_micros() as u64
}
