// SPDX-License-Identifier: Apache-2.0
//! Memory of layouts that are not in force goes when nothing leads there any more: no thread, no stack, no signal frame, no word of
//! writable memory. One look is for all of them.

use crate::borrow::{Suits, with_thread};
use crate::replace::{stood_us, stop_also_shared};
use crate::unwinder_words::is_the_unwinders;
use std::ops::{ControlFlow, Range};
use std::time::{Duration, Instant};
use thaw_binary::Refusal;
use thaw_process::allocator::Allocator;
use thaw_process::journal::{Fixed, Journal};
use thaw_process::late::rest;
use thaw_process::maps::{Mapping, around};
use thaw_process::memory::Memory;
use thaw_process::present_pages::PresentPages;
use thaw_process::process::Process;
use thaw_process::unwinder::locks_of;
use thaw_process::writable::scan_memory;
use thaw_process::{stacks, steps};

/// The process stands for a look no longer: of one with much memory the layouts are kept.
const LONGEST_LOOK: Duration = Duration::from_millis(200);

const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// It runs so much longer than it stands.
const RUNS: u32 = 9;

/// A layout that no patch leads to.
pub struct Left {
    pub journal: Journal,
    /// Patches have led there.
    pub was_used: bool,
}

#[derive(Default)]
pub struct Freed {
    /// Bytes of layouts that are kept.
    pub kept: u64,
    pub pause_us: u64,
}

/// Looks again and again as long as `patience`.
pub fn free(
    process: &Process,
    memory: &Memory,
    mut left: Vec<Left>,
    patience: Duration,
) -> Result<Freed, Refusal> {
    let end = Instant::now() + patience;
    let mut freed = Freed::default();
    while !left.is_empty() {
        let (led_to, looked) = match led_to(process, memory, &left, &mut freed) {
            Err(refusal) if is_for_later(&refusal) => (vec![true; left.len()], true),
            looked => looked?,
        };
        let mut kept = Vec::new();
        for (layout, is_led_to) in left.into_iter().zip(led_to) {
            // A call that did not end in time may have ended since, and others may have memory there.
            if !layout.journal.is_there(memory) {
                continue;
            }
            if is_led_to || !unmap(process, memory, &layout.journal.fixed)? {
                kept.push(layout);
            }
        }
        left = kept;
        if !looked || Instant::now() >= end {
            break;
        }
        if !left.is_empty() {
            let stood = Duration::from_micros(freed.pause_us);
            rest(BETWEEN_LOOKS.max(stood * RUNS));
        }
    }
    let pages = PresentPages::open(process.pid);
    freed.kept = left.iter().map(|l| l.journal.memory(&pages)).sum();
    Ok(freed)
}

fn code(fixed: &Fixed) -> Range<u64> {
    fixed.code..fixed.code + fixed.code_size
}

/// Of each layout, whether something leads there; false where not all could be looked at in time. Once nothing does, it stays so: nothing leads there anew.
fn led_to(
    process: &Process,
    memory: &Memory,
    left: &[Left],
    freed: &mut Freed,
) -> Result<(Vec<bool>, bool), Refusal> {
    let mut led_to = vec![false; left.len()];
    let (stopped, shares) = stop_also_shared(process)?;
    if shares.is_some() {
        // The other one's registers and stack are not known.
        return Ok((vec![true; left.len()], false));
    }
    let maps = process.maps()?;
    let end = stopped.since + LONGEST_LOOK;
    let looked = stacks::scan(&stopped, memory, around(&maps), 0..u64::MAX, end, |word| {
        for (layout, led) in left.iter().zip(&mut led_to) {
            *led |= code(&layout.journal.fixed).contains(&word);
        }
    })?;
    if !looked {
        freed.pause_us = freed.pause_us.max(stood_us(&stopped));
        return Ok((vec![true; left.len()], false));
    }
    // Before the first patch, no word has ever led there.
    let ranges: Vec<_> = left.iter().map(|l| code(&l.journal.fixed)).collect();
    let mut sought: Vec<usize> = (0..left.len())
        .filter(|&n| left[n].was_used && !led_to[n])
        .collect();
    let maps = beside(maps, left);
    let lowest = ranges.iter().map(|r| r.start).min().unwrap_or(0);
    let size = ranges.iter().map(|r| r.end).max().unwrap_or(0) - lowest;
    let mut looked = true;
    if !sought.is_empty() {
        looked = scan_memory(&stopped, memory, &maps, end, |at, word| {
            // Nearly no word comes further.
            if word.wrapping_sub(lowest) >= size {
                return ControlFlow::Continue(());
            }
            let found = sought.iter().position(|&n| ranges[n].contains(&word));
            if let Some(found) = found
                && !is_the_unwinders(memory, at, word, &left[sought[found]].journal.fixed)
            {
                led_to[sought.swap_remove(found)] = true;
            }
            match sought.is_empty() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        })?;
        if !looked {
            sought.drain(..).for_each(|n| led_to[n] = true);
        }
    }
    freed.pause_us = freed.pause_us.max(stood_us(&stopped));
    Ok((led_to, looked))
}

/// All but the layouts' own. Guards of stacks are needed to know these.
fn beside(mut maps: Vec<Mapping>, left: &[Left]) -> Vec<Mapping> {
    maps.retain(|m| {
        let is_of =
            |fixed: &Fixed| (fixed.region..fixed.region + fixed.region_size).contains(&m.start);
        !left.iter().any(|l| is_of(&l.journal.fixed))
    });
    maps
}

/// Whether the unwinder knows the tables now.
pub fn is_registered(memory: &Memory, fixed: &Fixed) -> bool {
    let is_set = |at: u64| memory.word(at).is_ok_and(|w| w & 0xff != 0);
    is_set(fixed.registered()) && !is_set(fixed.deregistered())
}

/// Whether the region is gone.
pub fn unmap(process: &Process, memory: &Memory, fixed: &Fixed) -> Result<bool, Refusal> {
    // No thread is on its way from the unwinder any more: that would be a word that leads to the stub.
    if is_registered(memory, fixed) {
        let Some(within) = locks_of(process, &process.maps()?, fixed.deregister) else {
            return Ok(false);
        };
        // It frees the tables that it has sorted.
        let allocator = Allocator::find(process, memory, &process.maps()?);
        let suits = Suits::Allocates(&allocator, within);
        let told = with_thread(process, memory, &suits, |thread| {
            thread.call(
                fixed.deregister,
                [fixed.frames, 0],
                fixed.stub(),
                fixed.deregistered(),
            )
        });
        match told {
            Ok(()) => steps::reached(),
            Err(refusal) if is_for_later(&refusal) => return Ok(false),
            Err(refusal) => return Err(refusal),
        }
    }
    let done = with_thread(process, memory, &Suits::Any, |t| {
        t.system_call(
            libc::SYS_munmap,
            [fixed.region, fixed.region_size, 0, 0, 0, 0],
        )
    });
    match done {
        Ok(done) => {
            steps::reached();
            Ok(done == 0)
        }
        Err(refusal) if is_for_later(&refusal) => Ok(false),
        Err(refusal) => Err(refusal),
    }
}

/// Nobody can make the call, or somebody does not stand, just now: memory stays until a later time, and all else is done.
fn is_for_later(refusal: &Refusal) -> bool {
    matches!(refusal.reason, "no-thread" | "busy")
}

#[cfg(test)]
mod tests {
    use super::*;
    use thaw_process::journal::State;
    use thaw_process::maps::parse;

    #[test]
    fn guards_are_kept_beside_layouts() {
        let lines = [
            "10000-11000 r--p 00000000 00:00 0",
            "11000-12000 rw-p 00000000 00:00 0",
            "70000-71000 ---p 00000000 00:00 0",
            "71000-81000 rw-p 00000000 00:00 0",
        ];
        let maps: Vec<Mapping> = lines.iter().filter_map(|l| parse(l)).collect();
        let fixed = Fixed {
            region: 0x10000,
            region_size: 0x2000,
            ..Fixed::default()
        };
        let journal = Journal {
            state: State::Retired,
            fixed,
            build_id: Vec::new(),
            moves: Vec::new(),
            patches: Vec::new(),
        };
        let left = [Left {
            journal,
            was_used: true,
        }];
        assert_eq!(beside(maps.clone(), &left), maps[2..]);
    }
}
