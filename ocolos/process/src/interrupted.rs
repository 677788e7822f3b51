// SPDX-License-Identifier: Apache-2.0
//! System calls that a stop has ended early. Most of them the kernel makes again by itself; a few return `EINTR` instead, as
//! signal(7) says ("Interruption of system calls by stop signals"). Those that wait without a limit are made again here.

use libc::user_regs_struct;
use nix::sys::ptrace;
use nix::unistd::Pid;

const EINTR: i64 = -4;

/// `ERESTARTNOHAND`: the kernel makes the call again, unless a handler is called first: then the call returns `EINTR`.
const RESTART_WITHOUT_HANDLER: i64 = -514;

/// `IORING_ENTER_EXT_ARG`.
const URING_MORE_ARGUMENTS: u64 = 1 << 3;

/// Has the kernel make the call of a thread that stands again (other than at a system call) when it goes on, unless a signal is
/// handled first. With a limit of time it is not made again: the time that it has waited already is not known.
pub fn make_again(tid: i32) {
    let thread = Pid::from_raw(tid);
    let Ok(mut registers) = ptrace::getregs(thread) else {
        return;
    };
    if may_be_repeated(&registers) {
        registers.rax = RESTART_WITHOUT_HANDLER as u64;
        let _ = ptrace::setregs(thread, registers);
    }
}

fn may_be_repeated(r: &user_regs_struct) -> bool {
    if r.rax as i64 != EINTR || (r.orig_rax as i64) < 0 {
        return false;
    }
    match r.orig_rax as i64 {
        libc::SYS_epoll_wait | libc::SYS_epoll_pwait => (r.r10 as i32) < 0,
        libc::SYS_epoll_pwait2 | libc::SYS_semtimedop => r.r10 == 0,
        libc::SYS_semop => true,
        libc::SYS_io_getevents => r.r8 == 0,
        libc::SYS_rt_sigtimedwait => r.rdx == 0,
        // Nothing was handed in, else that would be the result; no limit is given.
        libc::SYS_io_uring_enter => r.r10 & URING_MORE_ARGUMENTS == 0,
        _ => false,
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
        // Also with signals of its own for its time, which the kernel takes back where none is handled.
        assert!(call(libc::SYS_epoll_pwait, EINTR, forever, 0x7000));
        assert!(!call(libc::SYS_semtimedop, EINTR, 0x7000, 0));
        assert!(call(libc::SYS_io_uring_enter, EINTR, 1, 0));
        assert!(!call(libc::SYS_io_uring_enter, EINTR, 9, 0x7000));
        assert!(!call(libc::SYS_read, EINTR, 0, 0));
        assert!(!call(-1, EINTR, 0, 0));
    }
}
