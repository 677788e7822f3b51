// SPDX-License-Identifier: Apache-2.0
//! Starts a server: the real java with the program's options and the agent, detached from whoever starts it.

use crate::argument_file;
use crate::command_line::Mode;
use crate::identity;
use crate::ignored;
use crate::pool::{LIBRARIES, Pool, milliseconds};
use crate::real_java::c_string;
use crate::server_process;
use crate::state_page;
use nix::sys::signal::{SigHandler, SigSet, SigmaskHow, Signal, signal, sigprocmask};
use nix::unistd::{ForkResult, fork, setsid};
use std::convert::Infallible;
use std::env;
use std::ffi::{CStr, CString, OsStr, OsString};
use std::fs::{self, File};
use std::io::Write;
use std::os::fd::{AsFd, BorrowedFd, FromRawFd, IntoRawFd, RawFd};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::net::{UnixListener, UnixStream};

/// The collection between runs would else shrink the heap to a tenth of what a new JVM begins with, and each run would have
/// to enlarge it again. In front of the program's own options, which prevail.
const HEAP: &str = "-XX:MaxHeapFreeRatio=97";

/// Descriptors below stay free in a server for those that programs inherit by number.
const FREE_BELOW: RawFd = 64;

/// What the JVM's start, the server itself, and who prepares it read.
fn is_for_server(name: &OsStr) -> bool {
    const OTHERS: [&str; 5] = [
        "JAVA_TOOL_OPTIONS",
        "PATH",
        "THAW_CACHE_LIMIT",
        "TZ",
        "XDG_CACHE_HOME",
    ];
    identity::is_read_once(name) || OTHERS.iter().any(|other| name == *other)
}

/// The program's others come with its requests: those of its first run are nothing for /proc.
pub fn variables() -> Vec<CString> {
    env::vars_os()
        .filter(|(name, _)| is_for_server(name))
        .map(|(name, value)| {
            let mut word = name;
            word.push("=");
            word.push(value);
            c_string(word)
        })
        .collect()
}

impl Pool<'_> {
    /// Starts a server in a slot that this client holds, and connects to it.
    pub fn start(&self, slot: usize) -> Result<(UnixStream, Vec<File>), String> {
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
        let mut variables = variables();
        let mut settings = OsString::from(format!(
            "THAW_HOTTUB_SERVER={},{},{},{},{},{},{},{},{},",
            FREE_BELOW,
            slot,
            self.settings.idle_seconds,
            self.settings.memory_mib,
            self.id.server,
            // Without it the server keeps nothing on disk.
            crate::cache_directory::open().map_or("", |_| self.id.class_path.as_str()),
            self.id.jdk,
            self.settings.runs,
            self.settings.age_seconds
        ));
        settings.push(self.directory.as_os_str());
        variables.push(c_string(settings));
        nix::unistd::execve(&words[0], &words, &variables)
    }

    /// The real java with the same options, class path and modules, and the agent.
    fn server_command(&self) -> nix::Result<Vec<CString>> {
        let mut words: Vec<OsString> = vec![
            HEAP.into(),
            server_process::error_file_option(self.directory),
        ];
        words.extend(self.vm_options());
        words.extend(self.program_options());
        // All numbers below are in use: the file is FREE_BELOW + 3, which the library closes.
        let options = options_file(words).map_err(|_| nix::errno::Errno::EIO)?;
        let words = [
            self.java.executable.clone().into(),
            format!("@/proc/self/fd/{}", options.into_raw_fd()).into(),
            "dev.thaw.hottub.agent.Launch".into(),
        ];
        Ok(words.into_iter().map(c_string).collect())
    }

    /// Those of the program. Values that each run has for itself, secrets perhaps, are not among them: a JVM that fails
    /// writes its options to a file.
    pub fn vm_options(&self) -> impl Iterator<Item = OsString> {
        self.line.vm_options.iter().map(|option| {
            let mut word = option.clone();
            if self.line.properties.contains(option) {
                let name = word.iter().position(|c| *c == b'=').unwrap_or(word.len());
                word.truncate(name);
                word.push(b'=');
            }
            OsString::from_vec(word)
        })
    }

    /// Class path, main module, and agent.
    pub fn program_options(&self) -> Vec<OsString> {
        let mut words: Vec<OsString> = Vec::new();
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
        words
    }

    pub fn description(&self) -> String {
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

/// Options may hold secrets, and who may not see a process's memory may see its command line: they are in a file without a
/// name, which stays open at exec.
pub fn options_file(words: Vec<OsString>) -> std::io::Result<File> {
    let text = argument_file::quoted(words.into_iter().map(OsString::into_vec));
    let mut file = memory_file(c"thaw-options")?;
    file.write_all(&text)?;
    keep_at_exec(&file)?;
    Ok(file)
}

pub fn keep_at_exec(file: &File) -> nix::Result<()> {
    let none = nix::fcntl::FdFlag::empty();
    nix::fcntl::fcntl(file, nix::fcntl::FcntlArg::F_SETFD(none)).map(drop)
}

pub fn memory_file(name: &CStr) -> nix::Result<File> {
    // SAFETY: the descriptor is new and ours.
    unsafe {
        let fd = nix::libc::memfd_create(name.as_ptr(), nix::libc::MFD_CLOEXEC);
        nix::errno::Errno::result(fd).map(|fd| File::from_raw_fd(fd))
    }
}

/// A copy of the descriptor with a number of at least `least`, which stays open until exec.
pub fn above(fd: BorrowedFd, least: RawFd) -> nix::Result<RawFd> {
    nix::fcntl::fcntl(fd, nix::fcntl::FcntlArg::F_DUPFD(least))
}

pub fn close_from(first: RawFd) {
    // SAFETY: what is open there is not used any more in this process, which calls exec next.
    unsafe { nix::libc::close_range(first.cast_unsigned(), u32::MAX, 0) };
}
