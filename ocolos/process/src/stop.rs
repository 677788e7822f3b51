// SPDX-License-Identifier: Apache-2.0
//! All threads of a process, held at once. Whatever happens to the tool, the kernel lets them go.

use crate::interrupted::make_again;
use crate::process::Process;
use nix::errno::Errno;
use nix::sys::ptrace::{self, Options};
use nix::sys::signal::Signal;
use nix::sys::wait::{WaitPidFlag, WaitStatus, waitpid};
use nix::unistd::Pid;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;

pub struct Stopped {
    /// Each with the signal that it was about to get, which it gets when it is let go.
    threads: BTreeMap<i32, Option<Signal>>,
    pub since: Instant,
}

impl Stopped {
    /// Seizes threads until no new one appears. One that does not stop in time (in `vfork`, or in a driver) lets all of them go.
    pub fn all(process: &Process, patience: Duration) -> Result<Stopped, Refusal> {
        let mut stopped = Stopped {
            threads: BTreeMap::new(),
            since: Instant::now(),
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
                        stopped.threads.insert(tid, None);
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
                    Waited::Stopped(signal) => {
                        stopped.stands(tid, signal);
                    }
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

    /// One thread alone.
    pub fn one(tid: i32, patience: Duration) -> Result<Stopped, Refusal> {
        let since = Instant::now();
        seize(tid).map_err(|e| match e {
            Errno::ESRCH => Refusal::new("no-process", format!("thread {tid} has ended")),
            e => Refusal::new("ptrace", format!("thread {tid} cannot be stopped: {e}")),
        })?;
        let mut stopped = Stopped {
            threads: BTreeMap::from([(tid, None)]),
            since,
        };
        match wait_for_stop(tid, since + patience) {
            Waited::Stopped(signal) => {
                stopped.stands(tid, signal);
                Ok(stopped)
            }
            Waited::Gone => {
                stopped.threads.clear();
                Err(Refusal::new(
                    "no-process",
                    format!("thread {tid} has ended"),
                ))
            }
            Waited::Busy => Err(Refusal::new(
                "busy",
                format!("thread {tid} did not stop in time"),
            )),
        }
    }

    fn stands(&mut self, tid: i32, signal: Option<Signal>) {
        if signal.is_none() {
            make_again(tid);
        }
        self.threads.insert(tid, signal);
    }

    /// Lets all go without the trap that a step would have ended with. The kernel takes the trap flag from whoever is let go.
    pub fn release_from_steps(mut self) {
        for signal in self.threads.values_mut() {
            if *signal == Some(Signal::SIGTRAP) {
                *signal = None;
            }
        }
    }

    pub fn threads(&self) -> impl Iterator<Item = i32> {
        self.threads.keys().copied()
    }

    /// Those that wait for nothing but to go on.
    pub fn without_signal(&self) -> impl Iterator<Item = i32> {
        self.threads.iter().filter(|t| t.1.is_none()).map(|t| *t.0)
    }
}

impl Drop for Stopped {
    fn drop(&mut self) {
        for (&tid, &signal) in &self.threads {
            let thread = Pid::from_raw(tid);
            if ptrace::detach(thread, signal).is_err() {
                // It runs: it has to stop before it can be let go, and the end of the tool lets it go as well.
                let _ = ptrace::interrupt(thread);
                let _ = wait_for_stop(tid, Instant::now() + Duration::from_millis(500));
                let _ = ptrace::detach(thread, None);
            }
        }
    }
}

pub fn seize(tid: i32) -> nix::Result<()> {
    let thread = Pid::from_raw(tid);
    match ptrace::seize(thread, Options::PTRACE_O_TRACESYSGOOD) {
        // It did not stop in time before, so that it could not be let go.
        Err(Errno::EPERM) if is_ours(tid) => {}
        result => result?,
    }
    ptrace::interrupt(thread)
}

fn is_ours(tid: i32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{tid}/status")).unwrap_or_default();
    let tracer = status.lines().find_map(|l| l.strip_prefix("TracerPid:"));
    tracer.and_then(|t| t.trim().parse().ok()) == Some(std::process::id())
}

pub enum Waited {
    Stopped(Option<Signal>),
    Gone,
    Busy,
}

pub fn wait_for_stop(tid: i32, deadline: Instant) -> Waited {
    let flags = WaitPidFlag::__WALL | WaitPidFlag::WNOHANG;
    loop {
        match waitpid(Pid::from_raw(tid), Some(flags)) {
            Ok(WaitStatus::StillAlive) => {}
            Ok(WaitStatus::PtraceEvent(..)) => return Waited::Stopped(None),
            Ok(WaitStatus::Stopped(_, signal)) => return Waited::Stopped(Some(signal)),
            Ok(WaitStatus::PtraceSyscall(_)) => return Waited::Stopped(None),
            Ok(_) | Err(Errno::ECHILD) => return Waited::Gone,
            Err(Errno::EINTR) => {}
            Err(_) => return Waited::Gone,
        }
        if Instant::now() > deadline {
            return Waited::Busy;
        }
        std::thread::yield_now();
    }
}
