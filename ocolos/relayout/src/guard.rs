// SPDX-License-Identifier: Apache-2.0
//! Single steps that may end at any moment. The kernel leaves the trap flag to a thread whose tracer is killed in the middle of a
//! step; the signal of that trap would end the program, so while it is stepped it has a handler that returns at once, and the
//! kernel takes the flag away when it calls that. A handler of the program's own is left alone, and is called.

use crate::borrow::{Suits, with_thread};
use crate::replace::stop_threads;
use crate::run::say;
use std::fs;
use std::ops::Range;
use std::time::Duration;
use thaw_binary::Refusal;
use thaw_process::gadgets::{Gadgets, are_such};
use thaw_process::late;
use thaw_process::memory::Memory;
use thaw_process::process::Process;
use thaw_process::signal_action::Action;
use thaw_process::stop::Stopped;
use thaw_process::thread_state::{SIGTRAP, blocked_signals, set_blocked_signals};
use thaw_profile::source::{Budget, Observed, Source, Subject};
use thaw_profile::steps::Steps;

/// How long threads have to come out of the kernel at the end.
const LATE: Duration = Duration::from_secs(2);

const STOP: Duration = Duration::from_millis(200);

/// Steps while the process has such a handler.
#[derive(Default)]
pub struct GuardedSteps(Steps);

impl Source for GuardedSteps {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn observe(
        &mut self,
        process: &Process,
        subject: &Subject<'_>,
        budget: Budget,
        ranges: &[Vec<Range<u64>>],
    ) -> Result<Observed, Refusal> {
        let memory = Memory::open(process.pid).map_err(|_| process.gone())?;
        let gadgets = Gadgets::find(&memory, &process.maps()?)?;
        let ours = handler(gadgets);
        if !catches(process) {
            with_thread(process, &memory, &Suits::Any, |thread| {
                thread.signal_action(nix::sys::signal::SIGTRAP, Some(ours))
            })?;
        }
        let observed = self.0.observe(process, subject, budget, ranges);
        // A thread that is still in the kernel comes back with the trap of its last step, for which the handler has to be there.
        if late::wait_for_all(LATE) {
            // What was seen counts.
            remove_or_leave(process)?;
        }
        observed
    }
}

fn handler(gadgets: Gadgets) -> Action {
    Action::nothing(gadgets.nothing, gadgets.restore)
}

/// A handler that nobody can take away now is of no harm, and whoever comes next does.
pub fn remove_or_leave(process: &Process) -> Result<(), Refusal> {
    match remove(process) {
        Err(refusal) if matches!(refusal.reason, "busy" | "no-thread") => {
            say(&format!(
                "process {} may keep a handler of SIGTRAP for now, as no thread can take it away ({})",
                process.pid, refusal.reason
            ));
            Ok(())
        }
        removed => removed,
    }
}

/// Takes away a handler of ours, which whoever was killed has left.
pub fn remove(process: &Process) -> Result<(), Refusal> {
    if !has_ours(process)? {
        return Ok(());
    }
    // One that was not on a processor since has the flag still, and would end with the program when the handler is gone.
    stop_threads(process)?.release_from_steps();
    let memory = Memory::open(process.pid).map_err(|_| process.gone())?;
    with_thread(process, &memory, &Suits::Any, |thread| {
        thread.signal_action(nix::sys::signal::SIGTRAP, Some(Action::DEFAULT))
    })?;
    Ok(())
}

fn has_ours(process: &Process) -> Result<bool, Refusal> {
    if !catches(process) {
        return Ok(false);
    }
    let memory = Memory::open(process.pid).map_err(|_| process.gone())?;
    let now = with_thread(process, &memory, &Suits::Any, |thread| {
        thread.signal_action(nix::sys::signal::SIGTRAP, None)
    })?;
    Ok(now.is_like_nothing() && are_such(&memory, now.handler, now.restorer))
}

/// Whether the process has a handler.
fn catches(process: &Process) -> bool {
    let path = format!("/proc/{}/status", process.pid);
    has(&path, "SigCgt:")
}

fn has(path: &str, set: &str) -> bool {
    let status = fs::read_to_string(path).unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix(set));
    line.and_then(|l| u64::from_str_radix(l.trim(), 16).ok())
        .is_some_and(|signals| signals & SIGTRAP != 0)
}

/// The threads that block the signal: a thread that is stepped does not for that time.
pub fn blocking(process: &Process) -> Vec<i32> {
    let path = |tid: &i32| format!("/proc/{}/task/{tid}/status", process.pid);
    let mut threads = process.threads();
    threads.retain(|tid| has(&path(tid), "SigBlk:"));
    threads
}

/// After whoever stepped was killed: what it has left goes.
pub fn repair(process: &Process, blocked_before: &[i32]) -> Result<(), Refusal> {
    let now = blocking(process);
    for &tid in blocked_before.iter().filter(|t| !now.contains(t)) {
        if let Ok(_stopped) = Stopped::one(process.pid, tid, STOP) {
            set_blocked_signals(tid, blocked_signals(tid)? | SIGTRAP)?;
        }
    }
    remove(process)
}
