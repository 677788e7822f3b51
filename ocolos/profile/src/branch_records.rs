// SPDX-License-Identifier: Apache-2.0
//! The processor's own records of the branches that it took last, where it has them: no thread stands for them.

use crate::instructions::Instructions;
use crate::perf_records::{Event, read};
use crate::ring::{Counter, Ring};
use crate::source::{Budget, Observed, Source, Subject};
use std::collections::HashMap;
use std::io;
use std::ops::Range;
use std::thread::sleep;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;
use thaw_process::memory::Memory;
use thaw_process::process::Process;

const SAMPLE_BRANCH_STACK: u64 = 1 << 11;
const BRANCHES_OF_USER: u64 = 1;
const BRANCHES_OF_ANY_KIND: u64 = 1 << 3;

/// Branches between two samples; a prime, so that no loop has its step.
const PERIOD: u64 = 20_011;

/// Threads beyond these are not watched: each has a ring, of which the kernel allows so many.
const MOST_THREADS: usize = 24;

const PAUSE: Duration = Duration::from_millis(20);

/// Straight code of more instructions was interrupted by something.
const LONGEST_RUN: usize = 4096;

/// Branches that were taken, counted by the processor.
fn counter() -> Counter {
    const HARDWARE: u32 = 0;
    const BRANCH_INSTRUCTIONS: u64 = 4;
    Counter {
        kind: HARDWARE,
        config: BRANCH_INSTRUCTIONS,
        period: PERIOD,
        sample: SAMPLE_BRANCH_STACK,
        branches: BRANCHES_OF_USER | BRANCHES_OF_ANY_KIND,
    }
}

#[derive(Default)]
pub struct BranchRecords {
    rings: HashMap<i32, Ring>,
}

/// Whether this machine has them, tried on this process; why not, otherwise.
pub fn available() -> Result<(), Refusal> {
    Ring::open(0, counter()).map(drop).map_err(|e| missing(&e))
}

fn missing(error: &io::Error) -> Refusal {
    let why = match error.raw_os_error() {
        Some(libc::ENOENT | libc::EOPNOTSUPP | libc::ENODEV | libc::EINVAL) => {
            "this processor has no branch records that the kernel could read (virtual machines mostly hide them)".to_owned()
        }
        Some(libc::EACCES | libc::EPERM) => {
            "branch records may not be read: 'sysctl kernel.perf_event_paranoid=2', or CAP_PERFMON"
                .to_owned()
        }
        _ => format!("branch records cannot be read: {error}"),
    };
    Refusal::new("no-branch-records", why)
}

impl Source for BranchRecords {
    fn name(&self) -> &'static str {
        "branch-records"
    }

    fn observe(
        &mut self,
        process: &Process,
        subject: &Subject<'_>,
        budget: Budget,
        ranges: &[Vec<Range<u64>>],
    ) -> Result<Observed, Refusal> {
        let memory = Memory::open_to_read(process.pid).map_err(|_| process.gone())?;
        let mut instructions = Instructions::new(&memory);
        let mut observed = Observed {
            within: vec![0; ranges.len()],
            ..Observed::default()
        };
        let end = Instant::now() + budget.wall;
        while observed.profile.looked_at < budget.steps && Instant::now() < end {
            self.follow_threads(process)?;
            sleep(PAUSE);
            for ring in self.rings.values_mut() {
                let bytes = ring.take();
                observe(&bytes, subject, ranges, &mut instructions, &mut observed)
                    .map_err(|text| Refusal::new("profile", text))?;
            }
        }
        Ok(observed)
    }
}

impl BranchRecords {
    fn follow_threads(&mut self, process: &Process) -> Result<(), Refusal> {
        let threads = process.threads();
        if threads.is_empty() {
            return Err(process.gone());
        }
        self.rings.retain(|tid, _| threads.contains(tid));
        for tid in threads {
            if self.rings.len() >= MOST_THREADS || self.rings.contains_key(&tid) {
                continue;
            }
            match Ring::open(tid, counter()) {
                Ok(ring) => drop(self.rings.insert(tid, ring)),
                // It has ended, or the kernel allows no more rings.
                Err(e) if !self.rings.is_empty() || e.raw_os_error() == Some(libc::ESRCH) => {}
                Err(e) => return Err(missing(&e)),
            }
        }
        Ok(())
    }
}

/// Between two branches of one sample the code ran straight: its instructions feed the model of the cache, as steps do.
fn observe(
    bytes: &[u8],
    subject: &Subject<'_>,
    ranges: &[Vec<Range<u64>>],
    instructions: &mut Instructions<'_>,
    observed: &mut Observed,
) -> Result<(), String> {
    let Observed {
        profile,
        cache,
        within,
        bursts,
        ..
    } = observed;
    let mut trace = subject.trace(profile);
    let mut began = None;
    read(bytes, |event| match event {
        Event::Gap => {
            trace.gap();
            began = None;
        }
        Event::Branch { from, to } => {
            trace.recorder.profile.looked_at += 1;
            let mut at = began.replace(to).unwrap_or(u64::MAX);
            for _ in 0..LONGEST_RUN {
                if at > from {
                    break;
                }
                let kind = instructions.at(at);
                trace.comes_to(at, kind);
                if kind.length == 0 {
                    break;
                }
                cache.fetch(at, kind.length);
                for (ranges, count) in ranges.iter().zip(within.iter_mut()) {
                    let after = ranges.partition_point(|r| r.start <= at);
                    *count += u64::from(after > 0 && ranges[after - 1].contains(&at));
                }
                at += kind.length;
            }
            if at <= from || at == u64::MAX {
                trace.gap();
                trace.comes_to(from, instructions.at(from));
            }
            trace.comes_to(to, instructions.at(to));
        }
    })?;
    *bursts += 1;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::origins::Origins;

    /// Code of this test's own: `nop` eight times, and a branch.
    #[repr(align(64))]
    struct Code([u8; 16]);
    static CODE: Code = Code([
        0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0xeb, 0xf6, 0, 0, 0, 0, 0, 0,
    ]);

    #[test]
    fn straight_code_between_branches_is_fetched() {
        let start = CODE.0.as_ptr() as u64;
        let (from, to) = (start + 8, start);
        let mut record = Vec::new();
        record.extend(9u32.to_le_bytes());
        record.extend([2, 0]);
        record.extend((16 + 24 * 3u16).to_le_bytes());
        record.extend(3u64.to_le_bytes());
        for _ in 0..3 {
            [from, to, 0]
                .iter()
                .for_each(|w: &u64| record.extend(w.to_le_bytes()));
        }
        let memory = Memory::open_to_read(std::process::id() as i32).unwrap();
        let mut observed = Observed {
            within: vec![0],
            ..Observed::default()
        };
        let subject = Subject {
            code: start..start + 16,
            bias: start,
            origins: Origins::default(),
        };
        let first_four = start..start + 4;
        observe(
            &record,
            &subject,
            &[Vec::from([first_four])],
            &mut Instructions::new(&memory),
            &mut observed,
        )
        .unwrap();
        assert_eq!(observed.profile.to_text(), "B 8 0 3 0\nF 0 8 2\n");
        // Two runs of nine instructions, four of each within the range.
        assert_eq!((observed.cache.fetches, observed.within[0]), (18, 8));
        assert_eq!(observed.profile.looked_at, 3);
    }

    #[test]
    fn a_machine_without_them_says_so() {
        match available() {
            Ok(()) => eprintln!("this machine has branch records"),
            Err(refusal) => assert!(
                refusal.reason == "no-branch-records" && refusal.text.contains("branch records"),
                "{refusal}"
            ),
        }
    }
}
