// SPDX-License-Identifier: Apache-2.0
//! Puts new code into a process. Each step leaves a program that runs right, and a journal by which it can be taken back.

use crate::borrow::with_thread;
use crate::choose::{Candidate, Condition, candidates, chosen, is_blocked};
use crate::clock;
use crate::error::memory as unreadable;
use crate::identity::{code_range, same_program};
use crate::plan::Plan;
use std::collections::BTreeSet;
use std::thread::sleep;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;
use thaw_binary::frames::frames;
use thaw_binary::place::place;
use thaw_target::journal::{Fixed, Journal, Moved, Patch, State, hash};
use thaw_target::memory::Memory;
use thaw_target::process::Process;
use thaw_target::remote::STUB;
use thaw_target::stop::Stopped;
use thaw_target::unwinder::Unwinder;
use thaw_target::{room, stacks, steps};

const PAGE: u64 = 4096;
const STOP: Duration = Duration::from_millis(300);
const ATTEMPTS: u32 = 10;
const NOBODY: std::ops::Range<u64> = 0..0;

/// What was done, and what it cost.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Applied {
    pub functions: usize,
    pub patches: usize,
    pub left_entries: usize,
    /// The longest stop, and all stops together.
    pub pause_us: u64,
    pub bytes: u64,
    pub addresses: usize,
    pub unwinder: bool,
}

/// Everything at its place, before the process is touched.
struct Prepared {
    journal: Journal,
    code: Vec<u8>,
    frames: Vec<u8>,
    candidates: Vec<Candidate>,
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
    let prepared = map(process, &memory, plan, bias)?;
    write_region(&memory, &prepared)?;
    let mut journal = prepared.journal.clone();
    protect(process, &memory, &journal.fixed)?;
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
            libc::PROT_READ as u64,
            flags,
            u64::MAX,
            0,
        ];
        steps::reached();
        let got = with_thread(process, memory, NOBODY, |t| {
            t.system_call(libc::SYS_mmap, arguments)
        })?;
        steps::reached();
        if got as u64 == fixed.region {
            return Ok(prepared);
        }
        if got > 0 {
            // A kernel that does not know the flag maps somewhere else.
            with_thread(process, memory, NOBODY, |t| {
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

fn prepare(
    process: &Process,
    memory: &Memory,
    plan: &Plan,
    bias: u64,
    avoid: &[u64],
) -> Result<Prepared, Refusal> {
    let maps = process.maps()?;
    let code_size = (plan.block.end - plan.block.start + 32).next_multiple_of(PAGE);
    let most_frames = plan
        .block
        .frames
        .as_ref()
        .map_or(0, |f| f.bytes.len() as u64 + 4);
    let all = plan.entries.len() + plan.calls.len() + plan.slots.len();
    let journal_size =
        (256 + 40 * plan.moves.len() as u64 + 24 * all as u64).next_multiple_of(PAGE);
    let frames_size = most_frames.next_multiple_of(PAGE);
    let size = journal_size + code_size + frames_size + PAGE;
    let (start, end) = (bias + plan.image.first_page, bias + plan.image.end);
    let mut taken = maps.clone();
    for &region in avoid {
        taken.push(thaw_target::maps::Mapping {
            start: region,
            end: region + size,
            ..maps[0].clone()
        });
    }
    taken.sort_by_key(|m| m.start);
    let region = room::find(&taken, start, end, size, !plan.image.position_independent)
        .ok_or_else(|| {
            Refusal::new(
                "no-room",
                format!("there is no room for {size} bytes within 2 GB of the program"),
            )
        })?;
    let code = region + journal_size;
    let mut placed = place(
        &plan.image,
        &plan.block,
        &plan.moves,
        code.wrapping_sub(bias),
    )?;
    let shift_in_file = code.wrapping_sub(bias).wrapping_sub(plan.block.start) as i64;
    let frames_at = code + code_size;
    let frames = frames(&plan.block, frames_at.wrapping_sub(bias), shift_in_file)?;
    placed.shift_handlers(&plan.block, &frames.handlers, code.wrapping_sub(bias))?;
    let shift = code.wrapping_sub(plan.block.start) as i64;
    let new = |a: u64| a.wrapping_add_signed(shift);
    let candidates = candidates(plan, bias, shift)?;
    let unwinder = Unwinder::find(process, &plan.image, bias, &maps);
    let text = code_range(&plan.image, bias);
    let text_size = text.end - text.start;
    let bytes = memory
        .read(text.start, text_size as usize)
        .map_err(unreadable("the code cannot be read"))?;
    let moves = plan.moves.values().map(|m| Moved {
        old: m.old + bias,
        old_size: m.old_size,
        new: new(m.new),
        new_size: m.new_size,
        cold: m.cold.map_or(0, |c| new(c.0)),
    });
    let journal = Journal {
        state: State::Prepared,
        fixed: Fixed {
            region,
            region_size: size,
            code,
            code_size,
            frames: frames_at,
            frames_size,
            object: frames_at + frames_size,
            register: unwinder.map_or(0, |u| u.register),
            deregister: unwinder.map_or(0, |u| u.deregister),
            bias,
            made: clock::now(),
            text: text.start,
            text_size,
            text_hash: hash(&bytes),
            pause: 0,
            functions: plan.moves.len() as u64,
            addresses: placed.addresses as u64,
        },
        build_id: plan.image.build_id.clone(),
        moves: moves.collect(),
        patches: candidates.iter().map(|c| c.patch).collect(),
    };
    Ok(Prepared {
        journal,
        code: placed.bytes,
        frames: frames.bytes,
        candidates,
    })
}

/// The journal's magic comes last: before it, the region is nothing.
fn write_region(memory: &Memory, prepared: &Prepared) -> Result<(), Refusal> {
    let fixed = &prepared.journal.fixed;
    let journal = prepared.journal.encode();
    let parts: [(u64, &[u8]); 5] = [
        (fixed.code, &prepared.code),
        (fixed.stub(), &STUB),
        (fixed.frames, &prepared.frames),
        (fixed.region + 8, &journal[8..]),
        (fixed.region, &journal[..8]),
    ];
    for (at, bytes) in parts {
        memory
            .write(at, bytes)
            .map_err(unreadable("the new code cannot be written"))?;
        steps::reached();
    }
    for (at, bytes) in parts {
        let read = memory
            .read(at, bytes.len())
            .map_err(unreadable("the new code cannot be read"))?;
        if read != bytes {
            return Err(Refusal::new(
                "memory",
                "the new code is not what was written",
            ));
        }
    }
    Ok(())
}

/// No page is ever writable and executable: the tool writes to pages that the process may only read.
fn protect(process: &Process, memory: &Memory, fixed: &Fixed) -> Result<(), Refusal> {
    let rights = [
        (
            fixed.code,
            fixed.code_size,
            libc::PROT_READ | libc::PROT_EXEC,
        ),
        (fixed.object, PAGE, libc::PROT_READ | libc::PROT_WRITE),
    ];
    for (at, size, right) in rights {
        let done = with_thread(process, memory, NOBODY, |t| {
            t.system_call(libc::SYS_mprotect, [at, size, right as u64, 0, 0, 0])
        })?;
        steps::reached();
        if done != 0 {
            let text = format!(
                "the kernel forbids the process executable memory (error {}); is it started with memory-deny-write-execute?",
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
    let Some(unwinder) = Unwinder::find(process, &plan.image, journal.fixed.bias, &maps) else {
        return Ok(());
    };
    // A thread in an unwinder of the program's own is told by its functions; libgcc's has a range of its own.
    let within = if unwinder.start == journal.fixed.bias + plan.image.first_page {
        NOBODY
    } else {
        unwinder.start..unwinder.end
    };
    let (frames, object) = (journal.fixed.frames, journal.fixed.object);
    let (stub, done) = (journal.fixed.stub(), journal.fixed.registered());
    with_thread(process, memory, within, |thread| {
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
        functions: plan.moves.len(),
        patches: patches.len(),
        left_entries: entries.filter(|c| is_blocked(c, &words)).count() + plan.moves.len()
            - plan.entries.len(),
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
