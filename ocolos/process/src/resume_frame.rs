// SPDX-License-Identifier: Apache-2.0
//! A frame as a signal leaves it: `rt_sigreturn` makes a thread from it what it was, without its tracer.

use libc::user_regs_struct;

const MAGIC_1: u32 = 0x4650_5853;
const MAGIC_2: u32 = 0x4650_5845;

/// Flags of the context: extended state is there, and the stack segment is to be restored as it is.
const FLAGS: u64 = 1 | 2 | 4;

/// No alternative stack has such flags, so that the kernel leaves the thread's own as it is.
const NO_SUCH_STACK: u64 = 0x40;

const RESTART_SYSCALL: u64 = 219;

/// Offsets in `struct ucontext`.
const REGISTERS: usize = 40;
const FLOATING: usize = REGISTERS + 8 * 23;
const SIGNALS: usize = REGISTERS + 256;
const LENGTH: usize = SIGNALS + 8;

/// The frame for this stack address, which is that of the context; the extended state lies behind it.
pub struct ResumeFrame {
    pub context: u64,
    pub bytes: Vec<u8>,
}

/// Below `top`; `state` is the thread's extended state as ptrace gives it.
pub fn build(registers: &user_regs_struct, state: &[u8], signals: u64, top: u64) -> ResumeFrame {
    let extended = (top - (state.len() as u64 + 4)) & !63;
    let context = (extended - LENGTH as u64) & !15;
    let mut bytes = vec![0; (extended - context) as usize + state.len() + 4];
    let mut put = |at: usize, value: u64| bytes[at..at + 8].copy_from_slice(&value.to_le_bytes());
    put(0, FLAGS);
    put(24, NO_SUCH_STACK);
    let r = restarting(registers);
    let general = [
        r.r8, r.r9, r.r10, r.r11, r.r12, r.r13, r.r14, r.r15, r.rdi, r.rsi, r.rbp, r.rbx, r.rdx,
        r.rax, r.rcx, r.rsp, r.rip, r.eflags,
    ];
    for (nth, value) in general.into_iter().enumerate() {
        put(REGISTERS + 8 * nth, value);
    }
    put(
        REGISTERS + 8 * 18,
        (r.cs & 0xffff) | ((r.ss & 0xffff) << 48),
    );
    put(FLOATING, extended);
    put(SIGNALS, signals);
    let at = (extended - context) as usize;
    bytes[at..at + state.len()].copy_from_slice(state);
    // The kernel reads its own marks in the bytes that the processor leaves to programs.
    let features: [u8; 8] = state[464..472]
        .try_into()
        .unwrap_or([3, 0, 0, 0, 0, 0, 0, 0]);
    let mut marks = Vec::with_capacity(24);
    marks.extend(MAGIC_1.to_le_bytes());
    marks.extend((state.len() as u32 + 4).to_le_bytes());
    marks.extend(features);
    marks.extend((state.len() as u32).to_le_bytes());
    bytes[at + 464..at + 464 + marks.len()].copy_from_slice(&marks);
    bytes[at + state.len()..].copy_from_slice(&MAGIC_2.to_le_bytes());
    ResumeFrame { context, bytes }
}

/// A thread that a stop has taken out of a system call makes that call again.
pub fn restarting(registers: &user_regs_struct) -> user_regs_struct {
    let mut r = *registers;
    if (r.orig_rax as i64) >= 0 {
        match r.rax as i64 {
            // ERESTARTSYS, ERESTARTNOINTR, ERESTARTNOHAND
            -514..=-512 => {
                r.rax = r.orig_rax;
                r.rip -= 2;
            }
            // ERESTART_RESTARTBLOCK
            -516 => {
                r.rax = RESTART_SYSCALL;
                r.rip -= 2;
            }
            _ => {}
        }
    }
    r
}
