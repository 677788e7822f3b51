// SPDX-License-Identifier: Apache-2.0
//! A run in a server, seen from its client: forwards signals, and ends as the program ended.

use crate::ignored::is_ignored;
use crate::pool::Connection;
use crate::protocol::{self, Answer};
use crate::server_process::ServerProcess;
use crate::stopping::{known, stop, stop_with};
use crate::{state_page, terminal};
use nix::errno::Errno;
use nix::libc;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::{
    SaFlags, SigAction, SigHandler, SigSet, SigmaskHow, Signal, kill, raise, sigaction, sigprocmask,
};
use nix::sys::socket::{MsgFlags, send};
use nix::unistd::Pid;
use std::mem;
use std::net::Shutdown;
use std::os::fd::{AsFd, AsRawFd, FromRawFd, OwnedFd};
use std::path::Path;

/// What the JVM of a server is told: all that others send and a program can handle. SIGPIPE is not: the JVM ignores it.
const FORWARDED: [Signal; 14] = [
    Signal::SIGINT,
    Signal::SIGTERM,
    Signal::SIGHUP,
    Signal::SIGQUIT,
    Signal::SIGWINCH,
    Signal::SIGUSR1,
    Signal::SIGUSR2,
    Signal::SIGALRM,
    Signal::SIGVTALRM,
    Signal::SIGPROF,
    Signal::SIGIO,
    Signal::SIGPWR,
    Signal::SIGSTKFLT,
    Signal::SIGURG,
];

pub enum End {
    Status(i32),
    Signal(Signal),
    /// The server ended, or did not answer, before main was started; another may take the run. Perhaps it printed why.
    NotStarted(Option<String>),
    /// The server cannot take this run: this descriptor, which the program inherits, is in use there.
    InUse(i32),
    /// What stays in the server may depend on the values of properties, and this run has others.
    OtherValues,
    /// The server was lost, with nothing done that can be seen from outside: a plain java may run the program.
    LostBeforeMain(String),
    /// The server was lost while the program ran.
    Lost(String),
}

/// Signals that arrive from here on are kept until the server has the run.
pub struct Signals {
    descriptor: OwnedFd,
    old: SigSet,
}

impl Signals {
    pub fn hold() -> nix::Result<Signals> {
        let mut set = SigSet::empty();
        for signal in FORWARDED
            .into_iter()
            .chain([Signal::SIGTSTP, Signal::SIGCONT])
        {
            // What a JVM leaves ignored is not forwarded; these two it handles in any case.
            if matches!(signal, Signal::SIGQUIT | Signal::SIGWINCH) || !is_ignored(signal) {
                set.add(signal);
            }
        }
        let mut old = SigSet::empty();
        sigprocmask(SigmaskHow::SIG_BLOCK, Some(&set), Some(&mut old))?;
        // SAFETY: the set is initialised; the descriptor is new and ours.
        let descriptor = unsafe {
            let fd = Errno::result(libc::signalfd(
                -1,
                set.as_ref(),
                libc::SFD_CLOEXEC | libc::SFD_NONBLOCK,
            ))?;
            OwnedFd::from_raw_fd(fd)
        };
        Ok(Signals { descriptor, old })
    }

    /// Before this process becomes a plain java.
    pub fn release(self) -> nix::Result<()> {
        sigprocmask(SigmaskHow::SIG_SETMASK, Some(&self.old), None)
    }

    /// Its number, and whether a terminal has sent it.
    fn next(&self) -> Option<(i32, bool)> {
        // SAFETY: reads into a buffer of the right size; all bytes are valid values.
        unsafe {
            let mut info: libc::signalfd_siginfo = std::mem::zeroed();
            let size = size_of::<libc::signalfd_siginfo>();
            let n = libc::read(self.descriptor.as_raw_fd(), (&raw mut info).cast(), size);
            let number = info.ssi_signo.cast_signed();
            let to_all = terminal::has_sent(number, info.ssi_code);
            (n.cast_unsigned() == size).then_some((number, to_all))
        }
    }
}

/// Waits for the end of the run; tells when it has begun, with the process ID of the server, and when it has ended, with
/// the server's page, while no other client can have it.
pub fn wait(
    connection: Connection,
    signals: &Signals,
    started: impl Fn(i32),
    ended: impl Fn(&Path),
) -> End {
    let mut asked_to_stop = false;
    let end = wait_for(connection, signals, started, ended, &mut asked_to_stop);
    if asked_to_stop {
        // No server has begun the run: it goes on elsewhere, when this process does.
        stop();
    }
    end
}

/// `asked_to_stop`: by a terminal or another process, when the server was not known yet, which would have begun the run.
fn wait_for(
    mut connection: Connection,
    signals: &Signals,
    started: impl Fn(i32),
    ended: impl Fn(&Path),
    asked_to_stop: &mut bool,
) -> End {
    let mut server: Option<ServerProcess> = None;
    loop {
        let mut ready = [
            PollFd::new(connection.socket.as_fd(), PollFlags::POLLIN),
            PollFd::new(signals.descriptor.as_fd(), PollFlags::POLLIN),
        ];
        let timeout = if server.is_some() {
            PollTimeout::NONE
        } else {
            connection.patience()
        };
        let count = match poll(&mut ready, timeout) {
            Ok(count) => count,
            Err(Errno::EINTR) => continue,
            Err(_) => return lost(server.as_ref(), &connection),
        };
        if count == 0 {
            return give_up(&mut connection);
        }
        let [socket, signal] = ready.map(|r| r.revents().unwrap_or(PollFlags::empty()));
        if !socket.is_empty() {
            match protocol::read(&mut connection.socket) {
                Ok(Answer::Started(pid)) => {
                    server = Some(ServerProcess::watch(pid));
                    started(pid.as_raw());
                    if mem::take(asked_to_stop) {
                        stop_with(pid, true, &connection);
                    }
                }
                Ok(Answer::Exited(status)) => {
                    ended(&connection.page);
                    return End::Status(status);
                }
                Ok(Answer::Killed(signal)) => {
                    ended(&connection.page);
                    return End::Signal(signal);
                }
                Ok(Answer::Busy(number)) => return End::InUse(number),
                Ok(Answer::OtherValues) => return End::OtherValues,
                Err(_) => return lost(server.as_ref(), &connection),
            }
        }
        if !signal.is_empty() {
            while let Some((number, to_all)) = signals.next() {
                let started = server.as_ref().map(|s| s.pid);
                match (
                    Signal::try_from(number),
                    started.or_else(|| known(&connection)),
                ) {
                    (Ok(Signal::SIGTSTP), Some(pid)) => stop_with(pid, to_all, &connection),
                    (Ok(Signal::SIGTSTP), None) => *asked_to_stop = true,
                    (Ok(Signal::SIGCONT), _) => *asked_to_stop = false,
                    (Ok(signal), _) => forward(signal, to_all, started, &connection),
                    (Err(_), _) => {}
                }
            }
        }
    }
}

/// A server that does not answer could still begin the run later: it must not.
fn give_up(connection: &mut Connection) -> End {
    // From here on it cannot say that it begins; so it does not, if it has not just now.
    let _ = connection.socket.shutdown(Shutdown::Both);
    let server = match protocol::read(&mut connection.socket) {
        Ok(Answer::Started(pid)) => Some(ServerProcess::watch(pid)),
        _ => None,
    };
    if let Some(server) = &server {
        server.end();
    } else if !connection.fresh {
        let _ = kill(connection.pid, Signal::SIGKILL);
    }
    lost(server.as_ref(), connection)
}

fn lost(server: Option<&ServerProcess>, connection: &Connection) -> End {
    let Some(server) = server else {
        return End::NotStarted(connection.complaint());
    };
    let ended = server.has_ended();
    let cause = if ended {
        server.cause(&connection.directory)
    } else {
        "it has closed the connection".into()
    };
    let what = |when: &str| {
        format!(
            "the JVM {when} (process {}) ended unexpectedly: {cause}",
            server.pid
        )
    };
    // What a process has written to its page is there when it has ended; this client's lock keeps others from the page.
    let begun = state_page::read(&connection.page)
        .is_none_or(|page| page.begun || page.pid != server.pid.as_raw());
    if ended && !begun {
        End::LostBeforeMain(what("that was to run the program"))
    } else {
        End::Lost(what("that ran the program"))
    }
}

/// `to_all`: to what the program has started as well.
fn forward(signal: Signal, to_all: bool, server: Option<Pid>, connection: &Connection) {
    if let (true, Some(server)) = (to_all, server) {
        terminal::pass_on(signal, server, connection.begin);
    }
    if server.is_none() && matches!(signal, Signal::SIGINT | Signal::SIGTERM | Signal::SIGHUP) {
        die_by(signal);
    }
    let byte = [u8::try_from(signal as i32).unwrap_or(0)];
    let _ = send(connection.socket.as_raw_fd(), &byte, MsgFlags::MSG_NOSIGNAL);
}

/// Ends this process as the signal's default action does.
pub fn die_by(signal: Signal) -> ! {
    let default = SigAction::new(SigHandler::SigDfl, SaFlags::empty(), SigSet::empty());
    let mut set = SigSet::empty();
    set.add(signal);
    // A core of this process would say nothing.
    let _ = nix::sys::resource::setrlimit(nix::sys::resource::Resource::RLIMIT_CORE, 0, 0);
    // SAFETY: sets the default action.
    let _ = unsafe { sigaction(signal, &default) };
    let _ = raise(signal);
    let _ = sigprocmask(SigmaskHow::SIG_UNBLOCK, Some(&set), None);
    std::process::exit(128 + signal as i32)
}
