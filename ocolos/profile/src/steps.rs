// SPDX-License-Identifier: Apache-2.0
//! Bursts of single steps, spread over the run and over the threads that run. Each is an exact trace of one thread, which
//! stands for its time; the others go on.

use crate::cache_model::CacheModel;
use crate::flags::push_flags;
use crate::instructions::Instructions;
use crate::profile::Profile;
use crate::source::{Budget, Observed, Source, Subject};
use crate::ticker::Ticker;
use nix::sys::ptrace;
use nix::unistd::Pid;
use std::collections::HashMap;
use std::fs;
use std::ops::Range;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;
use thaw_process::interrupted::make_again;
use thaw_process::late::{Leaving, let_go, let_go_after_exec, rest};
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::resume_frame::restarting;
use thaw_process::stop::seize;
use thaw_process::thread_state::{SIGTRAP, blocked_signals, is_own_trap, set_blocked_signals};
use thaw_process::wait::{Stop, Waited, step};

/// A thread that takes longer for a step waits for something.
const STEP: Duration = Duration::from_millis(5);

/// A profile has so many bursts at least, also where a processor makes many steps in one.
const BURSTS: u64 = 40;

/// How long a thread may take to stop at all.
const STOP: Duration = Duration::from_millis(500);

/// The model of the cache is empty at first; its misses until then are not the program's.
const WARM: u64 = 8_000;

#[derive(Default)]
pub struct Steps {
    /// Processor time of each thread when it was last looked at.
    used: HashMap<i32, u64>,
}

impl Source for Steps {
    fn name(&self) -> &'static str {
        "steps"
    }

    fn observe(
        &mut self,
        process: &Process,
        subject: &Subject<'_>,
        budget: Budget,
        ranges: &[Vec<Range<u64>>],
    ) -> Result<Observed, Refusal> {
        let memory = Memory::open(process.pid).map_err(|_| process.gone())?;
        let mut instructions = Instructions::new(&memory);
        let mut observed = Observed {
            within: vec![0; ranges.len()],
            ..Observed::default()
        };
        let end = Instant::now() + budget.wall;
        let ticker = Ticker::start();
        let mut failures = 0;
        let mut warm = false;
        let parent = nix::unistd::getppid();
        while observed.profile.looked_at < budget.steps && Instant::now() < end {
            let Some(tid) = self.busiest(process) else {
                if process.threads().is_empty() {
                    return Err(process.gone());
                }
                rest(Duration::from_millis(2));
                continue;
            };
            let began = Instant::now();
            let mut burst = Burst {
                tid,
                ticker: &ticker,
                memory: &memory,
                instructions: &mut instructions,
                ranges,
                cache: &mut observed.cache,
                within: &mut observed.within,
                most: budget.steps.div_ceil(BURSTS),
            };
            match burst.run(&mut observed.profile, subject, began + budget.latency) {
                Ok(()) => {
                    observed.bursts += 1;
                    if !warm && observed.profile.looked_at >= WARM {
                        observed.cache.warmed();
                        warm = true;
                    }
                }
                Err(refusal) => {
                    failures += 1;
                    if failures > 100 {
                        return Err(refusal);
                    }
                }
            }
            let stood = began.elapsed();
            observed.longest = observed.longest.max(stood);
            if abandoned(parent) {
                return Err(Refusal::new(
                    "abandoned",
                    "whoever wanted the profile has ended",
                ));
            }
            rest(pause(stood, budget.share, fastrand::f64()));
        }
        Ok(observed)
    }
}

/// Between two bursts, so that a thread stands for its share of the time. `drawn` is evenly from 0 to 1: after pauses of
/// one length all bursts would meet a program that waits at regular times at the same place.
fn pause(stood: Duration, share: u32, drawn: f64) -> Duration {
    let share = f64::from(share.clamp(1, 99));
    stood.mul_f64((100.0 - share) / share * (0.5 + drawn))
}

/// Whoever kills the tool with all that belongs to it ends the stepping between two bursts.
fn abandoned(parent: Pid) -> bool {
    nix::unistd::getppid() != parent
}

impl Steps {
    /// The thread that has run most since the last look; none where all wait.
    fn busiest(&mut self, process: &Process) -> Option<i32> {
        let mut best = None;
        for tid in process.threads() {
            let path = format!("/proc/{}/task/{tid}/schedstat", process.pid);
            let now = fs::read_to_string(path).ok();
            let now = now
                .and_then(|t| t.split(' ').next()?.parse::<u64>().ok())
                .unwrap_or(0);
            let before = self.used.insert(tid, now).unwrap_or(0);
            let ran = now.saturating_sub(before);
            if ran > 0 && best.is_none_or(|(most, _)| ran > most) {
                best = Some((ran, tid));
            }
        }
        best.map(|(_, tid)| tid)
    }
}

struct Burst<'a, 'm> {
    tid: i32,
    ticker: &'a Ticker,
    memory: &'m Memory,
    instructions: &'a mut Instructions<'m>,
    ranges: &'a [Vec<Range<u64>>],
    cache: &'a mut CacheModel,
    within: &'a mut [u64],
    /// Steps of this burst.
    most: u64,
}

impl Burst<'_, '_> {
    fn run(
        &mut self,
        profile: &mut Profile,
        subject: &Subject<'_>,
        deadline: Instant,
    ) -> Result<(), Refusal> {
        let failed =
            |e: nix::Error| Refusal::new("ptrace", format!("a thread cannot be followed: {e}"));
        seize(self.tid).map_err(failed)?;
        let mut leaving = Leaving {
            pid: self.memory.pid(),
            ..Leaving::default()
        };
        let stop = match self.ticker.wait(self.tid, Instant::now() + STOP) {
            Waited::Stopped(stop) => stop,
            Waited::Gone => {
                let_go_after_exec(self.tid, leaving);
                return Ok(());
            }
            Waited::Busy => {
                let_go(self.tid, leaving);
                return Err(Refusal::new("busy", "a thread did not stop in time"));
            }
        };
        make_again(self.tid);
        leaving.stepped = true;
        let followed = blocked_signals(self.tid).and_then(|signals| {
            if signals & SIGTRAP != 0 {
                set_blocked_signals(self.tid, signals & !SIGTRAP)?;
                leaving.blocks_traps = true;
            }
            self.follow(profile, subject, deadline, stop.signal());
            Ok(())
        });
        let_go(self.tid, leaving);
        let_go_after_exec(self.tid, leaving);
        followed
    }

    /// Until the deadline, or until it has made its steps, or the thread waits or ends.
    fn follow(
        &mut self,
        profile: &mut Profile,
        subject: &Subject<'_>,
        deadline: Instant,
        mut pending: Option<i32>,
    ) {
        let mut looked_at = 0;
        let mut trace = subject.trace(profile);
        let mut last = goes_on_at(self.tid);
        while let Some(at) = last
            && looked_at < self.most
            && Instant::now() < deadline
        {
            let kind = self.instructions.at(at);
            trace.comes_to(at, kind);
            self.cache.fetch(at, kind.length);
            for (ranges, count) in self.ranges.iter().zip(self.within.iter_mut()) {
                let after = ranges.partition_point(|r| r.start <= at);
                *count += u64::from(after > 0 && ranges[after - 1].contains(&at));
            }
            looked_at += 1;
            if pending.is_none() && kind.pushes_flags && push_flags(self.tid, self.memory, kind) {
                last = program_counter(self.tid);
                continue;
            }
            let delivers = pending.is_some();
            if !step(self.tid, pending.take()) {
                break;
            }
            let patience = if kind.system_call { STEP } else { STOP };
            match self.ticker.wait(self.tid, Instant::now() + patience) {
                Waited::Stopped(Stop::Signal(libc::SIGTRAP)) if !is_own_trap(self.tid) => {}
                Waited::Stopped(Stop::Signal(signal)) => pending = Some(signal),
                // The whole process is stopped, or goes on.
                Waited::Stopped(_) => break,
                Waited::Gone => return,
                Waited::Busy => {
                    // It waits in the kernel: it is called out of there, and its burst ends.
                    let _ = ptrace::interrupt(Pid::from_raw(self.tid));
                    let _ = self.ticker.wait(self.tid, Instant::now() + STOP);
                    break;
                }
            }
            last = if kind.system_call {
                // Signals that it ignores end a wait of a thread that is traced.
                make_again(self.tid);
                goes_on_at(self.tid)
            } else {
                program_counter(self.tid)
            };
            if delivers {
                trace.gap();
            }
        }
        if let Some(at) = last {
            trace.comes_to(at, self.instructions.at(at));
        }
        trace.recorder.profile.looked_at += looked_at;
    }
}

/// Where a thread that stands goes on: a system call that a stop has ended is made again.
fn goes_on_at(tid: i32) -> Option<u64> {
    let registers = ptrace::getregs(Pid::from_raw(tid)).ok()?;
    Some(restarting(&registers).rip)
}

fn program_counter(tid: i32) -> Option<u64> {
    let at = std::mem::offset_of!(libc::user_regs_struct, rip);
    let word = ptrace::read_user(Pid::from_raw(tid), std::ptr::without_provenance_mut(at)).ok()?;
    Some(word as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_differ_and_keep_the_share() {
        let of = |drawn| pause(Duration::from_millis(14), 70, drawn);
        assert_eq!(of(0.0), Duration::from_millis(3));
        assert_eq!(of(0.5), Duration::from_millis(6));
        assert_eq!(of(1.0), Duration::from_millis(9));
    }
}
