// SPDX-License-Identifier: Apache-2.0
//! System calls that a stop has ended early. Most of them the kernel makes again by itself; a few return `EINTR` instead, as
//! signal(7) says ("Interruption of system calls by stop signals"). Those that wait without a limit are made again here.

use libc::user_regs_struct;
use nix::sys::ptrace;
use nix::unistd::Pid;
use std::fs;

const EINTR: i64 = -4;

/// `IORING_ENTER_EXT_ARG`.
const URING_MORE_ARGUMENTS: u64 = 1 << 3;

/// `syscall`.
const LENGTH: u64 = 2;

/// Makes the call of a thread that stands (at a stop for us, not for a signal) again, where nobody but us has ended it. With a
/// limit of time it is not made again: the time that it has waited already is not known.
pub fn make_again(tid: i32) {
    let thread = Pid::from_raw(tid);
    let Ok(mut registers) = ptrace::getregs(thread) else {
        return;
    };
    // A signal that waits would be taken between the call and its repetition, which a program may count on being one.
    if !may_be_repeated(&registers) || awaits_signal(tid) {
        return;
    }
    registers.rax = registers.orig_rax;
    registers.orig_rax = u64::MAX;
    registers.rip -= LENGTH;
    let _ = ptrace::setregs(thread, registers);
}

fn may_be_repeated(r: &user_regs_struct) -> bool {
    if r.rax as i64 != EINTR || (r.orig_rax as i64) < 0 {
        return false;
    }
    // Those that change the blocked signals for their time are left: they promise that a signal ends them.
    match r.orig_rax as i64 {
        libc::SYS_epoll_wait => (r.r10 as i32) < 0,
        libc::SYS_epoll_pwait => (r.r10 as i32) < 0 && r.r8 == 0,
        libc::SYS_epoll_pwait2 => r.r10 == 0 && r.r8 == 0,
        libc::SYS_semop => true,
        libc::SYS_semtimedop => r.r10 == 0,
        libc::SYS_io_getevents => r.r8 == 0,
        libc::SYS_rt_sigtimedwait => r.rdx == 0,
        // Nothing was handed in, else that would be the result; neither signals nor a limit are given.
        libc::SYS_io_uring_enter => r.r10 & URING_MORE_ARGUMENTS == 0 && r.r8 == 0,
        _ => false,
    }
}

/// One that it does not block.
fn awaits_signal(tid: i32) -> bool {
    let status = fs::read_to_string(format!("/proc/{tid}/status")).unwrap_or_default();
    let set = |name: &str| {
        let line = status.lines().find_map(|l| l.strip_prefix(name));
        line.and_then(|l| u64::from_str_radix(l.trim(), 16).ok())
    };
    match (set("SigPnd:"), set("ShdPnd:"), set("SigBlk:")) {
        (Some(own), Some(shared), Some(blocked)) => (own | shared) & !blocked != 0,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(number: i64, result: i64, r10: u64, r8: u64) -> bool {
        // SAFETY: registers are numbers, for which nought is a value.
        let mut r: user_regs_struct = unsafe { std::mem::zeroed() };
        (r.orig_rax, r.rax, r.r10, r.r8) = (number as u64, result as u64, r10, r8);
        may_be_repeated(&r)
    }

    #[test]
    fn only_waits_without_limit_are_made_again() {
        let forever = u64::from(u32::MAX);
        assert!(call(libc::SYS_epoll_wait, EINTR, forever, 0));
        assert!(!call(libc::SYS_epoll_wait, 1, forever, 0));
        assert!(!call(libc::SYS_epoll_wait, EINTR, 100, 0));
        assert!(call(libc::SYS_epoll_pwait, EINTR, forever, 0));
        // It has signals of its own for its time.
        assert!(!call(libc::SYS_epoll_pwait, EINTR, forever, 0x7000));
        assert!(!call(libc::SYS_semtimedop, EINTR, 0x7000, 0));
        assert!(call(libc::SYS_io_uring_enter, EINTR, 1, 0));
        assert!(!call(libc::SYS_io_uring_enter, EINTR, 9, 0x7000));
        assert!(!call(libc::SYS_read, EINTR, 0, 0));
        assert!(!call(-1, EINTR, 0, 0));
    }
}
