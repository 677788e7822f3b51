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
use std::ops::{ControlFlow, Range};
use std::time::Instant;
use thaw_binary::Refusal;

const RED_ZONE: u64 = 128;

/// The C library's data of a thread are smaller.
const OWN_DATA: u64 = 64 << 10;

/// Deeper stacks are read in parts.
const PART: usize = 1 << 20;

/// Calls `seen` with each word within `range` that a thread holds: its place in code, its registers, its stack. `around` tells where
/// the mapping at an address lies.
pub fn scan(
    stopped: &Stopped,
    memory: &Memory,
    around: impl Fn(u64) -> Option<Range<u64>>,
    range: Range<u64>,
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
        let Some(stack) = around(r.rsp) else {
            continue;
        };
        let from = (r.rsp.saturating_sub(RED_ZONE).max(stack.start)) & !7;
        // Stacks of one mapping are read once each, from their own top.
        if done.contains(&from) {
            continue;
        }
        done.push(from);
        let _ = words(
            memory,
            from,
            end_of(&stack, r.rsp, r.fs_base),
            no_end,
            &mut on_stack,
        )?;
    }
    Ok(())
}

/// The words of all memory that the target may write, with their addresses, where coroutines and saved contexts lie, until `seen`
/// has seen enough. What lies below the stack pointer on a thread's own stack is nobody's. False where `end` came before.
pub fn scan_memory(
    stopped: &Stopped,
    memory: &Memory,
    maps: &[Mapping],
    end: Instant,
    mut seen: impl FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<bool, Refusal> {
    let threads: Vec<Thread> = stopped
        .threads()
        .filter_map(|tid| {
            let r = ptrace::getregs(Pid::from_raw(tid)).ok()?;
            Some(Thread {
                is_first: tid == memory.pid(),
                top: r.rsp,
                own: r.fs_base,
            })
        })
        .collect();
    let pages = PresentPages::open(memory.pid());
    for (nth, mapping) in maps
        .iter()
        .enumerate()
        .filter(|(_, m)| m.readable && m.writable && !m.name.starts_with("/dev/"))
    {
        let below = nth.checked_sub(1).map(|n| &maps[n]);
        let start = used_from(mapping, below, &threads);
        for part in PresentPages::parts(start, mapping.end) {
            if Instant::now() > end {
                return Ok(false);
            }
            for run in pages.present(part.start, part.end) {
                match words(memory, run.start, run.end, Some(end), &mut seen)? {
                    Looked::AtAll => {}
                    Looked::Enough => return Ok(true),
                    Looked::TooLong => return Ok(false),
                }
            }
        }
    }
    Ok(true)
}

/// Where the stack ends that a thread runs on. The kernel joins mappings: what lies behind a thread's own data may be anything.
fn end_of(stack: &Range<u64>, top: u64, own: u64) -> u64 {
    match stack.contains(&own) && top < own {
        true => stack.end.min(own.next_multiple_of(8) + OWN_DATA),
        false => stack.end,
    }
}

struct Thread {
    is_first: bool,
    top: u64,
    /// What the C library keeps of it (`fs_base`): at the upper end of a stack that it has made.
    own: u64,
}

/// Where a mapping's words begin to count. Other memory that a thread runs on may hold stacks of coroutines below its own.
fn used_from(mapping: &Mapping, below: Option<&Mapping>, threads: &[Thread]) -> u64 {
    let is_guarded = below.is_some_and(|b| b.end == mapping.start && !b.readable && !b.writable);
    let made_for = |t: &&Thread| mapping.contains(t.own) && mapping.contains(t.top);
    let top = if mapping.name == "[stack]" {
        let first = threads.iter().find(|t| t.is_first);
        first.map(|t| t.top).filter(|&t| mapping.contains(t))
    } else {
        let mut own = threads.iter().filter(made_for);
        match (own.next(), own.next()) {
            (Some(t), None) if is_guarded && !t.is_first && t.top < t.own => Some(t.top),
            _ => None,
        }
    };
    top.map_or(mapping.start, |t| {
        t.saturating_sub(RED_ZONE).max(mapping.start) & !7
    })
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

    fn mapping(start: u64, end: u64, writable: bool, name: &str) -> Mapping {
        Mapping {
            start,
            end,
            readable: writable,
            writable,
            executable: false,
            shared: false,
            offset: 0,
            inode: 0,
            name: name.to_owned(),
        }
    }

    #[test]
    fn only_below_a_threads_own_stack_words_are_nobodys() {
        let guard = mapping(0x10000, 0x11000, false, "");
        let stack = mapping(0x11000, 0x91000, true, "");
        let thread = |is_first, top, own| Thread { is_first, top, own };
        let of = |threads: &[Thread]| used_from(&stack, Some(&guard), threads);
        assert_eq!(of(&[thread(false, 0x80000, 0x90000)]), 0x80000 - RED_ZONE);
        // It runs on a coroutine's stack, which lies in memory of that kind.
        assert_eq!(of(&[thread(false, 0x80000, 0xa0000)]), stack.start);
        assert_eq!(of(&[thread(false, 0x80000, 0x20000)]), stack.start);
        assert_eq!(of(&[thread(true, 0x80000, 0x90000)]), stack.start);
        let two = [
            thread(false, 0x80000, 0x90000),
            thread(false, 0x40000, 0x50000),
        ];
        assert_eq!(of(&two), stack.start);
        let unguarded = used_from(&stack, None, &[thread(false, 0x80000, 0x90000)]);
        assert_eq!(unguarded, stack.start);
        let first = mapping(0x11000, 0x91000, true, "[stack]");
        let top = used_from(&first, None, &[thread(true, 0x80000, 0x90000)]);
        assert_eq!(top, 0x80000 - RED_ZONE);
        let other = used_from(&first, None, &[thread(false, 0x80000, 0x90000)]);
        assert_eq!(other, first.start);
    }

    #[test]
    fn what_was_joined_to_a_stack_is_not_looked_at() {
        let joined = 0x10000..0x4000_0000;
        assert_eq!(end_of(&joined, 0x80000, 0x90000), 0xa0000);
        // It runs on other memory.
        for own in [0x5000_0000, 0x20000] {
            assert_eq!(end_of(&joined, 0x80000, own), joined.end);
        }
        let exact = 0x10000..0x91000;
        assert_eq!(end_of(&exact, 0x80000, 0x90000), exact.end);
    }

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
