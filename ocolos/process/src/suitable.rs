// SPDX-License-Identifier: Apache-2.0
//! Which threads may make a call for us: not those whose stack is part of other memory, as a frame below it would lie in that; not
//! those that a filter of system calls would end; and not those within a restartable sequence, which the kernel would forget.

use crate::maps::Mapping;
use crate::memory::Memory;
use libc::user_regs_struct;
use std::fs;

/// More than a frame and a call need.
const STACK: u64 = 48 << 10;

pub fn may_call(tid: i32, r: &user_regs_struct, memory: &Memory, maps: &[Mapping]) -> bool {
    r.cs == 0x33 && has_room(r.rsp, maps) && !is_filtered(tid) && !is_in_sequence(tid, r, memory)
}

/// On a stack of its own: a main thread's, which is mapped as it grows, or one with nothing below it that may be read. Others lie in
/// the heap, or among a program's data, as those of coroutines and of signal handlers may.
fn has_room(rsp: u64, maps: &[Mapping]) -> bool {
    let Some(nth) = maps.iter().position(|m| m.contains(rsp) && m.writable) else {
        return false;
    };
    let stack = &maps[nth];
    let is_apart = || {
        let below = nth.checked_sub(1).map(|n| &maps[n]);
        below.is_none_or(|b| b.end < stack.start || !b.readable)
    };
    let is_own = stack.name == "[stack]" || (stack.is_anonymous() && !stack.shared && is_apart());
    is_own && rsp - stack.start >= STACK
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
            assert_eq!(has_room(rsp, &maps), has, "{rsp:#x}");
        }
    }
}
