// SPDX-License-Identifier: Apache-2.0
//! All threads of a process, held at once. Whatever happens to the tool, the kernel lets them go.

use crate::interrupted::make_again;
use crate::late::{self, Leaving, let_go_after_exec};
use crate::process::Process;
use crate::undisturbed::Undisturbed;
use crate::wait::{Stop, Waited, wait_for_stop};
use nix::errno::Errno;
use nix::sys::ptrace::{self, Options};
use nix::unistd::{Pid, gettid};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;

/// How long a thread that is about to stop is waited for, when all others go on already.
const ASIDE: Duration = Duration::from_millis(50);

pub struct Stopped {
    /// Each with what it stopped for: the signal that it was about to get it gets when it is let go.
    threads: BTreeMap<i32, Stop>,
    leaving: Leaving,
    /// The last part to go.
    _undisturbed: Undisturbed,
    pub since: Instant,
    /// How long they stood before, in vain.
    pub before: Duration,
}

impl Stopped {
    /// Seizes threads until no new one appears. One that does not stop in time (in `vfork`, or in a driver) lets all of them go.
    pub fn all(process: &Process, patience: Duration) -> Result<Stopped, Refusal> {
        let mut stopped = Stopped {
            threads: BTreeMap::new(),
            leaving: of(process.pid),
            _undisturbed: Undisturbed::begin(),
            since: Instant::now(),
            before: Duration::ZERO,
        };
        loop {
            let new: Vec<i32> = process
                .threads()
                .into_iter()
                .filter(|t| !stopped.threads.contains_key(t))
                .collect();
            if new.is_empty() {
                break;
            }
            let mut seized = Vec::new();
            for tid in new {
                match seize(tid) {
                    Ok(()) => {
                        seized.push(tid);
                        stopped.threads.insert(tid, Stop::Event);
                    }
                    Err(Errno::ESRCH) => {}
                    Err(Errno::EPERM) if !process.threads().contains(&tid) => {}
                    Err(Errno::EPERM) => {
                        let text = format!(
                            "thread {tid} may not be traced, or has a debugger; run this as its user or as root"
                        );
                        return Err(Refusal::new("not-permitted", text));
                    }
                    Err(e) => {
                        return Err(Refusal::new(
                            "ptrace",
                            format!("thread {tid} cannot be stopped: {e}"),
                        ));
                    }
                }
            }
            for tid in seized {
                match wait_for_stop(tid, stopped.since + patience) {
                    Waited::Stopped(stop) => stopped.stands(tid, stop),
                    Waited::Gone => {
                        stopped.threads.remove(&tid);
                    }
                    Waited::Busy => {
                        let text = format!(
                            "thread {tid} did not stop within {} ms (it starts another program, or waits for a device); nothing was changed, try again",
                            patience.as_millis()
                        );
                        return Err(Refusal::new("busy", text));
                    }
                }
            }
        }
        if stopped.threads.is_empty() {
            return Err(process.gone());
        }
        Ok(stopped)
    }

    /// One thread of process `pid` alone.
    pub fn one(pid: i32, tid: i32, patience: Duration) -> Result<Stopped, Refusal> {
        let since = Instant::now();
        let undisturbed = Undisturbed::begin();
        seize(tid).map_err(|e| match e {
            Errno::ESRCH => ended(tid),
            e => Refusal::new("ptrace", format!("thread {tid} cannot be stopped: {e}")),
        })?;
        let mut stopped = Stopped {
            threads: BTreeMap::from([(tid, Stop::Event)]),
            leaving: of(pid),
            _undisturbed: undisturbed,
            since,
            before: Duration::ZERO,
        };
        match wait_for_stop(tid, since + patience) {
            Waited::Stopped(stop) => {
                stopped.stands(tid, stop);
                Ok(stopped)
            }
            Waited::Gone => {
                stopped.threads.clear();
                let_go_after_exec(tid, stopped.leaving);
                Err(ended(tid))
            }
            Waited::Busy => Err(Refusal::new(
                "busy",
                format!("thread {tid} did not stop in time"),
            )),
        }
    }

    fn stands(&mut self, tid: i32, stop: Stop) {
        make_again(tid);
        self.threads.insert(tid, stop);
    }

    /// How long they have stood.
    pub fn stood(&self) -> Duration {
        self.before + self.since.elapsed()
    }

    /// Lets all go without the trap that a step would have ended with. The kernel takes the trap flag from whoever is let go.
    pub fn release_from_steps(mut self) {
        self.leaving.stepped = true;
    }

    pub fn threads(&self) -> impl Iterator<Item = i32> {
        self.threads.keys().copied()
    }

    /// Those that wait for nothing but to go on.
    pub fn without_signal(&self) -> impl Iterator<Item = i32> {
        let all = self.threads.iter();
        all.filter(|t| t.1.signal().is_none()).map(|t| *t.0)
    }
}

impl Drop for Stopped {
    fn drop(&mut self) {
        let (all, leaving) = (self.threads.keys().copied(), self.leaving);
        let running: Vec<i32> = all.filter(|&t| !late::is_let_go(t, leaving)).collect();
        for &tid in &running {
            // It has to stop before it can be let go, and the end of the tool lets it go as well.
            let _ = ptrace::interrupt(Pid::from_raw(tid));
        }
        for tid in running {
            let _ = wait_for_stop(tid, Instant::now() + ASIDE);
            late::let_go(tid, leaving);
        }
    }
}

fn of(pid: i32) -> Leaving {
    Leaving {
        pid,
        ..Leaving::default()
    }
}

/// Others may go on.
fn ended(tid: i32) -> Refusal {
    Refusal::new("no-thread", format!("thread {tid} has ended"))
}

pub fn seize(tid: i32) -> nix::Result<()> {
    let thread = Pid::from_raw(tid);
    match ptrace::seize(thread, Options::PTRACE_O_TRACESYSGOOD) {
        // It did not stop in time before, so that it could not be let go.
        Err(Errno::EPERM) if is_ours(tid) => late::is_held(tid),
        result => result?,
    }
    ptrace::interrupt(thread)
}

/// Whether this thread traces it: to the kernel, threads are tracers.
pub fn is_ours(tid: i32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{tid}/status")).unwrap_or_default();
    let tracer = status.lines().find_map(|l| l.strip_prefix("TracerPid:"));
    tracer.and_then(|t| t.trim().parse().ok()) == Some(gettid().as_raw())
}
