// SPDX-License-Identifier: Apache-2.0
//! System calls and functions run by a thread of the target. A tool that is killed in the middle leaves a thread that ends the
//! call and goes on by itself: below its stack lies a frame that makes it what it was.

use crate::gadgets::Gadgets;
use crate::maps::Mapping;
use crate::memory::Memory;
use crate::resume_frame;
use crate::signal_action::Action;
use crate::steps;
use crate::stop::Stopped;
use crate::suitable::may_call;
use crate::thread_state::{
    SIGTRAP, blocked_signals, extended_state, is_own_trap, set_blocked_signals, set_extended_state,
};
use crate::wait::{Stop, Waited, wait_for_stop};
use libc::user_regs_struct;
use nix::sys::ptrace;
use nix::sys::signal::Signal;
use nix::unistd::Pid;
use std::cell::RefCell;
use std::time::{Duration, Instant};
use thaw_binary::Refusal;

/// What compilers use below the stack pointer.
const RED_ZONE: u64 = 128;

/// `call *%rbx; movb $1,(%r13); mov $15,%eax; syscall`: calls, says that it has, and makes the thread what it was.
pub const STUB: [u8; 14] = [
    0xff, 0xd3, 0x41, 0xc6, 0x45, 0x00, 0x01, 0xb8, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x05,
];

/// Where the last part of that begins.
const STUB_RESTORES: u64 = 7;

/// `call *%r12; mov %rax,%r14; mov (%r14),%ebp; mov %r15,%rdi; mov $MODE,%esi; call *%rbx; test %rax,%rax; setne 1(%r13);
/// mov %ebp,(%r14)`, and the same end: calls `dlopen`, says whether that has found the library, and leaves `errno` as it was.
const LOADER: [u8; 42] = [
    0x41, 0xff, 0xd4, 0x49, 0x89, 0xc6, 0x41, 0x8b, 0x2e, 0x4c, 0x89, 0xff, 0xbe, 0x00, 0x00, 0x00,
    0x00, 0xff, 0xd3, 0x48, 0x85, 0xc0, 0x41, 0x0f, 0x95, 0x45, 0x01, 0x41, 0x89, 0x2e, 0x41, 0xc6,
    0x45, 0x00, 0x01, 0xb8, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0x05,
];

/// Where its mode lies.
const LOADER_MODE: usize = 13;

const LOADER_RESTORES: u64 = 35;

/// That code, for a mode of `dlopen`.
pub fn loader(mode: i32) -> [u8; LOADER.len()] {
    let mut code = LOADER;
    code[LOADER_MODE..LOADER_MODE + 4].copy_from_slice(&mode.to_le_bytes());
    code
}

const RT_SIGRETURN: u64 = 15;

/// For a call, all that stops it meanwhile included.
const PATIENCE: Duration = Duration::from_secs(2);

/// What the kernel ends a thread by for what it does.
const FAULTS: [i32; 4] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE];

pub struct Borrowed<'a> {
    tid: i32,
    memory: &'a Memory,
    gadgets: Gadgets,
    before: user_regs_struct,
    state: Vec<u8>,
    signals: u64,
    /// Where the frame's context lies.
    context: u64,
    /// Signals that came in the middle.
    delayed: RefCell<Vec<i32>>,
}

fn failed(what: &str, e: impl std::fmt::Display) -> Refusal {
    Refusal::new("ptrace", format!("{what}: {e}"))
}

impl<'a> Borrowed<'a> {
    /// A thread with room on its stack; best one that is not in the middle of a wait with a time limit.
    pub fn any(
        stopped: &Stopped,
        memory: &'a Memory,
        maps: &[Mapping],
        gadgets: Gadgets,
    ) -> Result<Borrowed<'a>, Refusal> {
        let mut best: Option<(bool, i32, user_regs_struct)> = None;
        for tid in stopped.without_signal() {
            let Ok(r) = ptrace::getregs(Pid::from_raw(tid)) else {
                continue;
            };
            let waits = (r.orig_rax as i64) >= 0 && r.rax as i64 == -516;
            if !may_call(tid, &r, memory, maps) {
                continue;
            }
            if best.is_none_or(|b| b.0 && !waits) {
                best = Some((waits, tid, r));
            }
        }
        let Some((_, tid, before)) = best else {
            return Err(Refusal::new(
                "no-thread",
                "no thread has room on a stack of its own for a call, or all have filters of system calls (seccomp), or are about to get a signal; nothing was changed, try again",
            ));
        };
        let state = extended_state(tid)?;
        let signals = blocked_signals(tid)?;
        let frame = resume_frame::build(&before, &state, signals, before.rsp - RED_ZONE);
        memory
            .write(frame.context, &frame.bytes)
            .and_then(|()| memory.write(frame.context - 8, &gadgets.restore.to_le_bytes()))
            .map_err(|e| failed("the stack cannot be written", e))?;
        Ok(Borrowed {
            tid,
            memory,
            gadgets,
            before,
            state,
            signals,
            context: frame.context,
            delayed: RefCell::default(),
        })
    }

    pub fn thread(&self) -> i32 {
        self.tid
    }

    fn borrowed_registers(&self) -> user_regs_struct {
        let mut r = self.before;
        r.orig_rax = u64::MAX;
        r.rsp = self.context - 8;
        // No direction, trap or alignment flag.
        r.eflags &= !(0x400 | 0x100 | 0x4_0000);
        r
    }

    /// A system call; errors of the kernel as negative numbers.
    pub fn system_call(&self, number: i64, arguments: [u64; 6]) -> Result<i64, Refusal> {
        let thread = Pid::from_raw(self.tid);
        let mut r = self.borrowed_registers();
        r.rip = self.gadgets.call;
        r.rax = number as u64;
        [r.rdi, r.rsi, r.rdx, r.r10, r.r8, r.r9] = arguments;
        let deadline = self.lend(r)?;
        // Entry and end of the call. A single step would be less, but would leave the trap flag to a thread whose tracer is killed.
        for what in ["the beginning of a system call", "the end of a system call"] {
            ptrace::syscall(thread, None).map_err(|e| failed("a system call cannot be made", e))?;
            self.wait(what, Stop::SystemCall, deadline)?;
            steps::reached();
        }
        let after = ptrace::getregs(thread).map_err(|e| failed("registers cannot be read", e))?;
        self.hold()?;
        self.give_back()?;
        Ok(after.rax as i64)
    }

    /// How the process takes a signal: what was, where nothing is set.
    pub fn signal_action(&self, signal: Signal, set: Option<Action>) -> Result<Action, Refusal> {
        let size = size_of::<[u64; 4]>() as u64;
        // Below the frame, where the kernel writes nothing while it makes the call.
        let (new, old) = (self.context - 512, self.context - 512 + size);
        let failed_to = |what| move |e: std::io::Error| failed(what, e);
        if let Some(action) = set {
            let bytes: Vec<u8> = action
                .words()
                .iter()
                .flat_map(|w| w.to_le_bytes())
                .collect();
            self.memory
                .write(new, &bytes)
                .map_err(failed_to("the stack cannot be written"))?;
        }
        let new = if set.is_some() { new } else { 0 };
        let arguments = [signal as u64, new, old, 8, 0, 0];
        let done = self.system_call(libc::SYS_rt_sigaction, arguments)?;
        if done != 0 {
            return Err(failed(
                "a signal's action cannot be set",
                format!("error {}", -done),
            ));
        }
        let mut words = [0; 4];
        for (nth, word) in (0u64..).zip(&mut words) {
            *word = self
                .memory
                .word(old + 8 * nth)
                .map_err(failed_to("the stack cannot be read"))?;
        }
        Ok(Action::from_words(words))
    }

    /// A function of the target with two arguments, called by way of `stub`, which writes to `done` when it has returned.
    pub fn call(
        &self,
        function: u64,
        arguments: [u64; 2],
        stub: u64,
        done: u64,
    ) -> Result<(), Refusal> {
        let mut r = self.borrowed_registers();
        r.rip = stub;
        r.rbx = function;
        r.r13 = done;
        [r.rdi, r.rsi] = arguments;
        self.run(r, stub + STUB_RESTORES)
    }

    /// Runs the code of [`loader`] at `code`, with functions of the C library and the library's name; whether it was found.
    pub fn load(
        &self,
        (dlopen, errno_location): (u64, u64),
        code: u64,
        name: u64,
        done: u64,
    ) -> Result<bool, Refusal> {
        let said = |e| failed("what a call says cannot be read", e);
        self.memory.write(done, &[0; 2]).map_err(said)?;
        let mut r = self.borrowed_registers();
        r.rip = code;
        r.rbx = dlopen;
        r.r12 = errno_location;
        r.r13 = done;
        r.r15 = name;
        self.run(r, code + LOADER_RESTORES)?;
        Ok(self.memory.read(done, 2).map_err(said)?[1] != 0)
    }

    /// Until code of ours comes to the call that makes the thread what it was; it begins at `restores`.
    fn run(&self, mut registers: user_regs_struct, restores: u64) -> Result<(), Refusal> {
        let thread = Pid::from_raw(self.tid);
        registers.rsp = self.context;
        let deadline = self.lend(registers)?;
        loop {
            ptrace::syscall(thread, None).map_err(|e| failed("a function cannot be called", e))?;
            self.wait("a function", Stop::SystemCall, deadline)?;
            let mut now =
                ptrace::getregs(thread).map_err(|e| failed("registers cannot be read", e))?;
            if now.orig_rax == RT_SIGRETURN {
                // That call is left out, but is the next thing that the thread does, should nobody be there to stop it.
                now.orig_rax = u64::MAX;
                now.rip = restores;
                ptrace::setregs(thread, now).map_err(|e| failed("registers cannot be set", e))?;
                break;
            }
        }
        steps::reached();
        self.hold()?;
        self.give_back()
    }

    /// A stop between two instructions: only from such a one the kernel makes an interrupted system call again.
    fn hold(&self) -> Result<(), Refusal> {
        let thread = Pid::from_raw(self.tid);
        ptrace::interrupt(thread)
            .and_then(|()| ptrace::cont(thread, None))
            .map_err(|e| failed("a thread cannot be stopped", e))?;
        self.wait("a thread", Stop::Event, Instant::now() + PATIENCE)
    }

    /// From here on the thread makes the call, and becomes what it was, also without us. Signals wait until then; not those of
    /// faults, whose handler the kernel would take from a thread that blocks them. Until when it is waited for the call.
    fn lend(&self, registers: user_regs_struct) -> Result<Instant, Refusal> {
        ptrace::setregs(Pid::from_raw(self.tid), registers)
            .map_err(|e| failed("registers cannot be set", e))?;
        steps::reached();
        let faults = FAULTS.iter().fold(0, |all, f| all | 1u64 << (f - 1));
        set_blocked_signals(self.tid, !(SIGTRAP | faults) | self.signals & faults)?;
        steps::reached();
        Ok(Instant::now() + PATIENCE)
    }

    /// Whether it is about to get a signal for what the call has done: the kernel's for a fault, or that of `abort`, which alone
    /// lets it through.
    fn has_failed(&self, stop: Stop) -> bool {
        let is_of_kernel = || {
            let info = ptrace::getsiginfo(Pid::from_raw(self.tid));
            info.is_ok_and(|i| i.si_code > 0)
        };
        stop.signal()
            .is_some_and(|s| s == libc::SIGABRT || FAULTS.contains(&s) && is_of_kernel())
    }

    /// The thread is what it was, without that signal.
    fn give_up(&self, what: &str, stop: Stop) -> Refusal {
        let signal = stop.signal().unwrap_or(0);
        let back = self.hold().and_then(|()| self.give_back());
        back.err().unwrap_or_else(|| {
            let text = format!("{what} in the process failed (signal {signal})");
            Refusal::new("call-failed", text)
        })
    }

    /// For a stop of this kind. Others come in between where the process is stopped meanwhile, or goes on.
    fn wait(&self, what: &str, wanted: Stop, deadline: Instant) -> Result<(), Refusal> {
        loop {
            match wait_for_stop(self.tid, deadline) {
                Waited::Stopped(stop) if stop == wanted => return Ok(()),
                Waited::Stopped(stop) if self.has_failed(stop) => {
                    return Err(self.give_up(what, stop));
                }
                Waited::Stopped(stop) => {
                    // What cannot be blocked comes all the same; the thread gets it when it is itself again. One that stops the
                    // process it gets at once, else it came after one that lets it go on.
                    let stops = stop.signal() == Some(libc::SIGSTOP);
                    let signal = stop
                        .signal()
                        .filter(|&s| !stops && (s != libc::SIGTRAP || is_own_trap(self.tid)));
                    self.delayed.borrow_mut().extend(signal);
                    ptrace::syscall(Pid::from_raw(self.tid), stops.then_some(Signal::SIGSTOP))
                        .map_err(|e| failed("a thread cannot go on", e))?;
                }
                Waited::Gone => {
                    return Err(Refusal::new(
                        "no-process",
                        "the process ended while a call was made in it",
                    ));
                }
                Waited::Busy => {
                    return Err(Refusal::new(
                        "busy",
                        format!("{what} in the process did not end in time"),
                    ));
                }
            }
        }
    }

    /// The thread is what it was.
    fn give_back(&self) -> Result<(), Refusal> {
        steps::reached();
        set_blocked_signals(self.tid, self.signals)?;
        set_extended_state(self.tid, &self.state)?;
        steps::reached();
        ptrace::setregs(Pid::from_raw(self.tid), self.before)
            .map_err(|e| failed("registers cannot be set", e))?;
        steps::reached();
        for signal in self.delayed.borrow_mut().drain(..) {
            // SAFETY: tgkill has no effect but the signal.
            unsafe {
                libc::syscall(libc::SYS_tgkill, self.memory.pid(), self.tid, signal);
            }
        }
        Ok(())
    }

    pub fn memory(&self) -> &Memory {
        self.memory
    }
}

#[cfg(test)]
mod tests;
