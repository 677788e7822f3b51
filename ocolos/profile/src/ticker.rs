// SPDX-License-Identifier: Apache-2.0
//! Waits that end in time. Waking a waiter that sleeps takes longer than a step (67 us against 25 us a step, where a virtual
//! machine's other processor sleeps with it), so it looks for a moment first, and lets others run meanwhile. A waiter that sleeps
//! takes nothing from the thread that it waits for.

use nix::sys::signal::{SaFlags, SigAction, SigHandler, SigSet, Signal, sigaction};
use std::time::{Duration, Instant};
use thaw_process::wait::{Waited, look};

/// A step takes less where a processor is free.
const AWAKE: Duration = Duration::from_micros(30);

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
        let begin = Instant::now();
        while begin.elapsed() < AWAKE {
            match look(tid, libc::WNOHANG) {
                Ok(Waited::Busy) | Err(_) => std::thread::yield_now(),
                Ok(waited) => return waited,
            }
        }
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
