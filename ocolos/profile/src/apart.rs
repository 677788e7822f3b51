// SPDX-License-Identifier: Apache-2.0
//! A source that works in a process of its own: when the tool that people kill has ended, it ends its burst in order.

use crate::cache_model::CacheModel;
use crate::profile::Profile;
use crate::source::{Budget, Observed, Source, Subject};
use nix::errno::Errno;
use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
use nix::sys::signal::{SigHandler, Signal, signal};
use nix::sys::wait::waitpid;
use nix::unistd::{ForkResult, fork, pipe, setsid};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, Read, Write};
use std::ops::Range;
use std::os::fd::AsFd;
use std::time::Duration;
use thaw_binary::Refusal;
use thaw_process::late::let_all_go;
use thaw_process::process::Process;

/// Milliseconds between two looks for threads that stand late.
const LOOKS: u8 = 5;

#[derive(Serialize, Deserialize)]
struct Message {
    branches: Vec<((u64, u64), u64)>,
    straight: Vec<((u64, u64), u64)>,
    looked_at: u64,
    bursts: u64,
    longest_us: u64,
    fetches: u64,
    misses: u64,
    within: Vec<u64>,
    /// The word and the sentence of a refusal.
    error: Option<(String, String)>,
}

/// Has to be called where there is one thread.
pub fn observe(
    source: &mut dyn Source,
    process: &Process,
    subject: &Subject<'_>,
    budget: Budget,
    ranges: &[Vec<Range<u64>>],
) -> Result<Observed, Refusal> {
    let failed = |e: nix::Error| {
        Refusal::new(
            "ptrace",
            format!("a process that profiles cannot be made: {e}"),
        )
    };
    let (from, to) = pipe().map_err(failed)?;
    // SAFETY: there is one thread, so that the child may go on as the parent could.
    match unsafe { fork() }.map_err(failed)? {
        ForkResult::Child => {
            drop(from);
            let _ = setsid();
            for ignored in [
                Signal::SIGINT,
                Signal::SIGTERM,
                Signal::SIGHUP,
                Signal::SIGQUIT,
                Signal::SIGPIPE,
            ] {
                // SAFETY: no handler of ours is installed.
                let _ = unsafe { signal(ignored, SigHandler::SigIgn) };
            }
            let message = message(source.observe(process, subject, budget, ranges));
            let written =
                serde_json::to_vec(&message).is_ok_and(|m| File::from(to).write_all(&m).is_ok());
            // SAFETY: ends the child at once, without what the parent has registered for its own end.
            unsafe { libc::_exit(i32::from(!written)) }
        }
        ForkResult::Parent { child } => {
            drop(to);
            let mut bytes = Vec::new();
            let read = read_to_end(File::from(from), &mut bytes);
            let _ = waitpid(child, None);
            let message: Option<Message> =
                read.ok().and_then(|_| serde_json::from_slice(&bytes).ok());
            observed(message.ok_or_else(|| {
                Refusal::new("ptrace", "the process that profiles has ended early")
            })?)
        }
    }
}

/// Threads that stand late for us go on meanwhile.
fn read_to_end(mut from: File, bytes: &mut Vec<u8>) -> io::Result<()> {
    let mut part = [0; 64 << 10];
    loop {
        let looks = if let_all_go() {
            PollTimeout::NONE
        } else {
            PollTimeout::from(LOOKS)
        };
        let mut ready = [PollFd::new(from.as_fd(), PollFlags::POLLIN)];
        match poll(&mut ready, looks) {
            Ok(0) | Err(Errno::EINTR) => continue,
            Ok(_) => {}
            Err(e) => return Err(e.into()),
        }
        match from.read(&mut part)? {
            0 => return Ok(()),
            length => bytes.extend(&part[..length]),
        }
    }
}

fn message(observed: Result<Observed, Refusal>) -> Message {
    let (observed, error) = match observed {
        Ok(observed) => (observed, None),
        Err(refusal) => (
            Observed::default(),
            Some((refusal.reason.to_owned(), refusal.text)),
        ),
    };
    Message {
        branches: observed.profile.branches.into_iter().collect(),
        straight: observed.profile.straight.into_iter().collect(),
        looked_at: observed.profile.looked_at,
        bursts: observed.bursts,
        longest_us: observed.longest.as_micros() as u64,
        fetches: observed.cache.fetches,
        misses: observed.cache.misses,
        within: observed.within,
        error,
    }
}

fn observed(message: Message) -> Result<Observed, Refusal> {
    if let Some((reason, text)) = message.error {
        // Such words live as long as the tool, which makes few.
        return Err(Refusal::new(reason.leak(), text));
    }
    Ok(Observed {
        profile: Profile {
            branches: message.branches.into_iter().collect(),
            straight: message.straight.into_iter().collect(),
            looked_at: message.looked_at,
        },
        bursts: message.bursts,
        longest: Duration::from_micros(message.longest_us),
        cache: CacheModel::counted(message.fetches, message.misses),
        within: message.within,
    })
}
