// SPDX-License-Identifier: Apache-2.0
//! The moment at which all threads stand: the program's bytes lead to the new layout, from the original or from an older one, and
//! from no older one to another that is no more in force.

use crate::choose::Choices;
use crate::error::memory as unreadable;
use crate::layouts::{Layouts, may_be_in_force};
use crate::lead_back::{Lead, leads, write};
use crate::pages::Pages;
use crate::plan::Plan;
use crate::prepare::{PAGE, Prepared};
use crate::suspended::{may_suspend, suspended_at};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;
use thaw_process::journal::{Fixed, Journal, Patch, State};
use thaw_process::late::rest;
use thaw_process::mapping_at::MappingAt;
use thaw_process::memory::Memory;
use thaw_process::present_pages::PresentPages;
use thaw_process::process::Process;
use thaw_process::stop::Stopped;
use thaw_process::{stacks, steps};

/// How long one thread is waited for while the others stand, first and at most.
const SHORTEST_STOP: Duration = Duration::from_millis(20);
const LONGEST_STOP: Duration = Duration::from_millis(300);
const ATTEMPTS: u32 = 8;

/// All of what may lead to code that is patched has to be known by then.
const LONGEST_SCAN: Duration = Duration::from_secs(1);

/// They run so much longer before they stand again.
const RUNS: u32 = 3;

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
    let fixed = journal.fixed.clone();
    let choices = Choices::of(&prepared.candidates);
    make_own(memory, &fixed, &choices)?;
    let mappings = MappingAt::open(process.pid);
    let may_suspend = may_suspend(process, &plan.image)?;
    let stopped = stop(process)?;
    steps::reached();
    let mut words = BTreeSet::new();
    let mut codes: Vec<_> = older()
        .map(|j| j.fixed.code..j.fixed.code + j.fixed.code_size)
        .collect();
    codes.push(fixed.text..fixed.text + fixed.text_size);
    let end = Instant::now() + LONGEST_SCAN;
    let around = |a| mappings.find(a);
    let all = stacks::scan(&stopped, memory, around, 0..u64::MAX, end, |w| {
        if codes.iter().any(|c| c.contains(&w)) {
            words.insert(w);
        }
    })?;
    if !all {
        let text = format!(
            "the memory behind the stacks of process {} could not be looked through within {} ms; nothing was changed, try again",
            process.pid,
            LONGEST_SCAN.as_millis()
        );
        return Err(Refusal::new("busy", text));
    }
    if may_suspend {
        // Older layouts get jumps as well.
        let inside = choices.inside();
        let all = inside
            .into_iter()
            .chain(back.iter().flatten().flat_map(Lead::inside));
        words.extend(suspended_at(process, &stopped, memory, all.collect())?);
    }
    let mut running = plan.holders(words.iter().map(|w| w.wrapping_sub(fixed.bias)));
    for moved in choices.blocked(&words) {
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
    let patches = choices.chosen(&words, &running);
    let older_patches = layouts.patches();
    let mut pages = Pages::of(memory, patches.iter().copied().chain(&older_patches))?;
    for patch in &older_patches {
        pages.put(patch, patch.old());
    }
    verify(&mut pages, &patches)?;
    for patch in &patches {
        pages.put(patch, patch.new_bytes());
    }
    journal
        .set_patches(memory, patches.iter().map(|p| **p).collect())
        .map_err(unreadable("the journal cannot be written"))?;
    pages.write(memory)?;
    let state = |journal: &mut Journal, state| {
        let done = journal
            .set_state(memory, state)
            .map_err(unreadable("the journal cannot be written"));
        steps::reached();
        done
    };
    let mut older: Vec<Journal> = older().cloned().collect();
    for (old, leads) in older.iter_mut().zip(&back) {
        state(old, State::Retired)?;
        write(leads, memory, &words)?;
    }
    state(journal, State::Done)?;
    let pause = stood_us(&stopped);
    drop(stopped);
    journal
        .set_pause(memory, pause)
        .map_err(unreadable("the journal cannot be written"))?;
    steps::reached();
    Ok(Applied {
        functions: journal.moves.len(),
        unproven: prepared.unproven.clone(),
        patches: patches.len(),
        left_entries: choices.blocked(&words).count() + (plan.moves.len() - plan.entries.len()),
        pause_us: pause,
        bytes: journal.memory(&PresentPages::open(process.pid)),
        code_and_tables: (prepared.code.len() + prepared.frames.len()) as u64,
        reused: prepared.reused,
        addresses: fixed.addresses as usize,
        unwinder: fixed.register != 0,
    })
}

/// All threads; one that is busy for a while is waited for. Another process in their memory would go on, and is refused.
pub fn stop(process: &Process) -> Result<Stopped, Refusal> {
    match stop_also_shared(process)? {
        (_, Some(refusal)) => Err(refusal),
        (stopped, None) => Ok(stopped),
    }
}

/// The same, of a process whose memory is only looked at; and what is in its memory as well. That is asked while all run, and again
/// while they stand if somebody was started meanwhile: memory comes to be shared by that alone.
pub fn stop_also_shared(process: &Process) -> Result<(Stopped, Option<Refusal>), Refusal> {
    let newest = newest_process();
    let is_alone = process.shares_memory().is_none();
    let stopped = stop_threads(process)?;
    if is_alone && newest.is_some() && newest == newest_process() {
        return Ok((stopped, None));
    }
    let shares = process.shares_memory();
    Ok((stopped, shares))
}

/// The number that a process or thread was given last, if the kernel tells.
fn newest_process() -> Option<u64> {
    let text = fs::read_to_string("/proc/loadavg").ok()?;
    text.split_whitespace().last()?.parse().ok()
}

/// All threads, whoever else has their memory; one that is busy for a while is waited for.
pub fn stop_threads(process: &Process) -> Result<Stopped, Refusal> {
    let mut before = Duration::ZERO;
    for attempt in 1.. {
        let began = Instant::now();
        let patience = patience(attempt);
        match Stopped::all(process, patience) {
            Err(refusal) if refusal.reason == "busy" && attempt < ATTEMPTS => {
                before += began.elapsed();
                rest(patience * RUNS);
            }
            Err(refusal) => return Err(refusal),
            Ok(mut stopped) => {
                stopped.before = before;
                return Ok(stopped);
            }
        }
    }
    Err(process.gone())
}

fn patience(attempt: u32) -> Duration {
    LONGEST_STOP.min(SHORTEST_STOP * 2_u32.saturating_pow(attempt - 1))
}

/// The kernel copies a page of a file when it is written to first, for which nobody has to stand: of each page of code that is
/// patched whatever runs, a byte is written over itself. The process does not write to its code, and a probe's breakpoint (uprobe)
/// lies on a first byte.
fn make_own(memory: &Memory, fixed: &Fixed, choices: &Choices) -> Result<(), Refusal> {
    let code = fixed.text..fixed.text + fixed.text_size;
    let patches = choices.at_any_time().filter(|p| code.contains(&p.at));
    let last = |p: &Patch| p.at + u64::from(p.length) - 1;
    let pages: BTreeMap<u64, u64> = patches.map(|p| (p.at / PAGE, last(p))).collect();
    for at in pages.into_values() {
        let same = memory.read(at, 1).and_then(|now| memory.write(at, &now));
        same.map_err(unreadable("the program cannot be patched"))?;
        steps::reached();
    }
    Ok(())
}

/// Nobody else has changed what is about to be changed.
fn verify(original: &mut Pages, patches: &[&Patch]) -> Result<(), Refusal> {
    for patch in patches {
        if !original.holds(patch, patch.old()) {
            let text = format!(
                "the program's bytes at {:#x} are not the file's: something else changes it",
                patch.at
            );
            return Err(Refusal::new("another-build", text));
        }
    }
    Ok(())
}

pub fn stood_us(stopped: &Stopped) -> u64 {
    stopped.stood().as_micros() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_stand_shortly_for_one_that_does_not_stop() {
        let all: Vec<u128> = (1..=6).map(|a| patience(a).as_millis()).collect();
        assert_eq!(all, [20, 40, 80, 160, 300, 300]);
        let stand: Duration = (1..=ATTEMPTS).map(patience).sum();
        assert!(stand < Duration::from_secs(2), "{stand:?}");
    }
}
