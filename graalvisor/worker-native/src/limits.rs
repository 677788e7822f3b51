// SPDX-License-Identifier: Apache-2.0
//! What a call may take of processor time and memory: looked at while it runs; the call that takes more is cancelled.

use crate::call::{Call, lock, wait};
use crate::fields::{Fields, Malformed};
use crate::housekeeping::{Housekeeping, Job};
use crate::isolate::Interface;
use crate::run::result;
use nix::time::ClockId;
use std::ffi::CStr;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

/// How far a call may get beyond a limit.
const INTERVAL: Duration = Duration::from_millis(20);

/// Of each call of a function; 0: none.
#[derive(Clone, Copy, Default)]
pub struct Limits {
    cpu: Duration,
    allocation: u64,
    /// Held by the function library.
    statements: u64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Limit {
    Cpu,
    Allocation,
}

impl Limit {
    pub fn result(self) -> i32 {
        match self {
            Limit::Cpu => result::THREW,
            Limit::Allocation => result::OUT_OF_MEMORY,
        }
    }

    pub fn kind(self) -> &'static str {
        match self {
            Limit::Cpu => "cpu-limit",
            Limit::Allocation => "allocation-limit",
        }
    }

    pub fn message(self) -> &'static str {
        match self {
            Limit::Cpu => "the call has taken more processor time than it may (:cpu-ms)",
            Limit::Allocation => "the call has allocated more than it may (:allocation)",
        }
    }
}

impl Limits {
    pub fn of(load: &Fields) -> Result<Limits, Malformed> {
        Ok(Limits {
            cpu: Duration::from_millis(load.number(":cpu-ms")?.unwrap_or(0)),
            allocation: load.number(":allocation")?.unwrap_or(0),
            statements: load.number(":statements")?.unwrap_or(0),
        })
    }

    /// The field that this library cannot hold, and the symbol that it lacks.
    pub fn beyond(&self, library: &Interface) -> Option<(&'static str, &'static CStr)> {
        if self.allocation > 0 && !library.counts_allocation() {
            Some((":allocation", Interface::ALLOCATED))
        } else if self.statements > 0 && !library.counts_statements() {
            Some((":statements", Interface::STATEMENTS))
        } else {
            None
        }
    }

    fn any(&self) -> bool {
        !self.cpu.is_zero() || self.allocation > 0
    }

    /// The limit that is exceeded. What the call has allocated is asked for only if that is limited.
    fn exceeded(&self, cpu: Duration, allocated: impl FnOnce() -> u64) -> Option<Limit> {
        if !self.cpu.is_zero() && cpu > self.cpu {
            return Some(Limit::Cpu);
        }
        (self.allocation > 0 && allocated() > self.allocation).then_some(Limit::Allocation)
    }
}

/// A call, and the clock of the thread that runs it.
#[derive(Clone)]
struct Watched {
    call: Arc<Call>,
    limits: Limits,
    clock: ClockId,
    begun: Duration,
}

/// The calls that have limits; a thread looks at them while there are any.
pub struct Watch {
    housekeeping: Arc<Housekeeping>,
    calls: Mutex<Calls>,
    some: Condvar,
}

#[derive(Default)]
struct Calls {
    watched: Vec<Watched>,
    started: bool,
}

impl Watch {
    pub fn new(housekeeping: Arc<Housekeeping>) -> Watch {
        Watch {
            housekeeping,
            calls: Mutex::default(),
            some: Condvar::new(),
        }
    }

    /// The current thread runs the call from here on. Returns whether `end` must follow.
    pub fn begin(self: &Arc<Self>, call: &Arc<Call>, limits: Limits, begun: Duration) -> bool {
        if !limits.any() {
            return false;
        }
        // SAFETY: this thread is there.
        let clock = unsafe {
            let mut clock = 0;
            libc::pthread_getcpuclockid(libc::pthread_self(), &raw mut clock);
            ClockId::from_raw(clock)
        };
        let mut calls = lock(&self.calls);
        calls.watched.push(Watched {
            call: call.clone(),
            limits,
            clock,
            begun,
        });
        if !calls.started {
            let watch = self.clone();
            let thread = thread::Builder::new().name("limits".to_owned());
            match thread.spawn(move || watch.keep()) {
                Ok(_) => calls.started = true,
                Err(e) => eprintln!("thaw-visor-worker: no thread to hold limits: {e}"),
            }
        }
        drop(calls);
        self.some.notify_one();
        true
    }

    pub fn end(&self, call: &Arc<Call>) {
        let mut calls = lock(&self.calls);
        calls.watched.retain(|w| !Arc::ptr_eq(&w.call, call));
    }

    fn keep(&self) {
        loop {
            let mut calls = lock(&self.calls);
            while calls.watched.is_empty() {
                calls = wait(&self.some, calls);
            }
            // Looking takes a lock of the call, and waits for collections of its isolate.
            let watched = calls.watched.clone();
            drop(calls);
            for one in &watched {
                self.look(one);
            }
            drop(watched);
            thread::sleep(INTERVAL);
        }
    }

    fn look(&self, watched: &Watched) {
        let call = &watched.call;
        if call.exceeded().is_some() {
            return;
        }
        // Of a thread that is gone there is no time, and no call.
        let Ok(now) = watched.clock.now() else {
            return;
        };
        let cpu = Duration::from(now).saturating_sub(watched.begun);
        let allocated = || call.allocated();
        if let Some(limit) = watched.limits.exceeded(cpu, allocated)
            && call.exceed(limit)
        {
            self.housekeeping.add(Job::Interrupt(call.clone()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_exceeded_by_what_is_beyond_it() {
        let limits = Limits {
            cpu: Duration::from_millis(5),
            allocation: 100,
            statements: 0,
        };
        assert_eq!(limits.exceeded(Duration::from_millis(5), || 100), None);
        assert_eq!(
            limits.exceeded(Duration::from_millis(6), || 0),
            Some(Limit::Cpu)
        );
        assert_eq!(
            limits.exceeded(Duration::ZERO, || 101),
            Some(Limit::Allocation)
        );
        let none = Limits::default();
        assert!(!none.any());
        let unasked = || unreachable!();
        assert_eq!(none.exceeded(Duration::MAX, unasked), None);
    }
}
