// SPDX-License-Identifier: Apache-2.0
//! Instructions that the target has already, by which it makes a system call, and restores a thread by itself.

use crate::maps::Mapping;
use crate::memory::Memory;
use thaw_binary::Refusal;

/// `syscall; cmp $-4095,%rax; jae +1; ret`: glibc's and others' `syscall` function.
const CALL: [&[u8]; 2] = [
    b"\x0f\x05\x48\x3d\x01\xf0\xff\xff\x73\x01\xc3",
    b"\x0f\x05\xc3",
];

/// `mov $15,%rax; syscall`: what a signal handler returns to.
const RESTORE: [&[u8]; 2] = [
    b"\x48\xc7\xc0\x0f\x00\x00\x00\x0f\x05",
    b"\xb8\x0f\x00\x00\x00\x0f\x05",
];

#[derive(Clone, Copy, Debug)]
pub struct Gadgets {
    pub call: u64,
    pub restore: u64,
    /// `ret`, the last byte of that call.
    pub nothing: u64,
}

impl Gadgets {
    pub fn find(memory: &Memory, maps: &[Mapping]) -> Result<Gadgets, Refusal> {
        let mut call = None;
        let mut restore = None;
        for mapping in maps.iter().filter(|m| m.executable && m.inode != 0) {
            let Ok(code) = memory.read(mapping.start, (mapping.end - mapping.start) as usize)
            else {
                continue;
            };
            call = call.or_else(|| {
                let (at, length) = find(&code, &CALL)?;
                Some((mapping.start + at, length))
            });
            restore = restore.or_else(|| find(&code, &RESTORE).map(|o| mapping.start + o.0));
            if let (Some((call, length)), Some(restore)) = (call, restore) {
                return Ok(Gadgets {
                    call,
                    restore,
                    nothing: call + length - 1,
                });
            }
        }
        Err(Refusal::new(
            "no-system-call",
            "the process has no C library whose instructions could map the new code safely",
        ))
    }
}

/// Whether these are such instructions, wherever they lie: memory that was mapped since may have others, which are found first.
pub fn are_such(memory: &Memory, nothing: u64, restore: u64) -> bool {
    let lie_at = |at: u64, pattern: &[u8]| {
        let found = memory.read(at, pattern.len());
        found.is_ok_and(|found| found == pattern)
    };
    let ends_at = |p: &&[u8]| {
        let at = (nothing + 1).checked_sub(p.len() as u64);
        at.is_some_and(|at| lie_at(at, p))
    };
    CALL.iter().any(ends_at) && RESTORE.iter().any(|p| lie_at(restore, p))
}

/// All places to which signal handlers may return.
pub fn restorers(memory: &Memory, maps: &[Mapping]) -> Vec<u64> {
    let mut found = Vec::new();
    for mapping in maps.iter().filter(|m| m.executable && m.inode != 0) {
        let length = (mapping.end - mapping.start) as usize;
        let code = memory.read(mapping.start, length).unwrap_or_default();
        for pattern in RESTORE {
            let places = code.windows(pattern.len()).enumerate();
            let places = places.filter(|(_, w)| *w == pattern);
            found.extend(places.map(|(at, _)| mapping.start + at as u64));
        }
    }
    found
}

/// The first pattern's place, and how long it is.
fn find(code: &[u8], patterns: &[&[u8]]) -> Option<(u64, u64)> {
    let at = |p: &&[u8]| {
        let at = code.windows(p.len()).position(|w| w == *p)?;
        Some((at as u64, p.len() as u64))
    };
    patterns.iter().find_map(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_known_wherever_they_lie() {
        let memory = Memory::open_to_read(std::process::id() as i32).unwrap();
        for (call, restore) in [(CALL[0], RESTORE[0]), (CALL[1], RESTORE[1])] {
            let code = [&[0x90; 20], call, &[0x90; 20], restore].concat();
            let at = code.as_ptr() as u64;
            let nothing = at + 20 + call.len() as u64 - 1;
            let restores = at + 40 + call.len() as u64;
            assert!(are_such(&memory, nothing, restores));
            assert!(!are_such(&memory, nothing - 1, restores));
            assert!(!are_such(&memory, nothing, restores + 1));
        }
        assert!(!are_such(&memory, 1, 0));
    }
}
