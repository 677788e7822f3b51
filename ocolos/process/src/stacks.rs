// SPDX-License-Identifier: Apache-2.0
//! Words on the threads' stacks and in their registers that may be addresses of code. Nothing is unwound: what could be a
//! return address counts as one.

use crate::maps::Mapping;
use crate::memory::Memory;
use crate::present_pages::PresentPages;
use crate::stop::Stopped;
use libc::user_regs_struct;
use nix::sys::ptrace;
use nix::unistd::Pid;
use std::ops::ControlFlow;
use std::time::Instant;
use thaw_binary::Refusal;

const RED_ZONE: u64 = 128;

/// Deeper stacks are read in parts.
const PART: usize = 1 << 20;

/// Calls `seen` with each word within `range` that a thread holds: its place in code, its registers, its stack.
pub fn scan(
    stopped: &Stopped,
    memory: &Memory,
    maps: &[Mapping],
    range: std::ops::Range<u64>,
    mut seen: impl FnMut(u64),
) -> Result<(), Refusal> {
    let mut note = |word: u64| {
        if range.contains(&word) {
            seen(word);
        }
    };
    let mut on_stack = |_: u64, word: u64| {
        note(word);
        ControlFlow::Continue(())
    };
    // All of it is needed.
    let no_end = None;
    let mut done: Vec<u64> = Vec::new();
    for tid in stopped.threads() {
        let r = ptrace::getregs(Pid::from_raw(tid)).map_err(|e| {
            Refusal::new(
                "ptrace",
                format!("registers of thread {tid} cannot be read: {e}"),
            )
        })?;
        registers(&r).into_iter().for_each(|w| {
            let _ = on_stack(0, w);
        });
        let Some(stack) = maps.iter().find(|m| m.contains(r.rsp)) else {
            continue;
        };
        let from = (r.rsp.saturating_sub(RED_ZONE).max(stack.start)) & !7;
        // Stacks of one mapping are read once each, from their own top.
        if done.contains(&from) {
            continue;
        }
        done.push(from);
        let _ = words(memory, from, stack.end, no_end, &mut on_stack)?;
    }
    Ok(())
}

/// The words of all memory that the target may write, with their addresses, where coroutines and saved contexts lie, until `seen`
/// has seen enough. What lies below a thread's stack pointer is nobody's. False where `end` came before.
pub fn scan_memory(
    stopped: &Stopped,
    memory: &Memory,
    maps: &[Mapping],
    end: Instant,
    mut seen: impl FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<bool, Refusal> {
    let tops: Vec<u64> = stopped
        .threads()
        .filter_map(|t| Some(ptrace::getregs(Pid::from_raw(t)).ok()?.rsp))
        .collect();
    let pages = PresentPages::open(memory.pid());
    for mapping in maps
        .iter()
        .filter(|m| m.readable && m.writable && !m.name.starts_with("/dev/"))
    {
        let top = tops.iter().filter(|&&t| mapping.contains(t)).min();
        let start = top.map_or(mapping.start, |t| {
            t.saturating_sub(RED_ZONE).max(mapping.start) & !7
        });
        for part in pages.present(start, mapping.end) {
            match words(memory, part.start, part.end, Some(end), &mut seen)? {
                Looked::AtAll => {}
                Looked::Enough => return Ok(true),
                Looked::TooLong => return Ok(false),
            }
        }
    }
    Ok(true)
}

#[derive(Debug, PartialEq, Eq)]
enum Looked {
    AtAll,
    Enough,
    TooLong,
}

fn words(
    memory: &Memory,
    from: u64,
    end: u64,
    until: Option<Instant>,
    seen: &mut impl FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Looked, Refusal> {
    let mut at = from;
    let mut part = vec![0; PART];
    while at < end {
        if until.is_some_and(|until| Instant::now() > until) {
            return Ok(Looked::TooLong);
        }
        let length = PART.min((end - at) as usize);
        if memory.read_into(at, &mut part[..length]).is_err() {
            return Err(Refusal::new(
                "memory",
                format!("memory at {at:#x} cannot be read"),
            ));
        }
        for (nth, word) in (0u64..).zip(part[..length].as_chunks::<8>().0) {
            if seen(at + 8 * nth, u64::from_le_bytes(*word)).is_break() {
                return Ok(Looked::Enough);
            }
        }
        at += length as u64;
    }
    Ok(Looked::AtAll)
}

fn registers(r: &user_regs_struct) -> [u64; 17] {
    [
        r.rip, r.rax, r.rbx, r.rcx, r.rdx, r.rsi, r.rdi, r.rbp, r.r8, r.r9, r.r10, r.r11, r.r12,
        r.r13, r.r14, r.r15, r.rsp,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_look_ends_when_its_time_is_over() {
        let held = vec![7u64; 64 << 10];
        let memory = Memory::open_to_read(std::process::id() as i32).unwrap();
        let start = held.as_ptr() as u64;
        let look = |until: Instant, enough: bool| {
            let mut seen = 0;
            let mut on_word = |_: u64, word: u64| {
                seen += word;
                match enough {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            };
            let end = start + 8 * held.len() as u64;
            let looked = words(&memory, start, end, Some(until), &mut on_word).unwrap();
            (looked, seen)
        };
        let later = Instant::now() + Duration::from_secs(1000);
        assert_eq!(look(later, false), (Looked::AtAll, 7 * (64 << 10)));
        assert_eq!(look(later, true), (Looked::Enough, 7));
        assert_eq!(look(Instant::now(), false).0, Looked::TooLong);
    }
}
