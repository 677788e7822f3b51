// SPDX-License-Identifier: Apache-2.0
//! The servers of one ID: finds one that is free, the longest-running first, or starts another (the paper's figure 9).
//!
//! A client holds the lock of a slot for as long as its run lasts; the kernel frees it when the client is gone.

use crate::command_line::CommandLine;
use crate::identity::Identity;
use crate::real_java::RealJava;
use crate::request::Request;
use crate::settings::{First, Settings};
use crate::slots::{Choice, Place, Slot, place, seen};
use crate::state_page::{self, Page, State};
use crate::terminal::Tick;
use nix::fcntl::{Flock, FlockArg};
use nix::poll::PollTimeout;
use nix::sys::signal::{Signal, kill};
use nix::sys::socket::{UnixCredentials, getsockopt, sockopt};
use nix::unistd::Pid;
use std::fs::{self, File, OpenOptions};
use std::io::ErrorKind;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What a server is made of, in the directory `lib`.
pub const LIBRARIES: [&str; 2] = ["thaw-hottub-server.jar", "libthaw_hottub.so"];

pub struct Pool<'a> {
    pub directory: &'a Path,
    pub id: &'a Identity,
    pub settings: &'a Settings,
    pub java: &'a RealJava,
    pub libraries: &'a Path,
    pub line: &'a CommandLine,
}

/// A connection to a server that has the request; the lock ends with it.
pub struct Connection {
    pub socket: UnixStream,
    pub pid: Pid,
    /// Whether the server was started for this run.
    pub fresh: bool,
    /// What the program has started is not older than that.
    pub begin: Tick,
    /// The server's page.
    pub page: PathBuf,
    /// Where servers leave what they have to say.
    pub directory: PathBuf,
    /// What a server that was started for this run prints before it serves.
    printed: Vec<File>,
    _lock: Flock<File>,
}

impl Connection {
    pub fn patience(&self) -> PollTimeout {
        PollTimeout::try_from(patience(self.fresh)).unwrap_or(PollTimeout::MAX)
    }

    pub fn complaint(&self) -> Option<String> {
        complaint(&self.printed)
    }
}

/// How long a server may take to begin the run: a JVM has to start, or a reset to end.
fn patience(fresh: bool) -> Duration {
    Duration::from_secs(if fresh { 60 } else { 30 })
}

/// What the JVM prints of the variables that it reads, and before it says what is wrong.
const NO_REASON: [&str; 2] = ["Picked up ", "Error occurred during initialization of VM"];

/// The first line that a server printed which did not start.
pub fn complaint(printed: &[File]) -> Option<String> {
    printed.iter().find_map(|file| {
        let mut text = vec![0; 4096];
        let n = file.read_at(&mut text, 0).ok()?;
        let text = String::from_utf8_lossy(&text[..n]).into_owned();
        text.lines()
            .map(str::trim)
            .find(|l| !l.is_empty() && !NO_REASON.iter().any(|n| l.contains(n)))
            .map(String::from)
    })
}

pub enum Outcome {
    Connected(Connection),
    /// Why a plain java has to run the program.
    Refused(String),
    /// There is none, and this run is to start none.
    Missing,
}

/// Where a server of the pool is found, or may be put, by who holds the lock of its slot.
pub type Held = (Flock<File>, usize);

impl Pool<'_> {
    /// A server other than those in `tried` (numbers of slots, extended here).
    pub fn connect(&self, request: &Request, tried: &mut Vec<usize>) -> Result<Outcome, String> {
        match self.choose(self.look(tried)?, || self.make_room()) {
            Choice::Server((socket, (lock, slot))) => {
                tried.push(slot);
                self.ask(socket, lock, slot, request, Vec::new())
            }
            Choice::New((lock, slot)) => {
                tried.push(slot);
                let (socket, printed) = self.start(slot)?;
                self.ask(socket, lock, slot, request, printed)
            }
            Choice::Missing => Ok(Outcome::Missing),
            Choice::Refused(reason) => Ok(Outcome::Refused(reason)),
        }
    }

    /// What `connect` would find now, with nothing locked, asked or ended for it.
    pub fn foresee(&self) -> Choice<Page, ()> {
        let slots = self.slots(&[]);
        let place = place(slots, |slot| Ok(seen(&self.path(slot, "state"))));
        self.choose(place.unwrap_or(Place::Busy), || {
            no_room(self.directory, self.settings.memory_mib)
        })
    }

    fn choose<S, E>(
        &self,
        place: Place<S, E>,
        make_room: impl FnOnce() -> Option<String>,
    ) -> Choice<S, E> {
        match place {
            Place::Server(server) => Choice::Server(server),
            Place::Busy => Choice::Refused(format!(
                "all {} servers are busy (THAW_SERVERS sets how many there may be)",
                self.settings.servers
            )),
            Place::Empty(_) if self.settings.first == First::Plain => Choice::Missing,
            Place::Empty(empty) => match make_room() {
                Some(reason) => Choice::Refused(reason),
                None => Choice::New(empty),
            },
        }
    }

    /// Locks one of the slots that are not in `tried`.
    pub fn look(&self, tried: &[usize]) -> Result<Place<(UnixStream, Held), Held>, String> {
        place(self.slots(tried), |slot| {
            let Some(lock) = self.lock(slot)? else {
                return Ok(Slot::Taken);
            };
            Ok(match UnixStream::connect(self.path(slot, "sock")) {
                Ok(socket) => {
                    let page = state_page::read(&self.path(slot, "state"));
                    let is_idle = page.is_some_and(|p| p.state == State::Idle);
                    Slot::Server((socket, (lock, slot)), is_idle)
                }
                Err(_) => Slot::Empty((lock, slot)),
            })
        })
    }

    /// Each with the time at which its server was started; without one, the end of time.
    fn slots(&self, tried: &[usize]) -> Vec<(u64, usize)> {
        (0..self.settings.servers)
            .filter(|slot| !tried.contains(slot))
            .map(|slot| {
                let page = state_page::read(&self.path(slot, "state"));
                (page.map_or(u64::MAX, |p| p.started), slot)
            })
            .collect()
    }

    /// An idle server may have to go for another one; a text is why there must be none.
    pub fn make_room(&self) -> Option<String> {
        let limit = self.settings.memory_mib;
        if pool_mib(self.directory) >= limit {
            end_idle(self.directory);
        }
        memory_refusal(pool_mib(self.directory), limit)
    }

    fn ask(
        &self,
        mut socket: UnixStream,
        lock: Flock<File>,
        slot: usize,
        request: &Request,
        printed: Vec<File>,
    ) -> Result<Outcome, String> {
        let fresh = !printed.is_empty();
        let peer: UnixCredentials = getsockopt(&socket, sockopt::PeerCredentials)
            .map_err(|e| format!("peer credentials: {e}"))?;
        if peer.uid() != nix::unistd::geteuid().as_raw() {
            return Err(format!("the server belongs to user {}", peer.uid()));
        }
        let pid = Pid::from_raw(peer.pid());
        if !fresh {
            // A client that was killed while it was stopped leaves a stopped server.
            let _ = kill(pid, Signal::SIGCONT);
        }
        let begin = Tick::now();
        match request.send(&mut socket, patience(fresh)) {
            // If the server is gone, the first read says so.
            Err(e) if !matches!(e.kind(), ErrorKind::BrokenPipe | ErrorKind::ConnectionReset) => {
                // With a part of the request it begins no run.
                drop(socket);
                if e.kind() == ErrorKind::WouldBlock && !fresh {
                    let _ = kill(pid, Signal::SIGKILL);
                }
                return Ok(Outcome::Refused(format!(
                    "the server {pid} does not take the request: {e}"
                )));
            }
            _ => {}
        }
        Ok(Outcome::Connected(Connection {
            socket,
            pid,
            fresh,
            begin,
            page: self.path(slot, "state"),
            directory: self.directory.to_path_buf(),
            printed,
            _lock: lock,
        }))
    }

    pub fn path(&self, slot: usize, kind: &str) -> PathBuf {
        self.directory
            .join(format!("{}-{slot}.{kind}", self.id.server))
    }

    fn lock(&self, slot: usize) -> Result<Option<Flock<File>>, String> {
        let path = self.path(slot, "lock");
        let file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .mode(0o600)
            .open(&path)
            .map_err(|e| format!("{}: {e}", path.display()))?;
        match Flock::lock(file, FlockArg::LockExclusiveNonblock) {
            Ok(lock) => Ok(Some(lock)),
            Err((_, nix::errno::Errno::EWOULDBLOCK)) => Ok(None),
            Err((_, e)) => Err(format!("{}: {e}", path.display())),
        }
    }
}

/// What `make_room` would say.
pub fn no_room(directory: &Path, limit: u64) -> Option<String> {
    memory_refusal(pool_mib(directory), limit).filter(|_| idle_for_longest(directory).is_none())
}

pub fn memory_refusal(used: u64, limit: u64) -> Option<String> {
    (used >= limit)
        .then(|| format!("the servers have {used} MiB of the {limit} that THAW_MEMORY allows"))
}

/// Asks the server that has been idle for longest to end, and waits for that a little.
fn end_idle(directory: &Path) {
    if let Some(path) = idle_for_longest(directory) {
        let _ = state_page::ask_to_stop(&path);
        let _ = UnixStream::connect(path.with_extension("sock"));
        for _ in 0..100 {
            if !state_page::is_alive(&path) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

fn idle_for_longest(directory: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(directory).into_iter().flatten().flatten();
    files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|e| e == "state"))
        .filter_map(|path| state_page::read(&path).map(|page| (page.used, page.state, path)))
        .filter(|(_, state, path)| *state == State::Idle && state_page::is_alive(path))
        .min_by_key(|(used, ..)| *used)
        .map(|(.., path)| path)
}

/// Memory of all servers in the directory, each counted with what it alone holds.
pub fn pool_mib(directory: &Path) -> u64 {
    let Ok(files) = fs::read_dir(directory) else {
        return 0;
    };
    files
        .filter_map(|file| file.ok().map(|f| f.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "state"))
        .filter(|path| state_page::is_alive(path))
        .filter_map(|path| state_page::read(&path))
        .filter(|page| page.pid > 0)
        .filter_map(|page| resident_mib(page.pid))
        .sum()
}

pub fn resident_mib(pid: i32) -> Option<u64> {
    let text = fs::read_to_string(format!("/proc/{pid}/statm")).ok()?;
    let mut numbers = text.split(' ').skip(1).map_while(|n| n.parse::<u64>().ok());
    let (resident, shared) = (numbers.next()?, numbers.next()?);
    Some((resident.saturating_sub(shared) * 4096) >> 20)
}

pub fn milliseconds() -> u64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(0)
}
