// SPDX-License-Identifier: Apache-2.0
//! A run for which there is no server leaves a process behind that prepares one for later runs, and is a plain java itself.

use crate::new_server::{above, close_from, variables};
use crate::pidfd;
use crate::plan::Sight;
use crate::pool::{milliseconds, no_room};
use crate::preparation::{self, LOCK, MESSAGE, OPTION, RUN};
use crate::preparing::{self, Note, Preparing};
use crate::real_java::c_string;
use crate::refusals;
use crate::settings::Settings;
use nix::fcntl::Flock;
use nix::libc::SIGCHLD;
use nix::sched::{CloneFlags, clone};
use nix::sys::signal::{SigSet, SigmaskHow, sigprocmask};
use nix::sys::wait::waitpid;
use nix::unistd::{ForkResult, fork, setsid};
use std::convert::Infallible;
use std::env;
use std::ffi::{CString, OsString};
use std::fs::File;
use std::os::fd::{AsFd, OwnedFd};
use std::path::Path;

pub const BEING_PREPARED: &str = "the server is being prepared";

/// The result is what the status says of this run. `is_read`: whether the class path is known without that process.
pub fn leave(sight: &Sight, settings: &Settings, program: &str, is_read: bool) -> String {
    try_leave(sight, settings, program, is_read).unwrap_or_else(|reason| reason)
}

/// What `leave` would find, with nothing done: why no server would be prepared.
pub fn refusal(sight: &Sight, settings: &Settings, is_read: bool) -> Option<String> {
    let directory = &sight.directory;
    let key = sight.first.key(sight.line);
    if settings.servers == 0 {
        return Some("THAW_SERVERS is 0".into());
    }
    if nix::unistd::getpid().as_raw() == 1 || is_subreaper() {
        return Some(
            "what prepares a server would be a child of the program, which is the first process or a subreaper; \
             THAW_FIRST=server starts one"
                .into(),
        );
    }
    if let Some(reason) = refusals::not_reusable(directory, &key, &sight.line.main) {
        return Some(reason);
    }
    if !is_read && crate::cache_directory::open().is_none() {
        return Some(
            "the class path is too large to be read in each run, and there is no private directory to remember it in \
             (XDG_CACHE_HOME or ~/.cache, and thaw/hottub there)"
                .into(),
        );
    }
    no_room(directory, settings.memory_mib)
}

fn is_subreaper() -> bool {
    let mut is = 0i32;
    // SAFETY: writes one number.
    unsafe { nix::libc::prctl(nix::libc::PR_GET_CHILD_SUBREAPER, &raw mut is) };
    is != 0
}

pub fn is_on(sight: &Sight) -> bool {
    Preparing::of(&sight.directory, &sight.first.key(sight.line)).is_locked()
}

fn try_leave(
    sight: &Sight,
    settings: &Settings,
    program: &str,
    is_read: bool,
) -> Result<String, String> {
    let key = sight.first.key(sight.line);
    let failed = |e: &dyn std::fmt::Display| format!("no server is being prepared: {e}");
    let Some(lock) = Preparing::of(&sight.directory, &key)
        .lock()
        .map_err(|e| failed(&e))?
    else {
        return Ok(BEING_PREPARED.into());
    };
    if let Some(reason) = refusal(sight, settings, is_read) {
        preparing::remove(&sight.directory, &key);
        return Err(reason);
    }
    let message = preparation::write(sight, &key, settings, program).map_err(|e| failed(&e))?;
    start(&message, lock, program).map_err(|e| failed(&e))?;
    Ok("there was no server; one is being prepared for later runs".into())
}

/// No child of the program that this process becomes, and with nothing of it: neither descriptors, nor words, nor
/// variables that a server would not have.
fn start(message: &File, lock: Flock<File>, program: &str) -> Result<(), String> {
    let own = env::current_exe().map_err(|e| format!("/proc/self/exe: {e}"))?;
    let words = [own.into_os_string(), OsString::from(OPTION)].map(c_string);
    let variables = variables();
    // The program's as well: it is the same process. Where the kernel is older than that, nothing is waited for.
    let run = pidfd::open(nix::unistd::getpid()).ok();
    let mut left = None;
    let mut leave = || {
        // SAFETY: this process has one thread.
        match unsafe { fork() } {
            Ok(ForkResult::Child) => {
                let _ = become_preparer(message, &lock, run.as_ref(), &words, &variables);
                // SAFETY: ends the child without the parent's exit handlers.
                unsafe { nix::libc::_exit(1) }
            }
            Ok(ForkResult::Parent { child }) => {
                left = Some(child.as_raw());
                0
            }
            Err(_) => 1,
        }
    };
    // In between is a child that has this process's memory while this one waits for its end: nothing is copied for it.
    let mut stack = vec![0; 64 << 10];
    let flags = CloneFlags::CLONE_VM | CloneFlags::CLONE_VFORK;
    // SAFETY: this process goes on when that one has ended, so the stack is there as long, and nothing changes meanwhile.
    let child = unsafe { clone(Box::new(&mut leave), &mut stack, flags, Some(SIGCHLD)) };
    let child = child.map_err(|e| format!("clone: {e}"))?;
    let _ = waitpid(child, None);
    let note = Note {
        pid: left.ok_or("fork failed")?,
        started: milliseconds(),
        program: program.into(),
    };
    // Without it, the status does not show that process, which may have to wait for a processor.
    let _ = note.write(&lock);
    // It is the other one's; to drop it would free it.
    std::mem::forget(lock);
    Ok(())
}

fn become_preparer(
    message: &File,
    lock: &Flock<File>,
    run: Option<&OwnedFd>,
    words: &[CString],
    variables: &[CString],
) -> nix::Result<Infallible> {
    setsid()?;
    // Where the kernel shares processors out by session first, priorities count within one alone.
    let _ = std::fs::write("/proc/self/autogroup", "19");
    sigprocmask(SigmaskHow::SIG_SETMASK, Some(&SigSet::empty()), None)?;
    let null = File::options()
        .read(true)
        .write(true)
        .open(Path::new("/dev/null"))
        .map_err(|_| nix::errno::Errno::ENOENT)?;
    let high = 64;
    let null = above(null.as_fd(), high)?;
    let run = match run {
        Some(run) => above(run.as_fd(), high)?,
        // Always ready, as one that has ended.
        None => null,
    };
    let wanted = [
        (null, 0),
        (null, 1),
        (null, 2),
        (above(message.as_fd(), high)?, MESSAGE),
        (above(lock.as_fd(), high)?, LOCK),
        (run, RUN),
    ];
    for (from, to) in wanted {
        // SAFETY: both numbers belong to this process; the old file of `to` is not used any more.
        nix::errno::Errno::result(unsafe { nix::libc::dup2(from, to) })?;
    }
    close_from(RUN + 1);
    nix::unistd::execve(&words[0], words, variables)
}
