// SPDX-License-Identifier: Apache-2.0
//! The servers of one ID: finds one that is free, the longest-running first, or starts another (the paper's figure 9).
//!
//! A client holds the lock of a slot for as long as its run lasts; the kernel frees it when the client is gone.

use crate::argument_file;
use crate::command_line::{CommandLine, Mode};
use crate::identity::{self, Identity};
use crate::ignored;
use crate::real_java::{RealJava, c_string};
use crate::request::Request;
use crate::server_process;
use crate::settings::Settings;
use crate::state_page::{self, State};
use nix::fcntl::{Flock, FlockArg};
use nix::poll::PollTimeout;
use nix::sys::signal::{SigHandler, SigSet, SigmaskHow, Signal, kill, signal, sigprocmask};
use nix::sys::socket::{UnixCredentials, getsockopt, sockopt};
use nix::unistd::{ForkResult, Pid, fork, setsid};
use std::convert::Infallible;
use std::env;
use std::ffi::{CStr, CString, OsString};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::os::fd::{AsFd, BorrowedFd, FromRawFd, IntoRawFd, RawFd};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What a server is made of, in the directory `lib`.
pub const LIBRARIES: [&str; 2] = ["thaw-hottub-server.jar", "libthaw_hottub.so"];

/// The collection between runs would else shrink the heap to a tenth of what a new JVM begins with, and each run would have
/// to enlarge it again. In front of the program's own options, which prevail.
const HEAP: &str = "-XX:MaxHeapFreeRatio=97";

/// Descriptors below stay free in a server for those that programs inherit by number.
const FREE_BELOW: RawFd = 64;

/// What the JVM's start and the server itself read.
fn is_for_server(name: &std::ffi::OsStr) -> bool {
    const OTHERS: [&str; 5] = [
        "JAVA_TOOL_OPTIONS",
        "LOCPATH",
        "PATH",
        "TZ",
        "XDG_CACHE_HOME",
    ];
    identity::is_read_once(name) || OTHERS.iter().any(|other| name == *other)
}

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
    /// The server's page.
    pub page: PathBuf,
    /// Where servers leave what they have to say.
    pub directory: PathBuf,
    /// What a server that was started for this run prints before it serves.
    printed: Vec<File>,
    _lock: Flock<File>,
}

impl Connection {
    /// How long a server may take to begin the run: a JVM has to start, or a reset to end.
    pub fn patience(&self) -> PollTimeout {
        PollTimeout::from(if self.fresh { 60_000u16 } else { 30_000 })
    }

    /// The first line that a server printed which did not start.
    pub fn complaint(&self) -> Option<String> {
        self.printed.iter().find_map(|file| {
            let mut text = vec![0; 4096];
            let n = file.read_at(&mut text, 0).ok()?;
            let text = String::from_utf8_lossy(&text[..n]).into_owned();
            text.lines()
                .map(str::trim)
                .find(|l| !l.is_empty())
                .map(String::from)
        })
    }
}

pub enum Outcome {
    Connected(Connection),
    /// Why a plain java has to run the program.
    Refused(String),
}

impl Pool<'_> {
    /// A server other than those in `tried` (numbers of slots, extended here).
    pub fn connect(&self, request: &Request, tried: &mut Vec<usize>) -> Result<Outcome, String> {
        let mut slots: Vec<(u64, usize)> = (0..self.settings.servers)
            .filter(|slot| !tried.contains(slot))
            .map(|slot| {
                let started =
                    state_page::read(&self.path(slot, "state")).map_or(u64::MAX, |p| p.started);
                (started, slot)
            })
            .collect();
        slots.sort_unstable();
        let mut resetting = None;
        let mut empty = None;
        for (_, slot) in slots {
            let Some(lock) = self.lock(slot)? else {
                continue;
            };
            match UnixStream::connect(self.path(slot, "sock")) {
                Ok(socket) => {
                    let state = state_page::read(&self.path(slot, "state")).map(|p| p.state);
                    if state == Some(State::Idle) {
                        tried.push(slot);
                        return self.ask(socket, lock, slot, request, Vec::new());
                    }
                    resetting.get_or_insert((socket, lock, slot));
                }
                Err(_) => {
                    empty.get_or_insert((lock, slot));
                }
            }
        }
        if let Some((socket, lock, slot)) = resetting {
            tried.push(slot);
            return self.ask(socket, lock, slot, request, Vec::new());
        }
        let Some((lock, slot)) = empty else {
            return Ok(Outcome::Refused(format!(
                "all {} servers are busy (THAW_SERVERS sets how many there may be)",
                self.settings.servers
            )));
        };
        let mut used = pool_mib(self.directory);
        if used >= self.settings.memory_mib {
            end_idle(self.directory);
            used = pool_mib(self.directory);
        }
        if used >= self.settings.memory_mib {
            return Ok(Outcome::Refused(format!(
                "the servers have {used} MiB of the {} that THAW_MEMORY allows",
                self.settings.memory_mib
            )));
        }
        tried.push(slot);
        let (socket, printed) = self.start(slot)?;
        self.ask(socket, lock, slot, request, printed)
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
        // If the server is gone, the first read says so.
        let _ = request.send(&mut socket);
        Ok(Outcome::Connected(Connection {
            socket,
            pid,
            fresh,
            page: self.path(slot, "state"),
            directory: self.directory.to_path_buf(),
            printed,
            _lock: lock,
        }))
    }

    fn path(&self, slot: usize, kind: &str) -> PathBuf {
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

    /// Starts a server in a slot that this client holds, and connects to it.
    fn start(&self, slot: usize) -> Result<(UnixStream, Vec<File>), String> {
        for file in LIBRARIES {
            let path = self.libraries.join(file);
            if !path.is_file() {
                return Err(format!("{} is missing; build Thaw anew", path.display()));
            }
        }
        let path = self.path(slot, "sock");
        if path.as_os_str().len() > 107 {
            return Err(format!(
                "the path {} is too long for a socket",
                path.display()
            ));
        }
        let _ = fs::remove_file(&path);
        server_process::remove_old_error_files(self.directory);
        let described = state_page::create(
            &self.path(slot, "state"),
            milliseconds(),
            &self.description(),
        );
        described.map_err(|e| format!("{}: {e}", self.directory.display()))?;
        let listener = UnixListener::bind(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let socket = UnixStream::connect(&path).map_err(|e| format!("{}: {e}", path.display()))?;

        let out = memory_file(c"thaw-out").map_err(|e| format!("memory file: {e}"))?;
        let err = memory_file(c"thaw-err").map_err(|e| format!("memory file: {e}"))?;

        // SAFETY: this process has one thread.
        match unsafe { fork() }.map_err(|e| format!("fork: {e}"))? {
            ForkResult::Parent { child } => {
                let _ = nix::sys::wait::waitpid(child, None);
                Ok((socket, vec![err, out]))
            }
            ForkResult::Child => {
                drop(socket);
                let _ = self.become_server(&listener, &out, &err, slot);
                // SAFETY: ends the child without the parent's exit handlers.
                unsafe { nix::libc::_exit(1) }
            }
        }
    }

    /// In the child: no terminal, no parent, signals and descriptors as a server wants them.
    fn become_server(
        &self,
        listener: &UnixListener,
        out: &File,
        err: &File,
        slot: usize,
    ) -> nix::Result<Infallible> {
        setsid()?;
        let ignored: Vec<Signal> = ignored::signals().collect();
        // SAFETY: this process has one thread.
        if let ForkResult::Parent { .. } = unsafe { fork() }? {
            // SAFETY: as above.
            unsafe { nix::libc::_exit(0) }
        }
        for number in Signal::iterator().filter(|n| !ignored.contains(n)) {
            // SAFETY: sets the default action; two signals have no other.
            let _ = unsafe { signal(number, SigHandler::SigDfl) };
        }
        sigprocmask(SigmaskHow::SIG_SETMASK, Some(&SigSet::empty()), None)?;

        let listen_fd = above(listener.as_fd(), FREE_BELOW + 64)?;
        let out_fd = above(out.as_fd(), FREE_BELOW + 64)?;
        let err_fd = above(err.as_fd(), FREE_BELOW + 64)?;
        let null = File::open("/dev/null").map_err(|_| nix::errno::Errno::ENOENT)?;
        let null = above(null.as_fd(), FREE_BELOW + 64)?;
        let target = |from: RawFd, to: RawFd| -> nix::Result<()> {
            // SAFETY: both numbers belong to this process; the old file of `to` is not used any more.
            nix::errno::Errno::result(unsafe { nix::libc::dup2(from, to) }).map(drop)
        };
        target(null, 0)?;
        target(out_fd, 1)?;
        target(err_fd, 2)?;
        // Placeholders, which the server closes when the JVM's own files have higher numbers.
        for fd in 3..FREE_BELOW {
            target(null, fd)?;
        }
        for (index, fd) in [listen_fd, out_fd, err_fd].into_iter().enumerate() {
            let to = FREE_BELOW + RawFd::try_from(index).unwrap_or(0);
            target(fd, to)?;
        }
        close_from(FREE_BELOW + 3);

        let words = self.server_command()?;
        // The program's others come with the request: those of its first run are nothing for /proc.
        let mut variables: Vec<CString> = env::vars_os()
            .filter(|(name, _)| is_for_server(name))
            .map(|(name, value)| {
                let mut word = name;
                word.push("=");
                word.push(value);
                c_string(word)
            })
            .collect();
        let mut settings = OsString::from(format!(
            "THAW_HOTTUB_SERVER={},{},{},{},{},{},{},{},{},",
            FREE_BELOW,
            slot,
            self.settings.idle_seconds,
            self.settings.memory_mib,
            self.id.server,
            // Without it the server keeps nothing on disk.
            crate::cache_directory().map_or("", |_| self.id.class_path.as_str()),
            self.id.jdk,
            self.settings.runs,
            self.settings.age_seconds
        ));
        settings.push(self.directory.as_os_str());
        variables.push(c_string(settings));
        nix::unistd::execve(&words[0], &words, &variables)
    }

    /// The real java with the same options, class path and modules, and the agent. Options may hold secrets, and who may
    /// not see a process's memory may see its command line: they are in a file without a name.
    fn server_command(&self) -> nix::Result<Vec<CString>> {
        let mut words: Vec<OsString> = vec![
            HEAP.into(),
            server_process::error_file_option(self.directory),
        ];
        words.extend(self.line.vm_options.iter().cloned().map(OsString::from_vec));
        // With modules only it is empty: without the option, the JVM would take the variable CLASSPATH.
        let class_path = self.line.class_path.clone().unwrap_or_default();
        words.extend(["-cp".into(), OsString::from_vec(class_path)]);
        if self.line.mode == Mode::Module {
            let module = self
                .line
                .main
                .split(|c| *c == b'/')
                .next()
                .unwrap_or_default();
            let mut option = OsString::from("-Djdk.module.main=");
            option.push(OsString::from_vec(module.to_vec()));
            words.push(option);
        }
        let mut native = OsString::from("-agentpath:");
        native.push(self.libraries.join(LIBRARIES[1]));
        words.push(native);
        let text = argument_file::quoted(words.into_iter().map(OsString::into_vec));
        let mut file = memory_file(c"thaw-options").map_err(|_| nix::errno::Errno::EIO)?;
        file.write_all(&text).map_err(|_| nix::errno::Errno::EIO)?;
        // All numbers below are in use: this one is FREE_BELOW + 3, which the library closes.
        let options = file.into_raw_fd();
        nix::fcntl::fcntl(
            // SAFETY: it stays open until exec.
            unsafe { BorrowedFd::borrow_raw(options) },
            nix::fcntl::FcntlArg::F_SETFD(nix::fcntl::FdFlag::empty()),
        )?;
        let words = [
            self.java.executable.clone().into(),
            format!("@/proc/self/fd/{options}").into(),
            "dev.thaw.hottub.agent.Launch".into(),
        ];
        Ok(words.into_iter().map(c_string).collect())
    }

    fn description(&self) -> String {
        let mut words = vec![self.java.executable.to_string_lossy().into_owned()];
        let text = |w: &Vec<u8>| {
            let word = String::from_utf8_lossy(w);
            // Values of options may be secrets.
            match word.split_once('=') {
                Some((name, _)) if word.starts_with("-D") => format!("{name}=…"),
                _ => word.into_owned(),
            }
        };
        words.extend(self.line.vm_options.iter().map(text));
        match self.line.mode {
            Mode::Class => words.extend([
                "-cp".into(),
                text(self.line.class_path.as_ref().unwrap_or(&vec![])),
            ]),
            Mode::Jar => words.push("-jar".into()),
            Mode::Module => words.push("-m".into()),
        }
        words.push(text(&self.line.main));
        words.join(" ")
    }
}

fn memory_file(name: &CStr) -> nix::Result<File> {
    // SAFETY: the descriptor is new and ours.
    unsafe {
        let fd = nix::libc::memfd_create(name.as_ptr(), nix::libc::MFD_CLOEXEC);
        nix::errno::Errno::result(fd).map(|fd| File::from_raw_fd(fd))
    }
}

/// A copy of the descriptor with a number of at least `least`, which stays open until exec.
fn above(fd: BorrowedFd, least: RawFd) -> nix::Result<RawFd> {
    nix::fcntl::fcntl(fd, nix::fcntl::FcntlArg::F_DUPFD(least))
}

fn close_from(first: RawFd) {
    // SAFETY: what is open there is not used any more in this process, which calls exec next.
    unsafe { nix::libc::close_range(first.cast_unsigned(), u32::MAX, 0) };
}

/// Asks the server that has been idle for longest to end, and waits for that a little.
fn end_idle(directory: &Path) {
    let files = fs::read_dir(directory).into_iter().flatten().flatten();
    let longest = files
        .map(|file| file.path())
        .filter(|path| path.extension().is_some_and(|e| e == "state"))
        .filter_map(|path| state_page::read(&path).map(|page| (page.used, page.state, path)))
        .filter(|(_, state, path)| *state == State::Idle && state_page::is_alive(path))
        .min_by_key(|(used, ..)| *used);
    if let Some((_, _, path)) = longest {
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
