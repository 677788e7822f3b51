// SPDX-License-Identifier: Apache-2.0
//! Words of all memory that a process may write to, where coroutines and saved contexts lie.

use crate::maps::Mapping;
use crate::memory::Memory;
use crate::present_pages::PresentPages;
use crate::shared_pages::SharedPages;
use crate::stacks::RED_ZONE;
use crate::stop::Stopped;
use crate::words::{Looked, words};
use nix::sys::ptrace;
use nix::unistd::Pid;
use std::ops::ControlFlow;
use std::time::Instant;
use thaw_binary::Refusal;

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
        .filter(|(_, m)| m.readable && m.writable && !is_device(m))
    {
        let shared = mapping
            .shared
            .then(|| SharedPages::open(memory.pid(), mapping));
        let shared = shared.flatten();
        let below = nth.checked_sub(1).map(|n| &maps[n]);
        let start = used_from(mapping, below, &threads);
        for part in PresentPages::parts(start, mapping.end) {
            if Instant::now() > end {
                return Ok(false);
            }
            let runs = match &shared {
                Some(shared) => shared.holding(part),
                None => pages.present(part.start, part.end),
            };
            for run in runs {
                match words(memory, run.start, run.end, end, &mut seen)? {
                    Looked::AtAll => {}
                    Looked::Enough => return Ok(true),
                    Looked::TooLong => return Ok(false),
                }
            }
        }
    }
    Ok(true)
}

/// Shared memory without a name (`/dev/zero`), or with one (`/dev/shm`), is none.
fn is_device(mapping: &Mapping) -> bool {
    let memory = ["/dev/zero", "/dev/shm/"];
    mapping.name.starts_with("/dev/") && !memory.iter().any(|m| mapping.name.starts_with(m))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn mapping(start: u64, end: u64, writable: bool, name: &str) -> Mapping {
        Mapping {
            start,
            end,
            readable: writable,
            writable,
            executable: false,
            shared: false,
            offset: 0,
            device: String::new(),
            inode: 0,
            name: name.to_owned(),
        }
    }

    #[test]
    fn shared_memory_is_no_device() {
        let is = |name: &str| is_device(&mapping(0, 0x1000, true, name));
        assert!(is("/dev/nvidia0") && is("/dev/dri/renderD128"));
        for name in ["/dev/zero (deleted)", "/dev/shm/stacks", "/memfd:a", ""] {
            assert!(!is(name), "{name}");
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
}
