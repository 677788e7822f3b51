// SPDX-License-Identifier: Apache-2.0
//! The process of a server that has taken a run: whether it has ended, and how. It is no child of its clients.

use crate::pidfd;
use nix::errno::Errno;
use nix::libc;
use nix::poll::PollFlags;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::fs::{self, DirEntry};
use std::os::fd::{AsRawFd, OwnedFd};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long a process that has closed its connection may take to end.
const END: Duration = Duration::from_secs(5);

/// How long its parent may take to ask how it ended; not all that stand in for `init` do ask.
const REAPED: Duration = Duration::from_secs(2);

/// In the directory of the servers: each is some 100 KB, and the newest are of use.
const ERROR_FILES_AT_MOST: usize = 8;

const ERROR_FILE_PREFIX: &str = "hs_err_pid";

pub struct ServerProcess {
    pub pid: Pid,
    /// ESRCH: it had ended by then. Another error: the kernel is older than Linux 5.3, say, and nothing is known.
    descriptor: Result<OwnedFd, Errno>,
}

impl ServerProcess {
    /// To be called as long as the process lives, so that no later one can have its number.
    pub fn watch(pid: Pid) -> ServerProcess {
        let descriptor = pidfd::open(pid);
        ServerProcess { pid, descriptor }
    }

    /// Waits a little for its end. After that no thread of it can do or write anything.
    pub fn has_ended(&self) -> bool {
        match &self.descriptor {
            Ok(fd) => pidfd::await_end(fd, END),
            Err(error) => *error == Errno::ESRCH,
        }
    }

    /// What is known of why a process ended that has.
    pub fn cause(&self, directory: &Path) -> String {
        let file = directory.join(format!("{ERROR_FILE_PREFIX}{}.log", self.pid));
        if let Some(error) = error_in(&file) {
            return format!("{error}; the JVM's error file is {}", file.display());
        }
        match self.wait_status() {
            Some(status) if libc::WIFSIGNALED(status) => {
                let number = libc::WTERMSIG(status);
                match Signal::try_from(number) {
                    Ok(Signal::SIGKILL) => {
                        "killed by SIGKILL, as the kernel does when memory is short".into()
                    }
                    Ok(signal) => format!("killed by {signal}"),
                    Err(_) => format!("killed by signal {number}"),
                }
            }
            Some(status) => format!("exit status {}", libc::WEXITSTATUS(status)),
            None => "without an error file, as by kill -9, or when memory is short".into(),
        }
    }

    /// As `waitpid` would have it: since Linux 6.15, when the parent has been told.
    fn wait_status(&self) -> Option<i32> {
        let fd = self.descriptor.as_ref().ok()?;
        pidfd::await_event(fd, PollFlags::empty(), REAPED);
        let mut info = PidfdInfo {
            mask: PIDFD_INFO_EXIT,
            ..PidfdInfo::default()
        };
        // SAFETY: the kernel writes no more than the size that is part of the number.
        let done = unsafe { libc::ioctl(fd.as_raw_fd(), PIDFD_GET_INFO, &raw mut info) };
        (done == 0 && info.mask & PIDFD_INFO_EXIT != 0).then_some(info.exit_code)
    }

    pub fn end(&self) {
        let _ = kill(self.pid, Signal::SIGKILL);
    }
}

/// The first version of `struct pidfd_info` of the kernel.
#[repr(C)]
#[derive(Default)]
struct PidfdInfo {
    mask: u64,
    cgroup: u64,
    ids: [u32; 11],
    exit_code: i32,
}

const PIDFD_INFO_EXIT: u64 = 1 << 3;

/// `_IOWR(0xff, 11, struct pidfd_info)`
const PIDFD_GET_INFO: libc::c_ulong =
    3 << 30 | (size_of::<PidfdInfo>() as libc::c_ulong) << 16 | 0xff << 8 | 11;

/// What the JVM says first in the file that it writes when it fails.
fn error_in(file: &Path) -> Option<String> {
    let bytes = fs::read(file).ok()?;
    String::from_utf8_lossy(&bytes)
        .lines()
        .map(|line| line.trim_start_matches('#').trim())
        .find(|line| !line.is_empty() && !line.starts_with("A fatal error has been detected"))
        .map(String::from)
}

/// The option that makes a JVM write it where its clients look, and where it stays.
pub fn error_file_option(directory: &Path) -> std::ffi::OsString {
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    let mut option = b"-XX:ErrorFile=".to_vec();
    for byte in directory.as_os_str().as_bytes() {
        option.push(*byte);
        if *byte == b'%' {
            option.push(b'%');
        }
    }
    option.extend(format!("/{ERROR_FILE_PREFIX}%p.log").bytes());
    std::ffi::OsString::from_vec(option)
}

/// Leaves room for the file of one more server.
pub fn remove_old_error_files(directory: &Path) {
    let is_error_file = |entry: &DirEntry| {
        entry
            .file_name()
            .to_string_lossy()
            .starts_with(ERROR_FILE_PREFIX)
    };
    let mut files: Vec<_> = fs::read_dir(directory)
        .into_iter()
        .flatten()
        .flatten()
        .filter(is_error_file)
        .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
        .collect::<Vec<(_, PathBuf)>>();
    files.sort_unstable();
    let too_many = (files.len() + 1).saturating_sub(ERROR_FILES_AT_MOST);
    for (_, file) in &files[..too_many] {
        let _ = fs::remove_file(file);
    }
}
