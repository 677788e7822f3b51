// SPDX-License-Identifier: Apache-2.0
//! What a step would write to the stack of a thread: `pushf` sees the trap flag by which the thread is stepped, and a later `popf`
//! would set it when nobody steps any more.

use crate::instructions::Kind;
use nix::sys::ptrace;
use nix::unistd::Pid;
use thaw_process::memory::Memory;

/// Virtual-8086 and resume, which `pushf` does not write, and the trap flag, which after the step of a `popf` the kernel takes for
/// the program's own.
const NEVER_PUSHED: u64 = 0x3_0100;

/// Does what the instruction does instead of a step. Whether it was done.
pub fn push_flags(tid: i32, memory: &Memory, kind: Kind) -> bool {
    let thread = Pid::from_raw(tid);
    let Ok(mut registers) = ptrace::getregs(thread) else {
        return false;
    };
    // The kernel may yet make a system call again, from here.
    if registers.orig_rax as i64 >= 0 {
        return false;
    }
    let flags = registers.eflags & !NEVER_PUSHED;
    registers.rsp = registers.rsp.wrapping_sub(8);
    registers.rip = registers.rip.wrapping_add(kind.length);
    memory.write(registers.rsp, &flags.to_le_bytes()).is_ok()
        && ptrace::setregs(thread, registers).is_ok()
}
