// SPDX-License-Identifier: Apache-2.0
//! Puts new code into a process. Each step leaves a program that runs right, and a journal by which it can be taken back.

use crate::adopt::adopt;
use crate::borrow::{Suits, with_thread};
use crate::error::memory as unreadable;
use crate::free::unmap;
use crate::identity::{code_range, same_program};
use crate::layouts::Layouts;
use crate::load::{MAY_BE_UNLOADED, load_unwinder, pin};
use crate::plan::Plan;
use crate::prepare::{PAGE, Prepared, find_room, prepare, write_first_journal, write_region};
use crate::replace::{Applied, replace};
use thaw_binary::Refusal;
use thaw_process::allocator::Allocator;
use thaw_process::journal::{Fixed, Journal, Patch, State};
use thaw_process::memory::Memory;
use thaw_process::present_pages::PresentPages;
use thaw_process::process::Process;
use thaw_process::steps;
use thaw_process::unwinder::Unwinder;

const ATTEMPTS: u32 = 10;

/// The reason of a refusal for a budget's sake.
pub const OVER_MEMORY: &str = "over-memory";

/// Of memory, of all layouts together.
pub(crate) struct Budget {
    there: u64,
    most: Option<u64>,
    pages: PresentPages,
}

impl Budget {
    pub(crate) fn of(process: &Process, layouts: &Layouts, most: Option<u64>) -> Budget {
        let pages = PresentPages::open(process.pid);
        let there = layouts.journals.iter().map(|j| j.memory(&pages)).sum();
        Budget { there, most, pages }
    }

    /// With room for all patches that there may be.
    pub(crate) fn require(&self, more: u64) -> Result<(), Refusal> {
        if self.most.is_none_or(|most| self.there + more <= most) {
            return Ok(());
        }
        let text = format!(
            "the new layout needs {} KiB beside {} KiB of the ones that are there, which is more than the budget",
            more >> 10,
            self.there >> 10
        );
        Err(Refusal::new(OVER_MEMORY, text))
    }
}

/// All layouts together take `most_memory` at most.
pub fn apply(process: &Process, plan: &Plan, most_memory: Option<u64>) -> Result<Applied, Refusal> {
    let memory = Memory::open(process.pid).map_err(|e| {
        Refusal::new(
            "not-permitted",
            format!("process {} cannot be written to: {e}", process.pid),
        )
    })?;
    let bias = process.bias(&plan.image)?;
    let layouts = Layouts::find(process, &memory, &code_range(&plan.image, bias))?;
    same_program(&plan.image, &memory, bias, &layouts.patches())?;
    let budget = Budget::of(process, &layouts, most_memory);
    if let Some(prepared) = adopt(process, &memory, plan, &layouts, bias)? {
        let fixed = &prepared.journal.fixed;
        let used = prepared.journal.memory(&budget.pages);
        budget.require(fixed.region_size.saturating_sub(used))?;
        let mut journal = prepared.journal.clone();
        return replace(process, &memory, plan, &prepared, layouts, &mut journal);
    }
    let mut prepared = map(process, &memory, plan, &layouts, bias, &budget)?;
    let put = put(process, &memory, plan, &mut prepared, &layouts.patches());
    let mut journal = put.inspect_err(|refusal| {
        if NOBODY_WAS_THERE.contains(&refusal.reason) {
            // The refusal is told in any case; memory that stays is of no harm.
            let _ = unmap(process, &memory, &prepared.journal.fixed);
        }
    })?;
    replace(process, &memory, plan, &prepared, layouts, &mut journal)
}

/// Refusals after which no thread is in the new memory.
const NOBODY_WAS_THERE: [&str; 5] = [
    "no-thread",
    "no-executable-memory",
    "no-unwinder",
    MAY_BE_UNLOADED,
    "not-written",
];

/// All that goes before the stop.
fn put(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    prepared: &mut Prepared,
    patched: &[Patch],
) -> Result<Journal, Refusal> {
    // Without a journal nobody finds it again.
    let not_written = |r: Refusal| Refusal::new("not-written", r.text);
    write_first_journal(memory, prepared).map_err(not_written)?;
    protect(process, memory, &prepared.journal.fixed)?;
    pin(process, memory, plan, &prepared.journal.fixed, patched)?;
    load_unwinder(process, memory, plan, &mut prepared.journal.fixed)?;
    let mut journal = prepared.journal.clone();
    write_region(memory, prepared).map_err(not_written)?;
    register(process, memory, plan, &mut journal)?;
    Ok(journal)
}

/// Finds room, and maps it; another thread may take it meanwhile, so it is tried again.
fn map(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    layouts: &Layouts,
    bias: u64,
    budget: &Budget,
) -> Result<Prepared, Refusal> {
    let mut avoid = Vec::new();
    for _ in 0..ATTEMPTS {
        let region = find_room(process, plan, bias, &avoid)?;
        let prepared = prepare(process, memory, plan, layouts, bias, region)?;
        let fixed = &prepared.journal.fixed;
        budget.require(fixed.region_size)?;
        let flags = (libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE) as u64;
        let arguments = [
            fixed.region,
            fixed.region_size,
            (libc::PROT_READ | libc::PROT_EXEC) as u64,
            flags,
            u64::MAX,
            0,
        ];
        steps::reached();
        let got = with_thread(process, memory, &Suits::Any, |t| {
            t.system_call(libc::SYS_mmap, arguments)
        })?;
        steps::reached();
        if got as u64 == fixed.region {
            return Ok(prepared);
        }
        if got == -i64::from(libc::EACCES) || got == -i64::from(libc::EPERM) {
            let text = format!(
                "the kernel forbids the process executable memory (error {}), by SELinux for instance",
                -got
            );
            return Err(Refusal::new("no-executable-memory", text));
        }
        if got > 0 {
            // A kernel that does not know the flag maps somewhere else.
            with_thread(process, memory, &Suits::Any, |t| {
                t.system_call(
                    libc::SYS_munmap,
                    [got as u64, fixed.region_size, 0, 0, 0, 0],
                )
            })?;
        }
        avoid.push(fixed.region);
    }
    Err(Refusal::new(
        "no-room",
        "the process does not get memory near its program: its limits (RLIMIT_AS), or others took it",
    ))
}

/// No page is ever writable and executable, and none becomes executable that was not when it was mapped (`PR_SET_MDWE`): the
/// tool writes to pages that the process may not write.
fn protect(process: &Process, memory: &Memory, fixed: &Fixed) -> Result<(), Refusal> {
    let rights = [
        (fixed.region, fixed.code - fixed.region, libc::PROT_READ),
        (fixed.frames, fixed.frames_size, libc::PROT_READ),
        (fixed.object, PAGE, libc::PROT_READ | libc::PROT_WRITE),
    ];
    for (at, size, right) in rights.into_iter().filter(|r| r.1 > 0) {
        let done = with_thread(process, memory, &Suits::Any, |t| {
            t.system_call(libc::SYS_mprotect, [at, size, right as u64, 0, 0, 0])
        })?;
        steps::reached();
        if done != 0 {
            let text = format!(
                "the kernel does not protect the memory of new code (error {})",
                -done
            );
            return Err(Refusal::new("no-executable-memory", text));
        }
    }
    Ok(())
}

fn register(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    journal: &mut Journal,
) -> Result<(), Refusal> {
    let maps = process.maps()?;
    let Some(unwinder) = Unwinder::find(process, &plan.image, journal.fixed.bias, &maps)? else {
        return Ok(());
    };
    let within = unwinder.locks;
    let allocator = Allocator::find(process, memory, &maps);
    let suits = if unwinder.allocates {
        Suits::Allocates(&allocator, within)
    } else {
        Suits::NotWithin(within)
    };
    let (frames, object) = (journal.fixed.frames, journal.fixed.object);
    let (stub, done) = (journal.fixed.stub(), journal.fixed.registered());
    with_thread(process, memory, &suits, |thread| {
        journal
            .set_state(memory, State::Registering)
            .map_err(unreadable("the journal cannot be written"))?;
        steps::reached();
        thread.call(unwinder.register, [frames, object], stub, done)
    })?;
    steps::reached();
    journal
        .set_state(memory, State::Registered)
        .map_err(unreadable("the journal cannot be written"))?;
    steps::reached();
    Ok(())
}
