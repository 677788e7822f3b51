// SPDX-License-Identifier: Apache-2.0
//! Which threads may make a call for us: not those whose stack is part of other memory, as a frame below it would lie in that; not
//! those that a filter of system calls would end; and not those within a restartable sequence, which the kernel would forget.

use crate::maps::Mapping;
use crate::memory::Memory;
use libc::user_regs_struct;
use std::fs;

/// More than a frame and a call need.
const STACK: u64 = 48 << 10;

/// Which the kernel keeps free below a stack that grows.
const GAP: u64 = 1 << 20;

pub fn may_call(tid: i32, r: &user_regs_struct, memory: &Memory, maps: &[Mapping]) -> bool {
    r.cs == 0x33
        && has_room(r.rsp, maps, || largest_stack(tid))
        && !is_filtered(tid)
        && !is_in_sequence(tid, r, memory)
}

/// On a stack of its own: a main thread's, which grows when it is written to, or one with nothing below it that may be read. Others
/// lie in the heap, or among a program's data, as those of coroutines and of signal handlers may.
fn has_room(rsp: u64, maps: &[Mapping], largest: impl FnOnce() -> u64) -> bool {
    let Some(nth) = maps.iter().position(|m| m.contains(rsp) && m.writable) else {
        return false;
    };
    let stack = &maps[nth];
    let below = nth.checked_sub(1).map(|n| &maps[n]);
    if stack.name == "[stack]" {
        let grows = || {
            let lowest = below.map_or(0, |b| b.end) + GAP;
            rsp >= lowest + STACK && stack.end - (rsp - STACK) <= largest()
        };
        return rsp - stack.start >= STACK || grows();
    }
    let is_apart = || below.is_none_or(|b| b.end < stack.start || !b.readable);
    stack.is_anonymous() && !stack.shared && is_apart() && rsp - stack.start >= STACK
}

/// How large the kernel lets the main thread's become.
fn largest_stack(tid: i32) -> u64 {
    let limits = fs::read_to_string(format!("/proc/{tid}/limits")).unwrap_or_default();
    let of_it = limits
        .lines()
        .find_map(|l| l.strip_prefix("Max stack size"));
    match of_it.and_then(|l| l.split_whitespace().next()) {
        Some("unlimited") => u64::MAX,
        soft => soft.and_then(|s| s.parse().ok()).unwrap_or(0),
    }
}

fn is_filtered(tid: i32) -> bool {
    let status = fs::read_to_string(format!("/proc/{tid}/status")).unwrap_or_default();
    let mode = status.lines().find_map(|l| l.strip_prefix("Seccomp:"));
    mode.is_some_and(|m| m.trim() != "0")
}

/// As the kernel tells of a thread: where it keeps the address of its sequence.
#[repr(C)]
#[derive(Default)]
struct Restartable {
    address: u64,
    size: u32,
    signature: u32,
    flags: u32,
    padding: u32,
}

/// `rseq(2)`. A kernel without it has no such sequences either.
fn is_in_sequence(tid: i32, r: &user_regs_struct, memory: &Memory) -> bool {
    const GET_RSEQ_CONFIGURATION: libc::c_uint = 0x420f;
    /// `struct rseq`: two numbers of processors come before.
    const SEQUENCE: u64 = 8;
    let mut found = Restartable::default();
    // SAFETY: the kernel writes no more than the size that the third argument says.
    let done = unsafe {
        let size = size_of::<Restartable>();
        libc::ptrace(GET_RSEQ_CONFIGURATION, tid, size, &raw mut found)
    };
    if done <= 0 || found.address == 0 {
        return false;
    }
    // `struct rseq_cs`: version and flags, start, length, where it is aborted.
    let within = || -> std::io::Result<bool> {
        let sequence = memory.word(found.address + SEQUENCE)?;
        if sequence == 0 {
            return Ok(false);
        }
        let (start, length) = (memory.word(sequence + 8)?, memory.word(sequence + 16)?);
        Ok(r.rip.wrapping_sub(start) < length)
    };
    within().unwrap_or(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maps::parse;

    #[test]
    fn a_stack_within_other_memory_is_none() {
        let maps = [
            "400000-401000 rw-p 00001000 fe:01 7 /bin/program",
            "401000-501000 rw-p 00000000 00:00 0",
            "600000-700000 rw-p 00000000 00:00 0 [heap]",
            "700000-701000 ---p 00000000 00:00 0",
            "701000-801000 rw-p 00000000 00:00 0",
            "901000-a01000 rw-p 00000000 00:00 0",
            "b00000-b10000 rw-p 00000000 00:00 0 [stack]",
        ];
        let maps: Vec<Mapping> = maps.iter().filter_map(|l| parse(l)).collect();
        assert_eq!(maps.len(), 7);
        for (rsp, has) in [
            (0x4f0000, false),
            (0x6f0000, false),
            (0x7f0000, true),
            (0x9f0000, true),
            (0x902000, false),
            (0xb0f000, true),
            (0x7007f0, false),
        ] {
            assert_eq!(has_room(rsp, &maps, || 0), has, "{rsp:#x}");
        }
    }

    #[test]
    fn a_main_threads_stack_grows() {
        let map = |line: &str| parse(line).unwrap();
        let maps = [
            map("100000-201000 r--p 00000000 fe:01 7 /lib/other"),
            map("500000-540000 rw-p 00000000 00:00 0 [stack]"),
        ];
        for (rsp, largest, has) in [
            (0x501000, 8 << 20, true),
            // To just what is asked for, and no further.
            (0x501000, 0x540000 - 0x501000 + STACK, true),
            (0x501000, 0x540000 - 0x501000 + STACK - 1, false),
            (0x501000, u64::MAX, true),
            (0x53f000, 0, true),
        ] {
            assert_eq!(has_room(rsp, &maps, || largest), has, "{rsp:#x} {largest}");
        }
        // Too near to other memory.
        let near = [
            map("100000-4f0000 r--p 00000000 fe:01 7 /lib/other"),
            maps[1].clone(),
        ];
        assert!(!has_room(0x501000, &near, || u64::MAX));
        assert!(largest_stack(std::process::id() as i32) > 0);
    }
}
