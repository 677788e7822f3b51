// SPDX-License-Identifier: Apache-2.0
//! Puts new code into a process. Each step leaves a program that runs right, and a journal by which it can be taken back.

use crate::borrow::{Suits, with_thread};
use crate::choose::{Condition, chosen, is_blocked};
use crate::error::memory as unreadable;
use crate::identity::same_program;
use crate::plan::Plan;
use crate::prepare::{PAGE, Prepared, prepare, write_region};
use std::collections::BTreeSet;
use std::thread::sleep;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;
use thaw_process::allocator::Allocator;
use thaw_process::journal::{Fixed, Journal, Patch, State};
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::remote::{LOADER, LOADER_NAME};
use thaw_process::stop::Stopped;
use thaw_process::unwinder::{Unwinder, loader, may_come_later};
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
    pub bytes: u64,
    pub addresses: usize,
    pub unwinder: bool,
}

pub fn apply(process: &Process, plan: &Plan) -> Result<Applied, Refusal> {
    let memory = Memory::open(process.pid).map_err(|e| {
        Refusal::new(
            "not-permitted",
            format!("process {} cannot be written to: {e}", process.pid),
        )
    })?;
    let bias = process.bias(&plan.image)?;
    same_program(&plan.image, &memory, bias, &[])?;
    let mut prepared = map(process, &memory, plan, bias)?;
    protect(process, &memory, &prepared.journal.fixed)?;
    load_unwinder(process, &memory, plan, &mut prepared)?;
    let mut journal = prepared.journal.clone();
    write_region(&memory, &prepared)?;
    register(process, &memory, plan, &mut journal)?;
    patch(process, &memory, plan, &prepared, &mut journal)
}

/// Finds room, and maps it; another thread may take it meanwhile, so it is tried again.
fn map(process: &Process, memory: &Memory, plan: &Plan, bias: u64) -> Result<Prepared, Refusal> {
    let mut avoid = Vec::new();
    for _ in 0..ATTEMPTS {
        let prepared = prepare(process, memory, plan, bias, &avoid)?;
        let fixed = &prepared.journal.fixed;
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

/// One that comes by itself later would not know of new code: threads that are cancelled would not clean up.
fn load_unwinder(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    prepared: &mut Prepared,
) -> Result<(), Refusal> {
    let maps = process.maps()?;
    let fixed = &mut prepared.journal.fixed;
    if fixed.register != 0 || !may_come_later(process, &maps) {
        return Ok(());
    }
    let remedy = "start it with LD_PRELOAD=libgcc_s.so.1";
    let missing = |why: &str| Refusal::new("no-unwinder", format!("{why}; {remedy}"));
    let functions = loader(process, &maps)
        .ok_or_else(|| missing("the C library of the process cannot load an unwinder"))?;
    let parts: [(u64, &[u8]); 2] = [
        (fixed.loader(), &LOADER),
        (fixed.loader() + LOADER_NAME, b"libgcc_s.so.1\0"),
    ];
    for (at, bytes) in parts {
        memory
            .write(at, bytes)
            .map_err(unreadable("the new code cannot be written"))?;
    }
    let allocator = Allocator::find(process, memory, &maps);
    with_thread(
        process,
        memory,
        &Suits::Allocates(&allocator, 0..0),
        |thread| thread.load(functions, fixed.loader(), fixed.loaded()),
    )?;
    steps::reached();
    let unwinder = Unwinder::find(process, &plan.image, fixed.bias, &process.maps()?)
        .ok_or_else(|| missing("the process could not load libgcc_s.so.1, its unwinder"))?;
    (fixed.register, fixed.deregister) = (unwinder.register, unwinder.deregister);
    Ok(())
}

fn register(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    journal: &mut Journal,
) -> Result<(), Refusal> {
    let maps = process.maps()?;
    let Some(unwinder) = Unwinder::find(process, &plan.image, journal.fixed.bias, &maps) else {
        return Ok(());
    };
    // A thread in an unwinder of the program's own is told by its functions; libgcc's has a range of its own.
    let within = if unwinder.linked_in {
        0..0
    } else {
        unwinder.start..unwinder.end
    };
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

/// All threads stand; what is safe is written.
fn patch(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    prepared: &Prepared,
    journal: &mut Journal,
) -> Result<Applied, Refusal> {
    let mut attempt = 0;
    let stopped = loop {
        match Stopped::all(process, STOP) {
            Ok(stopped) => break stopped,
            Err(refusal) if refusal.reason == "busy" && attempt < ATTEMPTS => {
                sleep(Duration::from_millis(100))
            }
            Err(refusal) => return Err(refusal),
        }
        attempt += 1;
    };
    steps::reached();
    let since = stopped.since;
    let fixed = journal.fixed.clone();
    let maps = process.maps()?;
    let mut words = BTreeSet::new();
    stacks::scan(
        &stopped,
        memory,
        &maps,
        fixed.text..fixed.text + fixed.text_size,
        |w| {
            words.insert(w);
        },
    )?;
    let mut running = plan.holders(words.iter().map(|w| w - fixed.bias));
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
    verify(memory, &patches)?;
    journal
        .set_state(memory, State::Patching)
        .map_err(unreadable("the journal cannot be written"))?;
    steps::reached();
    for patch in &patches {
        memory
            .write(patch.at, patch.new_bytes())
            .map_err(unreadable("the program cannot be patched"))?;
        steps::reached();
    }
    journal
        .set_state(memory, State::Done)
        .map_err(unreadable("the journal cannot be written"))?;
    steps::reached();
    let entries = prepared
        .candidates
        .iter()
        .filter(|c| matches!(c.condition, Condition::NobodyAt(_)));
    let pause = elapsed_us(since);
    drop(stopped);
    Ok(Applied {
        functions: journal.moves.len(),
        unproven: prepared.unproven.clone(),
        patches: patches.len(),
        left_entries: entries.filter(|c| is_blocked(c, &words)).count()
            + (plan.moves.len() - plan.entries.len()),
        pause_us: pause,
        bytes: fixed.region_size,
        addresses: fixed.addresses as usize,
        unwinder: fixed.register != 0,
    })
}

/// Nobody else has changed what is about to be changed.
fn verify(memory: &Memory, patches: &[&Patch]) -> Result<(), Refusal> {
    for patch in patches {
        let now = memory
            .read(patch.at, patch.old().len())
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
