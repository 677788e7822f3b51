// SPDX-License-Identifier: Apache-2.0
//! Waits that end in time. A waiter that sleeps, and is woken, takes nothing from the thread that it waits for.

use nix::sys::signal::{SaFlags, SigAction, SigHandler, SigSet, Signal, sigaction};
use std::time::Instant;
use thaw_process::wait::{Waited, look};

const MICROSECONDS: libc::suseconds_t = 4000;

/// Interrupts this process' waits every few milliseconds, while it lives.
pub struct Ticker;

extern "C" fn nothing(_: libc::c_int) {}

impl Ticker {
    pub fn start() -> Ticker {
        let action = SigAction::new(
            SigHandler::Handler(nothing),
            SaFlags::empty(),
            SigSet::empty(),
        );
        // SAFETY: the handler does nothing.
        let _ = unsafe { sigaction(Signal::SIGALRM, &action) };
        set(MICROSECONDS);
        Ticker
    }

    pub fn wait(&self, tid: i32, deadline: Instant) -> Waited {
        loop {
            match look(tid, 0) {
                Ok(waited) => return waited,
                Err(_) if Instant::now() < deadline => {}
                Err(_) => return Waited::Busy,
            }
        }
    }
}

impl Drop for Ticker {
    fn drop(&mut self) {
        set(0);
    }
}

fn set(microseconds: libc::suseconds_t) {
    let time = libc::timeval {
        tv_sec: 0,
        tv_usec: microseconds,
    };
    let timer = libc::itimerval {
        it_interval: time,
        it_value: time,
    };
    // SAFETY: the kernel reads a structure that lives.
    unsafe { libc::setitimer(libc::ITIMER_REAL, &raw const timer, std::ptr::null_mut()) };
}
