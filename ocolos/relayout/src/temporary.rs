// SPDX-License-Identifier: Apache-2.0
//! A directory that goes with the tool, however that ends: a process beside it sees a pipe close, and removes what is left.

use crate::error::files;
use nix::fcntl::OFlag;
use nix::sys::signal::{SigHandler, Signal, signal};
use nix::sys::wait::waitpid;
use nix::unistd::{ForkResult, fork, pipe2, setsid};
use std::fs::{self, File};
use std::io::Read;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;
use tempfile::TempDir;
use thaw_binary::Refusal;

/// BOLT may write a moment longer.
const ATTEMPTS: u32 = 100;
const BETWEEN_ATTEMPTS: Duration = Duration::from_millis(50);

/// Removed when it is dropped; its pipe closes after that.
pub struct Temporary {
    directory: TempDir,
    _open: OwnedFd,
}

impl Temporary {
    /// Has to be called where there is one thread.
    pub fn new() -> Result<Temporary, Refusal> {
        let directory = tempfile::Builder::new()
            .prefix("thaw-relayout-")
            .tempdir()
            .map_err(files("a temporary directory"))?;
        let failed = |e: nix::Error| files("a temporary directory")(e.into());
        // Programs that are started do not have it.
        let (closes, open) = pipe2(OFlag::O_CLOEXEC).map_err(failed)?;
        // SAFETY: there is one thread, so that the child may go on as the parent could.
        match unsafe { fork() }.map_err(failed)? {
            ForkResult::Child => {
                drop(open);
                let _ = setsid();
                // SAFETY: as before. It is nobody's child whom the tool would have to wait for.
                if let Ok(ForkResult::Child) = unsafe { fork() } {
                    remove_when_it_closes(closes, directory.path());
                }
                // SAFETY: ends the child at once, without what the parent has registered for its own end.
                unsafe { libc::_exit(0) }
            }
            ForkResult::Parent { child } => {
                let _ = waitpid(child, None);
                Ok(Temporary {
                    directory,
                    _open: open,
                })
            }
        }
    }

    pub fn path(&self) -> &Path {
        self.directory.path()
    }
}

fn remove_when_it_closes(closes: OwnedFd, directory: &Path) {
    let ignored = [
        Signal::SIGINT,
        Signal::SIGTERM,
        Signal::SIGHUP,
        Signal::SIGQUIT,
    ];
    for ignored in ignored {
        // SAFETY: no handler of ours is installed.
        let _ = unsafe { signal(ignored, SigHandler::SigIgn) };
    }
    close_others(closes.as_raw_fd());
    let _ = File::from(closes).read(&mut [0]);
    for _ in 0..ATTEMPTS {
        let _ = fs::remove_dir_all(directory);
        if !directory.exists() {
            return;
        }
        sleep(BETWEEN_ATTEMPTS);
    }
}

/// Whoever reads what the tool prints, or waits for its locks, does not wait for this.
fn close_others(kept: RawFd) {
    let kept = kept as libc::c_uint;
    // SAFETY: nothing else of this process is used any more.
    unsafe {
        if kept > 0 {
            libc::syscall(libc::SYS_close_range, 0, kept - 1, 0);
        }
        libc::syscall(libc::SYS_close_range, kept + 1, libc::c_uint::MAX, 0);
    }
}
