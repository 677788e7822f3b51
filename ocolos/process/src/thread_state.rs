// SPDX-License-Identifier: Apache-2.0
//! What a thread that stands has beside its general registers: vector registers, and the signals that it blocks.

use nix::sys::ptrace;
use nix::unistd::Pid;
use thaw_binary::Refusal;

const NT_X86_XSTATE: usize = 0x202;

/// The kernel takes its handler from a thread that blocks it and is stepped.
pub const SIGTRAP: u64 = 1 << (libc::SIGTRAP - 1);

fn failed(what: &str, e: impl std::fmt::Display) -> Refusal {
    Refusal::new("ptrace", format!("{what}: {e}"))
}

pub fn extended_state(tid: i32) -> Result<Vec<u8>, Refusal> {
    let mut state = vec![0u8; 16 << 10];
    let mut part = libc::iovec {
        iov_base: state.as_mut_ptr().cast(),
        iov_len: state.len(),
    };
    // SAFETY: the kernel writes at most the length that the vector names, into memory that lives.
    let done = unsafe { libc::ptrace(libc::PTRACE_GETREGSET, tid, NT_X86_XSTATE, &raw mut part) };
    if done != 0 || part.iov_len < 576 {
        return Err(failed(
            "the extended state cannot be read",
            std::io::Error::last_os_error(),
        ));
    }
    state.truncate(part.iov_len);
    Ok(state)
}

pub fn set_extended_state(tid: i32, state: &[u8]) -> Result<(), Refusal> {
    let mut part = libc::iovec {
        iov_base: state.as_ptr().cast_mut().cast(),
        iov_len: state.len(),
    };
    // SAFETY: the kernel reads the length that the vector names, from memory that lives.
    let done = unsafe { libc::ptrace(libc::PTRACE_SETREGSET, tid, NT_X86_XSTATE, &raw mut part) };
    if done != 0 {
        return Err(failed(
            "the extended state cannot be set",
            std::io::Error::last_os_error(),
        ));
    }
    Ok(())
}

pub fn blocked_signals(tid: i32) -> Result<u64, Refusal> {
    const GETSIGMASK: libc::c_uint = 0x420a;
    let mut signals = 0u64;
    // SAFETY: the kernel writes the eight bytes that the third argument says.
    let done = unsafe { libc::ptrace(GETSIGMASK, tid, 8, &raw mut signals) };
    if done != 0 {
        return Err(failed(
            "blocked signals cannot be read",
            std::io::Error::last_os_error(),
        ));
    }
    Ok(signals)
}

pub fn set_blocked_signals(tid: i32, signals: u64) -> Result<(), Refusal> {
    const SETSIGMASK: libc::c_uint = 0x420b;
    // SAFETY: the kernel reads the eight bytes that the third argument says.
    let done = unsafe { libc::ptrace(SETSIGMASK, tid, 8, &raw const signals) };
    if done != 0 {
        return Err(failed(
            "signals cannot be blocked",
            std::io::Error::last_os_error(),
        ));
    }
    Ok(())
}

/// Whether the trap that a thread is about to get is the program's own, an instruction of it or a signal that somebody has sent, and
/// not the end of a step.
pub fn is_own_trap(tid: i32) -> bool {
    /// `SI_KERNEL`, which breakpoints have.
    const BREAKPOINT: i32 = 0x80;
    let info = ptrace::getsiginfo(Pid::from_raw(tid));
    info.is_ok_and(|i| i.si_code <= 0 || i.si_code == BREAKPOINT)
}
