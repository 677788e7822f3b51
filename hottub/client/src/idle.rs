// SPDX-License-Identifier: Apache-2.0
//! Work that takes nothing from others: in a process of its own, as who has once given up its priority does not get it back.

use nix::errno::Errno;
use nix::libc;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::{Signal, kill};
use nix::sys::wait::waitpid;
use nix::unistd::{ForkResult, fork, getppid};
use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::AsFd;
use std::os::unix::process::CommandExt;
use std::process::Command;
use std::time::Instant;

/// The kernel's numbers for `ioprio_set`: one process, and the class that waits for all others.
pub const IOPRIO_WHO_PROCESS: i32 = 1;
const IOPRIO_IDLE: i32 = 3 << 13;

/// Does the work at idle priority, and returns what it returned. After `end` it is given up.
pub fn run(
    end: Instant,
    work: impl FnOnce() -> Result<Vec<u8>, String>,
) -> Result<Vec<u8>, String> {
    let (read, write) =
        nix::unistd::pipe2(nix::fcntl::OFlag::O_CLOEXEC).map_err(|e| format!("pipe: {e}"))?;
    let parent = nix::unistd::getpid();
    // SAFETY: this process has one thread.
    match unsafe { fork() }.map_err(|e| format!("fork: {e}"))? {
        ForkResult::Child => {
            drop(read);
            // SAFETY: ends this process with the other one.
            unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
            if getppid() == parent {
                give_way();
                let answer = match work() {
                    Ok(bytes) => [&[1], bytes.as_slice()].concat(),
                    Err(reason) => [&[0], reason.as_bytes()].concat(),
                };
                let _ = File::from(write).write_all(&answer);
            }
            // SAFETY: ends the child without the parent's exit handlers.
            unsafe { libc::_exit(0) }
        }
        ForkResult::Parent { child } => {
            drop(write);
            let answer = read_until(File::from(read), end);
            let _ = kill(child, Signal::SIGKILL);
            let _ = waitpid(child, None);
            match answer?.split_first() {
                Some((1, bytes)) => Ok(bytes.to_vec()),
                Some((_, reason)) => Err(String::from_utf8_lossy(reason).into_owned()),
                None => Err("the process that did it was killed".into()),
            }
        }
    }
}

/// For a program that the work starts.
pub fn end_with_this_process(command: &mut Command) {
    // SAFETY: one system call between fork and exec.
    unsafe {
        command.pre_exec(|| {
            libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
            Ok(())
        });
    }
}

fn read_until(mut file: File, end: Instant) -> Result<Vec<u8>, String> {
    let mut answer = Vec::new();
    let mut part = [0; 4096];
    loop {
        let left = end.saturating_duration_since(Instant::now());
        let timeout = PollTimeout::try_from(left).unwrap_or(PollTimeout::MAX);
        let mut ready = [PollFd::new(file.as_fd(), PollFlags::POLLIN)];
        match poll(&mut ready, timeout) {
            Ok(0) => return Err("it took too long".into()),
            Ok(_) => match file.read(&mut part) {
                Ok(0) => return Ok(answer),
                Ok(n) => answer.extend_from_slice(&part[..n]),
                Err(e) => return Err(format!("pipe: {e}")),
            },
            Err(Errno::EINTR) => {}
            Err(e) => return Err(format!("poll: {e}")),
        }
    }
}

/// Where the kernel refuses one of these, the others do.
fn give_way() {
    // SAFETY: these change this process alone.
    unsafe {
        let none: libc::sched_param = std::mem::zeroed();
        libc::sched_setscheduler(0, libc::SCHED_IDLE, &raw const none);
        libc::setpriority(libc::PRIO_PROCESS, 0, 19);
        libc::syscall(libc::SYS_ioprio_set, IOPRIO_WHO_PROCESS, 0, IOPRIO_IDLE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn soon() -> Instant {
        Instant::now() + Duration::from_secs(60)
    }

    #[test]
    fn work_is_done_at_idle_priority_and_its_answer_comes_back() {
        let answer = run(soon(), || {
            // SAFETY: these read numbers.
            let numbers = unsafe {
                [
                    libc::sched_getscheduler(0) == libc::SCHED_IDLE,
                    libc::getpriority(libc::PRIO_PROCESS, 0) == 19,
                    libc::syscall(libc::SYS_ioprio_get, IOPRIO_WHO_PROCESS, 0)
                        == libc::c_long::from(IOPRIO_IDLE),
                ]
            };
            Ok(numbers.map(u8::from).to_vec())
        });
        assert_eq!(answer, Ok(vec![1, 1, 1]));
        assert_eq!(run(soon(), || Err("why".into())), Err("why".into()));
        let killed = run(soon(), || std::process::abort());
        assert!(killed.unwrap_err().contains("killed"));
    }

    #[test]
    fn what_takes_too_long_is_given_up() {
        let end = Instant::now() + Duration::from_millis(50);
        let late = run(end, || {
            std::thread::sleep(Duration::from_secs(100));
            Ok(Vec::new())
        });
        assert_eq!(late, Err("it took too long".into()));
    }
}
