// SPDX-License-Identifier: Apache-2.0
//! Waits that end in time. A waiter that sleeps, and is woken, takes nothing from the thread that it waits for.

use nix::errno::Errno;
use nix::sys::signal::{SaFlags, SigAction, SigHandler, SigSet, Signal, sigaction};
use nix::sys::wait::{Id, WaitPidFlag, WaitStatus, waitid, waitpid};
use nix::unistd::Pid;
use std::time::Instant;
use thaw_process::stop::Waited;

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

    /// The stop is looked at and not taken, so that a thread whose tracer is killed gets the signal that it has stopped for.
    pub fn wait(&self, tid: i32, deadline: Instant) -> Waited {
        let thread = Pid::from_raw(tid);
        let flags = WaitPidFlag::__WALL
            | WaitPidFlag::WNOWAIT
            | WaitPidFlag::WSTOPPED
            | WaitPidFlag::WEXITED;
        loop {
            match waitid(Id::Pid(thread), flags) {
                // This call tells of a stop for a signal as of an event without a number.
                Ok(WaitStatus::PtraceEvent(_, signal, 0) | WaitStatus::Stopped(_, signal)) => {
                    return Waited::Stopped(Some(signal));
                }
                Ok(WaitStatus::PtraceEvent(..) | WaitStatus::PtraceSyscall(_)) => {
                    return Waited::Stopped(None);
                }
                Err(Errno::EINTR) if Instant::now() < deadline => {}
                Err(Errno::EINTR) => return Waited::Busy,
                Ok(_) | Err(_) => {
                    let gone = WaitPidFlag::__WALL | WaitPidFlag::WNOHANG;
                    let _ = waitpid(thread, Some(gone));
                    return Waited::Gone;
                }
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
