// SPDX-License-Identifier: Apache-2.0
//! One thread of the process, held for a moment so that it makes a call for us. All others run.

use std::ops::Range;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;
use thaw_process::allocator::Allocator;
use thaw_process::gadgets::Gadgets;
use thaw_process::late::rest;
use thaw_process::maps::around;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::remote::Borrowed;
use thaw_process::stacks;
use thaw_process::stop::Stopped;

const STOP: Duration = Duration::from_millis(200);
const ROUNDS: u32 = 50;

/// One that allocates waits longer for a thread.
const ROUNDS_TO_ALLOCATE: u32 = 400;

/// Which threads may make a call.
pub enum Suits<'a> {
    Any,
    /// Holds no address within any of them.
    NotWithin(Vec<Range<u64>>),
    /// The same, and may allocate memory.
    Allocates(&'a Allocator, Vec<Range<u64>>),
}

fn hull(ranges: &[Range<u64>]) -> Option<Range<u64>> {
    let start = ranges.iter().map(|r| r.start).min()?;
    Some(start..ranges.iter().map(|r| r.end).max()?)
}

/// Runs `action` on a thread that suits.
pub fn with_thread<T>(
    process: &Process,
    memory: &Memory,
    suits: &Suits<'_>,
    mut action: impl FnMut(&Borrowed<'_>) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    let gadgets = Gadgets::find(memory, &process.maps()?)?;
    let mut last = Refusal::new(
        "no-thread",
        "no thread can make a call for us; nothing was changed, try again",
    );
    let rounds = match suits {
        Suits::Allocates(..) => ROUNDS_TO_ALLOCATE,
        _ => ROUNDS,
    };
    for _ in 0..rounds {
        let threads = process.threads();
        if threads.is_empty() {
            return Err(process.gone());
        }
        for tid in threads {
            let stopped = match Stopped::one(process.pid, tid, STOP) {
                Ok(stopped) => stopped,
                Err(refusal) => {
                    last = refusal;
                    continue;
                }
            };
            let maps = process.maps()?;
            let mut inside = false;
            if let Suits::NotWithin(ranges) | Suits::Allocates(_, ranges) = suits
                && let Some(all) = hull(ranges)
            {
                let end = Instant::now() + STOP;
                let looked = stacks::scan(&stopped, memory, around(&maps), all, end, |word| {
                    inside |= ranges.iter().any(|r| r.contains(&word));
                })?;
                inside |= !looked;
            }
            if let Suits::Allocates(allocator, _) = suits {
                inside |= !allocator.is_elsewhere(&stopped, memory, &maps);
            }
            if inside {
                continue;
            }
            match Borrowed::any(&stopped, memory, &maps, gadgets) {
                Ok(thread) => return action(&thread),
                Err(refusal) => last = refusal,
            }
        }
        rest(Duration::from_millis(5));
    }
    Err(last)
}
