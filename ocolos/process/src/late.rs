// SPDX-License-Identifier: Apache-2.0
//! Threads that were asked to stop and did not in time: in `vfork`, or in a driver. Only one that stands can be let go, and nobody
//! else makes it go on, so whoever waits for something here lets them go as soon as they stand.

use crate::interrupted::make_again;
use crate::stop::is_ours;
use crate::thread_state::{SIGTRAP, blocked_signals, is_own_trap, set_blocked_signals};
use crate::wait::{Stop, Waited, detach, look, wait_for_stop};
use nix::sys::ptrace;
use nix::unistd::Pid;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// A thread that was told to go on stops again at once where it has a signal.
const AT_ONCE: Duration = Duration::from_millis(500);

/// What a thread is before it goes on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Leaving {
    /// Its process.
    pub pid: i32,
    /// Steps have ended: it does not get their trap.
    pub stepped: bool,
    /// It blocks this signal beside others.
    pub blocks_traps: bool,
}

impl Leaving {
    fn and_what_is_owed_to(self, tid: i32) -> Leaving {
        let owed = OWED.with_borrow(|owed| owed.get(&tid).copied());
        let owed = owed.unwrap_or_default();
        Leaving {
            pid: self.pid,
            stepped: self.stepped || owed.stepped,
            blocks_traps: self.blocks_traps || owed.blocks_traps,
        }
    }
}

thread_local! {
    /// The kernel knows threads as tracers.
    static LATE: RefCell<Vec<(i32, Leaving)>> = const { RefCell::new(Vec::new()) };
    /// To those that are held again since.
    static OWED: RefCell<BTreeMap<i32, Leaving>> = const { RefCell::new(BTreeMap::new()) };
}

/// It goes on, now or as soon as it stands.
pub fn let_go(tid: i32, leaving: Leaving) {
    if !is_let_go(tid, leaving) {
        LATE.with_borrow_mut(|late| late.push((tid, leaving)));
    }
}

/// A thread that starts another program gets the number of the first one, and is still ours.
pub fn let_go_after_exec(tid: i32, leaving: Leaving) {
    let pid = leaving.pid;
    let is_there = fs::exists(format!("/proc/{pid}/task/{tid}")).unwrap_or(true);
    if pid != 0 && tid != pid && !is_there && is_ours(pid) {
        let_go(pid, leaving);
    }
}

/// Whether it went on, or has ended.
pub fn is_let_go(tid: i32, leaving: Leaving) -> bool {
    let went = went(tid, leaving.and_what_is_owed_to(tid));
    if went {
        OWED.with_borrow_mut(|owed| owed.remove(&tid));
    }
    went
}

fn went(tid: i32, leaving: Leaving) -> bool {
    let mut stop = match look(tid, libc::WNOHANG) {
        Ok(Waited::Stopped(stop)) => stop,
        Ok(Waited::Gone) => {
            let_go_after_exec(tid, leaving);
            return true;
        }
        Ok(Waited::Busy) | Err(_) => return !is_ours(tid),
    };
    // Whoever asked it to stop may have given up before it stood.
    make_again(tid);
    if leaving.stepped {
        if stop == Stop::Event && a_trap_waits(tid) {
            if ptrace::cont(Pid::from_raw(tid), None).is_err() {
                return false;
            }
            match wait_for_stop(tid, Instant::now() + AT_ONCE) {
                Waited::Stopped(next) => stop = next,
                Waited::Gone => return true,
                Waited::Busy => return false,
            }
        }
        without_trap_flag(tid);
    }
    if leaving.blocks_traps {
        let _ = blocked_signals(tid).and_then(|s| set_blocked_signals(tid, s | SIGTRAP));
    }
    let signal = stop.signal();
    let is_of_step = |s: i32| leaving.stepped && s == libc::SIGTRAP && !is_own_trap(tid);
    detach(tid, signal.filter(|&s| !is_of_step(s)))
}

/// The end of the last step may wait behind the stop that was asked for.
fn a_trap_waits(tid: i32) -> bool {
    let status = fs::read_to_string(format!("/proc/{tid}/status")).unwrap_or_default();
    let waiting = status.lines().find_map(|l| l.strip_prefix("SigPnd:"));
    let waiting = waiting.and_then(|l| u64::from_str_radix(l.trim(), 16).ok());
    waiting.unwrap_or(0) & SIGTRAP != 0
}

/// After the step of a `popf` the kernel takes the flag for the program's own, and leaves it.
fn without_trap_flag(tid: i32) {
    const TRAP_FLAG: u64 = 0x100;
    let thread = Pid::from_raw(tid);
    if let Ok(mut registers) = ptrace::getregs(thread)
        && registers.eflags & TRAP_FLAG != 0
    {
        registers.eflags &= !TRAP_FLAG;
        let _ = ptrace::setregs(thread, registers);
    }
}

/// Somebody holds it again, and lets it go.
pub fn is_held(tid: i32) {
    let late: Vec<_> = LATE.with_borrow_mut(|all| all.extract_if(.., |l| l.0 == tid).collect());
    for (_, leaving) in late {
        let owed = leaving.and_what_is_owed_to(tid);
        OWED.with_borrow_mut(|all| all.insert(tid, owed));
    }
}

/// Those that stand meanwhile; whether all have gone on.
pub fn let_all_go() -> bool {
    for (tid, leaving) in LATE.take() {
        let_go(tid, leaving);
    }
    LATE.with_borrow(Vec::is_empty)
}

/// Sleeps, and lets them go meanwhile.
pub fn rest(time: Duration) {
    let end = Instant::now() + time;
    while !let_all_go() && Instant::now() < end {
        sleep(BETWEEN_LOOKS.min(time));
    }
    sleep(end.saturating_duration_since(Instant::now()));
}

/// Whether all of them have gone on in time.
pub fn wait_for_all(time: Duration) -> bool {
    let end = Instant::now() + time;
    while Instant::now() < end {
        if let_all_go() {
            return true;
        }
        sleep(BETWEEN_LOOKS);
    }
    let_all_go()
}
