// SPDX-License-Identifier: Apache-2.0
//! A process by a descriptor: it stays the same one when its number is another's (Linux 5.3).

use nix::errno::Errno;
use nix::libc;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::unistd::Pid;
use std::os::fd::{AsFd, FromRawFd, OwnedFd, RawFd};
use std::time::{Duration, Instant};

/// Closed on exec.
pub fn open(pid: Pid) -> Result<OwnedFd, Errno> {
    // SAFETY: the descriptor is new and ours.
    unsafe {
        let fd = libc::syscall(libc::SYS_pidfd_open, pid.as_raw(), 0);
        Errno::result(fd)
            .and_then(|fd| RawFd::try_from(fd).map_err(|_| Errno::EBADF))
            .map(|fd| OwnedFd::from_raw_fd(fd))
    }
}

/// Whether the process has ended, or does so before the time is over.
pub fn await_end(process: &impl AsFd, at_most: Duration) -> bool {
    await_event(process, PollFlags::POLLIN, at_most)
}

/// `POLLIN`: it has ended. `POLLHUP`, which is reported unasked: its parent was told as well.
pub fn await_event(process: &impl AsFd, asked: PollFlags, at_most: Duration) -> bool {
    let end = Instant::now() + at_most;
    loop {
        let left = end.saturating_duration_since(Instant::now());
        let timeout = PollTimeout::try_from(left).unwrap_or(PollTimeout::MAX);
        match poll(&mut [PollFd::new(process.as_fd(), asked)], timeout) {
            Err(Errno::EINTR) => {}
            result => return result.is_ok_and(|count| count > 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::{Command, Stdio};

    #[test]
    fn the_end_of_a_process_is_seen_and_no_longer_waited_for_than_that() {
        let mut child = Command::new("cat").stdin(Stdio::piped()).spawn().unwrap();
        let process = open(Pid::from_raw(child.id().cast_signed())).unwrap();
        assert!(!await_end(&process, Duration::from_millis(20)));
        drop(child.stdin.take());
        assert!(await_end(&process, Duration::from_secs(60)));
        child.wait().unwrap();
        // What stands for a process where there are no such descriptors.
        let null = std::fs::File::open("/dev/null").unwrap();
        assert!(await_end(&null, Duration::from_secs(60)));
    }
}
