// SPDX-License-Identifier: Apache-2.0
//! What a traced thread has stopped for. The kernel's word is looked at and not taken, so that a thread whose tracer is killed
//! gets the signal that it has stopped for; signals are numbers, as real-time ones have no names.

use nix::errno::Errno;
use std::time::Instant;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// It is about to get this signal.
    Signal(i32),
    /// The beginning or the end of a system call.
    SystemCall,
    /// It was asked to, or the whole process is stopped (job control), or goes on.
    Event,
}

impl Stop {
    pub fn signal(self) -> Option<i32> {
        match self {
            Stop::Signal(signal) => Some(signal),
            Stop::SystemCall | Stop::Event => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waited {
    Stopped(Stop),
    Gone,
    Busy,
}

/// `PTRACE_O_TRACESYSGOOD`.
const SYSTEM_CALL: i32 = libc::SIGTRAP | 0x80;

/// Looks; waits where `flags` has no `WNOHANG`. An error where the wait was interrupted.
pub fn look(tid: i32, flags: libc::c_int) -> Result<Waited, Errno> {
    let all = libc::WSTOPPED | libc::WEXITED | libc::WNOWAIT | libc::__WALL | flags;
    // SAFETY: nought is a value of each of its parts.
    let mut info: libc::siginfo_t = unsafe { std::mem::zeroed() };
    // SAFETY: the kernel writes a structure that lives.
    let done = unsafe { libc::waitid(libc::P_PID, tid as libc::id_t, &raw mut info, all) };
    if done != 0 {
        return match Errno::last() {
            Errno::EINTR => Err(Errno::EINTR),
            _ => Ok(Waited::Gone),
        };
    }
    // SAFETY: what waitid fills in has both.
    let (who, status) = unsafe { (info.si_pid(), info.si_status()) };
    if who == 0 {
        return Ok(Waited::Busy);
    }
    if !matches!(info.si_code, libc::CLD_TRAPPED | libc::CLD_STOPPED) {
        reap(tid);
        return Ok(Waited::Gone);
    }
    Ok(Waited::Stopped(match status {
        SYSTEM_CALL => Stop::SystemCall,
        status if status >> 8 != 0 => Stop::Event,
        signal => Stop::Signal(signal),
    }))
}

fn reap(tid: i32) {
    // SAFETY: the kernel writes no status where none is asked for.
    unsafe { libc::waitpid(tid, std::ptr::null_mut(), libc::WNOHANG | libc::__WALL) };
}

pub fn wait_for_stop(tid: i32, deadline: Instant) -> Waited {
    loop {
        match look(tid, libc::WNOHANG) {
            Ok(Waited::Busy) | Err(_) => {}
            Ok(waited) => return waited,
        }
        if Instant::now() > deadline {
            return Waited::Busy;
        }
        std::thread::yield_now();
    }
}

/// A thread that stands goes on by itself, and gets the signal first.
pub fn detach(tid: i32, signal: Option<i32>) -> bool {
    let signal = signal.unwrap_or(0) as libc::c_long;
    // SAFETY: it has no effect on this process' memory.
    unsafe { libc::ptrace(libc::PTRACE_DETACH, tid, 0, signal) == 0 }
}

/// A step of a thread that stands.
pub fn step(tid: i32, signal: Option<i32>) -> bool {
    let signal = signal.unwrap_or(0) as libc::c_long;
    // SAFETY: as before.
    unsafe { libc::ptrace(libc::PTRACE_SINGLESTEP, tid, 0, signal) == 0 }
}
