// SPDX-License-Identifier: Apache-2.0
//! Words on the threads' stacks and in their registers that may be addresses of code. Nothing is unwound: what could be a
//! return address counts as one.

use crate::maps::Extent;
use crate::memory::Memory;
use crate::present_pages::PresentPages;
use crate::stop::Stopped;
use crate::words::{Looked, words};
use libc::user_regs_struct;
use nix::sys::ptrace;
use nix::unistd::Pid;
use std::ops::{ControlFlow, Range};
use std::time::Instant;
use thaw_binary::Refusal;

/// What compilers use below the stack pointer.
pub const RED_ZONE: u64 = 128;

/// The C library's data of a thread are smaller.
const OWN_DATA: u64 = 64 << 10;

/// Which segments a thread of 64 bits has, as each frame of a signal holds them, behind the stack pointer, the place in code and
/// the flags of what was interrupted.
const SEGMENTS: u64 = 0x002b_0000_0000_0033;
const TO_STACK_POINTER: u64 = 24;

/// Calls `seen` with each word within `range` that a thread holds: its place in code, its registers, its stack, and those that its
/// signal handlers have interrupted, which may be others. `around` tells where the mapping at an address lies. False where `end`
/// came before all was looked at, or where a thread's stack is not known.
pub fn scan(
    stopped: &Stopped,
    memory: &Memory,
    around: impl Fn(u64) -> Option<Extent>,
    range: Range<u64>,
    end: Instant,
    mut seen: impl FnMut(u64),
) -> Result<bool, Refusal> {
    let mut note = |word: u64| {
        if range.contains(&word) {
            seen(word);
        }
    };
    let mut tops: Vec<Top> = Vec::new();
    for tid in stopped.threads() {
        let r = ptrace::getregs(Pid::from_raw(tid)).map_err(|e| {
            Refusal::new(
                "ptrace",
                format!("registers of thread {tid} cannot be read: {e}"),
            )
        })?;
        registers(&r).into_iter().for_each(&mut note);
        tops.push(Top {
            at: r.rsp,
            own: r.fs_base,
            is_told: false,
        });
    }
    stacks(memory, around, tops, end, note)
}

/// Where a stack ends that is in use, and what the C library keeps of its thread (`fs_base`).
#[derive(Clone, Copy, Default)]
struct Top {
    at: u64,
    own: u64,
    /// By a frame of a signal, which may be one that has ended.
    is_told: bool,
}

/// The words of stacks, each read once, and of those that frames of signals on them lead to. What was never written to is no word.
fn stacks(
    memory: &Memory,
    around: impl Fn(u64) -> Option<Extent>,
    mut tops: Vec<Top>,
    end: Instant,
    mut note: impl FnMut(u64),
) -> Result<bool, Refusal> {
    let pages = PresentPages::open(memory.pid());
    let mut done: Vec<Range<u64>> = Vec::new();
    while let Some(top) = tops.pop() {
        if Instant::now() > end {
            return Ok(false);
        }
        let stack = match around(top.at) {
            Some(stack) => stack,
            None if top.is_told => continue,
            None => return Ok(false),
        };
        let from = top.at.saturating_sub(RED_ZONE).max(stack.start) & !7;
        for new in without(from..end_of(&stack, top.at, top.own), &done) {
            for part in PresentPages::parts(new.start, new.end) {
                if Instant::now() > end {
                    return Ok(false);
                }
                // Of shared memory, the kernel does not tell what others have written.
                let runs = match stack.shared {
                    true => Vec::from([part]),
                    false => pages.present(part.start, part.end),
                };
                for run in runs {
                    let mut on_stack = |at: u64, word: u64| {
                        note(word);
                        if word == SEGMENTS
                            && let Ok(interrupted) = memory.word(at.wrapping_sub(TO_STACK_POINTER))
                        {
                            tops.push(Top {
                                at: interrupted,
                                own: top.own,
                                is_told: true,
                            });
                        }
                        ControlFlow::Continue(())
                    };
                    match words(memory, run.start, run.end, end, &mut on_stack) {
                        Ok(Looked::TooLong) => return Ok(false),
                        Err(refusal) if !top.is_told => return Err(refusal),
                        _ => {}
                    }
                }
            }
            match done.iter_mut().find(|d| d.start == new.end) {
                Some(above) => above.start = new.start,
                None => done.push(new),
            }
        }
    }
    Ok(true)
}

/// What of a range lies in none of others.
fn without(range: Range<u64>, others: &[Range<u64>]) -> Vec<Range<u64>> {
    let mut left = vec![range];
    for other in others {
        if !left
            .iter()
            .any(|l| l.start < other.end && other.start < l.end)
        {
            continue;
        }
        let parts = left.iter().flat_map(|l| {
            let below = l.start..l.end.min(other.start);
            let above = l.start.max(other.end)..l.end;
            [below, above]
        });
        left = parts.filter(|p| p.start < p.end).collect();
    }
    left
}

/// Where the stack ends that a thread runs on. The kernel joins mappings: what lies behind a thread's own data may be anything.
fn end_of(stack: &Extent, top: u64, own: u64) -> u64 {
    match stack.contains(own) && top < own {
        true => stack.end.min(own.next_multiple_of(8) + OWN_DATA),
        false => stack.end,
    }
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
    use std::sync::atomic::AtomicU64;
    use std::sync::atomic::Ordering::Relaxed;

    #[test]
    fn what_was_joined_to_a_stack_is_not_looked_at() {
        let stack = |start: u64, end: u64| Extent {
            start,
            end,
            shared: false,
        };
        let joined = stack(0x10000, 0x4000_0000);
        assert_eq!(end_of(&joined, 0x80000, 0x90000), 0xa0000);
        // It runs on other memory.
        for own in [0x5000_0000, 0x20000] {
            assert_eq!(end_of(&joined, 0x80000, own), joined.end);
        }
        let exact = stack(0x10000, 0x91000);
        assert_eq!(end_of(&exact, 0x80000, 0x90000), exact.end);
    }

    /// All words of these, from the first one's place on.
    fn all_words(parts: &[&[u64]], top: usize, end: Instant) -> (bool, Vec<u64>) {
        let memory = Memory::open_to_read(std::process::id() as i32).unwrap();
        let extents: Vec<Extent> = parts
            .iter()
            .map(|p| Extent {
                start: p.as_ptr() as u64,
                end: p.as_ptr() as u64 + size_of_val(*p) as u64,
                shared: false,
            })
            .collect();
        let first = Top {
            at: extents[0].start + 8 * top as u64 + RED_ZONE,
            own: 0,
            is_told: false,
        };
        let around = |a: u64| extents.iter().find(|e| e.contains(a)).copied();
        let mut found = Vec::new();
        let looked = stacks(&memory, around, vec![first], end, |w| found.push(w));
        (looked.unwrap(), found)
    }

    fn later() -> Instant {
        Instant::now() + std::time::Duration::from_secs(1000)
    }

    #[test]
    fn what_a_handler_on_another_stack_has_interrupted_counts() {
        let mut own = vec![1u64; 200];
        own[150] = 42;
        let at = |nth: usize, of: &[u64]| of.as_ptr() as u64 + 8 * nth as u64;
        // As `rt_sigreturn` takes it: stack pointer, place, flags, segments. The upper one leads to what was read already.
        let mut other = vec![2u64; 100];
        let places = [
            (20, at(160, &own)),
            (40, at(170, &own)),
            (60, at(30, &other)),
        ];
        for (nth, top) in places {
            other[nth] = top;
            other[nth + 3] = SEGMENTS;
        }
        let (looked, found) = all_words(&[&other, &own], 10, later());
        assert!(looked && found.contains(&42), "{found:?}");
        let count = |word: u64| found.iter().filter(|f| **f == word).count();
        assert_eq!(count(SEGMENTS), 3, "read once each");
        assert_eq!(found.len(), 90 + 200 - (160 - 16));
    }

    static SEEN: [AtomicU64; 3] = [const { AtomicU64::new(0) }; 3];

    extern "C" fn handle(_: i32, _: *mut libc::siginfo_t, context: *mut libc::c_void) {
        // SAFETY: the kernel gives handlers of this kind the context that it has saved.
        let registers = unsafe { &(*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs };
        let at = |n: i32| &raw const registers[n as usize];
        SEEN[0].store(registers[libc::REG_CSGSFS as usize] as u64, Relaxed);
        let distance = at(libc::REG_CSGSFS) as u64 - at(libc::REG_RSP) as u64;
        SEEN[1].store(distance, Relaxed);
        SEEN[2].store(registers[libc::REG_RSP as usize] as u64, Relaxed);
    }

    #[test]
    fn frames_of_signals_are_the_kernels() {
        let here = 0_u8;
        // SAFETY: the handler does nothing but to store numbers, and nobody else sends this signal.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            action.sa_sigaction = handle as *const () as usize;
            action.sa_flags = libc::SA_SIGINFO;
            assert_eq!(
                libc::sigaction(libc::SIGURG, &raw const action, std::ptr::null_mut()),
                0
            );
            libc::raise(libc::SIGURG);
        }
        let seen = SEEN.each_ref().map(|s| s.load(Relaxed));
        assert_eq!((seen[0], seen[1]), (SEGMENTS, TO_STACK_POINTER));
        assert!(seen[2].abs_diff(&raw const here as u64) < 1 << 20);
    }

    #[test]
    fn a_stack_that_is_not_known_was_not_looked_at() {
        let memory = Memory::open_to_read(std::process::id() as i32).unwrap();
        let looked = |top| stacks(&memory, |_| None, vec![top], later(), |_| {}).unwrap();
        let mut top = Top::default();
        assert!(!looked(top));
        // An old frame may lead anywhere.
        top.is_told = true;
        assert!(looked(top));
    }

    #[test]
    fn what_was_never_written_to_is_not_read() {
        let mut arena = vec![0u64; 8 << 20];
        arena[5 << 20] = 42;
        let (looked, found) = all_words(&[&arena], 0, later());
        assert!(looked && found.contains(&42));
        assert!(found.len() < 1 << 20, "{}", found.len());
        assert!(!all_words(&[&arena], 0, Instant::now()).0);
    }

    #[test]
    fn stacks_of_one_mapping_are_read_once() {
        let parts = |others: &[Range<u64>]| without(10..50, others);
        let of = |all: &[(u64, u64)]| all.iter().map(|&(a, b)| a..b).collect::<Vec<_>>();
        assert_eq!(parts(&[]), of(&[(10, 50)]));
        assert_eq!(parts(&[0..10, 50..60]), of(&[(10, 50)]));
        assert_eq!(parts(&of(&[(20, 30), (40, 60)])), of(&[(10, 20), (30, 40)]));
        assert_eq!(parts(&of(&[(0, 60)])), []);
    }
}
