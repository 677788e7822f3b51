// SPDX-License-Identifier: Apache-2.0
//! Whether a thread may be made to call something that allocates memory: not while it is in the allocator itself, or in the
//! dynamic linker, whose data is not whole then.

use crate::call_chain::CallChains;
use crate::gadgets::restorers;
use crate::mapped_file;
use crate::maps::{Mapping, around};
use crate::memory::Memory;
use crate::process::Process;
use crate::stacks;
use crate::stop::Stopped;
use libc::user_regs_struct;
use nix::sys::ptrace;
use nix::unistd::Pid;
use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use std::os::unix::fs::MetadataExt;
use std::time::{Duration, Instant};
use thaw_binary::needs::defines;

/// A stack that takes longer is not known.
const LONGEST: Duration = Duration::from_millis(200);

/// What is known of a process for it.
pub struct Allocator {
    /// The program's code, and that of a library that is re-laid, where they have no allocator of their own.
    own: Vec<Range<u64>>,
    /// No other than the C library's: that one never sleeps.
    is_of_libc: bool,
    linker: Vec<Range<u64>>,
    /// To which signal handlers return.
    restorers: BTreeSet<u64>,
    everywhere: Range<u64>,
    chains: CallChains,
}

impl Allocator {
    pub fn find(process: &Process, memory: &Memory, maps: &[Mapping]) -> Allocator {
        let code = || maps.iter().filter(|m| m.executable && m.inode != 0);
        let is_linker = |m: &Mapping| m.name.contains("/ld-linux") || m.name.contains("/ld-musl");
        let is_libc = |m: &Mapping| m.name.contains("/libc.so") || m.name.contains("/libc-");
        let program = Process::find(process.pid).ok().map(|p| p.file);
        let files = program.into_iter().chain([process.file.clone()]);
        let inodes: Vec<u64> = files
            .filter_map(|f| fs::metadata(f).ok())
            .map(|m| m.ino())
            .collect();
        let has_own =
            |m: &Mapping| mapped_file::read(process, m).is_none_or(|data| defines(&data, "malloc"));
        let ranges = |is: &dyn Fn(&Mapping) -> bool| {
            let found = code().filter(|m| is(m));
            found.map(|m| m.start..m.end).collect::<Vec<_>>()
        };
        Allocator {
            own: ranges(&|m| inodes.contains(&m.inode) && !has_own(m)),
            is_of_libc: !code().any(|m| !is_linker(m) && !is_libc(m) && has_own(m)),
            linker: ranges(&is_linker),
            restorers: restorers(memory, maps).into_iter().collect(),
            everywhere: code().map(|m| m.start).min().unwrap_or(0)
                ..code().map(|m| m.end).max().unwrap_or(0),
            chains: CallChains::of(process, maps),
        }
    }

    /// Whether the one thread that stands is surely elsewhere: it waits in a call that no allocator makes, or runs the program's
    /// own code, and is in no signal handler, which may have interrupted anything.
    pub fn is_elsewhere(&self, stopped: &Stopped, memory: &Memory, maps: &[Mapping]) -> bool {
        let Some(Ok(registers)) = stopped
            .threads()
            .next()
            .map(|t| ptrace::getregs(Pid::from_raw(t)))
        else {
            return false;
        };
        let within = |all: &[Range<u64>], a: u64| all.iter().any(|r| r.contains(&a));
        let waits = call(&registers, memory).is_some_and(|c| self.waits(c, registers.rsi));
        if !waits && !within(&self.own, registers.rip) {
            return false;
        }
        let allows = |a: u64| !self.restorers.contains(&a) && !within(&self.linker, a);
        if let Some(chain) = self.chains.of_thread(&registers, memory) {
            return chain.into_iter().all(allows);
        }
        let mut elsewhere = true;
        let scanned = stacks::scan(
            stopped,
            memory,
            around(maps),
            self.everywhere.clone(),
            Instant::now() + LONGEST,
            |word| {
                elsewhere &= allows(word);
            },
        );
        scanned.unwrap_or(false) && elsewhere
    }

    fn waits(&self, call: i64, second: u64) -> bool {
        /// `FUTEX_WAIT_BITSET`: condition variables and semaphores, never locks.
        const WAIT_BITSET: u64 = 9;
        match call {
            libc::SYS_poll
            | libc::SYS_ppoll
            | libc::SYS_epoll_wait
            | libc::SYS_epoll_pwait
            | libc::SYS_epoll_pwait2
            | libc::SYS_accept
            | libc::SYS_accept4
            | libc::SYS_recvfrom
            | libc::SYS_recvmsg
            | libc::SYS_wait4
            | libc::SYS_waitid
            | libc::SYS_pause
            | libc::SYS_rt_sigsuspend
            | libc::SYS_rt_sigtimedwait => true,
            libc::SYS_nanosleep
            | libc::SYS_clock_nanosleep
            | libc::SYS_select
            | libc::SYS_pselect6 => self.is_of_libc,
            libc::SYS_futex => self.is_of_libc && second & 0x7f == WAIT_BITSET,
            _ => false,
        }
    }
}

/// The system call that it is in, or that it is about to make again.
fn call(registers: &user_regs_struct, memory: &Memory) -> Option<i64> {
    if registers.orig_rax as i64 >= 0 {
        return Some(registers.orig_rax as i64);
    }
    let next = memory.read(registers.rip, 2).ok()?;
    (next == [0x0f, 0x05]).then_some(registers.rax as i64)
}
