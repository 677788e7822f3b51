// SPDX-License-Identifier: Apache-2.0
//! A run that is stopped (Ctrl-Z) and continued: its client, the server, and what the program has started.

use crate::pool::Connection;
use crate::{state_page, terminal};
use nix::libc;
use nix::sys::prctl;
use nix::sys::signal::{SigSet, SigmaskHow, Signal, kill, raise, sigprocmask};
use nix::sys::wait::waitpid;
use nix::unistd::{ForkResult, Pid, fork, getpid, getppid, setpgid};
use std::thread;
use std::time::Duration;

/// How long the handler of a process may take to put its terminal back before it is stopped.
const FOR_HANDLERS: Duration = Duration::from_millis(100);

/// The process of the server before it has taken the run; none: its JVM is not so far yet.
pub fn known(connection: &Connection) -> Option<Pid> {
    let page = state_page::read(&connection.page)?;
    (page.pid > 1).then(|| Pid::from_raw(page.pid))
}

/// Until this process is continued. The JVM works for one client at a time, so it can stop as a whole.
pub fn stop_with(server: Pid, to_all: bool, connection: &Connection) {
    if to_all {
        stop_all(&terminal::started_by_the_run(server, connection.begin));
    }
    let _ = kill(server, Signal::SIGSTOP);
    let heir = heir(server, to_all, connection);
    stop();
    if let Some(heir) = heir {
        let _ = kill(heir, Signal::SIGKILL);
        let _ = waitpid(heir, None);
    }
    go_on(server, to_all, connection);
}

fn go_on(server: Pid, to_all: bool, connection: &Connection) {
    if to_all {
        terminal::pass_on(Signal::SIGCONT, server, connection.begin);
    }
    let _ = kill(server, Signal::SIGCONT);
}

/// Who is killed while it stands continues nobody, and its server would stand for good, with all that the run holds. So a
/// child, which does not stand, lets the server go on to see that its client has gone.
fn heir(server: Pid, to_all: bool, connection: &Connection) -> Option<Pid> {
    let parent = getpid();
    // SAFETY: this process has one thread.
    match unsafe { fork() } {
        Ok(ForkResult::Parent { child }) => return Some(child),
        Ok(ForkResult::Child) => {}
        Err(_) => return None,
    }
    let _ = setpgid(Pid::from_raw(0), Pid::from_raw(0));
    let mut end = SigSet::empty();
    end.add(Signal::SIGUSR2);
    let waits = sigprocmask(SigmaskHow::SIG_SETMASK, Some(&SigSet::all()), None)
        .and_then(|()| prctl::set_pdeathsig(Signal::SIGUSR2));
    if waits.is_ok() && (getppid() != parent || end.wait().is_ok()) {
        go_on(server, to_all, connection);
    }
    // SAFETY: nothing of the parent's is to be done a second time.
    unsafe { libc::_exit(0) }
}

/// As SIGTSTP from a terminal does. Its default action is none in a group that no terminal knows; so the stop with which a
/// handler mostly ends is done for it.
fn stop_all(processes: &[Pid]) {
    let mut handled = Vec::new();
    for &process in processes {
        match terminal::of_process(process.as_raw(), "status") {
            Some(status) if has(&status, "SigIgn:", Signal::SIGTSTP) => {}
            Some(status) if has(&status, "SigCgt:", Signal::SIGTSTP) => {
                let _ = kill(process, Signal::SIGTSTP);
                handled.push(process);
            }
            _ => {
                let _ = kill(process, Signal::SIGSTOP);
            }
        }
    }
    if !handled.is_empty() {
        thread::sleep(FOR_HANDLERS);
    }
    for process in handled {
        let _ = kill(process, Signal::SIGSTOP);
    }
}

/// Whether the set of this name, in the status of a process, has the signal.
fn has(status: &str, set: &str, signal: Signal) -> bool {
    let found = status.lines().find_map(|line| line.strip_prefix(set));
    let signals = found.and_then(|hex| u64::from_str_radix(hex.trim(), 16).ok());
    signals.is_some_and(|signals| signals >> (signal as i32 - 1) & 1 == 1)
}

/// As SIGTSTP does: not at all where no shell could continue this process.
pub fn stop() {
    let mut set = SigSet::empty();
    set.add(Signal::SIGTSTP);
    let _ = raise(Signal::SIGTSTP);
    let _ = sigprocmask(SigmaskHow::SIG_UNBLOCK, Some(&set), None);
    let _ = sigprocmask(SigmaskHow::SIG_BLOCK, Some(&set), None);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_process_does_with_a_signal_is_read() {
        let status = "Name:\tsh\nSigBlk:\t0000000000000000\nSigIgn:\t0000000000080000\nSigCgt:\t0000000000010002\n";
        assert!(has(status, "SigIgn:", Signal::SIGTSTP));
        assert!(!has(status, "SigCgt:", Signal::SIGTSTP));
        assert!(has(status, "SigCgt:", Signal::SIGCHLD));
        assert!(!has(status, "SigIgn:", Signal::SIGINT));
        assert!(!has("", "SigIgn:", Signal::SIGTSTP));
    }
}
